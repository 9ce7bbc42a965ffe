import Foundation
import Galley

/// Many trials, on all processors, until the trees or the time are used up.
struct Campaign: Sendable {
  var settings: Settings

  /// What came out.
  struct Result {
    var trees: UInt64 = 0
    var seconds = 0.0
    var failures: [Failure] = []
  }

  /// A worker's batch; short enough that its memory stays small.
  private static let batch: UInt64 = 500
  /// After as many failures it is time to mend some.
  private static let failureLimit = 5

  func run() -> Result {
    let (start, ledger) = (Date(), Ledger(next: settings.seed))
    let process = WorkerProcess(timeLimit: settings.timeLimit)
    DispatchQueue.concurrentPerform(iterations: settings.jobs) { _ in
      while let range = ledger.take(Self.batch, until: end(start, ledger)) {
        let failures = (try? process.failures(from: range.lowerBound, count: UInt64(range.count)))
        ledger.note(failures ?? [Failure(seed: range.lowerBound, reason: "no worker was started")])
      }
    }
    return Result(
      trees: ledger.next - settings.seed, seconds: Date().timeIntervalSince(start),
      failures: ledger.failures)
  }

  /// Where to stop; the present seed when time is up.
  private func end(_ start: Date, _ ledger: Ledger) -> UInt64 {
    let isOver =
      Date().timeIntervalSince(start) > settings.seconds
      || ledger.failures.count >= Self.failureLimit
    return isOver ? 0 : settings.seed + settings.trees
  }

  /// The failing trial made as simple as can be, as Swift source.
  @MainActor
  func report(_ failure: Failure) throws -> String {
    let process = WorkerProcess(timeLimit: settings.timeLimit)
    let trial = Trial(seed: failure.seed)
    // Trials without an end take long, each of them.
    let start = Date()
    let shrunk = try trial.shrunk(attempts: 300) {
      try Date().timeIntervalSince(start) < 60 && process.failure(of: $0) != nil
    }
    let reason = try process.failure(of: shrunk)?.reason ?? failure.reason
    return """
      seed \(failure.seed): \(reason)
      \(shrunk.source)

      """
  }
}

/// What the workers share.
private final class Ledger: @unchecked Sendable {
  private let lock = NSLock()
  private var seed: UInt64
  private var found: [Failure] = []

  init(next: UInt64) { seed = next }

  var next: UInt64 { lock.withLock { seed } }
  var failures: [Failure] { lock.withLock { found } }

  func take(_ count: UInt64, until end: UInt64) -> Range<UInt64>? {
    lock.withLock {
      guard seed < end else { return nil }
      let range = seed..<min(seed + count, end)
      seed = range.upperBound
      return range
    }
  }

  func note(_ failures: [Failure]) { lock.withLock { found += failures } }
}
