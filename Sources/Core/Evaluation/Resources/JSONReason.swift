import Foundation

/// Describes why JSON cannot be decoded.
package struct JSONReason {
  /// A sentence that names the field and shows its value.
  package let message: String
  /// What to write instead; may be empty.
  package let hint: String

  /// - Parameters:
  ///   - error: The error thrown by `JSONDecoder`.
  ///   - data: The complete input; `nil` if its syntax is known to be valid.
  package init(_ error: any Error, in data: Data?) {
    (message, hint) =
      (error as? DecodingError).map { Self.words($0, data) } ?? ("\(error)", "")
  }

  private static func words(_ error: DecodingError, _ data: Data?) -> (String, String) {
    switch error {
    case .dataCorrupted(let context) where isAboutSyntax(context):
      guard let syntax = data.flatMap(syntaxError) else {
        return (
          "a number is too large, too small or not whole",
          "compare the numbers with the types of the properties"
        )
      }
      return syntax
    case .dataCorrupted(let context): return corrupted(context, data)
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      let wanted = JSONExpectation(type)
      let value = value(context, data)
      return (sentence(context, value, wanted.isNot), wanted.hint(for: value))
    case .keyNotFound(let key, let context):
      return (
        "\(JSONText.words(context.codingPath + [key])) is missing",
        "add '\(key.stringValue)', or declare the property as optional"
      )
    @unknown default: return ("\(error)", "")
    }
  }

  /// Describes a value that has the expected type of JSON.
  private static func corrupted(
    _ context: DecodingError.Context, _ data: Data?
  ) -> (String, String) {
    let words = context.debugDescription
    let value = value(context, data)
    if let name = words.firstMatch(of: /Cannot initialize (.+) from invalid \w+ value/)?.1 {
      return (
        sentence(context, value, "is not a value of \(name)"),
        "use one of the values that \(name) declares"
      )
    }
    let known = [
      "invalid UUID string": "is not a UUID", "Invalid URL string": "is not a URL",
      "not valid Base64": "is not Base64",
    ]
    let isNot = words.isEmpty ? "is not valid" : known.first { words.contains($0.key) }?.value
    if let isNot { return (sentence(context, value, isNot), JSONExpectation.correction) }
    let key = JSONText.words(context.codingPath)
    return (key.isEmpty ? words : "\(key): \(words)", JSONExpectation.correction)
  }

  private static func value(_ context: DecodingError.Context, _ data: Data?) -> String? {
    data.flatMap { JSONText($0).value(at: context.codingPath) }
  }

  /// Returns a sentence such as `id: "x" is not a whole number`, or `tags is an object, not an array`.
  private static func sentence(
    _ context: DecodingError.Context, _ value: String?, _ isNot: String
  ) -> String {
    let key = JSONText.words(context.codingPath)
    guard let value else { return "\(key.isEmpty ? "the value" : key) \(isNot)" }
    for (bracket, kind) in [("{", "an object"), ("[", "an array")] where value.hasPrefix(bracket) {
      let name = key.isEmpty ? "the value" : key
      return isNot.hasPrefix("is not ")
        ? "\(name) is \(kind), \(isNot.dropFirst("is ".count))" : "\(name) \(isNot)"
    }
    let shown = value.count > 60 ? "\(value.prefix(59))…" : value
    return key.isEmpty ? "\(shown) \(isNot)" : "\(key): \(shown) \(isNot)"
  }
}

// The syntax.
extension JSONReason {
  /// Whether this is `JSONDecoder`'s error for syntax, which it also gives for numbers that do not fit.
  static func isAboutSyntax(_ context: DecodingError.Context) -> Bool {
    context.codingPath.isEmpty && context.debugDescription.contains("not valid JSON")
  }

  /// Whether the text is a value of JSON.
  package static func isJSON(_ data: Data) -> Bool {
    (try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)) != nil
  }

  /// Describes a syntax error, for which `JSONDecoder` gives no position; `nil` if there is none.
  static func syntaxError(_ data: Data) -> (message: String, hint: String)? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      let words = "\(error)".firstMatch(of: /NSDebugDescription=([^}]*)/).map { String($0.1) } ?? ""
      // The syntax of the number is valid.
      if words.contains("not representable") { return nil }
      guard String(validating: data, as: UTF8.self) != nil else {
        return ("the text is not UTF-8", "save the file as UTF-8")
      }
      return (
        words.isEmpty ? "this is not valid JSON" : withLine(words, data),
        "correct the JSON; brackets, quotation marks and commas must match"
      )
    }
  }

  /// Replaces a character offset in a message by a line number if the data has several lines.
  private static func withLine(_ words: String, _ data: Data) -> String {
    let newline = UInt8(ascii: "\n")
    guard data.contains(newline), let match = words.firstMatch(of: /character (\d+)/),
      let count = Int(match.1)
    else { return words }
    let line = data.prefix(count).count { $0 == newline } + 1
    return words.replacingCharacters(in: match.range, with: "line \(line)")
  }
}
