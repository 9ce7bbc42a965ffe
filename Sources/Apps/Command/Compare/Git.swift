import Foundation
import Galley

/// Reads revisions of the repository.
enum Git {
  /// Returns the output of git.
  ///
  /// - Parameter missing: The error message if git fails.
  /// - Throws: `UsageError`.
  static func read(
    in folder: String, _ words: [String], missing: String
  ) throws -> [UInt8] {
    let outcome = try ChildRun(["git", "-C", folder] + words).run()
    guard outcome.end == .exit(code: 0) else {
      let line = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n").first
      let reason = outcome.end.excess.map { "git \($0)" } ?? "git says: \(line ?? "nothing")"
      throw UsageError(missing, hint: reason)
    }
    return outcome.results
  }
}
