import Foundation

extension Text {
  /// The style of a piece of text. `nil` values use the environment's.
  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var width: Font.Width?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var isMonospaced: Bool?
    var design: Font.Design?
    var scale: Scale?
    var color: TextColor?
    var background: Color?
    var underline: Decoration?
    var strikethrough: Decoration?
    var baselineOffset: CGFloat?
    var kerning: CGFloat?
    var tracking: CGFloat?
    /// The BCP 47 language tag.
    var language: String?
    var link: URL?
    /// Custom attributes for a text renderer, one of each type.
    var customAttributes: [CustomAttribute] = []

    /// Returns this style, with another as the fallback for its `nil` values.
    func over(_ outer: Style) -> Style {
      var all = self
      all.font = font ?? outer.font
      all.weight = weight ?? outer.weight
      all.width = width ?? outer.width
      all.isBold = isBold ?? outer.isBold
      all.isItalic = isItalic ?? outer.isItalic
      all.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
      all.isMonospaced = isMonospaced ?? outer.isMonospaced
      all.design = design ?? outer.design
      all.scale = scale ?? outer.scale
      all.color = color ?? outer.color
      all.background = background ?? outer.background
      all.underline = underline ?? outer.underline
      all.strikethrough = strikethrough ?? outer.strikethrough
      all.baselineOffset = baselineOffset ?? outer.baselineOffset
      all.kerning = kerning ?? outer.kerning
      all.tracking = tracking ?? outer.tracking
      all.language = language ?? outer.language
      all.link = link ?? outer.link
      all.customAttributes += outer.customAttributes.filter { mark in
        !customAttributes.contains { $0.key == mark.key }
      }
      return all
    }
  }

  /// The style that fills text.
  struct TextColor: Equatable, Sendable {
    let style: AnyShapeStyle
    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }
    static func == (a: TextColor, b: TextColor) -> Bool {
      StructuralEquality.areEqual(a.style, b.style)
    }
  }

  /// An underline or strikethrough, or its explicit absence.
  package struct Decoration: Hashable, Sendable {
    package var line: LineStyle?

    package init(_ line: LineStyle?) { self.line = line }

    init(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) {
      line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// The pattern and color of an underline or strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern

      /// A solid line.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Alternating dashes and dots.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes alternating with pairs of dots.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - pattern: The pattern of the line. Default: solid.
    ///   - color: The color; `nil`, the default, uses the text's color.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// A solid line in the text's color.
    public static let single = LineStyle()
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The font's own size.
    public static let `default` = Scale(factor: 1)
    /// A smaller size for secondary text, such as units: 0.8 times the font size.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text {
  // Styles set on parts of a text take precedence over the style of the whole.

  func styled(_ change: (inout Style) -> Void) -> Text {
    Text(
      runs: runs.map {
        var run = $0
        change(&run.style)
        return run
      })
  }

  /// Sets the font of the text; `nil` uses the environment's.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// Sets the weight of the text; `nil` uses the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// Sets the width of the text's letters, if the font's family has such faces or a variable width
  /// axis; `nil` uses the font's.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = $0.width ?? width } }
  /// Sets the design of the text's font; `nil` uses the environment's.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = $0.design ?? design }
  }
  /// Makes the text bold.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold or not, overriding the environment.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = $0.isBold ?? isActive } }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Makes the text italic or not, overriding the environment.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// Gives all digits of the text the same width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  /// Sets whether the text uses the monospaced font, overriding the environment.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }
  /// Scales the text relative to its font if enabled.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = $0.scale ?? scale } : self
  }
  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - pattern: The pattern of the line.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.underline = $0.underline ?? Decoration(isActive, pattern, color) }
  }
  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Strikes through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether to draw the line. Default: `true`.
  ///   - pattern: The pattern of the line.
  ///   - color: The line's color; `nil`, the default, uses the text's color.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = $0.strikethrough ?? Decoration(isActive, pattern, color) }
  }
  /// Adds space after each character, in points, limited to ±1,000. Tracking overrides kerning.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = $0.kerning ?? kerning }
  }
  /// Adds space after each character, in points, limited to ±1,000.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? tracking }
  }
  /// Raises the text by `offset` points, or lowers it for negative offsets, limited to ±1,000.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// Sets the language for choosing the text's glyphs and line breaks, if enabled.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the language for choosing the text's glyphs and line breaks, if enabled.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? styled { $0.language = $0.language ?? language.tag } : self
  }
  /// Sets the foreground style of the text.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = $0.color ?? TextColor(style) }
  }
  /// Sets the color of the text; `nil` uses the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color.map { TextColor($0) } }
  }
}

/// The language for choosing glyphs and line breaks.
public struct TypesettingLanguage: Hashable, Sendable {
  /// The BCP 47 language tag; `nil` uses the locale's.
  let tag: String?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// A specific language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}
