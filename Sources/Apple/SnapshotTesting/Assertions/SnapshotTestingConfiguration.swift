import GalleyTesting
import Synchronization

/// The configuration of snapshot tests: which references to record, and a command for looking at
/// differences.
public struct SnapshotTestingConfiguration: Sendable {
  /// Which references to record; `nil` inherits the enclosing configuration.
  public var record: Record?
  /// The command for looking at differences; `nil` inherits the enclosing configuration.
  public var diffTool: DiffTool?

  /// Creates a configuration. Values that are `nil` inherit the enclosing configuration.
  public init(record: Record? = nil, diffTool: DiffTool? = nil) {
    (self.record, self.diffTool) = (record, diffTool)
  }

  /// The configuration of the nearest `withSnapshotTesting` or `.snapshots` trait; `nil` outside of
  /// them.
  @TaskLocal public static var current: SnapshotTestingConfiguration?

  /// The configuration with its `nil` values taken from the current one.
  var merged: SnapshotTestingConfiguration {
    let outer = Self.current
    return SnapshotTestingConfiguration(
      record: record ?? outer?.record, diffTool: diffTool ?? outer?.diffTool)
  }

  /// The references to record. A test that records one fails once.
  public struct Record: Hashable, Sendable, RawRepresentable, ExpressibleByBooleanLiteral {
    let mode: GalleyTesting.SnapshotTestingConfiguration.Record

    private init(_ mode: GalleyTesting.SnapshotTestingConfiguration.Record) { self.mode = mode }

    /// Every reference that doesn't match.
    public static let all = Self(.all)
    /// The same as `all`: references that are missing or differ.
    public static let failed = Self(.failed)
    /// Missing references.
    public static let missing = Self(.missing)
    /// No references. Missing and different ones fail.
    public static let never = Self(.never)

    /// Creates `all` from `true`, and `missing` from `false`.
    public init(booleanLiteral value: Bool) { self = value ? .all : .missing }

    /// Creates a mode from its name, such as `failed`; `nil` for other names.
    public init?(rawValue: String) {
      guard let mode = GalleyTesting.SnapshotTestingConfiguration.Record(rawValue: rawValue) else {
        return nil
      }
      self.mode = mode
    }

    /// The name of the mode.
    public var rawValue: String { mode.rawValue }
  }

  /// A command that shows the difference of two files. Failures print it.
  public struct DiffTool: Sendable, ExpressibleByStringLiteral {
    private let command: @Sendable (String, String) -> String

    /// Creates a command from the paths of the reference and of the current file.
    public init(
      _ command: @escaping @Sendable (_ currentFilePath: String, _ failedFilePath: String) -> String
    ) {
      self.command = command
    }

    /// Creates a command from the name of a program, which receives both paths without quotation
    /// marks.
    public init(stringLiteral value: String) { self.init { "\(value) \($0) \($1)" } }

    /// Kaleidoscope's program, which receives both paths in quotation marks.
    public static let ksdiff = DiffTool { "ksdiff \"\($0)\" \"\($1)\"" }

    /// Prints no command: failures name both files.
    public static let `default` = DiffTool { _, _ in "" }

    /// Returns the command line.
    public func callAsFunction(currentFilePath: String, failedFilePath: String) -> String {
      command(currentFilePath, failedFilePath)
    }

    /// Returns the line with the command in a failure; `nil` if there is none.
    func line(_ reference: String, _ actual: String) -> String? {
      let command = command(reference, actual)
      return command.isEmpty ? nil : "compare:   \(command)"
    }
  }
}

/// Changes the configuration of snapshot tests inside `operation`.
///
/// - Parameters:
///   - record: Which references to record; `nil` inherits the current value.
///   - diffTool: The command for looking at differences; `nil` inherits the current value.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil, operation: () throws -> Value
) rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try SnapshotTestingConfiguration.$current.withValue(inner.merged, operation: operation)
}

/// Changes the configuration of snapshot tests inside `operation`.
///
/// - Parameters:
///   - record: Which references to record; `nil` inherits the current value.
///   - diffTool: The command for looking at differences; `nil` inherits the current value.
public func withSnapshotTesting<Value>(
  record: SnapshotTestingConfiguration.Record? = nil,
  diffTool: SnapshotTestingConfiguration.DiffTool? = nil,
  isolation: isolated (any Actor)? = #isolation, operation: () async throws -> Value
) async rethrows -> Value {
  let inner = SnapshotTestingConfiguration(record: record, diffTool: diffTool)
  return try await SnapshotTestingConfiguration.$current.withValue(
    inner.merged, operation: operation, isolation: isolation)
}

/// Whether every reference that doesn't match is recorded, unless a configuration or an argument says
/// otherwise.
public var isRecording: Bool {
  get { settings.withLock { $0.isRecording } }
  set { settings.withLock { $0.isRecording = newValue } }
}

/// The program that shows differences, unless a configuration says otherwise.
public var diffTool: SnapshotTestingConfiguration.DiffTool? {
  get { settings.withLock { $0.diffTool } }
  set { settings.withLock { $0.diffTool = newValue } }
}

private let settings = Mutex(
  (isRecording: false, diffTool: nil as SnapshotTestingConfiguration.DiffTool?))
