import Galley
import GalleySnapshots

/// What `record` and `verify` have in common.
struct GoldenSettings {
  var snapshots: String?
  var jobs: Int?
  var isQuiet = false

  @MainActor static let options: [Option<GoldenSettings>] = [
    .value(
      "snapshots", nil, "DIR",
      "Folder of the goldens (default: $GALLEY_SNAPSHOTS, else Snapshots in the package)",
      OptionValues.path, \.snapshots),
    .value(
      "jobs", "j", "N", "Pictures painted at once (default: one for each processor)",
      OptionValues.count, \.jobs),
    .flag("quiet", "q", "Do not list pictures that are as they should be") { $0.isQuiet = true },
  ]

  func store() throws -> SnapshotStore { try SnapshotStore.locate(named: snapshots) }
}
