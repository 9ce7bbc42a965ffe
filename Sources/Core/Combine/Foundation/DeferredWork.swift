import Dispatch
import Synchronization

/// Work that views defer to queues, which a picture can wait for.
package enum DeferredWork {
  private static let count = Atomic(0)

  /// Returns work for a queue other than the main queue, which counts as outstanding until it ends.
  static func counting(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    count.add(1, ordering: .relaxed)
    return {
      work()
      count.subtract(1, ordering: .releasing)
    }
  }

  /// Whether there is work on any queue that is due before a time.
  package static func isOutstanding(before time: DispatchTime) -> Bool {
    count.load(ordering: .acquiring) > 0 || MainQueue.hasWork(before: time)
  }
}
