import Foundation
import Galley
import GalleySnapshots

/// Why an assertion fails.
enum SnapshotFailure {
  /// A reference was written, which fails once.
  case recorded(SnapshotCheck, [RecordedFile])
  /// The reference is missing, cannot be used or differs; the files show how.
  case differs(SnapshotCheck, FailureFiles)
  /// A strict assertion's view does not show all that it asks for.
  case remarks(id: String, [String])
  /// What keeps the view from being compared or recorded.
  case untested(variant: String?, any Error)

  /// What shows the failure, under names that tell references apart.
  var attachments: [(name: String, bytes: [UInt8])] {
    guard case .differs(let check, let files) = self else { return [] }
    let stem = check.snapshot.id.replacingOccurrences(of: "/", with: ".")
    return files.all.map { ("\(stem).\($0.name)", $0.bytes) }
  }

  /// The variant with its `@`, where the failure is one that others may share.
  var variant: String? {
    guard case .differs(let check, _) = self else { return nil }
    return String(check.snapshot.id.drop { $0 != "@" })
  }

  /// Failures that have the same cause behind the first of them.
  static func joined(_ failures: [SnapshotFailure]) -> [(
    SnapshotFailure, others: [SnapshotFailure]
  )] {
    var groups: [(SnapshotFailure, others: [SnapshotFailure])] = []
    for failure in failures {
      let index = groups.firstIndex { first, _ in
        first.cause != nil && first.cause == failure.cause
      }
      if let index { groups[index].others.append(failure) } else { groups.append((failure, [])) }
    }
    return groups
  }

  private var cause: [String]? {
    guard case .differs(let check, _) = self else { return nil }
    return check.comparison.cause
  }

  /// The whole message: what, why, where to look, how to accept.
  ///
  /// - Parameters:
  ///   - run: Where references and reports are.
  ///   - others: Variants that fail for the same cause.
  ///   - accept: The command that records the picture as it is now.
  @MainActor
  func message(_ run: SnapshotRun, others: [String], accept: String) -> String {
    switch self {
    case .recorded(let check, let files):
      return Self.recorded(check, files, run.store).joined(separator: "\n")
    case .differs(let check, _):
      let lines = Self.reason(check.comparison, others) + Self.places(check, run)
      return (lines + Self.acceptance(check.comparison, accept)).joined(separator: "\n")
    case .remarks(let id, let remarks):
      let lines = ["\(id) is strict, and shows not all that the view asks for:"]
      return (lines + remarks.map { "  \($0)" }).joined(separator: "\n")
    case .untested(let variant, let error):
      let suffix = variant.map { " as \($0)" } ?? ""
      return "the snapshot\(suffix) cannot be tested: \(error)"
    }
  }

  private static func recorded(
    _ check: SnapshotCheck, _ files: [RecordedFile], _ store: SnapshotStore
  ) -> [String] {
    let isNew = check.comparison.isNew
    var lines = ["\(check.snapshot.id) was recorded\(isNew ? "" : " anew"):"]
    for file in files {
      let path = (try? store.path(of: file.file, check.snapshot.id)).map(shortened) ?? ""
      let old = file.oldSize.map { "\(ByteCount($0)) → " } ?? ""
      lines.append("  \(path) (\(old)\(ByteCount(file.newSize)))")
    }
    if !isNew { lines += check.comparison.summary.map { "  \($0)" } }
    if check.isBlank { lines.append("  The picture shows nothing but one colour.") }
    let largest = files.filter { $0.file != .layout }.map(\.newSize).max() ?? 0
    if largest > GoldenSize.limit, check.snapshot.largeReason == nil {
      lines.append(
        "  \(ByteCount(largest)) is much: version control keeps every version of a reference. A"
          + " smaller layout or scale helps; largeReason: of .image(…) says why it is as it is.")
    }
    return lines + ["Look at what was recorded, and commit it. The next run compares with it."]
  }

  private static func reason(_ comparison: GoldenComparison, _ others: [String]) -> [String] {
    let verdict =
      switch comparison.verdict {
      case .missing: "has no reference"
      case .damaged: "has a reference that cannot be used"
      default: "differs from its reference"
      }
    let joined = others.isEmpty ? "" : ", the same in \(others.joined(separator: ", "))"
    let hints = Set(comparison.problems.filter { !$0.isMissing }.map(\.hint)).sorted()
    return ["\(comparison.id) \(verdict)\(joined):"]
      + (comparison.summary + hints).map { "  \($0)" }
  }

  private static func places(_ check: SnapshotCheck, _ run: SnapshotRun) -> [String] {
    let hasPicture = check.picture != nil
    var lines: [String] = []
    if check.comparison.verdict != .missing,
      let path = try? run.store.path(of: hasPicture ? .picture : .layout, check.snapshot.id)
    {
      lines.append("reference: \(shortened(path))")
    }
    let folder = shortened(run.failures.folder(check.snapshot.id))
    return lines + ["actual:    \(folder)/\(hasPicture ? "actual.png" : "report.txt")"]
  }

  /// None for a file that Git has and did not fetch: what is recorded in its place would replace it.
  private static func acceptance(_ comparison: GoldenComparison, _ command: String) -> [String] {
    let isPointer = comparison.problems.contains {
      if case .gitLFSPointer = $0 { true } else { false }
    }
    return isPointer ? [] : ["accept:    \(command)"]
  }

  /// Relative to the current directory where that is above.
  static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
