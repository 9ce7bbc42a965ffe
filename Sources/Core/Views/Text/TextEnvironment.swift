import Foundation

/// The environment values that texts, symbols and images read.
package struct TextEnvironment: EnvironmentGroup {
  package var font: Font?
  package var fontWeight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var isMonospaced = false
  package var fontDesign: Font.Design?
  package var systemFontMetrics = SystemFontMetrics.ios
  package var fontWidth: Font.Width?
  package var textScale: Text.Scale?
  package var typesettingLanguage: TypesettingLanguage?
  package var underline: Text.Decoration?
  package var strikethrough: Text.Decoration?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat = 0
  package var textCase: Text.Case?

  /// Whether texts are 40 percent longer, like translations to a language with longer words.
  package var isLengthened = false
  package var lineLimit: Int?
  package var reservedLines = 0
  package var lineSpacing: CGFloat = 0
  package var renderer: AnyTextRenderer?
  package var lineHeight: AttributedString.LineHeight?
  package var multilineTextAlignment = TextAlignment.leading
  package var truncationMode = Text.TruncationMode.tail
  package var minimumScaleFactor: CGFloat = 1
  package var allowsTightening = false

  package var imageScale = Image.Scale.medium
  package var symbolVariants = SymbolVariants.none
  package var symbolRenderingMode: SymbolRenderingMode?
  /// Whether images are templates unless they set a rendering mode.
  package var prefersTemplates = false

  /// The current time for date texts.
  package var now = PictureClock.fixed ?? Date(timeIntervalSinceReferenceDate: 0)

  package var redactionReasons: RedactionReasons = []

  /// Whether an ellipsis replaces omitted text. Otherwise, lines that don't fit are omitted.
  package var hasEllipsis = true
  /// Whether the spaces of broken lines grow until the lines have the same width.
  package var isJustified = false

  package init() {}
  package static var slot: EnvironmentSlot { .text }

  package var inheritedValues: [InheritedValue] {
    func value(_ name: String, _ value: Any?) -> InheritedValue {
      InheritedValue(name, value.map { "\($0)" } ?? "nil")
    }
    return [
      InheritedValue("font", font?.expression ?? "nil"), value("fontWeight", fontWeight?.value),
      value("bold", isBold), value("italic", isItalic),
      value("monospacedDigit", hasMonospacedDigits), value("monospaced", isMonospaced),
      value("fontDesign", fontDesign), value("fontWidth", fontWidth?.value),
      value("systemFontMetrics", systemFontMetrics),
      value("underline", underline != nil), value("strikethrough", strikethrough != nil),
      value("kerning", kerning), value("tracking", tracking),
      value("baselineOffset", baselineOffset), value("textCase", textCase),
      value("lineLimit", lineLimit), value("lineSpacing", lineSpacing),
      value("multilineTextAlignment", multilineTextAlignment),
      value("truncationMode", truncationMode), value("minimumScaleFactor", minimumScaleFactor),
      value("allowsTightening", allowsTightening), value("imageScale", imageScale),
      value("symbolRenderingMode", symbolRenderingMode?.name),
      value("redactionReasons", redactionReasons.rawValue),
    ]
  }
}

extension EnvironmentValues {
  /// The environment values that texts, symbols and images read.
  package var text: TextEnvironment {
    _read { yield self[group: TextEnvironment.self] }
    _modify { yield &self[group: TextEnvironment.self] }
  }

  /// The font of texts; `nil`, the default, means `Font.body`.
  @Stored(in: \.text) public var font: Font?
  /// Whether the system font has iOS's metrics, the default, or those of Inter, which draws it. Not
  /// part of SwiftUI.
  @Stored(in: \.text) public var systemFontMetrics: SystemFontMetrics
  /// The maximum number of lines of a text; `nil`, the default, sets no limit.
  @Stored(in: \.text) public var lineLimit: Int?
  /// The distance between lines of a text, in points. Default: 0.
  @Stored(in: \.text) public var lineSpacing: CGFloat
  /// The alignment of a text's lines with each other. Default: leading.
  @Stored(in: \.text) public var multilineTextAlignment: TextAlignment
  /// The position of the ellipsis in truncated text. Default: the tail.
  @Stored(in: \.text) public var truncationMode: Text.TruncationMode
  /// The fraction to which a text may shrink before it is truncated, 0…1. Default: 1.
  @Stored(in: \.text) public var minimumScaleFactor: CGFloat
  /// Whether letters may move closer together, by up to 5% of the text's width, before a text is
  /// truncated. Default: `false`.
  @Stored(in: \.text) public var allowsTightening: Bool
  /// The case to show texts in; `nil`, the default, keeps their case.
  @Stored(in: \.text) public var textCase: Text.Case?
}
