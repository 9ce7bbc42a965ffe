import Foundation
import GalleyTesting

/// Fails the test unless a value's text matches the one in the source, apart from space around it.
///
/// This is the form of versions before `assertInlineSnapshot`. It never rewrites the source.
///
/// - Parameters:
///   - value: The value, evaluated on the main actor.
///   - snapshotting: How to turn the value into text.
///   - recording: Accepted for source compatibility.
///   - timeout: How long to wait for text that arrives later, in seconds.
///   - reference: The text.
public func _assertInlineSnapshot<Value>(
  matching value: @autoclosure () throws -> Value, as snapshotting: Snapshotting<Value, String>,
  record recording: Bool = false, timeout: TimeInterval = 5, with reference: String,
  fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
  testName: String = #function, line: UInt = #line, column: UInt = #column
) {
  func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespacesAndNewlines) }
  let message: String?
  do {
    let actual = try withoutActuallyEscaping(value) { value in
      nonisolated(unsafe) let (value, snapshotting) = (value, snapshotting)
      return try MainActorWork.run { try snapshotting.format(of: value(), within: timeout) }
    }
    message = snapshotting.diffing.diff(trimmed(reference), trimmed(actual)).map {
      "the inline snapshot differs:\n\($0.0)\nUse assertInlineSnapshot to write it into the source."
    }
  } catch {
    message = "cannot test the inline snapshot: \(error)"
  }
  guard let message else { return }
  TestFramework.report(
    SnapshotIssue(message: message),
    at: SnapshotSource(
      fileID: fileID, filePath: filePath, testName: testName, line: line, column: column))
}
