import Foundation
import Galley
import GalleySnapshots

/// Why an assertion fails.
enum SnapshotFailure {
  /// A reference was written, which fails once.
  case recorded(SnapshotCheck, [RecordedFile], SnapshotStore)
  /// The reference is missing, cannot be used or differs; the files show how.
  case differs(
    SnapshotCheck, [(name: String, bytes: [UInt8])], SnapshotStore, _ folder: String)

  /// What shows the failure, under names that tell references apart.
  var attachments: [(name: String, bytes: [UInt8])] {
    guard case .differs(let check, let files, _, _) = self else { return [] }
    let stem = check.snapshot.id.replacingOccurrences(of: "/", with: ".")
    return files.map { ("\(stem).\($0.name)", $0.bytes) }
  }

  /// The whole message: what, why, where to look, how to accept.
  ///
  /// - Parameter acceptCommand: What records the picture as it is now.
  func message(acceptCommand: String) -> String {
    switch self {
    case .recorded(let check, let files, let store):
      return Self.recorded(check, files, store).joined(separator: "\n")
    case .differs(let check, let files, let store, let folder):
      let environment = RunningEnvironment.differences(from: store)
        .map { "The references were recorded with other libraries or fonts: \($0)" }
      let lines =
        environment + Self.verdict(check.comparison) + Self.places(check, files, store, folder)
      return (lines + ["accept:    \(acceptCommand)"]).joined(separator: "\n")
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
    if !isNew { lines += check.comparison.sentences.map { "  \($0)" } }
    if check.isBlank { lines.append("  The picture shows nothing but one colour.") }
    return lines + ["Look at what was recorded, and commit it. The next run compares with it."]
  }

  private static func verdict(_ comparison: GoldenComparison) -> [String] {
    let verdict =
      switch comparison.verdict {
      case .missing: "has no reference"
      case .damaged: "has a reference that cannot be used"
      default: "differs from its reference"
      }
    let hints = Set(comparison.problems.filter { !$0.isMissing }.map(\.hint)).sorted()
    return ["\(comparison.id) \(verdict):"]
      + (comparison.sentences + hints).map { "  \($0)" }
  }

  private static func places(
    _ check: SnapshotCheck, _ files: [(name: String, bytes: [UInt8])], _ store: SnapshotStore,
    _ folder: String
  ) -> [String] {
    let kind: GoldenFile = check.snapshot.files.contains(.picture) ? .picture : .layout
    let names = files.map(\.name)
    let actual = names.contains("actual.png") ? "actual.png" : "report.txt"
    let others = names.filter {
      $0 != actual && $0 != "reference.png" && $0 != "report.html"
    }.joined(separator: ", ")
    var lines: [String] = []
    if check.comparison.verdict != .missing,
      let reference = try? store.path(of: kind, check.snapshot.id)
    {
      lines.append("reference: \(shortened(reference))")
    }
    lines.append("actual:    \(shortened(folder))/\(actual)")
    if !others.isEmpty { lines.append("           with \(others) beside it") }
    lines.append("report:    \(shortened(folder))/report.html")
    return lines
  }

  /// Relative to the current directory where that is above.
  private static func shortened(_ path: String) -> String {
    let here = FileManager.default.currentDirectoryPath + "/"
    return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
  }
}
