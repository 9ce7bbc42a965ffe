import Galley
import GalleySnapshots

/// Says what was recorded, picture by picture, and counts.
@MainActor
struct RecordingSummary {
  private let settings: RecordCommand.Settings
  private let store: SnapshotStore
  private var counts: [Recording.Change: Int] = [:]
  private var failures = 0

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
    guard let picture = recording.files.first(where: { $0.file == .picture }) else { return }
    if picture.newSize > GoldenSize.warning {
      console.warn(
        "\(id): the picture has \(ByteCount(picture.newSize))",
        hint: "version control keeps every version; a smaller canvas or plainer colours help")
    }
    if recording.isBlank {
      console.warn("\(id): the picture shows nothing but one colour", hint: "is that intended?")
    }
  }

  /// The picture's bytes before and after, such as `  4.1 KB → 4.2 KB`.
  private static func sizes(_ recording: Recording) -> String {
    guard let file = recording.files.first(where: { $0.file == .picture }) else { return "" }
    let old = file.oldSize.map { "\(ByteCount($0)) → " } ?? ""
    return "  \(old)\(ByteCount(file.newSize))"
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
