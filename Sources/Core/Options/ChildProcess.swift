import Foundation
import GalleyLayout

/// A program started by this one. It leads a process group, so that it can be killed together with
/// the programs that it starts.
package struct ChildProcess: Sendable {
  package enum End: Hashable, Sendable {
    case exit(code: Int32)
    case signal(Int32)
    /// The program was killed because it made no progress in time.
    case timeout(seconds: Double)
    /// The program was killed because it wrote too much.
    case overflow(bytes: Int)

    /// - Parameter status: The status that the system reports.
    package init(status: Int32) {
      let signal = status & 0x7F
      self = signal != 0 ? .signal(signal) : .exit(code: (status >> 8) & 0xFF)
    }

    /// Describes the limit that the program exceeded; `nil` if it ended by itself.
    package var excess: String? {
      switch self {
      case .exit, .signal: nil
      case .timeout(let seconds): "took longer than \(NumberText.points(seconds)) s"
      case .overflow(let bytes): "wrote more than \(NumberText.points(Double(bytes >> 20))) MB"
      }
    }
  }

  package let id: pid_t

  /// - Parameters:
  ///   - words: The program, searched for in PATH, and its arguments.
  ///   - environment: Variables added to the environment.
  ///   - descriptors: The program's descriptors and the local descriptors that they duplicate. The
  ///     program inherits no others, except an empty standard input.
  /// - Throws: `UsageError` if the program cannot be started.
  package init(
    _ words: [String], environment: [String: String] = [:], descriptors: [(Int32, Int32)] = []
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    // Copy above the target numbers, so that no target overwrites a source before it is duplicated.
    let copies = descriptors.map { (to: $0.0, from: fcntl($0.1, F_DUPFD_CLOEXEC, 32)) }
    defer { for copy in copies { close(copy.from) } }
    for copy in copies { posix_spawn_file_actions_adddup2(&actions, copy.from, copy.to) }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setpgroup(&attributes, 0)
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
    let variables = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let arguments = words.map { strdup($0) } + [nil]
    let values = variables.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + values { free(text) } }
    var child: pid_t = 0
    let code = posix_spawnp(&child, words[0], &actions, &attributes, arguments, values)
    guard code == 0 else { throw Self.failure(words[0], code) }
    id = child
  }

  /// Returns both ends of a pipe, with numbers above those that programs expect. Programs do not
  /// inherit them.
  package static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    guard Foundation.pipe(&ends) == 0 else { throw failure("a pipe", errno) }
    defer { for end in ends { close(end) } }
    let moved = ends.map { fcntl($0, F_DUPFD_CLOEXEC, 10) }
    guard moved.allSatisfy({ $0 >= 0 }) else { throw failure("a pipe", errno) }
    return (moved[0], moved[1])
  }

  static func failure(_ what: String, _ code: Int32) -> UsageError {
    UsageError("cannot start \(what): \(String(cString: strerror(code)))", hint: "")
  }

  /// Ends this program and its group, whatever keeps it busy, when the program that started it no
  /// longer reads from it.
  ///
  /// - Parameter descriptor: The end of a pipe to that program.
  package static func endWithReader(of descriptor: Int32) {
    Thread.detachNewThread {
      var pipe = pollfd(fd: descriptor, events: 0, revents: 0)
      while poll(&pipe, 1, -1) <= 0 {}
      Foundation.kill(getpid() == getpgrp() ? 0 : getpid(), SIGKILL)
    }
  }

  /// Kills the program and its group, unless it has been waited for.
  package func kill(_ signal: Int32 = SIGKILL) { Foundation.kill(-id, signal) }

  /// Waits for the program to end.
  package func end() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return End(status: status)
  }

  /// Waits for the program to end; returns `nil` if it is still running at the deadline.
  func end(before deadline: ContinuousClock.Instant) -> End? {
    var status: Int32 = 0
    while waitpid(id, &status, WNOHANG) == 0 {
      guard ContinuousClock.now < deadline else { return nil }
      usleep(200)
    }
    return End(status: status)
  }
}
