import Foundation
import Galley

/// Reads revisions of the repository.
enum Git {
  /// Returns the output of git.
  ///
  /// - Parameters:
  ///   - revision: The revision that is read.
  ///   - missing: The error message if git fails although the revision exists.
  /// - Throws: `UsageError`.
  static func read(
    in folder: String, _ words: [String], at revision: String, missing: String
  ) throws -> [UInt8] {
    let outcome = try ChildRun(["git", "-C", folder] + words).run()
    guard outcome.end == .exit(code: 0) else {
      if try lacks(revision, in: folder) {
        throw UsageError(
          "the revision '\(revision)' does not exist", hint: "'git log --oneline' lists revisions")
      }
      let line = String(decoding: outcome.messages, as: UTF8.self).split(separator: "\n").first
      let reason = outcome.end.excess.map { "git \($0)" } ?? "git says: \(line ?? "nothing")"
      throw UsageError(missing, hint: reason)
    }
    return outcome.results
  }

  /// Whether the repository has no such revision. Without a repository, it is unknown.
  private static func lacks(_ revision: String, in folder: String) throws -> Bool {
    let words = ["rev-parse", "--verify", "--quiet", "\(revision)^{tree}"]
    return try ChildRun(["git", "-C", folder] + words).run().end == .exit(code: 1)
  }
}
