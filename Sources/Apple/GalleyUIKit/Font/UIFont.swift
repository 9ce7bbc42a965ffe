import Galley

/// A font with a size.
public final class UIFont: Hashable, Sendable {
  /// The equivalent SwiftUI font.
  let font: Font
  /// The font as resolved at the default text size.
  let resolved: FontDescription

  init(_ font: Font) {
    self.font = font
    resolved = font.resolved(for: .large)
  }

  /// The weight of a font.
  public struct Weight: Hashable, Sendable, RawRepresentable {
    /// The weight, from -1 to 1; 0 is regular.
    public var rawValue: CGFloat

    /// Creates a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight.
    public init(_ rawValue: CGFloat) { self.init(rawValue: rawValue) }

    /// Weight 100.
    public static let ultraLight = Weight(-0.8)
    /// Weight 200.
    public static let thin = Weight(-0.6)
    /// Weight 300.
    public static let light = Weight(-0.4)
    /// Weight 400, the default.
    public static let regular = Weight(0)
    /// Weight 500.
    public static let medium = Weight(0.23)
    /// Weight 600.
    public static let semibold = Weight(0.3)
    /// Weight 700.
    public static let bold = Weight(0.4)
    /// Weight 800.
    public static let heavy = Weight(0.56)
    /// Weight 900.
    public static let black = Weight(0.62)

    /// The closest SwiftUI weight.
    var weight: Font.Weight {
      let all: [(CGFloat, Font.Weight)] = [
        (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
        (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
      ]
      return all.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
    }
  }

  /// A text style, whose size follows the Dynamic Type size.
  public enum TextStyle: Hashable, Sendable {
    case largeTitle, title1, title2, title3, headline, subheadline, body, callout, footnote
    case caption1, caption2

    var style: Font.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption
      case .caption2: .caption2
      }
    }
  }

  /// Returns the system font.
  ///
  /// - Parameter fontSize: The size, in points, clamped to 1…4,000.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize))
  }

  /// Returns the system font with a weight.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight))
  }

  /// Returns the bold system font.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// Returns the italic system font.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(.system(size: fontSize).italic())
  }

  /// Returns the system font with monospaced digits.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight).monospacedDigit())
  }

  /// Returns the monospaced system font.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(.system(size: fontSize, weight: weight.weight, design: .monospaced))
  }

  /// Returns the font of a text style. Like SwiftUI fonts, it follows the environment's Dynamic
  /// Type size; its metrics are those of the default size.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(.system(style.style))
  }

  /// Returns the font of a text style.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// Creates a font of a family, or returns `nil` if no bundled or registered family has the name.
  ///
  /// - Parameters:
  ///   - name: The name of the family.
  ///   - size: The size, in points, clamped to 1…4,000.
  public convenience init?(name: String, size: CGFloat) {
    guard FontLibrary.files.contains(where: { $0.isPresent && $0.families.contains(name) }) else {
      return nil
    }
    self.init(.custom(name, fixedSize: size))
  }

  /// The size of labels, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of buttons, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The standard size of the system font, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of the small system font, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// Returns the font with a different size, in points.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  /// Returns whether two fonts are the same, including their size.
  public static func == (a: UIFont, b: UIFont) -> Bool { a.font == b.font }
  /// Hashes the font.
  public func hash(into hasher: inout Hasher) { hasher.combine(font) }
}

extension Font {
  /// Creates a font from a UIKit font.
  public init(_ font: UIFont) { self = font.font }
}
