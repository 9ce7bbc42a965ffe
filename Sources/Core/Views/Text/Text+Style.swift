import Foundation

extension Text {
  /// The style of a piece of text. `nil` values use the environment's.
  @dynamicMemberLookup
  struct Style: Equatable, Sendable {
    var font: Font?
    var marks = Uncommon<Marks>()

    /// The properties that few styles have.
    struct Marks: UncommonValue {
      var weight: Font.Weight?
      var width: Font.Width?
      var isBold: Bool?
      var isItalic: Bool?
      var hasMonospacedDigits: Bool?
      var isMonospaced: Bool?
      var design: Font.Design?
      var scale: Scale?
      var color: TextColor?
      var baselineOffset: CGFloat?
      var kerning: CGFloat?
      var tracking: CGFloat?
      var background: Color?
      var underline: Decoration?
      var strikethrough: Decoration?
      /// The BCP 47 language tag.
      var language: String?
      var link: URL?
      /// Custom attributes for a text renderer, one of each type.
      var customAttributes: [CustomAttribute] = []

      /// Returns these marks, with others as the fallback for `nil` values.
      func over(_ outer: Marks) -> Marks {
        var all = self
        all.weight = weight ?? outer.weight
        all.width = width ?? outer.width
        all.isBold = isBold ?? outer.isBold
        all.isItalic = isItalic ?? outer.isItalic
        all.hasMonospacedDigits = hasMonospacedDigits ?? outer.hasMonospacedDigits
        all.isMonospaced = isMonospaced ?? outer.isMonospaced
        all.design = design ?? outer.design
        all.scale = scale ?? outer.scale
        all.color = color ?? outer.color
        all.baselineOffset = baselineOffset ?? outer.baselineOffset
        all.kerning = kerning ?? outer.kerning
        all.tracking = tracking ?? outer.tracking
        all.background = background ?? outer.background
        all.underline = underline ?? outer.underline
        all.strikethrough = strikethrough ?? outer.strikethrough
        all.language = language ?? outer.language
        all.link = link ?? outer.link
        all.customAttributes += outer.customAttributes.filter { mark in
          !customAttributes.contains { $0.key == mark.key }
        }
        return all
      }
    }

    init() {}

    subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<Marks, Value>) -> Value {
      @inline(__always) get { marks[path] }
      @inline(__always) set { marks[path] = newValue }
    }

    /// Returns this style, with another as the fallback for its `nil` values.
    func over(_ outer: Style) -> Style {
      var all = self
      all.font = font ?? outer.font
      if !outer.marks.isDefault { all.marks.value = marks.value.over(outer.marks.value) }
      return all
    }
  }

  /// The style that fills text.
  enum TextColor: Equatable, Sendable {
    case color(Color)
    case style(AnyShapeStyle)

    init<S: ShapeStyle>(_ style: S) {
      self = if let color = style as? Color { .color(color) } else { .style(AnyShapeStyle(style)) }
    }

    func resolved(in environment: EnvironmentValues) -> _ResolvedStyle {
      switch self {
      case .color(let color): color._resolved(in: environment)
      case .style(let style): style._resolved(in: environment)
      }
    }

    static func == (a: TextColor, b: TextColor) -> Bool {
      switch (a, b) {
      case (.color(let a), .color(let b)): a == b
      case (.style(let a), .style(let b)): StructuralEquality.areEqual(a, b)
      default: false
      }
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
