import Galley
import GalleySnapshots

/// The settings shared by `record` and `verify`.
struct GoldenSettings {
  var snapshots: String?
  var jobs: Int?
  var isQuiet = false

  @MainActor static let options: [Option<GoldenSettings>] = [
    .value(
      "snapshots", nil, "DIR",
      "Folder of the goldens (default: $GALLEY_SNAPSHOTS, or Snapshots in the package)",
      OptionValues.path, \.snapshots),
    .value(
      "jobs", "j", "N", "Pictures painted at once (default: one per processor)",
      OptionValues.count, \.jobs),
    .flag("quiet", "q", "Do not list pictures that match or are unchanged") { $0.isQuiet = true },
  ]

  func store() throws -> SnapshotStore { try SnapshotStore.locate(named: snapshots) }
}
