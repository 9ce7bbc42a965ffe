import Dispatch
import Foundation

/// Work that was put off to the main queue, through a scheduler of this module or
/// `DispatchQueue.main.async`.
///
/// In a program whose main queue is served, each piece of work is done there in its turn. A renderer
/// that draws a still holds the main actor and can't wait for that: between its passes over the views
/// it calls ``drain(until:)``, which does at once what is due. Each piece of work is done once,
/// wherever it's done first.
package enum MainQueue {
  private struct Entry {
    let due: DispatchTime
    let work: () -> Void
  }

  private struct State {
    /// By their numbers, which tell the order in which they came.
    var entries: [Int: Entry] = [:]
    var count = 0
  }

  private static let state = Locked(State())

  private static let key: DispatchSpecificKey<Void> = {
    let key = DispatchSpecificKey<Void>()
    DispatchQueue.main.setSpecific(key: key, value: ())
    return key
  }()

  /// Whether a queue is the main queue. (On Linux, `DispatchQueue.main` is another object each time.)
  static func isMain(_ queue: DispatchQueue) -> Bool { queue.getSpecific(key: key) != nil }

  /// Puts work off to the main queue.
  ///
  /// - Parameter due: When it is to be done; by default, in its turn.
  package static func async(due: DispatchTime? = nil, _ work: @escaping () -> Void) {
    let number = state.withLock { state in
      state.count += 1
      state.entries[state.count] = Entry(due: due ?? .now(), work: work)
      return state.count
    }
    // With all parameters: the methods with fewer of them put work off through this one.
    if let due {
      DispatchQueue.main.asyncAfter(deadline: due, qos: .unspecified) { run(number) }
    } else {
      DispatchQueue.main.async(group: nil) { run(number) }
    }
  }

  /// Does the work that is due, in the order of time; not what is put off meanwhile, so that work
  /// that puts itself off again ends.
  ///
  /// - Parameter time: Up to when work is done that is due later; by default, up to now.
  /// - Returns: Whether there was any, so that there may be more.
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

  private static func run(_ number: Int) {
    state.withLock { $0.entries.removeValue(forKey: number) }?.work()
  }
}
