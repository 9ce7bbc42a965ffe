import Galley
import Synchronization

extension UIFont {
  /// The size, in points.
  public var pointSize: CGFloat { resolved.size }
  /// The distance from the baseline to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// The distance from the baseline to the bottom of a line, in points; negative.
  public var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of lowercase letters, in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// The additional spacing between lines, in points.
  public var leading: CGFloat { metrics.leading }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The name of the family.
  public var familyName: String {
    if case .named(let name) = resolved.family { name } else { "\(resolved.family)" }
  }
  /// The name of the family.
  public var fontName: String { familyName }

  private static let known = Mutex<[FontDescription: FontMetrics]>([:])

  /// The metrics of the font; all 0 without a system font.
  private var metrics: FontMetrics {
    if let metrics = Self.known.withLock({ $0[resolved] }) { return metrics }
    let engine =
      Thread.isMainThread
      ? MainActor.assumeIsolated { Engine(try? SharedTextEngine.engine()) }
      : Engine(try? Backend.current.makeTextEngine())
    guard let metrics = engine.engine?.metrics(for: resolved) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    Self.known.withLock { known in
      // Limit the cache, because the number of possible sizes is unbounded.
      if known.count >= 1000 { known = [:] }
      known[resolved] = metrics
    }
    return metrics
  }

  /// A box for passing an engine to the calling thread, which owns it.
  private struct Engine: @unchecked Sendable {
    let engine: (any TextEngine)?
    init(_ engine: (any TextEngine)?) { self.engine = engine }
  }
}

/// A scale for sizes that follow the Dynamic Type size.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The metrics of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// Returns the unscaled font, because metrics use the default text size.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// Returns the font, limited to `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// Returns the unscaled value, because metrics use the default text size.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
