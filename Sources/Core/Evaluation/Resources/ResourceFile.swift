import Foundation

/// An error for a resource file that cannot be read.
package struct ResourceError: Error, Hashable {
  package let path: String
  package let reason: String

  package init(_ path: String, _ reason: String) { (self.path, self.reason) = (path, reason) }

  /// The text of the diagnostic.
  package var message: String { "\(path) cannot be read: \(reason)" }
}

/// Reads resource files.
package enum ResourceFile {
  /// Returns the contents of a file; `nil` if it does not exist.
  package static func data(_ path: String) throws(ResourceError) -> Data? {
    guard access(path, F_OK) == 0 else { return nil }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw ResourceError(path, String(cString: strerror(errno)))
    }
    return data
  }

  /// Decodes a JSON file; returns `nil` if it does not exist.
  package static func decode<Contents: Decodable>(
    _ path: String
  ) throws(ResourceError) -> Contents? {
    guard let data = try self.data(path) else { return nil }
    do {
      return try JSONDecoder().decode(Contents.self, from: data)
    } catch {
      throw ResourceError(path, JSONReason.of(error, in: data))
    }
  }
}

/// A part of a JSON file that decodes independently of other parts.
package struct ResourcePart<Contents: Decodable>: Decodable {
  package let result: Result<Contents, any Error>

  package init(from decoder: any Decoder) {
    result = Result { try Contents(from: decoder) }
  }
}

/// Describes JSON decoding errors.
package enum JSONReason {
  /// Returns the reason of an error.
  ///
  /// - Parameters:
  ///   - error: The error thrown by `JSONDecoder`.
  ///   - data: The complete input; `nil` if its syntax is known to be valid.
  package static func of(_ error: any Error, in data: Data?) -> String {
    guard let error = error as? DecodingError else { return "\(error)" }
    switch error {
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return data.flatMap(syntaxError) ?? context.debugDescription
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      let key = path(context.codingPath)
      return key.isEmpty ? context.debugDescription : "\(key): \(context.debugDescription)"
    case .keyNotFound(let key, let context):
      return "\(path(context.codingPath + [key])) is missing"
    @unknown default: return "\(error)"
    }
  }

  /// Describes a syntax error, for which `JSONDecoder` gives no position.
  private static func syntaxError(_ data: Data) -> String? {
    do {
      _ = try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
      return nil
    } catch {
      return "\(error)".firstMatch(of: /NSDebugDescription=([^}]*)/).map { match in
        withLine(String(match.1), data)
      }
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

  private static func path(_ keys: [any CodingKey]) -> String {
    keys.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }.joined()
      .trimmingPrefix(".").description
  }
}
