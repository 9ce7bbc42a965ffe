import Foundation

/// A font, described by a text style, or by a family and a size.
public struct Font: Hashable, Sendable {
  /// The system's text styles, whose sizes depend on the Dynamic Type size.
  public enum TextStyle: Int, Hashable, CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, body, callout, subheadline, footnote
    case caption, caption2
  }

  /// The design of the system font.
  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The line spacing of a font: its own, 2 points less, or 2 points more.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The weight of a font, from ultra-light to black.
  public struct Weight: Hashable, Sendable {
    /// The CSS and OpenType weight, 100…900.
    package let value: Int

    package init(value: Int) { self.value = value }

    /// Weight 100.
    public static let ultraLight = Weight(value: 100)

    /// Weight 200.
    public static let thin = Weight(value: 200)

    /// Weight 300.
    public static let light = Weight(value: 300)

    /// Weight 400, the default.
    public static let regular = Weight(value: 400)

    /// Weight 500.
    public static let medium = Weight(value: 500)

    /// Weight 600.
    public static let semibold = Weight(value: 600)

    /// Weight 700.
    public static let bold = Weight(value: 700)

    /// Weight 800.
    public static let heavy = Weight(value: 800)

    /// Weight 900.
    public static let black = Weight(value: 900)
  }

  /// The width of a font's letters, for families with such faces or a variable width axis. The
  /// pinned families have neither: they keep their width and report a warning.
  public struct Width: Hashable, Sendable {
    /// The width: 0 is regular, negative values are narrower, and positive values wider.
    public var value: CGFloat

    /// Creates a width; 0 is regular.
    public init(_ value: CGFloat) { self.value = value }

    /// The narrowest width.
    public static let compressed = Width(-0.3)
    /// Narrower than the regular width.
    public static let condensed = Width(-0.2)
    /// The regular width.
    public static let standard = Width(0)
    /// Wider than the regular width.
    public static let expanded = Width(0.2)

    /// The width in percent, as in CSS.
    var stretch: Int { value.isFinite ? 100 + Int(min(max(value, -0.4), 0.8) * 125) : 100 }
  }

  private enum Source: Hashable, Sendable {
    case style(TextStyle, Design?)
    case system(CGFloat, Design?)
    /// A font whose size scales with the text style; `nil` fixes the size.
    case custom(String, CGFloat, TextStyle?)
  }

  private struct Attributes: Hashable, Sendable {
    let source: Source
    var weight: Weight?
    var isBold = false
    var isItalic = false
    var features: FontDescription.Features = []
    var width: Width?
    var isMonospaced = false
    var leading = Leading.standard
    /// What the size is multiplied by.
    var factor: CGFloat = 1
  }

  /// Most fonts have only a source and a weight, and are created for each text; the others are shared by
  /// copies.
  private enum Storage: Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(CGFloat, Design?, Weight?)
    case other(Shared)

    final class Shared: Sendable {
      let attributes: Attributes
      init(_ attributes: Attributes) { self.attributes = attributes }
    }
  }

  private let storage: Storage

  private var attributes: Attributes {
    switch storage {
    case .style(let style, let design, let weight):
      Attributes(source: .style(style, design), weight: weight)
    case .system(let size, let design, let weight):
      Attributes(source: .system(size, design), weight: weight)
    case .other(let shared): shared.attributes
    }
  }

  private init(storage: Storage) { self.storage = storage }

  private init(_ style: TextStyle) { storage = .style(style, nil, nil) }

  private init(_ source: Source) { self.init(Attributes(source: source)) }

  private init(_ attributes: Attributes) { storage = .other(Storage.Shared(attributes)) }

  /// Whether two fonts have the same description.
  public static func == (a: Font, b: Font) -> Bool {
    switch (a.storage, b.storage) {
    case (.style(let a, let design, let weight), .style(let b, let otherDesign, let otherWeight)):
      a == b && design == otherDesign && weight == otherWeight
    case (.system(let a, let design, let weight), .system(let b, let otherDesign, let otherWeight)):
      a == b && design == otherDesign && weight == otherWeight
    case (.other(let a), .other(let b)) where a === b: true
    default: a.attributes == b.attributes
    }
  }

  /// Hashes the description.
  public func hash(into hasher: inout Hasher) { hasher.combine(attributes) }

  /// The style of large titles: 34 points at the default text size.
  public static let largeTitle = Font(.largeTitle)

  /// The style of titles: 28 points at the default text size.
  public static let title = Font(.title)

  /// The style of second-level titles: 22 points at the default text size.
  public static let title2 = Font(.title2)

  /// The style of third-level titles: 20 points at the default text size.
  public static let title3 = Font(.title3)

  /// The style of headlines: 17 points at the default text size, semibold.
  public static let headline = Font(.headline)

  /// The style of body text: 17 points at the default text size.
  public static let body = Font(.body)

  /// The style of callouts: 16 points at the default text size.
  public static let callout = Font(.callout)

  /// The style of subheadlines: 15 points at the default text size.
  public static let subheadline = Font(.subheadline)

  /// The style of footnotes: 13 points at the default text size.
  public static let footnote = Font(.footnote)

  /// The style of captions: 12 points at the default text size.
  public static let caption = Font(.caption)

  /// The style of small captions: 11 points at the default text size.
  public static let caption2 = Font(.caption2)

  /// The system font of a text style.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - design: The design; `nil` uses the environment's.
  ///   - weight: The weight; `nil` uses the style's.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(storage: .style(style, design, weight))
  }

  /// The system font at a fixed size.
  ///
  /// - Parameters:
  ///   - size: The size, in points, clamped to 1…4,000.
  ///   - weight: The weight; `nil` means regular.
  ///   - design: The design; `nil` uses the environment's.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(storage: .system(size, design, weight))
  }

  /// A font of a family whose size scales with body text. `size` is in points at the default text
  /// size.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }

  /// A font of a family whose size scales with a text style. `size` is in points at the default
  /// text size.
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A font of a family at a fixed size, in points, clamped to 1…4,000.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  private func changing(_ change: (inout Attributes) -> Void) -> Font {
    var attributes = attributes
    change(&attributes)
    return Font(attributes)
  }

  /// Makes the font bold: semibold in text styles below `title2`. Heavier fonts do not change.
  public func bold() -> Font { bold(true) }
  /// Makes the font bold or not. Fonts with a bold weight or style of their own keep it.
  public func bold(_ isActive: Bool) -> Font { changing { $0.isBold = isActive } }
  /// Makes the font italic.
  public func italic() -> Font { italic(true) }
  /// Makes the font italic or not.
  public func italic(_ isActive: Bool) -> Font { changing { $0.isItalic = isActive } }
  /// Sets the weight of the font.
  public func weight(_ weight: Weight) -> Font { changing { $0.weight = weight } }
  /// Gives all digits of the font the same width.
  public func monospacedDigit() -> Font { changing { $0.features.insert(.monospacedDigits) } }
  /// Sets the width of the font's letters, if its family has such faces.
  public func width(_ width: Width) -> Font { changing { $0.width = width } }
  /// Shows lowercase and uppercase letters as small capitals, if the font has them, as the system font does.
  public func smallCaps() -> Font { lowercaseSmallCaps().uppercaseSmallCaps() }
  /// Shows lowercase letters as small capitals, if the font has them, as the system font does.
  public func lowercaseSmallCaps() -> Font {
    changing { $0.features.insert(.lowercaseSmallCaps) }
  }
  /// Shows uppercase letters as small capitals, if the font has them, as the system font does.
  public func uppercaseSmallCaps() -> Font {
    changing { $0.features.insert(.uppercaseSmallCaps) }
  }
  /// Replaces the font with the monospaced font of the same size.
  public func monospaced() -> Font { monospaced(true) }
  /// Replaces the font with the monospaced font of the same size, or doesn't.
  public func monospaced(_ isActive: Bool) -> Font { changing { $0.isMonospaced = isActive } }
  /// Scales the font by a factor.
  public func scaled(by factor: CGFloat) -> Font { changing { $0.factor *= factor } }
  /// Sets the line spacing of the font.
  public func leading(_ leading: Leading) -> Font { changing { $0.leading = leading } }

  /// Returns the font at a Dynamic Type size, as a description for the text engine.
  package func resolved(
    for typeSize: DynamicTypeSize, design environmentDesign: Design? = nil
  ) -> FontDescription {
    let own = attributes
    var font: FontDescription
    switch own.source {
    case .style(let style, let design):
      font = FontDescription(
        size: TextStyleMetrics.size(style, typeSize),
        weight: style == .headline ? Weight.semibold.value : Weight.regular.value,
        linePitch: TextStyleMetrics.pitch(style, typeSize))
      font.family = (design ?? environmentDesign).family
    case .system(let size, let design):
      font = FontDescription(size: Self.valid(size))
      font.family = (design ?? environmentDesign).family
    case .custom(let name, let size, let style):
      let factor = style.map {
        TextStyleMetrics.size($0, typeSize) / TextStyleMetrics.size($0, .large)
      }
      let scaled = factor.map { (Double(size) * $0).rounded() } ?? Double(size)
      font = FontDescription(
        family: .named(name), size: factor == 1 ? Self.valid(size) : Self.valid(scaled))
    }
    if own.factor != 1 {
      font.size = Self.valid(CGFloat(font.size) * own.factor)
      font.linePitch *= Double(own.factor)
    }
    if let weight = own.weight { font.weight = weight.value }
    if own.isBold { font.weight = max(font.weight, emphasizedWeight.value) }
    font.isItalic = own.isItalic
    font.features = own.features
    if let width = own.width { font.stretch = width.stretch }
    if own.isMonospaced { font.family = .monospaced }
    switch own.leading {
    case .standard: break
    case .tight: font.linePitch = max(font.linePitch - 2, 0)
    case .loose: font.linePitch += font.linePitch > 0 ? 2 : 0
    }
    return font
  }

  /// The weight of bold text. Source: the emphasized weights of Apple's Human Interface Guidelines.
  private var emphasizedWeight: Weight {
    guard case .style(let style, _) = attributes.source else { return .bold }
    return switch style {
    case .largeTitle, .title, .title2: .bold
    default: .semibold
    }
  }

  /// Returns a valid size for shaping: 1…4,000 points.
  private static func valid(_ size: CGFloat) -> Double {
    size.isFinite ? min(max(Double(size), 1), 4000) : 17
  }
}

extension Optional where Wrapped == Font.Design {
  fileprivate var family: FontDescription.Family {
    switch self {
    case .default, nil: .system
    case .serif: .serif
    case .rounded: .rounded
    case .monospaced: .monospaced
    }
  }
}

extension Font {
  /// The font as source code, such as `.title2.bold()`.
  var expression: String {
    let own = attributes
    var text =
      switch own.source {
      case .style(let style, nil): ".\(style)"
      case .style(let style, let design?): ".system(.\(style), design: .\(design))"
      case .system(let size, nil): ".system(size: \(NumberText.points(size)))"
      case .system(let size, let design?):
        ".system(size: \(NumberText.points(size)), design: .\(design))"
      case .custom(let name, let size, _): ".custom(\"\(name)\", size: \(NumberText.points(size)))"
      }
    if let weight = own.weight { text += ".weight(\(weight.value))" }
    if own.isBold { text += ".bold()" }
    if own.isItalic { text += ".italic()" }
    if own.isMonospaced { text += ".monospaced()" }
    if own.factor != 1 { text += ".scaled(by: \(NumberText.points(own.factor)))" }
    return text
  }
}
