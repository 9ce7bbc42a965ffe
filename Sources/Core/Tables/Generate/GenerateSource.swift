import Foundation
import GalleyTables

/// Expands tables into Swift source, and embeds other files: `GenerateSource FOLDER INPUT…`.
@main struct GenerateSource {
  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard let folder = paths.first else { return }
    var pages: [String] = []
    for input in paths.dropFirst() {
      if input.hasSuffix(".table") {
        let name = URL(filePath: input).lastPathComponent
        try write(expanded(input), to: "\(folder)/\(name).swift")
      } else {
        pages.append(input)
      }
    }
    if !pages.isEmpty { try write(embedded(pages.sorted()), to: "\(folder)/PageText.swift") }
  }

  /// Writes a file unless it has this text already: an unchanged file isn't compiled again.
  private static func write(_ text: String, to output: String) throws {
    let source = Data(text.utf8)
    if FileManager.default.contents(atPath: output) != source {
      try source.write(to: URL(filePath: output))
    }
  }

  private static func expanded(_ input: String) throws -> String {
    do {
      let table = try Table(String(contentsOfFile: input, encoding: .utf8))
      // The compiler names the lines of the table in its messages.
      let place = "#sourceLocation(file: \(String(reflecting: input)), line: 1)"
      return "import Foundation\n\(place)\n\(table.source)"
    } catch let error as TableError {
      print("\(input):\(error.line): error: \(error.message)")
      exit(1)
    }
  }

  /// Returns the declaration of a dictionary with the text of each file by its name. The texts are
  /// string literals, which compile in no time; arrays of bytes take a second per 10 kB.
  private static func embedded(_ inputs: [String]) throws -> String {
    let files = try inputs.map { input in
      let name = URL(filePath: input).lastPathComponent
      let text = try String(contentsOfFile: input, encoding: .utf8)
      return "    \"\(name)\": ####\"\"\"\n\(text)\n\"\"\"####,\n"
    }
    return "enum PageText {\n  static let files: [String: String] = [\n\(files.joined())  ]\n}\n"
  }
}
