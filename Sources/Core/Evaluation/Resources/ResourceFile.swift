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
      return try JSONDecoder().decodeNamingFields(Contents.self, from: data)
    } catch {
      throw ResourceError(path, JSONReason(error, in: data).message)
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
