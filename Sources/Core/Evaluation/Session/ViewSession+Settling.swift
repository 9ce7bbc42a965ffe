import Foundation
import GalleyCombine

/// The time to wait for work that changes the views later, such as tasks that sleep or load files on
/// other queues.
package struct SettlingTime: Hashable, Sendable {
  /// The time without changes after which views count as settled, in seconds. The session tracks the
  /// `task` modifiers of views and work on queues, so that only other tasks need this time.
  package var quiet: Double
  /// The maximum time to wait, in seconds.
  package var limit: Double
  /// Whether there may be tasks that the session does not know of, because they are detached, or were started
  /// by code that did not run for the views. Otherwise, `quiet` only matters while other tasks are running.
  package var mayMissTasks: Bool

  package init(quiet: Double, limit: Double, mayMissTasks: Bool = true) {
    (self.quiet, self.limit, self.mayMissTasks) = (quiet, limit, mayMissTasks)
  }
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
      let quiet = time.mayMissTasks || store.context.hasTasks ? time.quiet : 0
      let isQuiet = now.timeIntervalSince(latest) >= quiet
      // A task that has just ended may have changed the views.
      if isQuiet, store.runningTasks == 0, !DeferredWork.isOutstanding(before: end), !hasNews {
        return
      }
      _ = RunLoop.main.run(mode: .default, before: now.addingTimeInterval(0.01))
      guard hasNews else { continue }
      latest = Date()
      _ = try shown()
    }
  }
}
