import Expectations
import Foundation
import Galley
import GalleySnapshots
import Testing

@Suite("The batch articles work as written", .enabled(if: InstalledProgram.canBeMade))
struct BatchArticleTests {
  /// Returns the article's code blocks in a language, without their fences.
  private static func parts(_ text: String, _ language: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().map {
      $0.components(separatedBy: "\n```")[0] + "\n"
    }
  }

  @Test(
    "the files and commands produce the described output",
    arguments: [
      ("Certificates", ["Certificate.swift", "people.jsonl"], ["certificates", "shared"]),
      ("WebCards", ["Post.swift", "posts.jsonl", "ways.jsonl"], ["cards", "webp", "ways"]),
    ])
  func article(_ name: String, _ files: [String], _ folders: [String]) throws {
    let program = BuiltProgram(
      program: try InstalledProgram.path(), cache: try InstalledProgram.cache())
    let article = "\(BuiltProgram.package)/Sources/Galley/Galley.docc/\(name).md"
    let text = try String(contentsOfFile: article, encoding: .utf8)
    let sources = Self.parts(text, "swift") + Self.parts(text, "json")
    expectEqual(sources.count, files.count)
    for (file, source) in zip(files, sources) {
      expect(text, contains: "`\(file)`")
      try AtomicFile.write(Array(source.utf8), to: program.folder.path(file))
    }
    let commands = Self.parts(text, "sh").flatMap { $0.split(separator: "\n") }
    expectEqual(commands.count, name == "WebCards" ? 3 : 5)
    for command in commands {
      let words = command.split(separator: " ").map(String.init)
      expectEqual(words.prefix(2), ["galley", "batch"])
      let outcome = try program.run(list: Array(words.dropFirst()))
      expectEqual(outcome.code, 0, "\(command): \(outcome.errors)")
      expect(outcome.errors.isEmpty, "\(command): \(outcome.errors)")
    }
    for folder in folders {
      let count = program.folder.files.filter {
        $0.hasPrefix("\(folder)/") && !$0.hasSuffix(".jsonl")
      }.count
      expectEqual(count, 3, "\(folder)")
    }
  }
}
