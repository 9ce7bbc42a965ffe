import Foundation
import Galley

/// The program that is made of people's files, made by a process of its own.
package struct FileCompilation: Codable {
  /// The executable's path.
  package let program: String
  /// The folders of the files' resources.
  package let resources: [String]

  /// Compiles the files and prints a `FileCompilation` as JSON; what the compiler says, it says.
  @MainActor
  package static func run(_ words: [String]) -> ExitCode {
    let console = Console(program: "galley")
    return CommandLineTool.reporting(console) {
      let files = words.compactMap { FileWord($0) }
      let program = try FileProgram(files, console)
      guard program.isKept else {
        throw UsageError(
          "previews need a folder to keep programs in", hint: "set HOME or XDG_CACHE_HOME")
      }
      let made = FileCompilation(program: program.path, resources: program.resources)
      console.write(Array(try JSONEncoder().encode(made)))
      return .success
    }
  }

  /// What the program needs in its environment.
  ///
  /// - Parameter failures: Views that ended it before, with what was said then.
  package func environment(failures: [String: FileFailure] = [:]) throws -> [String: String] {
    let order = FileRun.Order(failures: failures, resources: resources)
    return [
      FileRun.variable: String(decoding: try JSONEncoder().encode(order), as: UTF8.self),
      "SWIFT_BACKTRACE": FileProgram.backtrace,
    ]
  }

  /// The words with which the program answers a page's requests.
  package static let arguments = ["preview", "files"]
  /// Where the program says which view it is at.
  package static let progress: Int32 = 3
  /// Where the program answers.
  package static let answers: Int32 = 4
  /// Where the program is asked.
  package static let requests = PreviewSession.requests
  /// What the program says when it is at no view.
  package static let rest = FileRun.rest
}

extension FileFailure {
  /// Why a program ended.
  ///
  /// - Parameters:
  ///   - signal: What ended it; `nil` for an exit by itself.
  ///   - code: The code of an exit.
  ///   - timeout: How long it was waited for, in seconds, if that was too long.
  ///   - messages: What the program said.
  package init(signal: Int32?, code: Int32, timeout: Double?, messages: [UInt8]) {
    let end: ChildProcess.End =
      timeout != nil ? .timeout : signal.map { .signal($0) } ?? .exit(code: code)
    self.init(end, TrapReport(messages), timeout: timeout ?? 0)
  }
}

/// What a compiler says about files.
package struct CompilerProblem: Encodable {
  package let file: String
  /// From 1.
  package let line, column: Int
  /// `error`, `warning` or `note`.
  package let kind: String
  package let text: String

  /// The problems in what the compiler says.
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
