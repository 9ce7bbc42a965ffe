import Foundation
import Galley
import GalleyCatalog
import GalleyRecords
import GalleySnapshots

/// Scenes of views decoded from the values of a JSON or CSV file.
@MainActor
enum DataScenes {
  /// - Parameters:
  ///   - preview: The preview that decodes a view from a value.
  ///   - source: The file, and the field or pattern of the file names, such as `id` or `{team}/{id}`;
  ///     `nil` for numbers.
  /// - Throws: `UsageError` if the file cannot be read or contains no values.
  static func all(_ preview: Preview, _ source: FileRun.Values) throws -> [FileScene] {
    guard let decode = preview.decode else { return [] }
    guard let data = FileManager.default.contents(atPath: source.path) else {
      throw unreadable(source, errno)
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
    let names = RecordNames(source.name)
    func name(of index: Int) throws -> String {
      guard source.name == nil else {
        let record = BatchInput.Record(
          number: index + 1, line: values.values[index].line, bytes: values[index])
        return "\(preview.id)/\(try names.name(of: record))"
      }
      return values.values.count == 1 ? preview.id : "\(preview.id)/\(index + 1)"
    }
    var taken: [String: Int] = [:]
    return values.values.indices.map { index in
      if index % 1000 == 0 { run?.keepGoing() }
      let name = Result { try name(of: index) }
      let stem = (try? name.get()) ?? "\(preview.id)/\(index + 1)"
      let count = taken[stem, default: 0] + 1
      taken[stem] = count
      return FileScene(preview, id: count == 1 ? stem : "\(stem)-\(count)") {
        do {
          let view =
            try isTable
            ? tables.decode(values[index], hasDecimalCommas: values.hasDecimalCommas, decode)
            : decode(values.data(index))
          _ = try name.get()
          return view
        } catch {
          throw DataError(
            place: "\(source.shownName):\(values.place(index))", data: values.data(index),
            error: error)
        }
      }
    }
  }
}

extension DataScenes {
  /// - Throws: `UsageError` if the file cannot be read.
  static func check(_ source: FileRun.Values) throws {
    guard access(source.path, R_OK) == 0 else { throw unreadable(source, errno) }
  }

  private static func unreadable(_ source: FileRun.Values, _ code: Int32) -> UsageError {
    UsageError(
      "cannot read '\(source.shownName)': \(String(cString: strerror(code)))",
      hint: "--data takes a JSON or CSV file, or - for standard input")
  }

  static func noView(_ path: String) -> UsageError {
    UsageError(
      "no Decodable view in \(path)",
      hint: "declare one, such as struct Badge: View, Decodable { let name: String … }")
  }
}

/// The error for a value that cannot be decoded.
struct DataError: ExplainedError {
  /// The file and the line.
  let place: String
  let data: Data
  let error: any Error

  var message: String { "\(place): \(Self.words(error, data).message)" }
  var hint: String { Self.words(error, data).hint }

  /// - Parameter data: The value that could not be decoded.
  static func words(_ error: any Error, _ data: Data) -> (message: String, hint: String) {
    guard error is DecodingError else { return SubjectError.words(error) }
    let reason = JSONReason(error, in: data)
    return (reason.message, reason.hint)
  }
}
