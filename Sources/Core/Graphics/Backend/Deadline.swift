import Synchronization

/// The time limit of the picture in progress.
///
/// Work that can take long checks whether the time is up and, if so, ends early. Its partial result
/// is never shown, because the picture fails.
package final class Deadline: Sendable {
  /// The deadline of the current task.
  @TaskLocal package static var current: Deadline?

  /// The time allowed.
  package let limit: Duration
  private let end: ContinuousClock.Instant
  private let busyView = Mutex<String?>(nil)

  package init(_ limit: Duration) {
    self.limit = limit
    end = .now + limit
  }

  package var isPast: Bool { ContinuousClock.now >= end }
  package static var isPast: Bool { current?.isPast ?? false }

  /// The view that was being worked on when the time was up.
  package var view: String? { busyView.withLock { $0 } }

  /// Names the view that was just worked on, if the time is up and no other was named before.
  package func note(_ view: @autoclosure () -> String) {
    guard isPast else { return }
    let name = view()
    busyView.withLock { $0 = $0 ?? name }
  }
}
