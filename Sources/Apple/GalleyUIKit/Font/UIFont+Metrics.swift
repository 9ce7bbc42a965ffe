import Galley
import Synchronization

extension UIFont {
  /// The size, in points.
  public var pointSize: CGFloat { resolved.size }
  /// From the baseline up to the top of a line, in points.
  public var ascender: CGFloat { metrics.ascent }
  /// From the baseline to the bottom of a line, in points: negative.
  public var descender: CGFloat { -metrics.descent }
  /// The height of capital letters, in points.
  public var capHeight: CGFloat { metrics.capHeight }
  /// The height of small letters, in points.
  public var xHeight: CGFloat { metrics.xHeight }
  /// Additional distance between lines, in points.
  public var leading: CGFloat { metrics.leading }
  /// The height of a line, in points.
  public var lineHeight: CGFloat { metrics.lineHeight }
  /// The family's name.
  public var familyName: String {
    if case .named(let name) = resolved.family { name } else { "\(resolved.family)" }
  }
  /// The family's name.
  public var fontName: String { familyName }

  private static let known = Mutex<[FontDescription: FontMetrics]>([:])

  /// Without a system font there is nothing to measure, and every measure is 0.
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
      // Fonts of every size there may be would fill the memory.
      if known.count >= 1000 { known = [:] }
      known[resolved] = metrics
    }
    return metrics
  }

  /// An engine on its way to the thread that it belongs to: the one that asks for it.
  private struct Engine: @unchecked Sendable {
    let engine: (any TextEngine)?
    init(_ engine: (any TextEngine)?) { self.engine = engine }
  }
}

/// Sizes that follow the Dynamic Type size.
public struct UIFontMetrics: Sendable {
  private let style: UIFont.TextStyle

  /// Creates the measures of a text style.
  public init(forTextStyle style: UIFont.TextStyle) { self.style = style }

  /// The measures of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font itself: at the default text size nothing is scaled.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, at most as large as `maximumPointSize`.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }

  /// The value itself: at the default text size nothing is scaled.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
