import Galley
import GalleyRecords

/// The file names of the pictures of records.
struct RecordNames {
  private enum Part {
    case text(String)
    /// A field of the record, or of a nested object.
    case field([String])
  }

  /// The parts of the name of each folder and, last, of the file.
  private let components: [[Part]]

  /// - Parameter template: A pattern such as `{id}` or `{team}/{user.name}`, or a field name
  ///   without braces; `nil` for the record numbers.
  init(_ template: String?) {
    guard let template else {
      components = []
      return
    }
    let words = template.contains("{") ? template : "{\(template)}"
    var parts: [[Part]] = [[]]
    let pieces = words.split(omittingEmptySubsequences: false) { "{}".contains($0) }
    for (index, piece) in pieces.enumerated() {
      guard index % 2 == 0 else {
        parts[parts.count - 1].append(.field(piece.split(separator: ".").map(String.init)))
        continue
      }
      for (count, text) in piece.split(separator: "/", omittingEmptySubsequences: false)
        .enumerated()
      {
        if count > 0 { parts.append([]) }
        parts[parts.count - 1].append(.text(String(text)))
      }
    }
    components = parts
  }

  /// Parses a field or a template: every brace belongs to a pair with a field between them.
  ///
  /// - Throws: `ValueError`.
  static func template(_ text: String) throws -> String? {
    /// The number of characters since an opening brace.
    var length: Int?
    var isValid = !text.isEmpty && !text.utf8.contains(0)
    for character in text {
      switch (character, length) {
      case ("{", nil): length = 0
      case ("}", let count?) where count > 0: length = nil
      case ("{", _), ("}", _): isValid = false
      default: length = length.map { $0 + 1 }
      }
    }
    guard isValid, length == nil else {
      throw ValueError(expected: "a field, such as id, or a template, such as '{team}/{id}'")
    }
    return text
  }

  /// The names of the fields used in the file names.
  var fields: Set<String> {
    Set(
      components.joined().compactMap { part in
        if case .field(let path) = part { path.first } else { nil }
      })
  }

  /// Returns the file name: words of letters, digits, hyphens and underscores, so that no name
  /// escapes the folder.
  ///
  /// - Throws: `RecordNameError`.
  func name(of record: BatchInput.Record) throws(RecordNameError) -> String {
    guard !components.isEmpty else { return "\(record.number)" }
    var words: [String] = []
    for component in components {
      var text = ""
      for part in component {
        switch part {
        case .text(let plain): text += plain
        case .field(let path):
          guard let value = JSONScanner.text(path, in: record.bytes) else {
            throw .noField(path.joined(separator: "."))
          }
          text += value
        }
      }
      guard let word = Preview.word(text) else { throw .noName(text) }
      words.append(word)
    }
    return words.joined(separator: "/")
  }
}

/// The reason why a picture cannot be named.
enum RecordNameError: ExplainedError {
  case noField(String)
  case noName(String)

  var message: String {
    switch self {
    case .noField(let field): "the record has no text or number '\(field)' for the name"
    case .noName(let text): "'\(text)' is not a valid picture name"
    }
  }

  var hint: String {
    switch self {
    case .noField: "add the field, or choose another field with --name"
    case .noName: "use letters and digits"
    }
  }
}
