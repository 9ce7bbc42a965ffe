import Foundation

/// A child process.
struct ChildProcess {
  private let process: pid_t
  private let input: UnsafeMutablePointer<FILE>?
  private let output: UnsafeMutablePointer<FILE>?

  /// The cost of a complete run.
  struct Cost {
    /// The wall time, in milliseconds.
    let time: Double
    /// The peak memory, in MiB.
    let memory: Double
  }

  /// The C program in the same folder as this one.
  static let twin = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "BenchTwin").path

  /// Runs a program and returns the elapsed time in milliseconds.
  static func run(_ arguments: [String]) throws -> Double {
    let start = Clock.now
    let process = try spawn(arguments, nil)
    var status = Int32(0)
    waitpid(process, &status, 0)
    guard status == 0 else { throw BenchError("\(arguments[0]) failed") }
    return Clock.now - start
  }

  /// Runs a program that prints nothing and returns its cost. The program is started by the small C
  /// program, because the system would count this process's memory as that of its children.
  static func cost(_ arguments: [String]) throws -> Cost {
    let process = try ChildProcess([twin, "--cost"] + arguments)
    defer { process.end() }
    let numbers = try process.ask()
    guard numbers.count == 2 else { throw BenchError("\(arguments[0]) failed") }
    return Cost(time: numbers[0], memory: numbers[1] / 1024)
  }

  /// Starts a program that answers each line of input with a line of numbers.
  init(_ arguments: [String]) throws {
    var (toChild, fromChild): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toChild) == 0, pipe(&fromChild) == 0 else { throw BenchError("pipe failed") }
    for end in [toChild[1], fromChild[0]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    process = try Self.spawn(arguments, (toChild[0], fromChild[1]))
    close(toChild[0])
    close(fromChild[1])
    input = fdopen(toChild[1], "w")
    output = fdopen(fromChild[0], "r")
  }

  /// Requests another round and returns its numbers.
  func ask() throws -> [Double] {
    fputs("\n", input)
    fflush(input)
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, 256, output) != nil else { throw BenchError("a program exited early") }
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return line.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Double($0) }
  }

  func end() {
    fclose(input)
    var status: Int32 = 0
    waitpid(process, &status, 0)
    fclose(output)
  }

  private static func spawn(
    _ arguments: [String], _ ends: (input: Int32, output: Int32)?
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if let ends {
      posix_spawn_file_actions_adddup2(&actions, ends.input, 0)
      posix_spawn_file_actions_adddup2(&actions, ends.output, 1)
    } else {
      // Discard compiler output, which doesn't belong in the results.
      posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    }
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var process = pid_t()
    guard posix_spawn(&process, arguments[0], &actions, nil, words, environ) == 0 else {
      throw BenchError("cannot start \(arguments[0])")
    }
    return process
  }
}
