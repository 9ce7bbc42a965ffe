import Foundation
import Galley
import GalleyScenes
import GalleySnapshots

/// Views made from the values of a JSON file, as scenes.
@MainActor
enum DataScenes {
  /// - Parameters:
  ///   - preview: Makes the view from a value.
  ///   - path: The file.
  ///   - template: What the pictures are called, such as `{id}`; `nil` for their numbers.
  /// - Throws: `UsageError` where the file cannot be read or holds nothing.
  static func all(_ preview: Preview, path: String, template: String?) throws -> [FileScene] {
    guard let decode = preview.decode else { return [] }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError(
        "cannot read '\(path)': \(String(cString: strerror(errno)))",
        hint: "--data takes a JSON file, or - for standard input")
    }
    let run = FileRun.current
    run?.keepGoing()
    let values = JSONValues([UInt8](data))
    guard !values.values.isEmpty else {
      throw UsageError(
        "there is no value in '\(path)'", hint: "an object, an array, or an object on each line")
    }
    let names = DataNames(preview.id, template)
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
          let view = try decode(values.data(index))
          _ = try name.get()
          return view
        } catch {
          throw DataError(path: path, line: line, data: values.data(index), error: error)
        }
      }
    }
  }
}

extension DataScenes {
  static func noView(_ path: String) -> UsageError {
    UsageError(
      "there is no view in \(path) that is made from data",
      hint: "make one Decodable: struct Badge: View, Decodable { let name: String … }")
  }
}

/// What pictures of data are called.
private struct DataNames {
  private let stem: String
  /// Texts and, at odd places, names of fields.
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
    let value = try JSONSerialization.jsonObject(
      with: values.data(index), options: .fragmentsAllowed)
    var text = ""
    for (index, part) in parts.enumerated() {
      text += index % 2 == 0 ? part : try field(part, of: value)
    }
    guard let word = Preview.word(text) else {
      throw UsageError("'\(text)' cannot be the name of a picture", hint: "use letters and digits")
    }
    return "\(stem)/\(word)"
  }

  /// A field of an object, or of one in it: `user.id`.
  private func field(_ path: String, of value: Any) throws -> String {
    var value: Any? = value
    for key in path.split(separator: ".") { value = (value as? [String: Any])?[String(key)] }
    switch value {
    case let text as String: return text
    case let number as NSNumber: return "\(number)"
    default: throw UsageError("there is no field '\(path)' for its name", hint: "")
    }
  }
}

/// A value that makes no view.
struct DataError: ExplainedError {
  let path: String
  let line: Int
  let data: Data
  let error: any Error

  var message: String { "\(path):\(line): \(Self.words(error, data))" }
  var hint: String { "" }

  /// - Parameter data: What could not be decoded.
  static func words(_ error: any Error, _ data: Data) -> String {
    guard error is DecodingError else { return SubjectError.words(error).message }
    return JSONReason.of(error, in: data)
  }
}
