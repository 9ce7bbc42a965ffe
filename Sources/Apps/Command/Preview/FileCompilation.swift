import Foundation
import Galley

/// A program compiled from the user's files by a separate process.
package struct FileCompilation: Codable {
  /// The path of the executable.
  package let program: String
  /// The folders with the resources of the files.
  package let resources: [String]
  /// The files.
  let sources: [String]

  /// Compiles the files and prints a `FileCompilation` as JSON. Passes on the compiler's output.
  @MainActor
  package static func run(_ words: [String]) -> ExitCode {
    let console = Console(program: "galley")
    return CommandLineTool.reporting(console) {
      let files = words.compactMap { FileWord($0) }
      let program = try FileProgram(files, FileSettings(), console)
      guard program.isKept else {
        throw UsageError(
          "previews need a cache folder", hint: "set HOME or XDG_CACHE_HOME")
      }
      let made = FileCompilation(
        program: program.path, resources: program.resources, sources: program.sources)
      console.write(Array(try JSONEncoder().encode(made)))
      return .success
    }
  }

  /// Returns the environment of the program.
  ///
  /// - Parameter failures: Views that crashed the program before, with their failures.
  package func environment(failures: [String: FileFailure] = [:]) throws -> [String: String] {
    try FileRun.Order(failures: failures, resources: resources, sources: sources).environment
  }

  /// The arguments with which the program answers requests of a page.
  package static let arguments = ["preview", "files"]
  /// The descriptor on which the program reports its current view.
  package static let progress: Int32 = 3
  /// The descriptor to which the program writes answers.
  package static let answers: Int32 = 4
  /// The descriptor from which the program reads requests.
  package static let requests = PreviewSession.requests
  /// The line of progress when the program is not rendering a view.
  package static let rest = FileRun.rest
}

extension FileFailure {
  /// Describes why a program ended.
  ///
  /// - Parameter messages: The program's output.
  package init(_ end: ChildProcess.End, messages: [UInt8]) {
    self.init(end, TrapReport(messages))
  }
}

/// A problem reported by the compiler.
package struct CompilerProblem: Encodable {
  package let file: String
  /// The position, starting at 1.
  package let line, column: Int
  /// `error`, `warning` or `note`.
  package let kind: String
  package let text: String

  /// Parses the problems from the compiler's output.
  package static func all(in messages: String) -> [CompilerProblem] {
    messages.split(separator: "\n").compactMap { line in
      guard
        let match = line.wholeMatch(
          of: /(\/?[^:]+\.swift):(\d+):(\d+): (error|warning|note): (.*)/),
        let number = Int(match.2), let column = Int(match.3)
      else { return nil }
      return CompilerProblem(
        file: String(match.1), line: number, column: column, kind: String(match.4),
        text: String(match.5))
    }
  }
}
