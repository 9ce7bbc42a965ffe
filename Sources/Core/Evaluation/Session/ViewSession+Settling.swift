import Foundation
import GalleyCombine

/// The time to wait for work that changes the views later, such as tasks that sleep or load files on
/// other queues.
package struct SettlingTime: Hashable, Sendable {
  /// The time without changes after which views count as settled, in seconds. The session tracks the
  /// tasks of views and work on queues, so that only other tasks need this time.
  package var quiet: Double
  /// The maximum time to wait, in seconds.
  package var limit: Double

  package init(quiet: Double, limit: Double) { (self.quiet, self.limit) = (quiet, limit) }
}

extension ViewSession {
  /// Evaluates the views, and again after each change until they settle. Blocks the main thread, on
  /// which it runs the work of the views.
  ///
  /// - Throws: The errors of evaluating the views.
  package func settle(within time: SettlingTime) throws {
    let start = Date()
    let end = DispatchTime.now() + time.limit
    var latest = start
    _ = try shown()
    while true {
      let now = Date()
      guard now.timeIntervalSince(start) < time.limit else { return }
      let isQuiet = now.timeIntervalSince(latest) >= time.quiet
      if isQuiet, store.runningTasks == 0, !DeferredWork.isOutstanding(before: end) { return }
      _ = RunLoop.main.run(mode: .default, before: now.addingTimeInterval(0.01))
      guard hasNews else { continue }
      latest = Date()
      _ = try shown()
    }
  }
}
