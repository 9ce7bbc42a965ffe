import Foundation

/// What texts, symbols and pictures take from their environment.
package struct TextEnvironment: EnvironmentGroup {
  package var font: Font?
  package var fontWeight: Font.Weight?
  package var isBold = false
  package var isItalic = false
  package var hasMonospacedDigits = false
  package var isMonospaced = false
  package var fontDesign: Font.Design?
  package var fontWidth: Font.Width?
  package var textScale: Text.Scale?
  package var typesettingLanguage: TypesettingLanguage?
  package var underline: Text.Decoration?
  package var strikethrough: Text.Decoration?
  package var kerning: CGFloat?
  package var tracking: CGFloat?
  package var baselineOffset: CGFloat = 0
  package var textCase: Text.Case?

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

  /// What texts of dates count from.
  package var now = Date(timeIntervalSinceReferenceDate: 0)

  package var redactionReasons: RedactionReasons = []

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
  /// What texts, symbols and pictures read.
  package var text: TextEnvironment {
    _read { yield self[group: TextEnvironment.self] }
    _modify { yield &self[group: TextEnvironment.self] }
  }

  /// The font of texts; `nil`, the default, is `Font.body`.
  public var font: Font? {
    get { text.font }
    set { text.font = newValue }
  }
  /// The maximum number of lines of a text; `nil`, the default, is any number.
  public var lineLimit: Int? {
    get { text.lineLimit }
    set { text.lineLimit = newValue }
  }
  /// The distance between the lines of a text, in points. Default: 0.
  public var lineSpacing: CGFloat {
    get { text.lineSpacing }
    set { text.lineSpacing = newValue }
  }
  /// How the lines of a text are aligned with each other. Default: leading.
  public var multilineTextAlignment: TextAlignment {
    get { text.multilineTextAlignment }
    set { text.multilineTextAlignment = newValue }
  }
  /// Where the ellipsis of a truncated text goes. Default: the tail.
  public var truncationMode: Text.TruncationMode {
    get { text.truncationMode }
    set { text.truncationMode = newValue }
  }
  /// How far a text may shrink, 0…1, before it is truncated. Default: 1, not at all.
  public var minimumScaleFactor: CGFloat {
    get { text.minimumScaleFactor }
    set { text.minimumScaleFactor = newValue }
  }
  /// Whether letters may stand a little closer together, by up to 5 % of the text's width, before
  /// a text is truncated. Default: `false`.
  public var allowsTightening: Bool {
    get { text.allowsTightening }
    set { text.allowsTightening = newValue }
  }
  /// The case in which texts are shown; `nil`, the default, leaves them as they are.
  public var textCase: Text.Case? {
    get { text.textCase }
    set { text.textCase = newValue }
  }
}
