import Foundation
import Galley

/// A program that runs to completion while its output is collected.
struct ChildProcess {
  enum Stream: CaseIterable { case results, messages, progress }

  enum End: Hashable {
    case exit(code: Int32)
    case signal(Int32)
    /// The program was killed because it made no progress in time.
    case timeout
  }

  struct Outcome {
    let end: End
    let results: [UInt8]
    let messages: [UInt8]
    let progress: [UInt8]
  }

  /// The program, searched for in PATH, and its arguments.
  let words: [String]
  /// Variables added to the environment.
  var environment: [String: String] = [:]
  /// The program's file descriptors and the streams they write to.
  var descriptors: [(Int32, Stream)] = [(1, .results), (2, .messages)]
  /// The maximum time until the first progress and between progress, in seconds; `nil` for no
  /// limit.
  var timeout: Double?
  /// Receives each line of progress as it arrives.
  var onProgress: ((String) -> Void)?

  /// - Throws: `UsageError` if the program cannot be started.
  func run() throws -> Outcome {
    var pipes: [Stream: (read: Int32, write: Int32)] = [:]
    defer { for pipe in pipes.values { close(pipe.read) } }
    for stream in Stream.allCases where descriptors.contains(where: { $0.1 == stream }) {
      pipes[stream] = try Self.pipe()
    }
    let child = try start(pipes.mapValues(\.write))
    for pipe in pipes.values { close(pipe.write) }
    var data: [Stream: [UInt8]] = [:]
    let isInTime = collect(pipes.mapValues(\.read), into: &data)
    if !isInTime { kill(child, SIGKILL) }
    let end = Self.end(of: child)
    return Outcome(
      end: isInTime ? end : .timeout, results: data[.results] ?? [],
      messages: data[.messages] ?? [],
      progress: data[.progress] ?? [])
  }

  /// Both ends have descriptor numbers above those passed to programs.
  static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw Self.failure("a pipe", errno) }
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    guard moved.allSatisfy({ $0 >= 0 }) else { throw Self.failure("a pipe", errno) }
    return (moved[0], moved[1])
  }

  private static func failure(_ what: String, _ code: Int32) -> UsageError {
    UsageError("cannot start \(what): \(String(cString: strerror(code)))", hint: "")
  }

  private func start(_ ends: [Stream: Int32]) throws -> pid_t {
    let own = descriptors.compactMap { descriptor, stream in ends[stream].map { (descriptor, $0) } }
    return try Self.start(words, environment, own)
  }

  /// - Parameter descriptors: The program's descriptors and the local descriptors that they
  ///   duplicate. The program inherits no others, except an empty standard input.
  /// - Throws: `UsageError` if the program cannot be started.
  static func start(
    _ words: [String], _ environment: [String: String], _ descriptors: [(Int32, Int32)]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Copy above the target numbers, so that no target overwrites a source before it is duplicated.
    let copies = descriptors.map { (to: $0.0, from: fcntl($0.1, F_DUPFD_CLOEXEC, 32)) }
    defer { for copy in copies { close(copy.from) } }
    for copy in copies { posix_spawn_file_actions_adddup2(&actions, copy.from, copy.to) }
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let arguments = words.map { strdup($0) } + [nil]
    let values = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + values { free(text) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, nil, arguments, values)
    guard code == 0 else { throw failure(words[0], code) }
    return child
  }

  /// Waits for a program to end.
  static func end(of child: pid_t) -> End {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7F
    return signal != 0 ? .signal(signal) : .exit(code: (status >> 8) & 0xFF)
  }

  /// Reads until all streams are closed. Returns `false` on timeout.
  private func collect(_ ends: [Stream: Int32], into data: inout [Stream: [UInt8]]) -> Bool {
    var open = ends
    var deadline = timeout.map { ContinuousClock.now + .seconds($0) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      let streams = Array(open)
      var polled = streams.map { pollfd(fd: $0.value, events: Int16(POLLIN), revents: 0) }
      let wait = deadline.map { max(0, ($0 - .now) / .milliseconds(1)).rounded(.up) } ?? -1
      let count = poll(&polled, nfds_t(polled.count), Int32(min(wait, 1e9)))
      if count < 0, errno == EINTR { continue }
      if count == 0, let limit = deadline, limit <= .now { return false }
      for (stream, entry) in zip(streams, polled) where entry.revents != 0 {
        let count = read(entry.fd, &buffer, buffer.count)
        if count < 0, errno == EINTR { continue }
        if count <= 0 {
          open[stream.key] = nil
        } else {
          data[stream.key, default: []] += buffer[..<count]
          guard stream.key == .progress else { continue }
          deadline = timeout.map { .now + .seconds($0) }
          if let line = String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n")
            .last
          {
            onProgress?(String(line))
          }
        }
      }
    }
    return true
  }
}
