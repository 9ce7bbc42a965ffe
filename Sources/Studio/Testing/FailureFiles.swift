import Dispatch
import Synchronization

/// The files that show a failure, written while other tests run.
final class FailureFiles: Sendable {
  private let written = DispatchGroup()
  private let files = Mutex<[(name: String, bytes: [UInt8])]>([])

  init() { written.enter() }

  /// All files. Waits until they are written.
  var all: [(name: String, bytes: [UInt8])] {
    written.wait()
    return files.withLock { $0 }
  }

  /// Sets the files. Call this once.
  func finish(_ files: [(name: String, bytes: [UInt8])]) {
    self.files.withLock { $0 = files }
    written.leave()
  }
}
