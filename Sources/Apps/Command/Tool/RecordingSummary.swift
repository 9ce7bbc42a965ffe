import Galley
import GalleySnapshots

/// Prints what was recorded, picture by picture, and the totals.
@MainActor
struct RecordingSummary {
  private let settings: RecordCommand.Settings
  private let store: SnapshotStore
  private var counts: [Recording.Change: Int] = [:]
  private var failures = 0
  /// The recorded pictures that exceed the size limit without a stated reason.
  private var large: [(id: String, bytes: Int)] = []

  init(_ settings: RecordCommand.Settings, store: SnapshotStore) {
    self.settings = settings
    self.store = store
  }

  var isGood: Bool { failures == 0 }
  var hasWritten: Bool { count(.new) + count(.changed) > 0 }

  private func count(_ change: Recording.Change) -> Int { counts[change] ?? 0 }

  mutating func add(
    _ id: String, _ result: Result<Recording, any Error>, on console: Console
  ) {
    switch result {
    case .success(let recording):
      counts[recording.change, default: 0] += 1
      tell(recording, id, on: console)
      if let bytes = recording.needlessSize { large.append((id, bytes)) }
    case .failure(let error):
      failures += 1
      console.report(SubjectError(subject: id, error: error))
    }
  }

  private func tell(_ recording: Recording, _ id: String, on console: Console) {
    if recording.change != .unchanged || !settings.golden.isQuiet {
      console.print("\(recording.change.rawValue.padding(to: 9))  \(id)\(Self.sizes(recording))")
    }
    for sentence in recording.sentences { console.print("  \(sentence)") }
    if recording.isBlank, recording.change != .unchanged {
      console.warn(
        "\(id): the picture is a single color",
        hint: "check that the view draws something on this canvas")
    }
  }

  /// Prints one warning for all large pictures.
  func warn(on console: Console) {
    guard let largest = large.max(by: { $0.bytes < $1.bytes }) else { return }
    let others = large.count == 1 ? "" : " and \(counted(large.count - 1, "other picture"))"
    let verb = large.count == 1 ? "is" : "are"
    console.warn(
      "\(largest.id) (\(ByteCount(largest.bytes)))\(others) \(verb) larger than"
        + " \(ByteCount(GoldenSize.warning))",
      hint: "version control keeps every version; use a smaller canvas or flatter colors")
  }

  /// Returns the file sizes before and after, such as `  4.1 KB → 4.2 KB`.
  private static func sizes(_ recording: Recording) -> String {
    recording.files.filter { $0.file != .layout }.map { file in
      let old = file.oldSize.map { "\(ByteCount($0)) → " } ?? ""
      let suffix = file.file == .blocks ? " in blocks" : ""
      return "  \(old)\(ByteCount(file.newSize))\(suffix)"
    }.joined(separator: ",")
  }

  func conclusion(removed: Int) -> String {
    let verb = settings.isDryRun ? "would record" : "recorded"
    let others = [
      (count(.unchanged), "unchanged"), (removed, settings.isDryRun ? "to remove" : "removed"),
      (failures, "failed"),
    ]
    let words = others.filter { $0.0 > 0 }.map { ", \($0.0) \($0.1)" }.joined()
    return "\(verb) \(count(.new)) new and \(count(.changed)) changed in \(store.root)/\(words);"
      + " \(ByteCount(store.totalSize())) in all"
  }
}
