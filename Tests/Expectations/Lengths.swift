package import Foundation
import Testing

// Comparisons of lengths that were computed in different ways, or printed rounded.

/// Records an issue with both lists of lengths, in points, unless they have the same number of lengths and
/// each pair differs by at most the tolerance.
package func expectClose(
  _ actual: [CGFloat], _ expected: [CGFloat], tolerance: CGFloat = 1e-6, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  let areClose =
    actual.count == expected.count
    && zip(actual, expected).allSatisfy { abs($0 - $1) <= tolerance || $0 == $1 }
  if areClose { return }
  fail(
    (actual, "is not close to", expected), nil, SourceLocation(fileID, filePath, line, column))
}

/// Records an issue if two lengths, in points, differ by more than the tolerance.
package func expectClose(
  _ actual: CGFloat, _ expected: CGFloat, tolerance: CGFloat = 1e-6, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expectClose(
    [actual], [expected], tolerance: tolerance, fileID: fileID, filePath: filePath, line: line,
    column: column)
}

/// Records an issue if a coordinate of the origin or a length of the size differs by more than the
/// tolerance, in points.
package func expectClose(
  _ actual: CGRect, _ expected: CGRect, tolerance: CGFloat = 1e-6, fileID: String = #fileID,
  filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expectClose(
    [actual.minX, actual.minY, actual.width, actual.height],
    [expected.minX, expected.minY, expected.width, expected.height], tolerance: tolerance,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Records an issue if the width or the height differs by more than the tolerance, in points.
package func expectClose(
  _ actual: CGSize, _ width: CGFloat, _ height: CGFloat, tolerance: CGFloat = 1e-6,
  fileID: String = #fileID, filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
  expectClose(
    [actual.width, actual.height], [width, height], tolerance: tolerance, fileID: fileID,
    filePath: filePath, line: line, column: column)
}
