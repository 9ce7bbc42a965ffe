import Testing

/// Tests snapshots of a suite or a test in another way; see `Trait.snapshots(record:directory:strict:)`.
public struct SnapshotsTrait: SuiteTrait, TestTrait, TestScoping {
  let configuration: SnapshotTestingConfiguration

  /// Always `true`: the trait of a suite holds for all tests and suites in it.
  public var isRecursive: Bool { true }

  /// Runs a test with the trait's configuration, where it says nothing with the enclosing one.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await SnapshotTestingConfiguration.$current.withValue(
      configuration.within(.current), operation: function)
  }
}

extension Trait where Self == SnapshotsTrait {
  /// Which references the tests write, and where references are.
  ///
  /// ```swift
  /// @Suite(.snapshots(record: .failed)) @MainActor struct CardTests { … }
  /// ```
  ///
  /// - Parameters:
  ///   - record: `nil` leaves it to the suite around, then to `SNAPSHOT_TESTING_RECORD`.
  ///   - directory: The folder of references; a relative path starts at the package's folder. `nil`
  ///     leaves it to the suite around, then to `GALLEY_SNAPSHOTS`, then to the package's
  ///     `Snapshots`.
  ///   - strict: Whether a view that asks for what is not there, such as a symbol or a font, fails its
  ///     test. `nil` leaves it to the suite around; then it is a warning.
  public static func snapshots(
    record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
    strict: Bool? = nil
  ) -> SnapshotsTrait {
    SnapshotsTrait(
      configuration: SnapshotTestingConfiguration(
        record: record, directory: directory, strict: strict))
  }
}
