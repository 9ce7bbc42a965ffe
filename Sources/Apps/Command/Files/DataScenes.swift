import Foundation
import Galley
import GalleyCatalog
import GalleySnapshots

/// Scenes of views decoded from the values of a JSON file.
@MainActor
enum DataScenes {
  /// - Parameters:
  ///   - preview: The preview that decodes a view from a value.
  ///   - source: The JSON file, and the pattern of the file names, such as `{id}`; `nil` for numbers.
  /// - Throws: `UsageError` if the file cannot be read or contains no values.
  static func all(_ preview: Preview, _ source: FileRun.Values) throws -> [FileScene] {
    guard let decode = preview.decode else { return [] }
    guard let data = FileManager.default.contents(atPath: source.path) else {
      throw UsageError(
        "cannot read '\(source.shownName)': \(String(cString: strerror(errno)))",
        hint: "--data takes a JSON or CSV file, or - for standard input")
    }
    let run = FileRun.current
    run?.keepGoing()
    let isTable = TableScanner.reads(source.word)
    let values =
      isTable
      ? try JSONValues(table: [UInt8](data), source.shownName) : JSONValues([UInt8](data))
    guard !values.values.isEmpty else {
      throw UsageError("no values found in '\(source.shownName)'", hint: JSONInput.hint)
    }
    if !isTable { try JSONInput.check(values[0], source.shownName) }
    if let end = values.end { throw JSONInput.unclosed(source.shownName, line: end) }
    let tables = TableDecoder()
    let names = DataNames(preview.id, source.name)
    var taken: [String: Int] = [:]
    return values.values.indices.map { index in
      if index % 1000 == 0 { run?.keepGoing() }
      let line = values.values[index].line
      let name = Result { try names.name(of: values, index) }
      let stem = (try? name.get()) ?? "\(preview.id)/\(index + 1)"
      let count = taken[stem, default: 0] + 1
      taken[stem] = count
      return FileScene(preview, id: count == 1 ? stem : "\(stem)-\(count)") {
        do {
          let view =
            try isTable ? tables.decode(values[index], decode) : decode(values.data(index))
          _ = try name.get()
          return view
        } catch {
          throw DataError(
            file: source.shownName, line: line, data: values.data(index), error: error)
        }
      }
    }
  }
}

extension DataScenes {
  static func noView(_ path: String) -> UsageError {
    UsageError(
      "no Decodable view in \(path)",
      hint: "declare one, such as struct Badge: View, Decodable { let name: String … }")
  }
}

/// The file names of pictures of data.
private struct DataNames {
  private let stem: String
  /// Literal text and, at odd indices, field names.
  private let parts: [String]

  init(_ stem: String, _ template: String?) {
    self.stem = stem
    parts =
      template?.split(omittingEmptySubsequences: false) { "{}".contains($0) }.map(String.init)
      ?? []
  }

  func name(of values: JSONValues, _ index: Int) throws -> String {
    guard !parts.isEmpty else {
      return values.values.count == 1 ? stem : "\(stem)/\(index + 1)"
    }
    var text = ""
    for (place, part) in parts.enumerated() {
      text += place % 2 == 0 ? part : try field(part, of: values[index])
    }
    guard let word = Preview.word(text) else {
      throw UsageError("'\(text)' is not a valid picture name", hint: "use letters and digits")
    }
    return "\(stem)/\(word)"
  }

  /// Returns a field of an object or of a nested object: `user.id`.
  private func field(_ path: String, of value: [UInt8]) throws -> String {
    guard let text = JSONScanner.text(path.split(separator: ".").map(String.init), in: value) else {
      throw UsageError("no field '\(path)' for the name", hint: "")
    }
    return text
  }
}

/// The error for a value that cannot be decoded.
struct DataError: ExplainedError {
  let file: String
  let line: Int
  let data: Data
  let error: any Error

  var message: String { "\(file):\(line): \(Self.words(error, data))" }
  var hint: String { "" }

  /// - Parameter data: The value that could not be decoded.
  static func words(_ error: any Error, _ data: Data) -> String {
    guard error is DecodingError else { return SubjectError.words(error).message }
    return JSONReason.of(error, in: data)
  }
}
