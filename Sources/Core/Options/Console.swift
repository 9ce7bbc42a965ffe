import Foundation
import GalleyCore

/// An error that occurs when results can't be written to standard output.
package struct OutputError: ExplainedError {
  /// The system's `errno`.
  package var code: Int32
  package var message: String {
    "cannot write to standard output: \(String(cString: strerror(code)))"
  }
  package var hint: String { code == ENOSPC ? "free some disk space" : "" }
}

/// The output streams: results go to standard output, everything else to standard error.
@MainActor
package final class Console {
  /// The first error while writing results, which are then incomplete.
  package private(set) var outputFailure: OutputError?
  private let program: String
  /// The file descriptor for results.
  private let results: Int32
  /// Whether messages go to a terminal.
  package let isTerminal = isatty(STDERR_FILENO) == 1
  private let hasColor: Bool
  private var showsProgress = false

  /// - Parameter results: The file descriptor for results.
  package init(
    program: String, results: Int32 = STDOUT_FILENO,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.program = program
    self.results = results
    let isPlain = environment["NO_COLOR"].map { !$0.isEmpty } ?? false
    hasColor = isTerminal && !isPlain && environment["TERM"] != "dumb"
  }

  /// Prints a line of results.
  package func print(_ line: String) { write(Array((line + "\n").utf8)) }

  /// Writes bytes of results.
  package func write(_ bytes: [UInt8]) {
    guard outputFailure == nil else { return }
    clearProgress()
    if let code = Self.write(bytes, to: results) { outputFailure = OutputError(code: code) }
  }

  /// Prints `galley: error: …`, and `hint: …` if there is a hint.
  package func report(_ error: any Error) {
    let (message, hint) = SubjectError.words(error)
    diagnose("error", message, color: "31")
    if !hint.isEmpty { note(hint) }
  }

  /// Prints `galley: warning: …`.
  package func warn(_ message: String, hint: String = "") {
    diagnose("warning", message, color: "33")
    if !hint.isEmpty { note(hint) }
  }

  /// Overwrites the progress line; terminals only.
  package func progress(_ done: Int, of total: Int, _ what: String) {
    progress("\(done)/\(total) \(what)")
  }

  /// Overwrites the progress line; the total is unknown.
  package func progress(_ what: String) {
    guard isTerminal else { return }
    showsProgress = true
    writeError("\r\u{1B}[K\(Self.oneLine(what))")
  }

  /// Prints progress as a new line, for outputs that can't be overwritten, such as logs.
  package func note(progress what: String) {
    writeError("\(program): \(Self.oneLine(what))\n")
  }

  package func clearProgress() {
    guard showsProgress else { return }
    showsProgress = false
    writeError("\r\u{1B}[K")
  }

  private func diagnose(_ kind: String, _ message: String, color: String) {
    clearProgress()
    let word = hasColor ? "\u{1B}[1;\(color)m\(kind):\u{1B}[0m" : "\(kind):"
    writeError("\(program): \(word) \(Self.oneLine(message))\n")
  }

  private func note(_ hint: String) {
    let word = hasColor ? "\u{1B}[1;36mhint:\u{1B}[0m" : "hint:"
    writeError("\(word) \(Self.oneLine(hint))\n")
  }

  /// Passes on the messages of another program unchanged.
  package func pass(_ messages: [UInt8]) {
    clearProgress()
    _ = Self.write(messages, to: STDERR_FILENO)
  }

  private func writeError(_ text: String) { _ = Self.write(Array(text.utf8), to: STDERR_FILENO) }

  /// Returns the text without a trailing period and with control characters escaped.
  package nonisolated static func oneLine(_ text: String) -> String {
    let line = text.hasSuffix(".") ? String(text.dropLast()) : text
    guard line.unicodeScalars.contains(where: { $0.value < 32 || $0.value == 127 }) else {
      return line
    }
    return line.unicodeScalars.map {
      $0.value < 32 || $0.value == 127 ? $0.escaped(asASCII: true) : String($0)
    }
    .joined()
  }

  /// - Returns: The `errno` of a failed write, or `nil`.
  package nonisolated static func write(_ bytes: [UInt8], to file: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 {
          if errno == EINTR { continue }
          return errno
        }
        if count == 0 { return EIO }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }
}
