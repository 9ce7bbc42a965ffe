import Foundation
import Galley

/// The records of a CSV file: its first row names the fields of the others.
///
/// Fields are separated by commas or, if the first row has more of those, by semicolons or tabs; in
/// a `.tsv` file, by tabs. With semicolons, numbers may have decimal commas. A field in quotation
/// marks may contain separators, line breaks and doubled quotation marks. Fields without a name are
/// left out.
package struct TableScanner {
  /// The byte offset up to which rows have been read.
  package private(set) var index = 0
  /// The current line, starting at 1.
  package private(set) var line = 1
  /// The error for a last row that ends within quotation marks; `nil` for a whole file.
  package private(set) var endError: UsageError?
  private var separator: UInt8?
  /// Whether numbers may have decimal commas, as where semicolons separate fields.
  package var hasDecimalCommas: Bool { separator == UInt8(ascii: ";") }
  private var names: [String]?
  /// The name of the file in messages.
  private let path: String

  package init(_ path: String) {
    self.path = path
    if Self.suffix(path) == "tsv" { separator = UInt8(ascii: "\t") }
  }

  /// Whether a file with this name is read as CSV.
  package static func reads(_ path: String) -> Bool { ["csv", "tsv"].contains(suffix(path)) }

  private static func suffix(_ path: String) -> String {
    (path as NSString).pathExtension.lowercased()
  }

  /// Tells the scanner that the scanned bytes were removed.
  package mutating func dropRead() { index = 0 }

  /// Returns the next record as a JSON object of texts, with the line on which it begins.
  ///
  /// - Parameters:
  ///   - bytes: The bytes of the previous call, possibly with more appended.
  ///   - isComplete: Whether the input ends here.
  /// - Returns: `nil` if there are no more rows, or if a row is incomplete; `index` is then its start.
  /// - Throws: `UsageError` if a row is not UTF-8 or two fields have the same name.
  package mutating func next(in bytes: [UInt8], isComplete: Bool) throws -> (
    json: [UInt8], line: Int
  )? {
    guard let names = try names ?? readNames(bytes, isComplete) else { return nil }
    while let (row, line) = try row(bytes, isComplete) {
      // A blank line.
      if row.count == 1, row[0].isEmpty { continue }
      // Missing fields at the end are empty; surplus ones have no name.
      let fields = names.enumerated().filter { !$1.isEmpty }.map { index, name in
        (name, ReadableJSON.quoted(index < row.count ? row[index] : ""))
      }
      return (Self.json(fields), line)
    }
    return nil
  }

  private mutating func readNames(_ bytes: [UInt8], _ isComplete: Bool) throws -> [String]? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard isComplete || bytes.contains(UInt8(ascii: "\n")) else { return nil }
    if bytes.starts(with: mark) { index = mark.count }
    if separator == nil {
      let pieces = bytes.prefix { $0 != UInt8(ascii: "\n") }
        .split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
      // Every other piece is in quotation marks.
      let plain = pieces.enumerated().filter { $0.offset % 2 == 0 }.flatMap(\.element)
      separator = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].max { a, b in
        plain.count { $0 == a } < plain.count { $0 == b }
      }
    }
    guard let (row, line) = try row(bytes, isComplete) else { return nil }
    let names = row.map { $0.trimmingCharacters(in: .whitespaces) }
    var known: Set<String> = []
    for name in names where !name.isEmpty && !known.insert(name).inserted {
      throw UsageError("\(path):\(line): two fields are named '\(name)'", hint: "rename one")
    }
    self.names = names
    return names
  }

  /// Reads a row and moves behind it.
  private mutating func row(
    _ bytes: [UInt8], _ isComplete: Bool
  ) throws -> (fields: [String], line: Int)? {
    guard index < bytes.count else { return nil }
    var (at, lines) = (index, 0)
    var fields: [[UInt8]] = [[]]
    var isQuoted = false
    while at < bytes.count {
      let byte = bytes[at]
      at += 1
      if byte == UInt8(ascii: "\n") { lines += 1 }
      if isQuoted {
        guard byte == UInt8(ascii: "\"") else {
          fields[fields.count - 1].append(byte)
          continue
        }
        guard at < bytes.count, bytes[at] == byte else {
          isQuoted = false
          continue
        }
        fields[fields.count - 1].append(byte)
        at += 1
      } else if byte == UInt8(ascii: "\""), fields.last?.isEmpty == true {
        isQuoted = true
      } else if byte == separator {
        fields.append([])
      } else if byte == UInt8(ascii: "\n") {
        return try finish(fields, at, lines)
      } else {
        fields[fields.count - 1].append(byte)
      }
    }
    guard isComplete else { return nil }
    if isQuoted {
      endError = UsageError(
        "\(path):\(line): the row ends within quotation marks, so records may be missing",
        hint: "get the whole file, or add the closing quotation mark")
    }
    return try finish(fields, at, lines)
  }

  private mutating func finish(
    _ fields: [[UInt8]], _ end: Int, _ lines: Int
  ) throws -> (fields: [String], line: Int) {
    let start = line
    (index, line) = (end, line + lines)
    var fields = fields
    if fields[fields.count - 1].last == UInt8(ascii: "\r") { fields[fields.count - 1].removeLast() }
    let texts = try fields.map { bytes in
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UsageError(
          "\(path):\(start): the row is not UTF-8", hint: "save the file as UTF-8")
      }
      return text
    }
    return (texts, start)
  }

  /// Returns a JSON object, given the names and the JSON of the values.
  static func json(_ fields: [(name: String, value: String)]) -> [UInt8] {
    let members = fields.map { "\(ReadableJSON.quoted($0.name)):\($0.value)" }
    return Array("{\(members.joined(separator: ","))}".utf8)
  }
}

