import Testing

/// Records an issue with the text unless it contains a part.
package func expect(
  _ text: some StringProtocol, contains part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if text.contains(part) { return }
  fail(
    (String(text), "does not contain", part), comment(),
    SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with the text if it contains a part.
package func expect(
  _ text: some StringProtocol, lacks part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard text.contains(part) else { return }
  fail((String(text), "contains", part), comment(), SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with the text unless it begins with a part.
package func expect(
  _ text: some StringProtocol, startsWith part: String,
  _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if text.hasPrefix(part) { return }
  fail(
    (String(text), "does not start with", part), comment(),
    SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with the text unless it ends with a part.
package func expect(
  _ text: some StringProtocol, endsWith part: String, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if text.hasSuffix(part) { return }
  fail(
    (String(text), "does not end with", part), comment(),
    SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with the elements unless one of them equals a value.
package func expect<Element: Equatable>(
  _ elements: [Element], contains value: Element, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  if elements.contains(value) { return }
  fail(
    (elements, "does not contain", value), comment(),
    SourceLocation(fileID, filePath, line, column))
}

/// Records an issue with the elements if one of them equals a value.
package func expect<Element: Equatable>(
  _ elements: [Element], lacks value: Element, _ comment: @autoclosure () -> Comment? = nil,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  guard elements.contains(value) else { return }
  fail((elements, "contains", value), comment(), SourceLocation(fileID, filePath, line, column))
}
