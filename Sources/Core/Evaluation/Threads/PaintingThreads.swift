import Dispatch
import Foundation
import GalleyGraphics
import Synchronization

/// The threads that paint pictures of the asynchronous API.
///
/// They are threads of Dispatch, one for each core. While a picture is being evaluated, one core is left to
/// the main actor. A thread that has painted looks for the next picture for a moment before it sleeps,
/// because waking it takes the main actor a tenth of the time of laying out a small view.
package final class PaintingThreads: TaskExecutor {
  package static let shared = PaintingThreads()

  /// How long a thread looks for the next picture.
  private static let patience = Duration.microseconds(100)

  private let cores: Int
  private let isEvaluating: @Sendable () -> Bool
  private let state = Mutex(State())
  private struct State {
    var jobs: ArraySlice<UnownedJob> = []
    /// The number of threads that paint, look, or wait in the queue.
    var threads = 0
  }
  /// Whether there are jobs, for threads that look without locking.
  private let hasJobs = Atomic(false)
  private let isLooking = Atomic(false)

  private let running = Mutex<Set<Int32>>([])
  /// The threads that paint or look for the next picture.
  package var identifiers: Set<Int32> { running.withLock { $0 } }

  /// - Parameters:
  ///   - cores: The number of cores. Default: those on which the program may run.
  ///   - isEvaluating: Returns whether the main actor is evaluating a picture.
  package init(
    cores: Int = AvailableCores.count,
    isEvaluating: @escaping @Sendable () -> Bool = { PictureTurns.shared.isTaken }
  ) {
    self.cores = cores
    self.isEvaluating = isEvaluating
  }

  /// Does work on one of the threads.
  package func perform<R: Sendable>(_ work: @Sendable () throws -> R) async throws -> R {
    // Without a closure of its own, the work would be done on another thread.
    try await withTaskExecutorPreference(self) { try work() }
  }

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // A single core has no work to divide.
    guard cores > 1 else { return queue { self.run(job) } }
    state.withLock { state in
      state.jobs.append(job)
      hasJobs.store(true, ordering: .releasing)
    }
    startThread()
  }

  /// Starts a thread if pictures wait and none is about to take them.
  func startThread() {
    guard hasJobs.load(ordering: .acquiring) else { return }
    let limit = limit
    let starts = state.withLock { state in
      guard !state.jobs.isEmpty, state.threads < limit, !isLooking.load(ordering: .acquiring) else {
        return false
      }
      state.threads += 1
      return true
    }
    if starts { queue(paint) }
  }

  private var limit: Int { isEvaluating() ? cores - 1 : cores }

  /// Runs work on a thread of Dispatch, after the work that already waits for one.
  private func queue(_ work: @escaping @Sendable () -> Void) {
    // This form of `async` does not count the work as deferred by views.
    DispatchQueue.global().async(group: nil) {
      let thread = ProcessThreads.current
      self.running.withLock { _ = $0.insert(thread) }
      work()
      self.running.withLock { _ = $0.remove(thread) }
    }
  }

  private func paint() {
    while let job = nextJob() {
      startThread()
      run(job)
      // The caller that has got its picture waits in the same queue. It goes first, because it may ask for
      // another picture, without which the main actor would be idle.
      if hasJobs.load(ordering: .acquiring) { return queue(paint) }
      look()
    }
  }

  private func run(_ job: UnownedJob) {
    // The system may have started this thread on the core of the main actor, although another is idle.
    if isEvaluating() { AvailableCores.leave(PictureTurns.shared.core) }
    job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Returns the job of the next picture. If there is none, or more threads than may paint, this thread ends.
  private func nextJob() -> UnownedJob? {
    let limit = limit
    return state.withLock { state in
      if state.threads <= limit, let job = state.jobs.popFirst() {
        if state.jobs.isEmpty { hasJobs.store(false, ordering: .relaxed) }
        return job
      }
      state.threads -= 1
      return nil
    }
  }

  /// Waits for a job for a moment. Only one thread looks at a time, and only while a picture is being
  /// evaluated.
  private func look() {
    guard isEvaluating(), !isLooking.exchange(true, ordering: .acquiring) else { return }
    defer { isLooking.store(false, ordering: .releasing) }
    let end = ContinuousClock.now + Self.patience
    while !hasJobs.load(ordering: .acquiring), ContinuousClock.now < end { sched_yield() }
  }
}
