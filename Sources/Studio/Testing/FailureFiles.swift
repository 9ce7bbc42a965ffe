import Dispatch
import Synchronization

/// The files that show a failure, written while the tests go on.
final class FailureFiles: Sendable {
  private let written = DispatchGroup()
  private let files = Mutex<[(name: String, bytes: [UInt8])]>([])

  init() { written.enter() }

  /// Waits until the files are written.
  var all: [(name: String, bytes: [UInt8])] {
    written.wait()
    return files.withLock { $0 }
  }

  /// To be called once.
  func finish(_ files: [(name: String, bytes: [UInt8])]) {
    self.files.withLock { $0 = files }
    written.leave()
  }
}
