import GalleyGraphics
import Synchronization

/// Lets one picture after another be evaluated on the main actor until it has settled.
///
/// If pictures took turns at each suspension, those of several requests would all be ready at the same
/// time: the painting threads would wait until then, and the main actor afterwards.
///
/// The turns are an actor whose executor passes its jobs to the main actor. The continuation of a task,
/// as well as `Task.yield()`, would take each picture to another thread and back, which takes as long as
/// laying out a small view.
package actor PictureTurns {
  package static let shared = PictureTurns()

  private let order = TurnExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    order.asUnownedSerialExecutor()
  }
  /// Counts, because a call without effect would not change the executor.
  private var count = 0

  /// Waits for the picture's turn. The caller must end it with `pass()`.
  package func take() { count &+= 1 }

  /// Begins the next picture's turn. Call it on the main actor.
  package nonisolated func pass() {
    latestCore.store(AvailableCores.current, ordering: .relaxed)
    // Without another picture, the main actor does not need its core.
    if !order.pass() { PaintingThreads.shared.startThread() }
  }

  /// Whether a picture is being evaluated.
  nonisolated var isTaken: Bool { order.isTaken }

  private let latestCore = Atomic(-1)
  /// The core on which the latest picture was evaluated; negative if there was none.
  nonisolated var core: Int { latestCore.load(ordering: .relaxed) }
}

private final class TurnExecutor: SerialExecutor {
  private let state = Mutex<(isTaken: Bool, waiting: ArraySlice<UnownedJob>)>((false, []))

  var isTaken: Bool { state.withLock { $0.isTaken } }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let isFirst = state.withLock { state in
      if state.isTaken { state.waiting.append(job) }
      defer { state.isTaken = true }
      return !state.isTaken
    }
    if isFirst { MainActor.shared.enqueue(job) }
  }

  /// Returns whether another picture was waiting.
  func pass() -> Bool {
    let next = state.withLock { state in
      let next = state.waiting.popFirst()
      state.isTaken = next != nil
      return next
    }
    if let next { MainActor.shared.enqueue(next) }
    return next != nil
  }
}

/// Lets the jobs that wait for the main actor run, like `Task.yield()` but without waking other threads.
package actor LaterOnMainActor {
  package static let shared = LaterOnMainActor()

  private let executor = LaterExecutor()
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
  private var count = 0

  package func wait() { count &+= 1 }
}

private final class LaterExecutor: SerialExecutor {
  func enqueue(_ job: consuming ExecutorJob) { MainActor.shared.enqueue(UnownedJob(job)) }
}
