import Foundation

extension AttributedString {
  /// The height of the lines of a text: from the top of one to the top of the next.
  public struct LineHeight: Hashable, Sendable {
    fileprivate enum Rule: Hashable {
      /// The font's own, and some points more or less.
      case own(CGFloat)
      case exact(CGFloat)
      case multiple(CGFloat)
      case leading(CGFloat)
    }
    fileprivate let rule: Rule

    /// The font's own height.
    public static let normal = LineHeight(rule: .own(0))
    /// The height that the glyphs of each line need.
    public static let variable = LineHeight(rule: .own(0))
    /// 2 points less than the font's own.
    public static let tight = LineHeight(rule: .own(-2))
    /// 2 points more than the font's own.
    public static let loose = LineHeight(rule: .own(2))

    /// This many points.
    public static func exact(points: CGFloat) -> LineHeight { LineHeight(rule: .exact(points)) }
    /// A multiple of the font's size.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(rule: .multiple(factor))
    }
    /// The font's size and this many points.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(rule: .leading(increase))
    }

    /// The height of a line in points, 0…10,000.
    ///
    /// - Parameters:
    ///   - size: The font's, in points.
    ///   - height: Of the line's glyphs, in points.
    ///   - pitch: What the font's text style asks for, in points.
    func height(size: Double, glyphs height: Double, pitch: Double) -> Double {
      let result =
        switch rule {
        case .own(let more): max(height, pitch) + Double(more)
        case .exact(let points): Double(points)
        case .multiple(let factor): size * Double(factor)
        case .leading(let increase): size + Double(increase)
        }
      return result.isFinite ? min(max(result, 0), 10_000) : height
    }
  }
}

extension View {
  /// Sets the height of the lines of texts in this view; `nil` is that of their fonts. What a line is
  /// higher or lower than its glyphs is above and below them alike.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    environment(\.text.lineHeight, lineHeight)
  }
}
