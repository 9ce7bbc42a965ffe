import GalleyTesting

/// Which trailing closure of a call holds the snapshot. Helpers that call `assertInlineSnapshot` pass
/// it.
public struct InlineSnapshotSyntaxDescriptor: Hashable, Sendable {
  /// The label of the closure in `assertInlineSnapshot`: `matches`.
  public static let defaultTrailingClosureLabel = "matches"

  /// Former labels of the closure, which recording replaces.
  public var deprecatedTrailingClosureLabels: [String]
  /// The label of the closure.
  public var trailingClosureLabel: String
  /// The number of trailing closures before the closure.
  public var trailingClosureOffset: Int

  /// Creates a description. Default: the first trailing closure, with the label `matches`.
  public init(
    deprecatedTrailingClosureLabels: [String] = [],
    trailingClosureLabel: String = Self.defaultTrailingClosureLabel, trailingClosureOffset: Int = 0
  ) {
    self.deprecatedTrailingClosureLabels = deprecatedTrailingClosureLabels
    self.trailingClosureLabel = trailingClosureLabel
    self.trailingClosureOffset = trailingClosureOffset
  }

  /// Fails the test at the closure of a call, or else at the call.
  ///
  /// - Parameters:
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func fail(
    _ message: @autoclosure () -> String = "", fileID: StaticString = #fileID,
    file filePath: StaticString, line: UInt, column: UInt
  ) {
    let place = InlineSnapshots.line(of: self, in: "\(filePath)", line: line, column: column)
    TestFramework.report(
      SnapshotIssue(message: message()),
      at: SnapshotSource(
        fileID: fileID, filePath: filePath, testName: "", line: place ?? line, column: column))
  }
}
