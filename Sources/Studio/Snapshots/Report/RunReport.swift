import Foundation
import Galley

/// The report of a run of tests, to which each of its processes adds its failures.
///
/// `swift test` starts a process for XCTest and one for Swift Testing and, with `--parallel`, one
/// for each test of XCTest.
struct RunReport {
  /// The folder of the report.
  let root: String
  /// Identifies the run.
  let run: String

  /// The data of the processes that have ended.
  private var path: String { "\(root)/report.json" }

  /// Adds the data of a process.
  ///
  /// - Parameter write: Writes the page with the data of all processes so far, while no other process
  ///   does.
  /// - Throws: `FolderError`, `FileWriteError`, or any error of `write`.
  func add<Value>(_ own: ReportData, _ write: (ReportData) throws -> Value) throws -> Value {
    try SnapshotStore(root: root).whileLocked {
      let known = FileManager.default.contents(atPath: path).flatMap { ReportData(json: $0) }
      var all = own
      all.run = run
      if let known, known.run == run {
        let ids = Set(own.entries.map(\.id))
        all.total = (known.total ?? 0) + (own.total ?? 0)
        all.entries += known.entries.filter { !ids.contains($0.id) }
        all.entries.sort { $0.id < $1.id }
      }
      try AtomicFile.write([UInt8](all.json), to: path)
      return try write(all)
    }
  }
}
