import Foundation

/// The threads of the process, as Linux reports them.
package enum ProcessThreads {
  /// The identifier of the calling thread.
  package static var current: Int32 { gettid() }

  /// Whether a thread is running or waiting for a processor, other than the calling thread and those
  /// with the identifiers `ignored`. Sleeping threads don't count, nor do threads that wait for a lock.
  package static func isAnyRunning(except ignored: Set<Int32>) -> Bool {
    guard let folder = opendir("/proc/self/task") else { return false }
    defer { closedir(folder) }
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))
      }
      guard let thread = Int32(name), thread != current, !ignored.contains(thread) else { continue }
      if state(of: thread) == UInt8(ascii: "R") { return true }
    }
    return false
  }

  /// Returns the letter of a thread's state; `nil` if the thread has ended.
  private static func state(of thread: Int32) -> UInt8? {
    let file = open("/proc/self/task/\(thread)/stat", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    // The number, the name in parentheses, which has at most 64 bytes, and the state.
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { bytes in
      let text = bytes[..<max(0, read(file, bytes.baseAddress, bytes.count))]
      guard let end = text.lastIndex(of: UInt8(ascii: ")")), end + 2 < text.endIndex else {
        return nil
      }
      return text[end + 2]
    }
  }
}

// The header declares it only for GNU's extensions of C.
@_silgen_name("gettid")
private func gettid() -> Int32
