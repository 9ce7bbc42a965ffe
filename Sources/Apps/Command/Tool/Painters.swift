import Dispatch
import Synchronization

/// Threads that paint the pictures that another thread lays out. That thread paints, too, when too
/// many pictures wait, and once all views are laid out, so that all processors always have work.
final class Painters: Sendable {
  typealias Paint = @Sendable () -> Void

  /// The number of further threads.
  private let threads: Int
  /// How many pictures may wait, because their display lists occupy memory.
  private let limit: Int
  private let group = DispatchGroup()
  private let state = Mutex<(waiting: [Paint], isComplete: Bool)>(([], false))
  /// Counts what the threads have to look at: added pictures, and the end.
  private let news = DispatchSemaphore(value: 0)

  /// - Parameter jobs: How many pictures are painted at once, including one by the thread that lays out.
  init(jobs: Int, limit: Int) {
    (threads, self.limit) = (max(0, jobs - 1), limit)
    for _ in 0..<threads {
      DispatchQueue.global().async(group: group) { self.paintAll() }
    }
  }

  /// Adds a picture, and paints the first one if too many wait.
  func add(_ paint: @escaping Paint) {
    let count = state.withLock { state in
      state.waiting.append(paint)
      return state.waiting.count
    }
    news.signal()
    if threads == 0 || count > limit { first()?() }
  }

  /// Paints the pictures that wait, and returns when all are painted. No picture may be added later.
  func finish() {
    state.withLock { $0.isComplete = true }
    for _ in 0..<threads { news.signal() }
    while let paint = first() { paint() }
    group.wait()
  }

  private func first() -> Paint? {
    state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
  }

  private func paintAll() {
    while true {
      while let paint = first() { paint() }
      if state.withLock({ $0.isComplete && $0.waiting.isEmpty }) { return }
      news.wait()
    }
  }
}
