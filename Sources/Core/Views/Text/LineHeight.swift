import Foundation

extension AttributedString {
  /// The height of a text's lines, from the top of one to the top of the next.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Rule: Hashable {
      /// The font's own height plus a number of points.
      case own(CGFloat)
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
      /// A multiple of the font's own height, between a smallest and a largest one.
      case limited(multiple: CGFloat, ClosedRange<CGFloat>)
    }
    fileprivate let rule: Rule

    /// The font's own height.
    public static let normal = LineHeight(rule: .own(0))
    /// The height of the glyphs in each line.
    public static let variable = LineHeight(rule: .own(0))
    /// 2 points less than the font's own.
    public static let tight = LineHeight(rule: .own(-2))
    /// 2 points more than the font's own.
    public static let loose = LineHeight(rule: .own(2))

    /// A fixed number of points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
    /// A multiple of the font size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }
    /// The font size plus a number of points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(increase))
    }

    /// A multiple of the font's own height, limited to a range in points. As in UIKit's paragraphs, the
    /// difference from the glyph height is above the glyphs.
    package static func limited(multiple: CGFloat, to range: ClosedRange<CGFloat>) -> LineHeight {
      LineHeight(rule: .limited(multiple: multiple, range))
    }

    /// The part of a difference from the glyph height that is above the glyphs.
    var shareAbove: Double {
      if case .limited = rule { 1 } else { 0.5 }
    }

    /// Returns the height of a line in points, 0…10,000.
    ///
    /// - Parameters:
    ///   - size: The font size, in points.
    ///   - height: The height of the line's glyphs, in points.
    ///   - pitch: The line pitch of the font's text style, in points.
    package func height(size: Double, glyphs height: Double, pitch: Double) -> Double {
      let result =
        switch rule {
        case .own(let more): max(height, pitch) + Double(more)
        case .exact(let points): Double(points)
        case .multiple(let factor): size * Double(factor)
        case .leading(let increase): size + Double(increase)
        case .limited(let multiple, let range):
          min(
            max(max(height, pitch) * Double(multiple), Double(range.lowerBound)),
            Double(range.upperBound))
        }
      return result.isFinite ? min(max(result, 0), 10_000) : height
    }
  }
}

extension View {
  /// Sets the line height of texts in this view; `nil` uses that of their fonts. Differences from
  /// the glyph height are split evenly above and below.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.text.lineHeight, lineHeight)
  }
}
