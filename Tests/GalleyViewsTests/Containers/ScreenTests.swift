import Foundation
import Galley
import TestSupport
import Testing

/// Bars, tabs, lists and programs.
@MainActor
@Suite("Navigation, lists and programs")
struct ScreenTests {
  @Test("bars are 44 points, 96 with a large title, and the content lies below")
  func navigationBars() {
    func content(_ change: (AnyView) -> AnyView) -> CGRect {
      layout(300, 500) {
        NavigationStack { change(AnyView(Color.red.named("content"))) }
      }["content"].frame
    }
    expectEqual(content { $0 }, CGRect(0, 0, 300, 500))
    expectEqual(content { AnyView($0.navigationTitle("Title")) }, CGRect(0, 96, 300, 404))
    expectEqual(
      content {
        AnyView($0.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
      }, CGRect(0, 44, 300, 456))
    expectEqual(
      content { AnyView($0.toolbar { ToolbarItem { Button("Edit") {} } }) },
      CGRect(0, 44, 300, 456))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .navigationBar)) },
      CGRect(0, 0, 300, 500))
    // Without bars, the automatic one is meant.
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden)) }, CGRect(0, 0, 300, 500))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbarVisibility(.hidden)) },
      CGRect(0, 0, 300, 500))
    expectEqual(
      content { AnyView($0.navigationTitle("Title").toolbar(.hidden, for: .tabBar)) },
      CGRect(0, 96, 300, 404))
  }

  @Test("items for the bottom bar are shown in one below the content")
  func bottomItems() {
    let tree = layout(300, 500) {
      NavigationStack {
        Color.red.named("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Text("Share") }
          ToolbarItem(placement: .bottomBar) { Text("Delete") }
        }
      }
    }
    expectEqual(tree["content"].frame, CGRect(0, 0, 300, 456))
    #expect(tree.nodes.compactMap(\.text?.string) == ["Share", "Delete"])
  }

  @Test("the selected tab is shown, with the titles of all")
  func tabs() {
    func strings<V: View>(_ view: V) -> [String] {
      layout(300, 400) { view }.nodes.compactMap(\.text?.string)
    }
    let pages = Group {
      Text("first page").tabItem { Label("One", systemImage: "star") }.tag("a")
      Text("second page").tabItem { Label("Two", systemImage: "heart") }.tag("b")
    }
    #expect(strings(TabView { pages }) == ["first page", "One", "Two"])
    #expect(
      strings(TabView(selection: .constant("b")) { pages }) == ["second page", "One", "Two"])
    #expect(
      strings(
        TabView(selection: .constant(2)) {
          Tab("One", systemImage: "star", value: 1) { Text("first page") }
          Tab("Two", systemImage: "heart", value: 2) { Text("second page") }
        }) == ["second page", "One", "Two"])
  }

  @Test("rows are 44 points or taller; sections have headers, footers and grounds")
  func lists() {
    let tree = layout(320, 600) {
      List {
        Section {
          Color.red.frame(height: 10).named("short")
          Color.red.frame(height: 60).named("tall")
        } header: {
          Text("header")
        } footer: {
          Text("footer")
        }
        Color.red.frame(height: 10).named("lone")
      }
      .named("list")
    }
    #expect(tree["list"].frame.size == CGSize(width: 320, height: 600))
    expectEqual([tree["tall"].frame.midY - tree["short"].frame.midY], [22 + 41])
    // 16 points of margin and 16 of inset on both sides.
    #expect(tree["short"].frame.minX == 32 && tree["short"].frame.width == 256)
    #expect(tree.nodes.compactMap(\.text?.string) == ["HEADER", "footer"])
    #expect(tree["lone"].frame.minY > tree["tall"].frame.maxY + 40)
  }

  @Test("rows of a plain list go from edge to edge; insets can be set")
  func plainList() {
    let tree = layout(320, 600) {
      List {
        Color.red.frame(height: 10).named("a")
        Color.red.frame(height: 10).named("b").listRowInsets(EdgeInsets())
      }
      .listStyle(.plain)
    }
    #expect(tree["a"].frame.minX == 16 && tree["a"].frame.width == 288)
    #expect(tree["b"].frame.minX == 0 && tree["b"].frame.width == 320)
  }

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
    #expect(runner.run(Demo(), ["-o", file.path, "--device", "iphone-se"]) == 0)
    let picture = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    #expect((picture.width, picture.height) == (750, 1334))
    // Three cards and two gaps across the middle.
    let row = picture.height / 2
    let purple = (0..<picture.width).map { picture.pixels[(row * picture.width + $0) * 4] != 255 }
    let edges = zip(purple, purple.dropFirst()).count { $0 != $1 }
    #expect(edges == 4 && purple[0] && purple[749])

    let scaled = ["--scale", "1", "--direction", "rtl", "--locale", "ar"]
    let loud = scaled + ["--type-size", "accessibility1", "--overlay", "frames"]
    #expect(runner.run(Demo(), loud + ["-o", file.path]) == 0)
    let framed = try PNGFile.decode([UInt8](Data(contentsOf: file)))
    #expect(framed.width > 393, "the labels of frames stand beside the picture")
    #expect(runner.run(Demo(), ["--device", "nokia"]) == 2)
    #expect(runner.run(Demo(), ["extra"]) == 2)
    #expect(runner.run(NoWindow(), []) == 2)
    #expect(runner.run(Demo(), ["-o", folder.appendingPathComponent("no/where.png").path]) == 1)
  }

  @Test("a program's picture goes to standard output", .enabled(if: hasPainter))
  func programToStandardOutput() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-app-\(UUID().uuidString)")
    let descriptor = open(file.path, O_CREAT | O_WRONLY | O_TRUNC, 0o600)
    defer {
      close(descriptor)
      try? FileManager.default.removeItem(at: file)
    }
    let runner = AppRunner(name: "Demo", results: descriptor)
    #expect(runner.run(Demo(), ["-o", "-", "--device", "iphone-se"]) == 0)
    #expect(try PNGFile.decode([UInt8](Data(contentsOf: file))).width == 750)
  }

  @Test("pictures are PNG files, and other formats are refused by name")
  func formats() throws {
    for name in ["x.svg", "x.JPG", "a.b/x.pdf"] {
      #expect(AppRunner(name: "Demo").run(Demo(), ["-o", name]) == 2)
      #expect(throws: ValueError.self) { try OptionValues.pictureFile(name) }
    }
    for name in ["x.png", "x", "a.pdf/x", "Renders.1", "-"] {
      #expect(try OptionValues.pictureFile(name) == name)
    }
  }
}
