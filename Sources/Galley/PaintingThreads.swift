import Dispatch
import Foundation
import Synchronization

/// The threads that paint pictures of the asynchronous API.
///
/// They are threads of Dispatch. A thread that has painted looks for the next picture for a moment before
/// it sleeps, because waking it takes the main actor a tenth of the time of laying out a small view.
final class PaintingThreads: TaskExecutor {
  static let shared = PaintingThreads()

  /// How long a thread looks for the next picture.
  private static let patience = Duration.microseconds(100)
  /// On a single core, the main actor could not evaluate a picture meanwhile.
  private let mayLook = AvailableCores.count > 1

  private let state = Mutex<(isLooking: Bool, next: UnownedJob?)>((false, nil))
  /// Whether `next` is set, for a thread that looks without locking.
  private let hasNext = Atomic(false)

  private let running = Mutex<Set<Int32>>([])
  /// The threads that paint or look for the next picture.
  var identifiers: Set<Int32> { running.withLock { $0 } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isTaken = state.withLock { state in
      guard state.isLooking else { return false }
      state = (false, job)
      hasNext.store(true, ordering: .releasing)
      return true
    }
    // This form of `async` does not count the work as deferred by views.
    if !isTaken { DispatchQueue.global().async(group: nil) { self.run(job) } }
  }

  private func run(_ job: UnownedJob) {
    let thread = ProcessThreads.current
    running.withLock { _ = $0.insert(thread) }
    defer { running.withLock { _ = $0.remove(thread) } }
    var next: UnownedJob? = job
    while let job = next {
      // The system may have started this thread on the core of the main actor, although another is idle.
      if PictureTurns.shared.isTaken { AvailableCores.leave(PictureTurns.shared.core) }
      job.runSynchronously(on: asUnownedTaskExecutor())
      next = look()
    }
  }

  /// Returns the next job if there is one soon. Only one thread looks at a time, and only while a
  /// picture is being evaluated.
  private func look() -> UnownedJob? {
    guard mayLook, PictureTurns.shared.isTaken,
      state.withLock({ state in
        guard !state.isLooking, state.next == nil else { return false }
        state.isLooking = true
        return true
      })
    else { return nil }
    let end = ContinuousClock.now + Self.patience
    while !hasNext.load(ordering: .acquiring), ContinuousClock.now < end { sched_yield() }
    return state.withLock { state in
      defer { state = (false, nil) }
      hasNext.store(false, ordering: .relaxed)
      return state.next
    }
  }
}
