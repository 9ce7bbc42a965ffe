import Galley

/// A font with a size.
public final class UIFont: Sendable {
  /// The equivalent SwiftUI font.
  let font: Font
  /// The font as resolved at the default text size.
  let resolved: FontDescription

  init(_ font: Font) {
    self.font = font
    resolved = font.resolved(for: .large)
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

  /// Creates a font of a family, or returns `nil` if neither Galley nor an iPhone has one with the name.
  /// Fonts that only an iPhone has are replaced when they are drawn, with a warning.
  ///
  /// - Parameters:
  ///   - name: The name of the family or, for an iPhone's fonts, of the font, such as `Georgia-Bold`.
  ///   - size: The size, in points, clamped to 1…4,000.
  public convenience init?(name: String, size: CGFloat) {
    let isKnown = FontLibrary.files.contains { $0.isPresent && $0.families.contains(name) }
    guard isKnown || PhoneFonts.contain(name) else { return nil }
    self.init(.custom(name, fixedSize: size))
  }
}

extension UIFont.Weight {
  /// The closest SwiftUI weight.
  var weight: Font.Weight {
    let all: [(CGFloat, Font.Weight)] = [
      (-0.8, .ultraLight), (-0.6, .thin), (-0.4, .light), (0, .regular), (0.23, .medium),
      (0.3, .semibold), (0.4, .bold), (0.56, .heavy), (0.62, .black),
    ]
    return all.min { abs($0.0 - rawValue) < abs($1.0 - rawValue) }?.1 ?? .regular
  }
}
