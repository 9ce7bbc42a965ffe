import Foundation
import Galley

/// The records of a batch, read as they are needed: what has been read and used is not kept.
struct BatchInput {
  struct Record {
    /// From 1.
    let number: Int
    /// The line it begins on, from 1.
    let line: Int
    let bytes: [UInt8]
  }

  enum Step {
    case record(Record)
    /// The next record needs bytes that have not been read.
    case needsBytes
    case end
  }

  /// Bytes of one record that are waited for.
  static let recordLimit = 16 << 20
  private static let chunk = 1 << 16

  /// For messages.
  let path: String
  let file: Int32
  /// Of an ordinary file; `nil` for a pipe.
  let size: Int?
  /// Bytes that have been read.
  private(set) var readCount = 0
  private(set) var count = 0
  private var bytes: [UInt8] = []
  private var scanner = JSONValueScanner()
  private var isComplete = false

  /// - Parameter path: A file, or `-` for standard input.
  /// - Throws: `UsageError` where it cannot be read.
  init(_ path: String) throws {
    let isStandardInput = path == "-"
    self.path = isStandardInput ? "standard input" : path
    file = isStandardInput ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC)
    var status = stat()
    guard file >= 0, fstat(file, &status) == 0 else { throw Self.failure(path, errno) }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Self.failure(path, EISDIR) }
    size = status.st_mode & S_IFMT == S_IFREG ? Int(status.st_size) : nil
  }

  private static func failure(_ path: String, _ code: Int32) -> UsageError {
    UsageError(
      "cannot read '\(path)': \(String(cString: strerror(code)))",
      hint: "--data takes a JSON file, or - for standard input")
  }

  mutating func next() -> Step {
    guard let value = scanner.next(in: bytes, isComplete: isComplete) else {
      return isComplete ? .end : .needsBytes
    }
    count += 1
    return .record(Record(number: count, line: value.line, bytes: Array(bytes[value.range])))
  }

  /// Reads what is there, and waits for it where nothing is.
  ///
  /// - Throws: `UsageError` where it cannot be read, or where a record does not end.
  mutating func read() throws {
    bytes.removeSubrange(..<scanner.index)
    scanner.dropRead()
    guard bytes.count <= Self.recordLimit else {
      throw UsageError(
        "\(path):\(scanner.line): a record of more than \(Self.recordLimit >> 20) MB",
        hint: "a batch takes one object on each line, or one array of objects")
    }
    // A long record is not looked through again for each little part of it.
    let start = bytes.count
    let wanted = max(Self.chunk, start)
    bytes.append(contentsOf: repeatElement(0, count: wanted))
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

  /// The part of an ordinary file that has been used, 0…1.
  var part: Double? {
    guard let size, size > 0 else { return nil }
    return Double(readCount - bytes.count + scanner.index) / Double(size)
  }
}
