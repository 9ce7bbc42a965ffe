import Foundation
import Galley

/// The errors of input that is not JSON, or not all of it.
package enum JSONInput {
  package static let hint =
    "use one object per line, one array of objects, or a file that ends in .csv"

  /// - Parameter record: The first record.
  /// - Throws: `UsageError` if the record looks like no JSON value, so that a file of another format
  ///   gives one error instead of one for every word.
  package static func check(_ record: [UInt8], _ path: String) throws {
    let text = String(decoding: record.prefix(40), as: UTF8.self)
    let isPlain = ["true", "false", "null"].contains(text)
    guard !isPlain, let first = record.first,
      !"{[\"-".utf8.contains(first), !(48...57).contains(first)
    else { return }
    let words = text.prefix(30).filter { $0.isASCII && !$0.isNewline && $0 >= " " }
    throw UsageError("'\(path)' is not JSON: it begins with '\(words)'", hint: hint)
  }

  package static func unclosed(_ path: String, line: Int) -> UsageError {
    UsageError(
      "\(path):\(line): the array has no end, so records may be missing",
      hint: "get the whole file, or add the closing bracket")
  }
}
