import GalleyGraphics

/// The vertical metrics of iOS's system font.
///
/// - Source: heights and baselines of lines from 14 to 58 points in pictures painted by iOS, and
///   the heights of letters at 10 to 17 points; known to 0.001 em.
extension FontMetrics {
  /// Replaces the ascent and descent by those of iOS's system font at a size in points.
  mutating func takeLineHeight(ofIOSAt size: Double) {
    ascent = size * 1950 / 2048
    descent = size * 494 / 2048
  }

  /// Replaces the heights of letters, from which distances between views follow, by those of iOS's
  /// system font at a size in points.
  mutating func takeLetterHeights(ofIOSAt size: Double) {
    capHeight = size * 1443 / 2048
    xHeight = size * 1078 / 2048
  }
}