/// Decodes the records of a CSV file, whose fields are all texts: a field is a number, a Boolean, an array or an
/// object where the type asks for one, and an empty field is `nil` where the type allows that.
@MainActor
package final class TableDecoder {
  private enum Form { case text, literal, absent }

  /// The forms that the fields of earlier records needed.
  private var forms: [String: Form] = [:]

  package init() {}

  /// - Parameters:
  ///   - record: A JSON object of texts.
  ///   - hasDecimalCommas: Whether numbers may have decimal commas.
  ///   - decode: Decodes a JSON object.
  package func decode<Value>(
    _ record: [UInt8], hasDecimalCommas: Bool = false, _ decode: @MainActor (Data) throws -> Value
  ) throws -> Value {
    let texts = try JSONDecoder().decode([String: String].self, from: Data(record))
    func literal(_ text: String) -> String? { Self.literal(text, hasDecimalCommas) }
    var forms = forms
    for (name, text) in texts where text.isEmpty { forms[name] = .absent }
    while true {
      let fields = texts.sorted { $0.key < $1.key }.compactMap { name, text in
        switch forms[name] ?? .text {
        case .text: (name, ReadableJSON.quoted(text))
        case .literal: (name, literal(text) ?? ReadableJSON.quoted(text))
        case .absent: nil
        }
      }
      do {
        let value = try decode(Data(TableScanner.json(fields)))
        self.forms.merge(forms.filter { $0.value == .literal }) { $1 }
        return value
      } catch let error as DecodingError {
        guard let (name, form) = Self.remedy(error), let text = texts[name],
          (forms[name] ?? .text) != form, form == .text || literal(text) != nil
        else { throw error }
        forms[name] = form
      }
    }
  }

  /// Returns the field that an error is about, and the form that it needs.
  private static func remedy(_ error: DecodingError) -> (name: String, form: Form)? {
    switch error {
    case .typeMismatch(_, let context):
      context.codingPath.first.map { ($0.stringValue, .literal) }
    case .keyNotFound(let key, let context) where context.codingPath.isEmpty:
      (key.stringValue, .text)
    default: nil
    }
  }

  /// Returns the JSON of a number, a Boolean, an array or an object; `nil` for other texts.
  private static func literal(_ text: String, _ hasDecimalCommas: Bool) -> String? {
    let trimmed = text.trimmingCharacters(in: .whitespaces)
    if let first = trimmed.first, "[{".contains(first) {
      return JSONReason.isJSON(Data(trimmed.utf8)) ? trimmed : nil
    }
    let word = trimmed.lowercased()
    if word == "true" || word == "false" { return word }
    return PlainNumber.json(word, hasGroups: false)
      ?? (hasDecimalCommas ? PlainNumber.json(word, decimal: ",") : nil)
  }
}
