import Galley
import GalleySnapshots

/// Something that a test is to tell.
struct SnapshotIssue {
  let message: String
  /// Whether the test passes all the same.
  var isWarning = false
  /// The failures that it tells of.
  var failures: [SnapshotFailure] = []

  /// What shows it; waits until that is written.
  var attachments: [(name: String, bytes: [UInt8])] { failures.flatMap(\.attachments) }
}

/// What an assertion asks for.
@MainActor
struct SnapshotAssertion {
  let strategy: Snapshotting
  let name: String?
  let variants: [SnapshotVariant]
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  let source: SnapshotSource
  /// The reference's, unless it is called after the test.
  var identifier: String?

  /// Tells the test framework of all issues.
  func test<V: View>(_ value: () throws -> V) {
    for issue in issues(about: value) { TestFramework.report(issue, at: source) }
  }

  /// What is wrong with the variants, or was recorded of them; empty if all is as it should be.
  ///
  /// Variants that differ for the same cause are one issue, and so are equal warnings.
  func issues<V: View>(about value: () throws -> V) -> [SnapshotIssue] {
    strategy.settings.context.run { found(about: value) }
  }

  private func found<V: View>(about value: () throws -> V) -> [SnapshotIssue] {
    do {
      let run = try SnapshotRun(source, record: record, directory: directory)
      let view = try value()
      let variants: [SnapshotVariant?] = variants.isEmpty ? [nil] : variants
      var warnings: [String] = []
      var failures: [SnapshotFailure] = []
      for variant in variants {
        do {
          let subject = try subject(view, variant)
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
          failures.append(.untested(variant: variant?.name, error))
        }
      }
      return issues(warnings) + issues(failures, run)
    } catch {
      return [SnapshotIssue(message: "the snapshot cannot be tested: \(error)")]
    }
  }

  private func subject(
    _ view: some View, _ variant: SnapshotVariant?
  ) throws -> SnapshotSubject {
    let id =
      try identifier.map { id in variant.map { "\(id)@\($0.name)" } ?? id }
      ?? SnapshotName.id(source, named: name, variant: variant?.name)
    var strategy = strategy
    if let variant { strategy = strategy.with(variant) }
    return try strategy.subject(view, id: id)
  }

  private func issues(_ warnings: [String]) -> [SnapshotIssue] {
    guard !warnings.isEmpty else { return [] }
    let name = identifier ?? (try? SnapshotName.id(source, named: name, variant: nil)) ?? ""
    let lines = ["\(name) shows not all that the view asks for:"] + warnings.map { "  \($0)" }
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
