import Galley

/// Compares a view with its reference, or records it, without failing the test.
///
/// See `assertSnapshot` for the parameters.
///
/// - Returns: What is wrong, or what was recorded; `nil` if all references are equal.
@MainActor
public func verifySnapshot<V: View>(
  of value: @autoclosure () throws -> V, as strategy: Snapshotting = .image,
  named name: String? = nil, variants: [SnapshotVariant] = [],
  record: SnapshotTestingConfiguration.Record? = nil, snapshotDirectory: String? = nil,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) -> String? {
  let source = SnapshotSource(
    fileID: fileID, filePath: filePath, testName: testName, line: line, column: column)
  let assertion = SnapshotAssertion(
    strategy: strategy, name: name, variants: variants, record: record,
    directory: snapshotDirectory, source: source)
  let failures = assertion.failures(of: value)
  return failures.isEmpty ? nil : failures.map(\.message).joined(separator: "\n\n")
}

/// What an assertion asks for.
@MainActor
struct SnapshotAssertion {
  /// Something that is wrong, with pictures of it.
  struct Failure {
    let message: String
    var attachments: [(name: String, bytes: [UInt8])] = []
  }

  let strategy: Snapshotting
  let name: String?
  let variants: [SnapshotVariant]
  let record: SnapshotTestingConfiguration.Record?
  let directory: String?
  let source: SnapshotSource
  /// The reference's, unless it is called after the test.
  var identifier: String?

  /// What is wrong with each variant, or was recorded of it; empty if all is as it should be.
  func failures<V: View>(of value: () throws -> V) -> [Failure] {
    do {
      let run = try SnapshotRun(source, record: record, directory: directory)
      let view = try value()
      let variants: [SnapshotVariant?] = variants.isEmpty ? [nil] : variants
      return variants.compactMap { failure(of: view, $0, run) }
    } catch {
      return [Failure(message: "the snapshot cannot be tested: \(error)")]
    }
  }

  private func failure(
    of view: some View, _ variant: SnapshotVariant?, _ run: SnapshotRun
  ) -> Failure? {
    do {
      let id =
        try identifier.map { id in variant.map { "\(id)@\($0.name)" } ?? id }
        ?? SnapshotName.id(source, named: name, variant: variant?.name)
      var strategy = strategy
      if let variant { strategy = strategy.with(variant) }
      let snapshot = try strategy.snapshot(of: view, id: id)
      let accept = TestFramework.acceptCommand(for: source)
      return try run.check(snapshot).map {
        Failure(message: $0.message(acceptCommand: accept), attachments: $0.attachments)
      }
    } catch {
      let suffix = variant.map { " as \($0.name)" } ?? ""
      return Failure(message: "the snapshot\(suffix) cannot be tested: \(error)")
    }
  }
}
