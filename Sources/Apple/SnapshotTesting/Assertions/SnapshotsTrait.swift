import Testing

/// Configures the snapshot tests of a suite or test; see `Trait.snapshots(record:diffTool:)`.
public struct _SnapshotsTestTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always `true`: a suite's trait applies to all tests and suites in it.
  public var isRecursive: Bool { true }

  /// Runs a case of a test with the trait's configuration, inheriting values that the trait doesn't
  /// set. Its assertions without names are counted from 1.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await AssertionCounter.$current.withValue(AssertionCounter()) {
      try await SnapshotTestingConfiguration.$current.withValue(
        configuration.merged, operation: function)
    }
  }
}

extension Trait where Self == _SnapshotsTestTrait {
  /// The trait without changes, for suites whose configuration is set elsewhere.
  public static var snapshots: _SnapshotsTestTrait { snapshots() }

  /// Sets which references the tests record, and the command for looking at differences.
  ///
  /// - Parameters:
  ///   - record: Which references to record; `nil` inherits the enclosing suite's value.
  ///   - diffTool: The command for looking at differences; `nil` inherits the enclosing suite's
  ///     value.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil,
    diffTool: SnapshotTestingConfiguration.DiffTool? = nil
  ) -> _SnapshotsTestTrait {
    _SnapshotsTestTrait(
      configuration: SnapshotTestingConfiguration(record: record, diffTool: diffTool))
  }

  /// Sets the configuration of the tests.
  public static func snapshots(
    _ configuration: SnapshotTestingConfiguration
  ) -> _SnapshotsTestTrait {
    _SnapshotsTestTrait(configuration: configuration)
  }
}
