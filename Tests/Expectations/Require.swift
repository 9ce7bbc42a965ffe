import Testing

/// Returns the value, or records an issue and ends the test.
package func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws -> Value {
  if let value { return value }
  try stop(comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue and ends the test if the condition is false.
package func require(
  _ condition: Bool, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) throws {
  if condition { return }
  try stop(comment(), SourceLocation(fileID, filePath, line, column))
}

/// Returns the value, or records an issue at a place that a caller passes on and ends the test.
package func require<Value>(
  _ value: Value?, _ comment: @autoclosure () -> Comment? = nil, sourceLocation: SourceLocation
) throws -> Value {
  if let value { return value }
  try stop(comment(), sourceLocation)
}
