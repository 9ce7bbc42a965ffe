import Galley
import GalleyCatalog
import GalleySnapshots

/// A failure or warning to report.
package struct SnapshotIssue {
  package var message: String
  /// Whether the issue is a warning, so that the test passes.
  package var isWarning = false
  /// The failures that the issue reports.
  var failures: [SnapshotFailure] = []
  /// More files that show the issue.
  package var files: [(name: String, bytes: [UInt8])] = []

  package init(message: String, isWarning: Bool = false) {
    self.message = message
    self.isWarning = isWarning
  }

  init(message: String, failures: [SnapshotFailure]) {
    self.message = message
    self.failures = failures
  }

  /// Whether a picture differs from its reference, so that there are two to compare.
  package var hasTwoPictures: Bool {
    failures.contains { failure in
      guard case .differs(let check, _) = failure else { return false }
      return check.picture != nil && check.comparison.verdict == .differs
    }
  }

  /// The files that show the issue. Waits until they are written.
  var attachments: [(name: String, bytes: [UInt8])] {
    files + failures.flatMap(\.attachments)
  }
}

/// The parameters of an assertion.
@MainActor
struct SnapshotAssertion {
  let strategy: Snapshotting
  let name: String?
  let variants: [SnapshotVariant]
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  let source: SnapshotSource
  /// The reference's id; `nil` to name it after the test.
  var identifier: String?

  /// A picture to check, and its variant's name; `nil` if there is only one.
  typealias Candidate = (variant: String?, subject: () throws -> SnapshotSubject)

  /// Returns the issues with the pictures of a scene.
  func issues(about scene: CatalogScene) -> [SnapshotIssue] {
    found { scene.pictures.map { picture in (picture.name, { try subject(picture) }) } }
  }

  /// Returns the issues found or the recordings made for all variants; empty if all variants match.
  ///
  /// Variants that differ for the same cause share an issue, and equal warnings are reported once.
  func issues<V: View>(about value: @MainActor () throws -> V) -> [SnapshotIssue] {
    strategy.settings.context.run {
      found {
        let view = try value()
        let variants: [SnapshotVariant?] = variants.isEmpty ? [nil] : variants
        return variants.map { variant in (variant?.suffix, { try subject(view, variant) }) }
      }
    }
  }

  private func found(_ candidates: () throws -> [Candidate]) -> [SnapshotIssue] {
    do {
      let run = try SnapshotRun(source, record: record, directory: directory)
      var warnings: [String] = []
      var failures: [SnapshotFailure] = []
      for candidate in try candidates() {
        do {
          let subject = try candidate.subject()
          let isStrict = strategy.isStrict || run.isStrict
          if !subject.remarks.isEmpty, isStrict {
            failures.append(.remarks(id: subject.snapshot.id, subject.remarks))
            continue
          }
          for remark in subject.remarks where !warnings.contains(remark) {
            warnings.append(remark)
          }
          if let failure = try run.check(subject.snapshot) { failures.append(failure) }
        } catch {
          failures.append(.untested(variant: candidate.variant, error))
        }
      }
      return issues(warnings) + issues(failures, run)
    } catch {
      return [SnapshotIssue(message: "cannot test the snapshot: \(error)")]
    }
  }

  private func subject(
    _ view: some View, _ variant: SnapshotVariant?
  ) throws -> SnapshotSubject {
    let id =
      try identifier.map { id in variant?.suffix.map { "\(id)@\($0)" } ?? id }
      ?? SnapshotName.id(source, named: name, variant: variant?.suffix)
    var strategy = strategy
    if let variant { strategy = strategy.with(variant) }
    return try strategy.subject(view, id: id)
  }

  private func subject(_ picture: ScenePicture) throws -> SnapshotSubject {
    let rendering = try picture.renderer().rendering()
    return SnapshotSubject(snapshot: Snapshot(picture, rendering), remarks: rendering.remarks)
  }

  private func issues(_ warnings: [String]) -> [SnapshotIssue] {
    guard !warnings.isEmpty else { return [] }
    let name = identifier ?? (try? SnapshotName.id(source, named: name, variant: nil)) ?? ""
    let lines = ["\(name) does not show everything it requests:"] + warnings.map { "  \($0)" }
    return [SnapshotIssue(message: lines.joined(separator: "\n"), isWarning: true)]
  }

  private func issues(_ failures: [SnapshotFailure], _ run: SnapshotRun) -> [SnapshotIssue] {
    let accept = TestFramework.acceptCommand(for: source)
    return SnapshotFailure.joined(failures).map { failure, others in
      SnapshotIssue(
        message: failure.message(run, others: others.compactMap(\.variant), accept: accept),
        failures: [failure] + others)
    }
  }
}
