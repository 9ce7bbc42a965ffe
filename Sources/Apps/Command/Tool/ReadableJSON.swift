import Foundation

/// The JSON that commands print: indented, with sorted keys, so that equal results are equal texts.
enum ReadableJSON {
  /// - Throws: `EncodingError`.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
