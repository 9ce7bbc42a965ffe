import Foundation
import Galley

/// The records of a batch, read on demand. Bytes of processed records are discarded.
package struct BatchInput {
  package struct Record {
    /// The number of the record, starting at 1.
    package let number: Int
    /// The line on which the record begins, starting at 1.
    package let line: Int
    /// Whether other records begin on the same line.
    package let sharesLine: Bool
    package let bytes: [UInt8]

    package init(number: Int, line: Int, sharesLine: Bool = false, bytes: [UInt8]) {
      (self.number, self.line, self.sharesLine, self.bytes) = (number, line, sharesLine, bytes)
    }

    package var place: RecordPlace { RecordPlace(line: line, record: sharesLine ? number : nil) }
  }

  package enum Step {
    case record(Record)
    /// The next record needs more bytes.
    case needsBytes
    case end
  }

  /// The maximum size of a record, in bytes.
  private let recordLimit: Int
  private static let chunk = 1 << 16

  /// The name of the input in messages.
  package let path: String
  package let file: Int32
  /// The size of a regular file, in bytes; `nil` for a pipe.
  package let size: Int?
  /// The number of bytes read so far.
  package private(set) var readCount = 0
  package private(set) var count = 0
  private var bytes: [UInt8] = []
  private var scanner = JSONScanner()
  /// The scanner of a CSV file; `nil` for JSON.
  private var table: TableScanner?
  private var isComplete = false
  private var lastLine = 0
  /// Whether numbers may have decimal commas.
  package var hasDecimalCommas: Bool { table?.hasDecimalCommas ?? false }
  /// The offset in `bytes` up to which they have been scanned.
  private var index: Int { table?.index ?? scanner.index }

  /// - Parameters:
  ///   - path: A file, or `-` for standard input.
  ///   - recordLimit: The maximum size of a record, in bytes.
  /// - Throws: `UsageError` if the file cannot be read.
  package init(_ path: String, recordLimit: Int = 16 << 20) throws {
    self.recordLimit = recordLimit
    let isStandardInput = path == "-"
    self.path = isStandardInput ? "standard input" : path
    file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else { throw Self.failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.failure(path, EISDIR) }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
    table = TableScanner.reads(path) ? TableScanner(path) : nil
  }

  private static func failure(_ path: String, _ code: Int32) -> UsageError {
    UsageError(
      "cannot read '\(path)': \(String(cString: strerror(code)))",
      hint: "--data takes a JSON or CSV file, or - for standard input")
  }

  /// - Throws: `UsageError` if the input is not JSON, or a row of a CSV file is not UTF-8.
  package mutating func next() throws -> Step {
    if table != nil {
      guard let row = try table?.next(in: bytes, isComplete: isComplete) else {
        return isComplete ? .end : .needsBytes
      }
      count += 1
      return .record(Record(number: count, line: row.line, bytes: row.json))
    }
    guard let value = scanner.next(in: bytes, isComplete: isComplete) else {
      return isComplete ? .end : .needsBytes
    }
    count += 1
    let record = Array(bytes[value.range])
    if count == 1 { try JSONInput.check(record, path) }
    let sharesLine = value.line == lastLine || scanner.isFollowedOnLine(bytes)
    lastLine = value.line
    return .record(
      Record(number: count, line: value.line, sharesLine: sharesLine, bytes: record))
  }

  /// - Throws: `UsageError` if the input has ended within its array or within quotation marks.
  package func checkEnd() throws {
    if let error = table?.endError { throw error }
    if table == nil, scanner.isUnclosed { throw JSONInput.unclosed(path, line: scanner.line) }
  }

  /// Reads the available bytes, waiting if there are none yet.
  ///
  /// - Throws: `UsageError` if the file cannot be read or a record is too long.
  package mutating func read() throws {
    bytes.removeSubrange(..<index)
    scanner.dropRead()
    table?.dropRead()
    guard bytes.count <= recordLimit else {
      throw UsageError(
        "\(path):\(table?.line ?? scanner.line): the record is larger than \(recordLimit >> 20) MB",
        hint: "use one object per line, or one array of objects")
    }
    // Doubling the chunk keeps the repeated scans of a long record linear.
    let start = bytes.count
    let wanted = max(Self.chunk, start)
    bytes += [UInt8](repeating: 0, count: wanted)
    var got: Int
    repeat {
      got = bytes.withUnsafeMutableBytes {
        Foundation.read(file, $0.baseAddress.map { $0 + start }, wanted)
      }
    } while got < 0 && errno == EINTR
    let code = errno
    bytes.removeSubrange((start + max(0, got))...)
    guard got >= 0 else { throw Self.failure(path, code) }
    readCount += got
    isComplete = got == 0
  }

  /// The processed fraction of a regular file, 0…1; `nil` for a pipe.
  package var part: Double? {
    guard let size, size > 0 else { return nil }
    return Double(readCount - bytes.count + index) / Double(size)
  }
}
