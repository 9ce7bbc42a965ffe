import Foundation
import Galley
import GalleySnapshots
import Synchronization

/// The references and failures of all assertions in a process. When the process ends, one report
/// shows all failures of the run so far, and unused references are listed.
package final class SnapshotSession: Sendable {
  /// The session of the running test: that of the process, except in tests of sessions.
  @TaskLocal package static var current = shared

  private static let shared: SnapshotSession = {
    let session = SnapshotSession(run: TestFramework.run)
    atexit { SnapshotSession.shared.end() }
    return session
  }()

  /// The use of one folder of references.
  private struct Folder {
    var package: String?
    /// The assertion that owns each reference.
    var owners: [String: String] = [:]
    /// The prefixes of the ids of the tests that ran.
    var tests: Set<String> = []
  }

  private struct State {
    var hasFailures = false
    var folders: [SnapshotStore: Folder] = [:]
    /// By report folder.
    var failures: [String: [SnapshotReport.Entry]] = [:]
    var counts: [String: Int] = [:]
    /// References that Apple's platforms made, which Galley leaves alone.
    var apples: Set<String> = []
    /// Errors that prevented showing failures.
    var problems: [String] = []
  }

  /// Identifies the run that the process belongs to; `nil` if it is the only process.
  private let run: String?
  private let state = Mutex(State())
  /// The failing assertions for other programs.
  package let results = TestResults()
  private let queue = DispatchQueue(label: "galley.failures", attributes: .concurrent)
  private let group = DispatchGroup()
  /// Limits the number of pictures in memory.
  private let slots = DispatchSemaphore(value: 4)

  package init(run: String? = nil) { self.run = run }

  /// Notes a reference that an Apple platform made.
  package func noteApples(_ path: String) { _ = state.withLock { $0.apples.insert(path) } }

  /// Registers an assertion as the owner of a reference.
  ///
  /// - Throws: `SnapshotNameError.taken` if another assertion owns the reference.
  func ask(
    for id: String, in store: SnapshotStore, package: String?, from source: SnapshotSource
  ) throws {
    let test = try SnapshotName.test(source)
    let owner = state.withLock { state in
      state.folders[store, default: Folder()].package = package
      // References of previews are not named after the test.
      if id.hasPrefix(test) { state.folders[store]?.tests.insert(test) }
      let owner = state.folders[store]?.owners[id] ?? source.description
      state.folders[store]?.owners[id] = owner
      return owner
    }
    guard owner == source.description else { throw SnapshotNameError.taken(id: id, by: owner) }
  }

  /// Counts a compared picture.
  func count(in failures: FailureReport) {
    state.withLock { $0.counts[failures.root, default: 0] += 1 }
  }

  /// Writes the files that show a failure on another thread.
  ///
  /// - Parameter accept: The command that records the current picture.
  func write(_ check: SnapshotCheck, to failures: FailureReport, accept: String) -> FailureFiles {
    count(in: failures)
    // Start hashing the fonts now, because the summary would otherwise wait for it.
    let isFirst = state.withLock { state in
      defer { state.hasFailures = true }
      return !state.hasFailures
    }
    if isFirst { queue.async { _ = RunningEnvironment.manifest } }
    let files = FailureFiles()
    slots.wait()
    queue.async(group: group) { [self] in
      defer { slots.signal() }
      do {
        let written = try failures.write(check)
        let entry = SnapshotReport.Entry(check, files: written, acceptCommand: accept)
        state.withLock { $0.failures[failures.root, default: []].append(entry) }
        files.finish(written)
      } catch {
        state.withLock {
          $0.problems.append("\(check.snapshot.id): cannot write its pictures: \(error)")
        }
        files.finish([])
      }
    }
    return files
  }

  private func end() {
    let target = ProcessInfo.processInfo.environment[TestResults.environmentVariable]
    let lines = results.write(to: target, isSwiftTesting: TestFramework.isSwiftTesting)
    for line in summary(isWhole: TestFramework.runsAllTests) + lines { TestFramework.print(line) }
  }

  /// Writes the reports.
  ///
  /// - Parameter isWhole: Whether all tests ran, so that references without tests can be
  ///   identified.
  /// - Returns: Lines about failures and unused references.
  package func summary(isWhole: Bool) -> [String] {
    group.wait()
    let state = state.withLock { $0 }
    var lines = state.problems.sorted()
    if !state.apples.isEmpty {
      let (count, references) = (
        state.apples.count, state.apples.count == 1 ? "reference" : "references"
      )
      lines.append(
        "\(count) \(references) of Apple's platforms left unchanged; Galley compares with its own"
          + " beside them. 'galley truth' shows how the two differ")
    }
    for (root, count) in state.counts.sorted(by: { $0.key < $1.key }) {
      let entries = (state.failures[root] ?? []).sorted { $0.id < $1.id }
      do {
        let page = try FailureReport(root: root).writePage(entries, total: count, run: run)
        guard let page, !entries.isEmpty else { continue }
        lines.append(
          "\(entries.count) of \(count) snapshots differ from their references; see"
            + " \(SnapshotFailure.shortened(page))")
      } catch {
        lines.append("cannot write the report of failing snapshots: \(error)")
      }
    }
    if state.hasFailures {
      let stores = state.folders.keys.sorted { $0.root < $1.root }
      lines += Set(stores.flatMap(RunningEnvironment.differences)).sorted().map {
        "the references were recorded with other libraries or fonts: \($0)"
      }
    }
    for (store, folder) in state.folders.sorted(by: { $0.key.root < $1.key.root }) {
      lines += Self.stale(in: store, folder, isWhole: isWhole)
    }
    return lines
  }

  private static func stale(
    in store: SnapshotStore, _ folder: Folder, isWhole: Bool
  ) -> [String] {
    let unasked = store.goldens().filter { path in
      guard let id = GoldenFile.parse(path)?.id, folder.owners[id] == nil else { return false }
      let test = id.prefix { $0 != "." && $0 != "@" }
      return folder.tests.contains(String(test))
    }
    let orphans = isWhole ? folder.package.map { store.staleTestReferences(package: $0) } ?? [] : []
    let stale = Set(unasked + orphans).sorted()
    guard !stale.isEmpty else { return [] }
    let root = SnapshotFailure.shortened(store.root)
    let title =
      stale.count == 1
      ? "1 file in \(root)/ belongs to no test assertion; remove it if it is no longer needed:"
      : "\(stale.count) files in \(root)/ belong to no test assertion; remove them if they are no"
        + " longer needed:"
    return [title] + stale.map { "  \($0)" }
  }
}
