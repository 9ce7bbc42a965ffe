import Foundation
import SnapshotTesting

// Both modules have types of the same names.
import enum GalleyTesting.MainActorWork

/// Fails the test unless a value's text matches the one in the source. The first run writes the
/// text into the trailing closure and fails once.
///
/// ```swift
/// assertInlineSnapshot(of: user, as: .json) {
///   """
///   { "name" : "Blob" }
///   """
/// }
/// ```
///
/// - Parameters:
///   - value: The value; `nil` for a snapshot that should not exist.
///   - snapshotting: How to turn the value into text.
///   - message: A text for failures. Default: the lines that differ.
///   - recording: Which snapshots to write. Default: the mode of the `.snapshots` trait or
///     `withSnapshotTesting`, then of `isRecording`, then of `SNAPSHOT_TESTING_RECORD`; otherwise
///     `missing`.
///   - timeout: How long to wait for text that arrives later, in seconds.
///   - syntaxDescriptor: Which trailing closure of the call holds the snapshot, for helpers.
///   - expected: The snapshot.
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "",
  record recording: SnapshotTestingConfiguration.Record? = nil, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  func fail(_ message: String) {
    syntaxDescriptor.fail(message, fileID: fileID, file: filePath, line: line, column: column)
  }
  do {
    let mode = try SnapshotTestingConfiguration.mode(recording)
    let actual = try withoutActuallyEscaping(value) { value in
      nonisolated(unsafe) let (value, snapshotting) = (value, snapshotting)
      return try MainActorWork.run {
        try value().map { try snapshotting.format(of: $0, within: timeout) }
      }
    }
    let expected = expected?()
    let difference: String? =
      switch (expected, actual) {
      case (let expected?, let actual?): snapshotting.diffing.diff(expected, actual)?.0
      case (nil, nil): nil
      default: snapshotting.diffing.diff(expected ?? "", actual ?? "")?.0 ?? ""
      }
    guard let difference else { return }
    let indented = difference.split(separator: "\n", omittingEmptySubsequences: false)
      .map { "  \($0)" }.joined(separator: "\n")
    let records = mode == .all || mode == .failed || (expected == nil && mode != .never)
    guard records else {
      let message = message()
      let title =
        expected == nil ? "the inline snapshot is missing:" : "the inline snapshot differs:"
      return fail("\(message.isEmpty ? title : message)\n\(indented)")
    }
    try InlineSnapshots.write(
      InlineSnapshot(text: actual, line: line, column: column, syntax: syntaxDescriptor),
      to: "\(filePath)")
    fail(
      "the inline snapshot was \(expected == nil ? "" : "re-")recorded:\n\(indented)\n"
        + "Review the source and commit it. The next run compares against it.")
  } catch {
    fail("cannot test the inline snapshot: \(error)")
  }
}

/// Calls `assertInlineSnapshot` with a mode from a Boolean: `true` records every snapshot that doesn't
/// match.
@_disfavoredOverload
public func assertInlineSnapshot<Value>(
  of value: @autoclosure () throws -> Value?, as snapshotting: Snapshotting<Value, String>,
  message: @autoclosure () -> String = "", record recording: Bool?, timeout: TimeInterval = 5,
  syntaxDescriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(),
  matches expected: (() -> String)? = nil, fileID: StaticString = #fileID,
  file filePath: StaticString = #filePath, function: StaticString = #function,
  line: UInt = #line, column: UInt = #column
) {
  assertInlineSnapshot(
    of: try value(), as: snapshotting, message: message(),
    record: recording == true ? .all : nil, timeout: timeout, syntaxDescriptor: syntaxDescriptor,
    matches: expected, fileID: fileID, file: filePath, function: function, line: line,
    column: column)
}
