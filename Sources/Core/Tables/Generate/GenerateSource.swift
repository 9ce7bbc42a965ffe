import Foundation
import GalleyTables

/// Expands a table into Swift source: `ExpandTable TABLE SOURCE`.
@main struct ExpandTable {
  static func main() throws {
    let paths = CommandLine.arguments.dropFirst()
    guard let input = paths.first, let output = paths.last else { return }
    do {
      let table = try Table(String(contentsOfFile: input, encoding: .utf8))
      // The compiler names the lines of the table in its messages.
      let place = "#sourceLocation(file: \(String(reflecting: input)), line: 1)"
      let source = Data("import Foundation\n\(place)\n\(table.source)".utf8)
      // An unchanged file isn't compiled again.
      if FileManager.default.contents(atPath: output) != source {
        try source.write(to: URL(filePath: output))
      }
    } catch let error as TableError {
      print("\(input):\(error.line): error: \(error.message)")
      exit(1)
    }
  }
}
