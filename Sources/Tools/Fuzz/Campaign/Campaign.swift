import Foundation
import Galley

/// Many trials on all processors, until a number of trees or seconds is reached.
struct Campaign: Sendable {
  var settings: Settings

  /// The outcome of a campaign.
  struct Result {
    var trees: UInt64 = 0
    var seconds = 0.0
    var failures: [Failure] = []
  }

  /// The number of trials per worker; small enough that its memory stays small.
  private static let batch: UInt64 = 500
  /// The number of failures after which the campaign stops.
  private static let failureLimit = 5

  func run() -> Result {
    let (start, ledger) = (Date(), Ledger(next: settings.seed))
    let process = WorkerProcess(timeLimit: settings.timeLimit)
    DispatchQueue.concurrentPerform(iterations: settings.jobs) { _ in
      while let range = ledger.take(Self.batch, until: end(start, ledger)) {
        let failures = (try? process.failures(from: range.lowerBound, count: UInt64(range.count)))
        let found = failures ?? [Failure(seed: range.lowerBound, reason: "no worker started")]
        ledger.note(found)
        // At once, so that an interrupted campaign loses nothing.
        for failure in found {
          FileHandle.standardError.write(Data("seed \(failure.seed): \(failure.reason)\n".utf8))
        }
      }
    }
    return Result(
      trees: ledger.next - settings.seed, seconds: Date().timeIntervalSince(start),
      failures: ledger.failures)
  }

  /// Returns the seed at which to stop; 0 when the time is up.
  private func end(_ start: Date, _ ledger: Ledger) -> UInt64 {
    let isOver =
      Date().timeIntervalSince(start) > settings.seconds
      || ledger.failures.count >= Self.failureLimit
    return isOver ? 0 : settings.seed + settings.trees
  }

  /// Returns the failing trial, simplified as much as possible, as Swift source.
  @MainActor
  func report(_ failure: Failure) throws -> String {
    let process = WorkerProcess(timeLimit: settings.timeLimit)
    let trial = Trial(seed: failure.seed)
    // Hanging trials take long, so limit the total time.
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

/// State shared by the workers.
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
