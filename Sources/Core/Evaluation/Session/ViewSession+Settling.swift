import Foundation
import GalleyCombine

/// How long to wait for work that views start elsewhere, such as tasks that sleep or load files on other
/// queues, and that changes what they show.
package struct SettlingTime: Hashable, Sendable {
  /// How long nothing may change before the views count as settled, in seconds. Tasks of views and work
  /// on queues are known, so that only other tasks need this.
  package var quiet: Double
  /// How long to wait at most, in seconds.
  package var limit: Double

  package init(quiet: Double, limit: Double) { (self.quiet, self.limit) = (quiet, limit) }
}

extension ViewSession {
  /// Evaluates the views, and again after each change until they settle. Occupies the main thread, on
  /// which it runs the work that the views wait for.
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
