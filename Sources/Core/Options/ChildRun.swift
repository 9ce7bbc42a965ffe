import Foundation

/// A program that runs to completion while its output is collected. It is killed, with the programs
/// that it started, when it makes no progress in time or writes too much.
package struct ChildRun {
  package enum Stream: Sendable { case results, messages, progress }

  package struct Outcome {
    /// The program's process, which has ended.
    package let process: pid_t
    package fileprivate(set) var end: ChildProcess.End
    package fileprivate(set) var results: [UInt8] = []
    package fileprivate(set) var messages: [UInt8] = []
    /// The last line of progress that is not empty.
    package fileprivate(set) var progress: String?
  }

  /// The maximum size of the results, in bytes.
  package static let resultLimit = 1 << 30
  /// The maximum size of the messages, in bytes.
  package static let messageLimit = 16 << 20

  private let words: [String]
  private let environment: [String: String]
  private let descriptors: [(Int32, Stream)]
  private let timeout: Double
  private let memory: Int?
  private let onProgress: ((String) -> Void)?
  private let isCancelled: (() -> Bool)?

  /// - Parameters:
  ///   - words: The program, searched for in PATH, and its arguments.
  ///   - environment: Variables added to the environment.
  ///   - descriptors: The program's file descriptors and the streams they write to.
  ///   - timeout: The maximum time until the first progress and between progress, in seconds.
  ///   - memory: The maximum memory of each of its processes, in bytes; `nil` for no limit.
  ///   - onProgress: Receives the lines of progress as they arrive.
  ///   - isCancelled: Returns whether to end the program. Unless it is `nil`, a program that must
  ///     end gets a second to end its own processes before it is killed.
  package init(
    _ words: [String], environment: [String: String] = [:],
    descriptors: [(Int32, Stream)] = [(1, .results), (2, .messages)], timeout: Double = 60,
    memory: Int? = nil, onProgress: ((String) -> Void)? = nil,
    isCancelled: (() -> Bool)? = nil
  ) {
    (self.words, self.environment, self.descriptors) = (words, environment, descriptors)
    (self.timeout, self.memory, self.onProgress) = (timeout, memory, onProgress)
    self.isCancelled = isCancelled
  }

  /// - Throws: `UsageError` if the program cannot be started.
  package func run() throws -> Outcome {
    var (readers, writers): ([Stream: Int32], [Stream: Int32]) = ([:], [:])
    defer { for end in readers.values { close(end) } }
    let interruption = Interruption()
    defer { interruption.release() }
    // A shell sets the limit, which must not apply to this program.
    let limited = memory.map {
      ["/bin/sh", "-c", "ulimit -v \($0 >> 10) 2>/dev/null; exec \"$0\" \"$@\""] + words
    }
    let child: ChildProcess
    do {
      defer { for end in writers.values { close(end) } }
      for stream in Set(descriptors.map(\.1)) {
        (readers[stream], writers[stream]) = try ChildProcess.pipe()
      }
      child = try ChildProcess(
        limited ?? words, environment: environment,
        descriptors: descriptors.compactMap { number, stream in
          writers[stream].map { (number, $0) }
        })
    }
    let outcome = collect(readers, child, interruption)
    // The shell did not find the program.
    if memory != nil, outcome.end == .exit(code: 127) {
      throw ChildProcess.failure(words[0], ENOENT)
    }
    return outcome
  }

  /// Reads until all streams are closed and the program has ended, or until it exceeds a limit.
  private func collect(
    _ readers: [Stream: Int32], _ child: ChildProcess, _ interruption: Interruption
  ) -> Outcome {
    var open = readers
    var outcome = Outcome(process: child.id, end: .timeout(seconds: timeout))
    var unread: [UInt8] = []
    var deadline = ContinuousClock.now + .seconds(timeout)
    func killed(_ excess: ChildProcess.End) -> Outcome {
      outcome.end = excess
      if isCancelled != nil {
        child.kill(SIGTERM)
        if child.end(before: .now + .seconds(1)) != nil { return outcome }
      }
      child.kill()
      _ = child.end()
      return outcome
    }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      if interruption.isPending || isCancelled?() == true { return killed(.signal(SIGKILL)) }
      if deadline < .now { return killed(.timeout(seconds: timeout)) }
      let streams = Array(open)
      var polled = streams.map { pollfd(fd: $0.value, events: Int16(POLLIN), revents: 0) }
      // Return after 20 ms to look for an interruption.
      guard poll(&polled, nfds_t(polled.count), 20) > 0 else { continue }
      for (stream, entry) in zip(streams.map(\.key), polled) where entry.revents != 0 {
        let count = read(entry.fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { open[stream] = nil }
        let bytes = buffer[..<max(count, 0)]
        switch stream {
        case .results: outcome.results += bytes
        case .messages: outcome.messages += bytes
        case .progress:
          unread += bytes
          guard let end = unread.lastIndex(of: UInt8(ascii: "\n")) else { continue }
          deadline = .now + .seconds(timeout)
          let lines = String(decoding: unread[..<end], as: UTF8.self).split(separator: "\n")
          unread.removeSubrange(...end)
          outcome.progress = lines.last.map(String.init) ?? outcome.progress
          if let line = lines.last { onProgress?(String(line)) }
        }
      }
      if outcome.results.count > Self.resultLimit {
        return killed(.overflow(bytes: Self.resultLimit))
      }
      if outcome.messages.count + unread.count > Self.messageLimit {
        return killed(.overflow(bytes: Self.messageLimit))
      }
    }
    guard let end = child.end(before: deadline) else { return killed(.timeout(seconds: timeout)) }
    outcome.end = end
    return outcome
  }
}

/// Holds back the signals that would end this program and leave another one running.
private struct Interruption {
  private var held = sigset_t()

  init() {
    var blocked = sigset_t()
    sigemptyset(&held)
    pthread_sigmask(SIG_BLOCK, nil, &blocked)
    for signal in [SIGINT, SIGTERM, SIGHUP] where sigismember(&blocked, signal) == 0 {
      var action = sigaction()
      sigaction(signal, nil, &action)
      // Another program, such as nohup, may have chosen to ignore the signal for this one.
      if action.__sigaction_handler.sa_handler == nil { sigaddset(&held, signal) }
    }
    var signals = held
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  var isPending: Bool {
    var (pending, held) = (sigset_t(), held)
    sigpending(&pending)
    return [SIGINT, SIGTERM, SIGHUP].contains {
      sigismember(&pending, $0) == 1 && sigismember(&held, $0) == 1
    }
  }

  /// Lets the signals through, which ends this program if one has arrived.
  func release() {
    var signals = held
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }
}
