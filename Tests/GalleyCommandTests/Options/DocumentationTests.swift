import Foundation
import Testing

@testable import GalleyCommand

/// The article on the command line, against the tables that the program reads.
@MainActor @Suite("Documentation of the command line")
struct DocumentationTests {
  private let articles: String

  init() throws {
    let folder = BuiltProgram.package + "/Sources/Galley/Galley.docc"
    articles = try ["CommandLine", "Goldens"]
      .map { try String(contentsOfFile: "\(folder)/\($0).md", encoding: .utf8) }.joined()
  }

  /// Whether `word` is there, and not only as the beginning of another one.
  private func mentions(_ word: String) -> Bool {
    articles.ranges(of: word).contains { range in
      guard range.upperBound < articles.endIndex else { return true }
      let next = articles[range.upperBound]
      return !next.isLetter && next != "-"
    }
  }

  @Test("every command is in it")
  func commands() {
    let missing = CommandLineTool.commands.map { $0.name }.filter { !mentions("galley \($0)") }
    #expect(missing == [])
  }

  @Test("every option of every command is in it")
  func options() {
    func missing<C: Command>(_ command: C.Type) -> [String] {
      command.options.filter { !$0.isHidden && !mentions("--\($0.long)") }
        .map { "galley \(command.name) --\($0.long)" }
    }
    #expect(CommandLineTool.commands.flatMap { missing($0) } == [])
  }
}
