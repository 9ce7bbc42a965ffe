import Foundation

extension AttributeScopes {
  /// The attributes that a `Text` draws, in addition to Foundation's.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes that a `Text` draws.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font: `Font`.
    public let font: FontAttribute
    /// The color of the text: `Color`.
    public let foregroundColor: ForegroundColorAttribute
    /// The background color, as tall as the line: `Color`.
    public let backgroundColor: BackgroundColorAttribute
    /// The strikethrough line: `Text.LineStyle`.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The underline: `Text.LineStyle`.
    public let underlineStyle: UnderlineStyleAttribute
    /// Space after each character, in points: `CGFloat`.
    public let kern: KerningAttribute
    /// Space after each character, in points, overriding `kern`: `CGFloat`.
    public let tracking: TrackingAttribute
    /// The distance that the text is raised, in points: `CGFloat`.
    public let baselineOffset: BaselineOffsetAttribute
    /// Foundation's attributes. Texts draw links, inline presentation intents and languages.
    public let foundation: FoundationAttributes

    /// The font of text.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.Font"
    }
    /// The foreground color of text.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.ForegroundColor"
    }
    /// The background color of text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A color.
      public typealias Value = Color
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.BackgroundColor"
    }
    /// The strikethrough line of text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// A pattern and a color.
      public typealias Value = Text.LineStyle
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
    /// The underline of text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// A pattern and a color.
      public typealias Value = Text.LineStyle
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.UnderlineStyle"
    }
    /// Space after each character.
    public enum KerningAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.Kern"
    }
    /// Space after each character, overriding kerning.
    public enum TrackingAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.Tracking"
    }
    /// The distance that text is raised.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// A length in points.
      public typealias Value = CGFloat
      /// The name shown when a string is printed.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Accesses an attribute of `SwiftUIAttributes` by name, as in `string.foregroundColor`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

extension Text {
  /// Creates a text from an attributed string. It draws the attributes of
  /// `AttributeScopes.SwiftUIAttributes`, and Foundation's links, inline presentation intents and
  /// languages. Links without a color use the tint.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { run in
      Run(string: String(attributedContent.characters[run.range]), style: Style(run.attributes))
    }
    self.init(runs: runs.isEmpty ? [Run(string: "")] : runs)
  }
}

extension Text.Style {
  init(_ attributes: AttributeContainer) {
    self.init()
    var marks = Marks()
    typealias Attributes = AttributeScopes.SwiftUIAttributes
    font = attributes[Attributes.FontAttribute.self]
    marks.background = attributes[Attributes.BackgroundColorAttribute.self]
    marks.kerning = attributes[Attributes.KerningAttribute.self]
    marks.tracking = attributes[Attributes.TrackingAttribute.self]
    marks.baselineOffset = attributes[Attributes.BaselineOffsetAttribute.self]
    marks.underline = attributes[Attributes.UnderlineStyleAttribute.self].map {
      Text.Decoration($0)
    }
    marks.strikethrough = attributes[Attributes.StrikethroughStyleAttribute.self].map {
      Text.Decoration($0)
    }
    typealias Foundation = AttributeScopes.FoundationAttributes
    marks.language = attributes[Foundation.LanguageIdentifierAttribute.self]
    if let intent = attributes[Foundation.InlinePresentationIntentAttribute.self] {
      marks.add(intent)
    }
    marks.link = attributes[Foundation.LinkAttribute.self]
    marks.color =
      attributes[Attributes.ForegroundColorAttribute.self].map { .color($0) }
      ?? (marks.link == nil ? nil : Text.TextColor(TintShapeStyle()))
    self.marks.value = marks
  }

  /// Applies an intent without overriding the existing style.
  mutating func add(_ intent: InlinePresentationIntent) { marks.value.add(intent) }
}

extension Text.Style.Marks {
  /// Applies an intent without overriding the existing style.
  mutating func add(_ intent: InlinePresentationIntent) {
    if intent.contains(.emphasized) { isItalic = isItalic ?? true }
    if intent.contains(.stronglyEmphasized) { isBold = isBold ?? true }
    if intent.contains(.code) { isMonospaced = isMonospaced ?? true }
    if intent.contains(.strikethrough) {
      strikethrough = strikethrough ?? Text.Decoration(.single)
    }
  }
}
