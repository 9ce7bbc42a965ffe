import Dispatch
import Foundation

/// Work deferred to the main queue, by a scheduler of this module or by `DispatchQueue.main.async`.
///
/// If the program services its main queue, work runs there in order. A renderer that draws a still
/// picture occupies the main actor and cannot wait for that. Between its passes over the views it
/// calls ``drain(until:)``, which runs the work that is due. Each work item runs only once.
package enum MainQueue {
  private struct Entry {
    let due: DispatchTime
    let work: () -> Void
  }

  private struct State {
    /// The entries by number, in order of arrival.
    var entries: [Int: Entry] = [:]
    var count = 0
  }

  private static let state = Locked(State())

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether a queue is the main queue. On Linux each access of `DispatchQueue.main` returns a new
  /// object.
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  /// Defers work to the main queue.
  ///
  /// - Parameter due: The time at which the work is due. Default: as soon as possible.
  package static func async(due: DispatchTime? = nil, _ work: @escaping () -> Void) {
    let number = state.withLock { state in
      state.count += 1
      state.entries[state.count] = Entry(due: due ?? .now(), work: work)
      return state.count
    }
    // Passes all parameters, because the overloads with fewer of them call this function.
    if let due {
      DispatchQueue.main.asyncAfter(deadline: due, qos: .unspecified) { run(number) }
    } else {
      DispatchQueue.main.async(group: nil) { run(number) }
    }
  }

  /// Runs the work that is due, in order of time. Excludes work deferred meanwhile, so that work
  /// that defers itself again terminates.
  ///
  /// - Parameter time: The time up to which work is run early. Default: now.
  /// - Returns: Whether any work was run, which means that there may be more.
  @MainActor @discardableResult
  package static func drain(until time: DispatchTime = .now()) -> Bool {
    let due = state.withLock { state in
      state.entries.filter { $0.value.due <= time }
        .sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
        .map(\.key)
    }
    for number in due { run(number) }
    return !due.isEmpty
  }

  /// Whether there is work that is due before a time.
  static func hasWork(before time: DispatchTime) -> Bool {
    state.withLock { $0.entries.values.contains { $0.due < time } }
  }

  private static func run(_ number: Int) {
    state.withLock { $0.entries.removeValue(forKey: number) }?.work()
  }
}
