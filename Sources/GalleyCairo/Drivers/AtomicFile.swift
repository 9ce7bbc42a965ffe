import Foundation
import Synchronization

/// Why a file could not be written.
public struct FileWriteError: ExplainedError, Hashable {
  public var path: String
  /// The system's `errno`.
  public var code: Int32

  public var message: String { "Cannot write \(path): \(String(cString: strerror(code)))." }

  public var hint: String {
    switch code {
    case ENOSPC, EDQUOT: "Free some disk space; the file that was there before is untouched."
    case ENOENT: "Create its directory first."
    case EACCES, EPERM, EROFS: "Choose a place that you may write to."
    case EISDIR, ENOTEMPTY, EEXIST: "Choose a name that is not a directory."
    default: ""
    }
  }
}

/// Writes files that are either complete or not there at all.
public enum AtomicFile {
  private static let counter = Atomic<Int>(0)

  /// Writes `bytes` beside `path` under another name, then renames that file to `path`.
  ///
  /// - Throws: `FileWriteError`; the file at `path` is then as it was and nothing else is left.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    let number = counter.add(1, ordering: .relaxed).newValue
    let slash = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let temporary = "\(path[..<slash]).galley-\(getpid())-\(number).tmp"
    let file = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard file >= 0 else { throw FileWriteError(path: path, code: errno) }
    var code = writeAll(bytes, to: file)
    if close(file) != 0, code == 0 { code = errno }
    if code == 0, rename(temporary, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(temporary)
      throw FileWriteError(path: path, code: code)
    }
  }

  /// Returns 0, or the `errno` of the write that failed.
  private static func writeAll(_ bytes: [UInt8], to file: Int32) -> Int32 {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count {
        guard let start = buffer.baseAddress else { break }
        let count = Foundation.write(file, start + done, buffer.count - done)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        if count == 0 { return EIO }
        done += count
      }
      return 0
    }
  }
}
