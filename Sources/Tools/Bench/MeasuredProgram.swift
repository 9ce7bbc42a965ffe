import Foundation
import Galley

/// A program whose rounds or whole runs are measured.
struct MeasuredProgram {
  private let process: ChildProcess
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
    // Discard compiler output, which doesn't belong in the results.
    let nothing = open("/dev/null", O_WRONLY | O_CLOEXEC)
    defer { close(nothing) }
    return try Clock.time {
      guard try ChildProcess(arguments, descriptors: [(1, nothing)]).end() == .exit(code: 0) else {
        throw BenchError("\(arguments[0]) failed")
      }
    }
  }

  /// Runs a program that prints nothing and returns its cost. The program is started by the small C
  /// program, because the system would count this process's memory as that of its children.
  static func cost(_ arguments: [String]) throws -> Cost {
    let program = try MeasuredProgram([twin, "--cost"] + arguments)
    defer { program.end() }
    let numbers = try program.ask()
    guard numbers.count == 2 else { throw BenchError("\(arguments[0]) failed") }
    return Cost(time: numbers[0], memory: numbers[1] / 1024)
  }

  /// Starts a program that answers each line of input with a line of numbers.
  init(_ arguments: [String]) throws {
    let (asked, answered) = (try ChildProcess.pipe(), try ChildProcess.pipe())
    defer { for end in [asked.read, answered.write] { close(end) } }
    process = try ChildProcess(
      arguments, descriptors: [(0, asked.read), (1, answered.write)])
    input = fdopen(asked.write, "w")
    output = fdopen(answered.read, "r")
  }

  /// Requests another round and returns its numbers.
  func ask() throws -> [Double] {
    begin()
    return try answer()
  }

  /// Requests another round without waiting for it.
  func begin() {
    fputs("\n", input)
    fflush(input)
  }

  /// Waits for the requested round and returns its numbers.
  func answer() throws -> [Double] {
    var buffer = [CChar](repeating: 0, count: 256)
    guard fgets(&buffer, 256, output) != nil else { throw BenchError("a program exited early") }
    let line = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    return line.split(whereSeparator: { $0 == " " || $0 == "\n" }).compactMap { Double($0) }
  }

  func end() {
    fclose(input)
    _ = process.end()
    fclose(output)
  }
}
