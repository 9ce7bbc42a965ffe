import Testing

// Checks like `#expect`, but functions: the compiler runs a program for each macro, which takes longer than
// compiling the check.

/// Records an issue if the condition is false.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if condition { return }
  fail(nil, comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue at a place that a caller passes on if the condition is false.
package func expect(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) {
  if condition { return }
  fail(nil, comment(), sourceLocation)
}

/// Records an issue with both values if they differ.
package func expectEqual<Value: Equatable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if one == other { return }
  fail(
    (one, "is not", other), comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with both values, at a place that a caller passes on, if they differ.
package func expectEqual<Value: Equatable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  sourceLocation: SourceLocation
) {
  if one == other { return }
  fail((one, "is not", other), comment(), sourceLocation)
}

/// Records an issue with the value if there is one.
package func expectNil<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard let value else { return }
  fail(
    (value, "is not", Value?.none as Any), comment(), SourceLocation(fileID, filePath, line, column)
  )
}

/// Records an issue with both values unless the first is less than the second.
package func expectLess<Value: Comparable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if one < other { return }
  fail(
    (one, "is not less than", other), comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with both values unless the first is greater than the second.
package func expectGreater<Value: Comparable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if one > other { return }
  fail(
    (one, "is not greater than", other), comment(),
    SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with both values unless the first is less than the second or equal to it.
package func expectAtMost<Value: Comparable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if one <= other { return }
  fail(
    (one, "is not at most", other), comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with both values unless the first is greater than the second or equal to it.
package func expectAtLeast<Value: Comparable>(
  _ one: Value, _ other: Value, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if one >= other { return }
  fail(
    (one, "is not at least", other), comment(), SourceLocation(fileID, filePath, line, column))
}

extension SourceLocation {
  init(_ fileID: String, _ filePath: String, _ line: Int, _ column: Int) {
    self.init(fileID: fileID, filePath: filePath, line: line, column: column)
  }
}
