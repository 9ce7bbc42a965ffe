/// SwiftUI's rule to avoid a single word on the last line of a paragraph: the previous word joins
/// it if that makes the last two lines more even.
package enum LastLines {
  /// Returns whether breaking the last two lines one word earlier makes them more even; lengths are
  /// in points.
  ///
  /// The result depends only on the lines and not on the space beside them, so that a text as wide
  /// as its widest line breaks in the same places.
  ///
  /// - Parameters:
  ///   - moved: The widths of the lines if the word moves.
  ///   - lines: The current widths of the lines.
  ///   - width: The maximum width of a line.
  package static func areMoreAlike(
    _ moved: (first: Double, last: Double), than lines: (first: Double, last: Double),
    in width: Double
  ) -> Bool {
    moved.last <= width && abs(moved.first - moved.last) < abs(lines.first - lines.last)
  }
}
