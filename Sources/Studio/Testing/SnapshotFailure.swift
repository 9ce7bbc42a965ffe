import Foundation
import Galley
import GalleySnapshots

/// The reason an assertion fails.
enum SnapshotFailure {
  /// A reference was recorded, which fails the test once.
  case recorded(SnapshotCheck, [RecordedFile])
  /// The reference is missing, unusable or different, as the files show.
  case differs(SnapshotCheck, FailureFiles)
  /// The view of a strict assertion requests something that is missing.
  case remarks(id: String, [String])
  /// An error prevented comparing or recording the view.
  case untested(variant: String?, any Error)

  /// The files that show the failure, with names that distinguish references.
  var attachments: [(name: String, bytes: [UInt8])] {
    guard case .differs(let check, let files) = self else { return [] }
    let stem = check.snapshot.id.replacingOccurrences(of: "/", with: ".")
    return files.all.map { ("\(stem).\($0.name)", $0.bytes) }
  }

  /// The variant with its `@`, for failures that variants may share.
  var variant: String? {
    guard case .differs(let check, _) = self else { return nil }
    return String(check.snapshot.id.drop { $0 != "@" })
  }

  /// Groups failures that have the same cause, with the first of them leading.
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

  /// Returns the whole message: what failed, why, where to look and how to accept the change.
  ///
  /// - Parameters:
  ///   - run: The run, for the paths of references and reports.
  ///   - others: Variants that fail for the same cause.
  ///   - accept: The command that records the current picture.
  @MainActor
  func message(_ run: SnapshotRun, others: [String], accept: String) -> String {
    switch self {
    case .recorded(let check, let files):
      return Self.recorded(check, files, run.store).joined(separator: "\n")
    case .differs(let check, _):
      let lines = Self.reason(check.comparison, others) + Self.places(check, run)
      return (lines + Self.acceptance(check.comparison, accept)).joined(separator: "\n")
    case .remarks(let id, let remarks):
      let lines = ["\(id) is strict, but does not show everything it requests:"]
      return (lines + remarks.map { "  \($0)" }).joined(separator: "\n")
    case .untested(let variant, let error):
      let suffix = variant.map { " as \($0)" } ?? ""
      return "cannot test the snapshot\(suffix): \(error)"
    }
  }

  private static func recorded(
    _ check: SnapshotCheck, _ files: [RecordedFile], _ store: SnapshotStore
  ) -> [String] {
    let isNew = check.comparison.isNew
    var lines = ["\(check.snapshot.id) was \(isNew ? "" : "re-")recorded:"]
    for file in files {
      let path = (try? store.path(of: file.file, check.snapshot.id)).map(shortened) ?? ""
      let old = file.oldSize.map { "\(ByteCount($0)) → " } ?? ""
      lines.append("  \(path) (\(old)\(ByteCount(file.newSize)))")
    }
    if !isNew { lines += check.comparison.summary.map { "  \($0)" } }
    if check.isBlank { lines.append("  The picture has only one color.") }
    let largest =
      files.filter { $0.file != .layout && $0.file != .accessibility }.map(\.newSize).max() ?? 0
    if largest > GoldenSize.limit, check.snapshot.largeReason == nil {
      lines.append(
        "  \(ByteCount(largest)) is large: version control keeps every version of a reference."
          + " Use a smaller layout or scale, or explain the size with largeReason: of .image(…).")
    }
    return lines + ["Review what was recorded and commit it. The next run compares against it."]
  }

  private static func reason(_ comparison: GoldenComparison, _ others: [String]) -> [String] {
    let verdict =
      switch comparison.verdict {
      case .missing: "has no reference"
      case .damaged: "has an unusable reference"
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
      let path = try? run.store.path(
        of: check.snapshot.files.contains(.accessibility)
          ? .accessibility : hasPicture ? .picture : .layout, check.snapshot.id)
    {
      lines.append("reference: \(shortened(path))")
    }
    let folder = shortened(run.failures.folder(check.snapshot.id))
    return lines + ["actual:    \(folder)/\(hasPicture ? "actual.png" : "report.txt")"]
  }

  /// Empty for a Git LFS file that was not fetched, because recording would replace it.
  private static func acceptance(_ comparison: GoldenComparison, _ command: String) -> [String] {
    let isPointer = comparison.problems.contains {
      if case .gitLFSPointer = $0 { true } else { false }
    }
    return isPointer ? [] : ["accept:    \(command)"]
  }

  /// Returns a path relative to the current directory if it lies inside.
  static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
