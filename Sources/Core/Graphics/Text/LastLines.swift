/// How SwiftUI avoids a single word on the last line of a paragraph: the word before it goes there,
/// too, where that makes the last two lines more alike.
package enum LastLines {
  /// Whether the last two lines are better broken one word earlier; lengths are in points.
  ///
  /// It depends on the lines alone and not on the space beside them, so that a text that is as wide
  /// as its widest line breaks in the same places.
  ///
  /// - Parameters:
  ///   - moved: The widths of the lines, if the word is moved.
  ///   - lines: The widths as they are.
  ///   - width: The most that a line may have.
  package static func areMoreAlike(
    _ moved: (first: Double, last: Double), than lines: (first: Double, last: Double),
    in width: Double
  ) -> Bool {
    moved.last <= width && abs(moved.first - moved.last) < abs(lines.first - lines.last)
  }
}
