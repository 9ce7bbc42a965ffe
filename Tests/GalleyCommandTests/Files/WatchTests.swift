import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("--watch reruns the command when files change", .enabled(if: InstalledProgram.canBeMade))
struct WatchTests {
  let program: BuiltProgram
  var folder: TemporaryFolder { program.folder }

  init() throws {
    program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
  }

  private func source(_ width: Int) -> String {
    """
    import SwiftUI
    #Preview(traits: .sizeThatFitsLayout) { Color.red.frame(width: \(width), height: 10) }

    """
  }

  private func save(_ text: String, to name: String = "Card.swift") throws {
    try Data(text.utf8).write(to: URL(filePath: folder.path(name)))
  }

  /// Returns the width of the picture in points; `nil` if there is none.
  private func width(_ name: String = "card.png") throws -> Int? {
    try folder.exists(name) ? PNGFile.decode(folder.bytes(name)).width / 2 : nil
  }

  private func wait(_ what: String, until isTrue: () throws -> Bool) throws {
    let end = ContinuousClock.now + .seconds(60)
    while try !isTrue(), ContinuousClock.now < end { usleep(20_000) }
    try expect(isTrue(), "\(what)")
  }

  /// Runs `galley render --watch` on a file until `body` returns.
  private func watching(
    _ arguments: String..., body: (BuiltProgram.Running) throws -> Void
  ) throws -> BuiltProgram.Outcome {
    // Results go to a file, so that no pipe has to be read meanwhile.
    try Data().write(to: URL(filePath: folder.path("results")))
    let running = try program.start(
      list: arguments + ["--watch"], output: folder.path("results"))
    defer { BuiltProgram.end(running.process) }
    try body(running)
    expect(running.process.isRunning)
    kill(running.process.processIdentifier, SIGINT)
    try wait("ended") { !running.process.isRunning }
    BuiltProgram.end(running.process)
    return try running.finish()
  }

  @Test("files are noticed however an editor saves them")
  func saves() throws {
    try save(source(20))
    let outcome = try watching("render", "Card.swift", "-o", "card.png") { running in
      try wait("at once") { try width() == 20 }
      try save(source(30))
      try wait("written in place") { try width() == 30 }
      try save(source(40), to: ".Card.swift.swp")
      rename(folder.path(".Card.swift.swp"), folder.path("Card.swift"))
      try wait("another file of that name") { try width() == 40 }
      // As vim saves: the old file is moved away, so that it is missing for a moment.
      rename(folder.path("Card.swift"), folder.path("Card.swift~"))
      usleep(400_000)
      try save(source(50))
      try wait("put aside and written") { try width() == 50 }
      try expect(running.errorsSoFar(), lacks: "cannot read")
      try save("import SwiftUI\n#Preview { Color.red.fra")
      try wait("half of it") { try running.errorsSoFar().contains("Card.swift does not compile") }
      try expectEqual(width(), 50)
      try save(source(60))
      try wait("whole again") { try width() == 60 }
    }
    // A shell shows this as exit code 130.
    expectEqual(outcome.code, SIGINT)
  }

  @Test("with fifty saves a second, the last one is rendered")
  func often() throws {
    try save(source(20))
    _ = try watching("render", "Card.swift", "-o", "card.png") { _ in
      try wait("at once") { try width() == 20 }
      for step in 1...100 {
        try save(source(20 + step))
        usleep(20_000)
      }
      try wait("the last") { try width() == 120 }
      // Not once per save.
      let runs = { try folder.text("results").split(separator: "\n").count }
      try wait("it said so") { try runs() > 1 }
      try expectLess(runs(), 40)
    }
  }

  @Test("folders with new and deleted files are watched, and so is data")
  func folders() throws {
    try Folder.make(folder.path("Sources/Cards"))
    try save(source(20), to: "Sources/Cards/One.swift")
    _ = try watching("render", "Sources", "-o", "out") { _ in
      try wait("at once") { try width("out/One.png") == 20 }
      try save(source(30), to: "Sources/Cards/Two.swift")
      try wait("a new file") { try width("out/Two.png") == 30 }
      try Folder.make(folder.path("Sources/More"))
      try save(source(40), to: "Sources/More/Three.swift")
      try wait("a new folder") { try width("out/Three.png") == 40 }
    }
    try save(
      """
      import SwiftUI
      struct Bar: View, Decodable {
        let width: Double
        var body: some View { Color.red.frame(width: width, height: 10) }
      }

      """, to: "Bar.swift")
    try save("{\"width\": 20}", to: "bar.json")
    _ = try watching("render", "Bar.swift", "--data", "bar.json", "-o", "bar.png") { _ in
      try wait("at once") { FileManager.default.fileExists(atPath: folder.path("bar.png")) }
      let before = try folder.bytes("bar.png")
      try save("{\"width\": 70}", to: "bar.json")
      try wait("data") { try folder.bytes("bar.png") != before }
    }
  }

  @Test("verify reports each time, and scenes of the catalog cannot be watched")
  func verify() throws {
    try save(source(20))
    try expectEqual(program.run("record", "Card.swift").code, 0)
    _ = try watching("verify", "Card.swift") { _ in
      try wait("equal") { try folder.text("results").contains("1 equal") }
      try save(source(30))
      try wait("differs") { try folder.text("results").contains("0 equal, 1 differ") }
    }
    let scene = try program.run("render", "simple-view/1", "--watch")
    expectEqual(scene.code, 2)
    expectEqual(
      scene.errors,
      """
      galley: error: --watch needs a Swift file
      hint: name one, such as Card.swift

      """)
    try expectEqual(program.run("list", "Card.swift", "--watch").code, 2)
  }

  @Test("progress appears only on terminals")
  func progress() throws {
    try save(source(20))
    let plain = try program.run("render", "Card.swift", "-o", "card.png")
    expectEqual(plain.code, 0)
    expect(plain.errors.isEmpty)
    try save(source(30))
    // script(1) of util-linux runs the program in a terminal.
    guard access("/usr/bin/script", X_OK) == 0 else { return }
    let shown = try program.run(
      "render", "Card.swift", "-o", "card.png", shell: "script -qec \"$* > /dev/null\" /dev/null")
    expect(shown.text, contains: "compiling Card.swift")
    expect(shown.text, contains: "\u{1B}[K")
  }
}
