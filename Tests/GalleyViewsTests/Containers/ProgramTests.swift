import Expectations
import Galley
import TestSupport
import Testing

/// Programs with windows, as run by `galley` and `swift run`.
@MainActor
@Suite("Programs")
struct ProgramTests {
  private struct Demo: App {
    var body: some Scene {
      WindowGroup {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<10) { _ in
              Rectangle().fill(.purple).aspectRatio(3 / 2, contentMode: .fit)
                .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: 10)
            }
          }
        }
      }
    }
  }

  private struct NoWindow: App {
    var body: some Scene { _TupleSceneOfNothing() }
  }

  private struct _TupleSceneOfNothing: Scene {
    typealias Body = Never
    var _window: AnyView? { nil }
  }

  @Test("a program renders its first window", .enabled(if: hasPainter))
  func program() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("demo.png")
    let runner = AppRunner(name: "Demo")
    expectEqual(runner.run(Demo(), ["-o", file.path, "--device", "iphone-se"]), 0)
    let picture = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    expect((picture.width, picture.height) == (750, 1334))
    // Three cards and two gaps across the middle.
    let row = picture.height / 2
    let purple = (0..<picture.width).map { picture.pixels[(row * picture.width + $0) * 4] != 255 }
    let edges = zip(purple, purple.dropFirst()).count { $0 != $1 }
    expectEqual(edges, 4)
    expect(purple[0])
    expect(purple[749])

    let scaled = ["--scale", "1", "--direction", "rtl", "--locale", "ar"]
    let loud = scaled + ["--type-size", "accessibility1", "--overlay", "frames"]
    expectEqual(runner.run(Demo(), loud + ["-o", file.path]), 0)
    let framed = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    expectGreater(framed.width, 393, "frame labels are beside the picture")
    expectEqual(runner.run(Demo(), ["--device", "nokia"]), 2)
    expectEqual(runner.run(Demo(), ["extra"]), 2)
    expectEqual(runner.run(NoWindow(), []), 2)
    expectEqual(runner.run(Demo(), ["-o", folder.appendingPathComponent("no/where.png").path]), 1)
  }

  @Test("a program writes its picture to standard output", .enabled(if: hasPainter))
  func programToStandardOutput() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(at: file)
    }
    let runner = AppRunner(name: "Demo", results: descriptor)
    expectEqual(runner.run(Demo(), ["-o", "-", "--device", "iphone-se"]), 0)
    try expectEqual(PNGFile.decode([UInt8](Data(contentsOf: file))).width, 750)
  }

  @Test("the file extension or the option determines the picture format", .enabled(if: hasPainter))
  func formats() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let runner = AppRunner(name: "Demo")
    for (name, options, start) in [
      ("x.svg", [], "<svg "), ("x.PDF", [], "%PDF-"), ("plain", ["--format", "svg"], "<svg "),
      ("plain", [], "\u{89}PNG"),
    ] as [(String, [String], String)] {
      let file = folder.appendingPathComponent(name)
      expectEqual(runner.run(Demo(), ["-o", file.path] + options), 0)
      let bytes = try Data(contentsOf: file)
      expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }), "\(name)")
    }
    for words in [["-o", "x.gif"], ["-o", "x.svg", "--format", "pdf"], ["--format", "tiff"]] {
      expectEqual(runner.run(Demo(), words), 2)
    }
    for wrong in ["x.heic", "x.pgn", "x.jgp", "a/x.pdff"] {
      #expect(throws: ValueError.self, "\(wrong)") { try OptionValues.pictureFile(wrong) }
    }
    for name in ["x.png", "x", "a.pdf/x", "Renders.1", "out.d", "x.txt", "-", "a.svg"] {
      try expectEqual(OptionValues.pictureFile(name), name)
    }
  }
}
