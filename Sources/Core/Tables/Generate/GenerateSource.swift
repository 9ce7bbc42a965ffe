import Foundation
import GalleyTables

/// Expands a table into Swift source, or embeds files: `GenerateSource SOURCE INPUT…`.
@main struct GenerateSource {
  static func main() throws {
    let paths = Array(CommandLine.arguments.dropFirst())
    guard let output = paths.first else { return }
    let inputs = paths.dropFirst()
    let source: Data
    if let table = inputs.first, table.hasSuffix(".table") {
      source = Data(try expanded(table).utf8)
    } else {
      source = Data(try embedded(inputs.sorted()).utf8)
    }
    // An unchanged file isn't compiled again.
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
