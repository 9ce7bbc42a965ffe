import Foundation

/// How snapshots are tested: what is recorded and where references are.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references a run writes. A test that writes one fails once.
  public enum Record: String, CaseIterable, Hashable, Sendable {
    /// Every reference that is not equal.
    case all
    /// The same: references that are missing or differ.
    case failed
    /// References that are not there yet.
    case missing
    /// None: what is missing or differs fails.
    case never
  }

  /// What is recorded; `nil` leaves it to the enclosing configuration.
  public var record: Record?
  /// The folder of references; a relative path starts at the package's folder. `nil` leaves it to
  /// the enclosing configuration.
  public var directory: String?
  /// Whether a view that asks for what is not there, such as a symbol or a font, fails its test;
  /// otherwise that is a warning. `nil` leaves it to the enclosing configuration.
  public var strict: Bool?

  /// Creates a configuration; what is `nil` stays as the enclosing one has it.
  public init(record: Record? = nil, directory: String? = nil, strict: Bool? = nil) {
    self.record = record
    self.directory = directory
    self.strict = strict
  }

  /// What the nearest `withSnapshotTesting` or `.snapshots` trait says.
  @TaskLocal public static var current = SnapshotTestingConfiguration()

  /// `self` where it says something, else `outer`.
  func within(_ outer: SnapshotTestingConfiguration) -> SnapshotTestingConfiguration {
    SnapshotTestingConfiguration(
      record: record ?? outer.record, directory: directory ?? outer.directory,
      strict: strict ?? outer.strict)
  }
}

/// Tests snapshots within `operation` in another way.
///
/// - Parameters:
///   - record: Which references are written; `nil` leaves it as it is.
///   - directory: The folder of references; a relative path starts at the package's folder. `nil`
///     leaves it as it is.
///   - strict: Whether a view that asks for what is not there fails its test; `nil` leaves it as it is.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  strict: Bool? = nil, operation: () throws -> Value
) rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, directory: directory, strict: strict)
  return try SnapshotTestingConfiguration.$current.withValue(
    inner.within(.current), operation: operation)
}

/// Tests snapshots within `operation` in another way.
///
/// - Parameters:
///   - record: Which references are written; `nil` leaves it as it is.
///   - directory: The folder of references; a relative path starts at the package's folder. `nil`
///     leaves it as it is.
///   - strict: Whether a view that asks for what is not there fails its test; `nil` leaves it as it is.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil, directory: String? = nil,
  strict: Bool? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> Value
) async rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, directory: directory, strict: strict)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.within(.current), operation: operation, isolation: isolation)
}
