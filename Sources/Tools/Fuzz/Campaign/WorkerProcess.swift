import Foundation
import Galley

/// A failed trial of a worker.
struct Failure: Sendable {
  let seed: UInt64
  /// A short description of the failure.
  let reason: String
}

/// Runs workers in separate processes, so that traps and hangs are detected.
struct WorkerProcess: Sendable {
  /// The CPU seconds allowed for one trial.
  let timeLimit: Double
  /// The number of time limits to wait in total: on a busy machine a trial takes longer than its
  /// CPU time, and one that waits forever must end, too.
  private static let patience = 30.0

  /// Runs the trials of consecutive seeds, continuing after each failure.
  func failures(from first: UInt64, count: UInt64) throws -> [Failure] {
    var failures: [Failure] = []
    var next = first
    while next < first + count {
      let outcome = try run(["--worker", "\(next)", "\(first + count - next)"])
      failures += outcome.violations
      guard let end = outcome.end else { break }
      failures.append(end)
      next = end.seed + 1
    }
    return failures
  }

  /// Returns the failure of one trial, if any.
  func failure(of trial: Trial) throws -> Failure? {
    let outcome = try run(["--worker-one"], input: trial.json())
    return outcome.violations.first ?? outcome.end
  }

  private struct Outcome {
    var violations: [Failure] = []
    /// The trial during which the process ended.
    var end: Failure?
  }

  private func run(_ arguments: [String], input: Data? = nil) throws -> Outcome {
    let (asked, answered) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(answered.read) }
    let process: ChildProcess
    do {
      defer { for end in [asked.read, asked.write, answered.write, nothing] { close(end) } }
      process = try ChildProcess(
        ["/proc/self/exe"] + arguments,
        environment: ["SWIFT_BACKTRACE": "enable=no", "G_DEBUG": "fatal-criticals"],
        descriptors: [(0, asked.read), (1, answered.write), (2, nothing)])
      if let input { _ = Console.write([UInt8](input), to: asked.write) }
    }

    var (outcome, seed) = (Outcome(), UInt64(0))
    var (begin, silences) = (processorTime(of: process), 0.0)
    let lines = LineReader(answered.read)
    while true {
      switch lines.next(within: timeLimit) {
      case .line(let line):
        (begin, silences) = (processorTime(of: process), 0)
        if line.hasPrefix("!") {
          outcome.violations.append(Failure(seed: seed, reason: String(line.dropFirst())))
        } else {
          seed = UInt64(line) ?? seed
        }
      case .silence:
        silences += 1
        let isWorking = processorTime(of: process) - begin < timeLimit
        if isWorking, silences < Self.patience { continue }
        process.kill()
        _ = process.end()
        outcome.end = Failure(seed: seed, reason: "did not finish within \(timeLimit) s")
        return outcome
      case .end:
        let end = process.end()
        if end != .exit(code: 0) {
          outcome.end = Failure(seed: seed, reason: "the process ended: \(end)")
        }
        return outcome
      }
    }
  }
}

/// Returns the CPU seconds used by a process so far; 0 if it has ended.
private func processorTime(of process: ChildProcess) -> Double {
  var (clock, time) = (clockid_t(), timespec())
  guard clock_getcpuclockid(process.id, &clock) == 0,
    clock_gettime(clock, &time) == 0
  else { return 0 }
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// Reads lines from a file descriptor, with a time limit for each.
private final class LineReader {
  enum Event {
    case line(String)
    case silence
    case end
  }

  private let descriptor: Int32
  private var buffer: [UInt8] = []

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  func next(within seconds: Double) -> Event {
    while true {
      if let end = buffer.firstIndex(of: UInt8(ascii: "\n")) {
        let line = String(decoding: buffer[..<end], as: UTF8.self)
        buffer.removeFirst(end + 1)
        return .line(line)
      }
      var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      guard poll(&entry, 1, Int32(seconds * 1000)) > 0 else { return .silence }
      var chunk = [UInt8](repeating: 0, count: 1 << 14)
      let count = read(descriptor, &chunk, chunk.count)
      guard count > 0 else { return .end }
      buffer += chunk[..<count]
    }
  }
}
