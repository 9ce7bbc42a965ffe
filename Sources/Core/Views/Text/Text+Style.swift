import Foundation

extension Text {
  /// What is set on a stretch of text; a `nil` is the environment's.
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
    /// BCP 47.
    var language: String?
    var link: URL?
    /// Marks for a text renderer, one of each type.
    var customAttributes: [CustomAttribute] = []

    /// This style, and another one's where it sets nothing.
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

  /// A style that text is drawn in.
  struct TextColor: Equatable, Sendable {
    let style: AnyShapeStyle
    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }
    static func == (a: TextColor, b: TextColor) -> Bool {
      StructuralEquality.areEqual(a.style, b.style)
    }
  }

  /// An underline or a strikethrough, or that there is none.
  package struct Decoration: Hashable, Sendable {
    package var line: LineStyle?

    package init(_ line: LineStyle?) { self.line = line }

    init(_ isActive: Bool, _ pattern: LineStyle.Pattern, _ color: Color?) {
      line = isActive ? LineStyle(pattern: pattern, color: color) : nil
    }
  }

  /// The pattern and the color of a line under or through text.
  public struct LineStyle: Hashable, Sendable {
    /// What a line is made of.
    public struct Pattern: Hashable, Sendable {
      let pattern: TextLine.Pattern

      /// One stroke.
      public static let solid = Pattern(pattern: .solid)
      /// Dots.
      public static let dot = Pattern(pattern: .dot)
      /// Dashes.
      public static let dash = Pattern(pattern: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(pattern: .dashDot)
      /// Dashes and pairs of dots in turn.
      public static let dashDotDot = Pattern(pattern: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// Creates a line.
    ///
    /// - Parameters:
    ///   - pattern: What the line is made of. Default: one stroke.
    ///   - color: The color; `nil`, the default, is that of the text.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }

    /// One stroke in the color of the text.
    public static let single = LineStyle()
  }

  /// The size of text relative to its font.
  public struct Scale: Hashable, Sendable {
    let factor: Double

    /// The font's size.
    public static let `default` = Scale(factor: 1)
    /// Smaller, for what matters less, such as a unit: 0.8 of the font's size.
    public static let secondary = Scale(factor: 0.8)
  }
}

extension Text {
  // What is set on a part of a text stays when the whole is styled.

  func styled(_ change: (inout Style) -> Void) -> Text {
    Text(
      runs: runs.map {
        var run = $0
        change(&run.style)
        return run
      })
  }

  /// Sets the font of the text; `nil` is that of the environment.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// Sets the weight of the text; `nil` is that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// Sets how wide the letters are, where the font's family has such faces or a variable one; `nil`
  /// leaves it to the font.
  public func fontWidth(_ width: Font.Width?) -> Text { styled { $0.width = $0.width ?? width } }
  /// Sets the design of the text's font; `nil` is that of the environment.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = $0.design ?? design }
  }
  /// Makes the text bold.
  public func bold() -> Text { bold(true) }
  /// Makes the text bold, or not, whatever the environment's setting.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = $0.isBold ?? isActive } }
  /// Makes the text italic.
  public func italic() -> Text { italic(true) }
  /// Makes the text italic, or not, whatever the environment's setting.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// Gives the digits of the text one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  /// Shows the text in the monospaced font, or not, whatever the environment's setting.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }
  /// Sets the size of the text relative to its font, or leaves it.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? styled { $0.scale = $0.scale ?? scale } : self
  }
  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - pattern: What the line is made of.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.underline = $0.underline ?? Decoration(isActive, pattern, color) }
  }
  /// Strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - pattern: What the line is made of.
  ///   - color: The line's color; `nil`, the default, is that of the text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil
  ) -> Text {
    styled { $0.strikethrough = $0.strikethrough ?? Decoration(isActive, pattern, color) }
  }
  /// Adds space after each character, in points. Where there is tracking too, that is used instead.
  /// It is limited to ±1,000.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.kerning = $0.kerning ?? kerning }
  }
  /// Adds space after each character, in points. It is limited to ±1,000.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? tracking }
  }
  /// Raises the text by `offset` points, or lowers it for negative offsets. It is limited to
  /// ±1,000.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// Sets the language that the text's glyphs are chosen for, and its line breaks, or leaves them.
  public func typesettingLanguage(
    _ language: Locale.Language, isEnabled: Bool = true
  ) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }
  /// Sets the language that the text's glyphs are chosen for, and its line breaks, or leaves them.
  public func typesettingLanguage(
    _ language: TypesettingLanguage, isEnabled: Bool = true
  ) -> Text {
    isEnabled ? styled { $0.language = $0.language ?? language.tag } : self
  }
  /// Sets the style that the text is drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = $0.color ?? TextColor(style) }
  }
  /// Sets the color of the text; `nil` is that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color.map { TextColor($0) } }
  }
}

/// The language that glyphs and line breaks are chosen for.
public struct TypesettingLanguage: Hashable, Sendable {
  /// BCP 47; `nil` is that of the locale.
  let tag: String?

  /// The language of the environment's locale.
  public static let automatic = TypesettingLanguage(tag: nil)

  /// This language.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}
