import Expectations
import Foundation
import Testing

@testable import GalleyCommand

/// Compares the article about the command line with the option tables.
@MainActor @Suite("Documentation of the command line")
struct DocumentationTests {
  private let articles: String

  init() throws {
    let folder = BuiltProgram.package + "/Sources/Galley/Galley.docc"
    articles = try ["CommandLine", "Goldens"]
      .map { try String(contentsOfFile: "\(folder)/\($0).md", encoding: .utf8) }.joined()
  }

  /// Whether the articles mention `word` as a whole word.
  private func mentions(_ word: String) -> Bool {
    articles.ranges(of: word).contains { range in
      guard range.upperBound < articles.endIndex else { return true }
      let next = articles[range.upperBound]
      return !next.isLetter && next != "-"
    }
  }

  @Test("every command is documented")
  func commands() {
    let missing = CommandLineTool.commands.map { $0.name }.filter { !mentions("galley \($0)") }
    expectEqual(missing, [])
  }

  @Test("every target of the sources is in the article about them")
  func targets() throws {
    let manifest = try String(
      contentsOfFile: BuiltProgram.package + "/Package.swift", encoding: .utf8)
    let article = try String(
      contentsOfFile: BuiltProgram.package + "/Sources/Galley/Galley.docc/Architecture.md",
      encoding: .utf8)
    let names = manifest.components(separatedBy: "name: \"")
      .filter { $0.contains("path: \"Sources") }.map { String($0.prefix { $0 != "\"" }) }
    expectGreater(names.count, 30)
    expectEqual(names.filter { !article.contains("`\($0)`") }, [])
  }

  @Test("descriptions of commands fit in a terminal")
  func widths() {
    let lines = CommandLineTool.commands.flatMap { $0.discussion.split(separator: "\n") }
    expectEqual(lines.filter { $0.count > 96 }, [])
  }

  @Test("every option of every command is documented")
  func options() {
    func missing<C: Command>(_ command: C.Type) -> [String] {
      command.options.filter { !$0.isHidden && !mentions("--\($0.long)") }
        .map { "galley \(command.name) --\($0.long)" }
    }
    expectEqual(CommandLineTool.commands.flatMap { missing($0) }, [])
  }

  @Test("the workflow for CI calls scripts and options that exist")
  func workflow() throws {
    let article = try String(
      contentsOfFile: BuiltProgram.package + "/Sources/Galley/Galley.docc/MachineFormats.md",
      encoding: .utf8)
    let lines = article.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ +(?:- )?run: (.*)$/).map {
        $0.1.split(separator: " ").map(String.init)
      }
    }
    expectEqual(lines.count, 4)
    for words in lines {
      if let script = words[0].firstMatch(of: /^galley\/(.*)$/) {
        expect(FileManager.default.isExecutableFile(atPath: "\(BuiltProgram.package)/\(script.1)"))
        continue
      }
      expectEqual(words[0], "~/.local/bin/galley")
      let command = try require(CommandLineTool.commands.first { $0.name == words[1] })
      func names<C: Command>(_ command: C.Type) -> [String] {
        command.options.map { "--\($0.long)" }
      }
      let known = names(command)
      expectEqual(words.filter { $0.hasPrefix("--") && !known.contains($0) }, [])
    }
  }
}
