import Foundation

/// The configuration of snapshot tests: which references to record and where they are.
public struct SnapshotTestingConfiguration: Sendable {
  /// The references to record. A test that records one fails once.
  public enum Record: String, CaseIterable, Hashable, Sendable {
    /// Every reference that doesn't match.
    case all
    /// The same as `all`: references that are missing or differ.
    case failed
    /// Missing references.
    case missing
    /// No references. Missing and different ones fail.
    case never
  }

  /// Which references to record; `nil` inherits the enclosing configuration.
  public var record: Record?
  /// The folder of references. A relative path starts at the package's folder. `nil` inherits the
  /// enclosing configuration.
  public var directory: String?
  /// Whether a view that requests something missing, such as a symbol or a font, fails its test
  /// instead of causing a warning. `nil` inherits the enclosing configuration.
  public var strict: Bool?

  /// Creates a configuration. Values that are `nil` inherit the enclosing configuration.
  public init(record: Record? = nil, directory: String? = nil, strict: Bool? = nil) {
    self.record = record
    self.directory = directory
    self.strict = strict
  }

  /// The configuration of the nearest `withSnapshotTesting` or `.snapshots` trait.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// Returns the configuration with its `nil` values taken from `outer`.
  func within(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer.record, directory: directory ?? outer.directory,
      strict: strict ?? outer.strict)
  }
}

/// Changes the configuration of snapshot tests inside `operation`.
///
/// - Parameters:
///   - record: Which references to record; `nil` inherits the current value.
///   - directory: The folder of references. A relative path starts at the package's folder. `nil`
///     inherits the current value.
///   - strict: Whether a view that requests something missing fails its test; `nil` inherits the
///     current value.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  strict: Bool? = nil, operation: () throws -> Value
) rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, directory: directory, strict: strict)
  return try SnapshotTestingConfiguration.$current.withValue(
    inner.within(.current), operation: operation)
}

/// Changes the configuration of snapshot tests inside `operation`.
///
/// - Parameters:
///   - record: Which references to record; `nil` inherits the current value.
///   - directory: The folder of references. A relative path starts at the package's folder. `nil`
///     inherits the current value.
///   - strict: Whether a view that requests something missing fails its test; `nil` inherits the
///     current value.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  strict: Bool? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, directory: directory, strict: strict)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.within(.current), operation: operation, isolation: isolation)
}
