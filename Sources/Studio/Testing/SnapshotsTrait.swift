import Testing

/// Configures the snapshot tests of a suite or test; see
/// `Trait.snapshots(record:directory:strict:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always `true`: a suite's trait applies to all tests and suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration, inheriting values that the trait doesn't set.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.within(.current), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Sets which references the tests record, and where references are.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) @MainActor struct CardTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - record: Which references to record. `nil` inherits the enclosing suite's value, then that
  ///     of `SNAPSHOT_TESTING_RECORD`.
  ///   - directory: The folder of references. A relative path starts at the package's folder. `nil`
  ///     inherits the enclosing suite's value, then that of `GALLEY_SNAPSHOTS`; otherwise it is
  ///     `Snapshots` in the package's folder.
  ///   - strict: Whether a view that requests something missing, such as a symbol or a font, fails
  ///     its test. `nil` inherits the enclosing suite's value; otherwise the test warns.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    strict: Bool? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, directory: directory, strict: strict))
  }
}
