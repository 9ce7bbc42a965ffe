import Foundation

/// One or more lines of text.
public struct Text: Equatable, Sendable {
  /// A line under or through text.
  package struct Decoration: Hashable, Sendable {
    package var isActive: Bool
  }

  /// Where the ellipsis of a shortened text goes.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// All letters large, or all small.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A stretch of text with what was set on it; `nil` takes what is set around it.
  struct Run: Equatable, Sendable {
    package var string: String
    var style = Style()
    /// Where the string is a value with a format, that.
    var value: FormattedValue?
    /// What is wrong with how the string was made; `nil` where nothing is.
    var problem: String?

    init(string: String, style: Style = Style()) { (self.string, self.style) = (string, style) }

    init(_ value: FormattedValue) {
      self.init(string: value.string(in: EnvironmentValues()))
      self.value = value
    }
  }

  struct Style: Equatable, Sendable {
    var font: Font?
    var weight: Font.Weight?
    var isBold: Bool?
    var isItalic: Bool?
    var hasMonospacedDigits: Bool?
    var isMonospaced: Bool?
    var design: Font.Design?
    var color: TextColor?
    var isUnderlined: Bool?
    var isStruckThrough: Bool?
    var baselineOffset: CGFloat?
    var tracking: CGFloat?
  }

  /// A style that text is painted with.
  struct TextColor: Equatable, Sendable {
    let style: AnyShapeStyle
    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }
    static func == (a: TextColor, b: TextColor) -> Bool {
      StructuralEquality.areEqual(a.style, b.style)
    }
  }

  private(set) var runs: [Run]

  private init(runs: [Run]) { self.runs = runs }

  /// The characters of all runs.
  package var string: String { runs.map(\.string).joined() }

  /// The string as it is.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(runs: [Run(string: String(content))])
  }

  /// The string as it is, also where it is a literal.
  public init(verbatim content: String) { self.init(runs: [Run(string: content)]) }

  /// A literal: interpolated values are formatted, and inline Markdown is understood.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(runs: key.runs)
  }

  /// A formatted value, in the locale and the time zone that `format` names, or else in the
  /// environment's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(runs: [Run(FormattedValue(input, format))])
  }

  /// The text with its values as `environment` has them.
  fileprivate func formatted(in environment: EnvironmentValues) -> Text {
    guard runs.contains(where: { $0.value != nil }) else { return self }
    return Text(
      runs: runs.map {
        var copy = $0
        copy.string = $0.value?.string(in: environment) ?? $0.string
        return copy
      })
  }

  /// Both texts as one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(runs: a.runs + b.runs) }

  private func styled(_ change: (inout Style) -> Void) -> Text {
    Text(
      runs: runs.map {
        var run = $0
        change(&run.style)
        return run
      })
  }

  // What is set on a part of a text stays when the whole is styled.

  /// The text in a font; `nil` takes the environment's.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// The text in another weight; `nil` takes the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
  /// The text in another kind of the system's typeface; `nil` takes the environment's.
  public func fontDesign(_ design: Font.Design?) -> Text {
    styled { $0.design = $0.design ?? design }
  }
  /// The text in bold.
  public func bold() -> Text { bold(true) }
  /// The text in bold, or not.
  public func bold(_ isActive: Bool) -> Text { styled { $0.isBold = $0.isBold ?? isActive } }
  /// The text slanted.
  public func italic() -> Text { italic(true) }
  /// The text slanted, or not.
  public func italic(_ isActive: Bool) -> Text {
    styled { $0.isItalic = $0.isItalic ?? isActive }
  }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { styled { $0.hasMonospacedDigits = true } }
  /// The text in a typeface in which all letters have one width, or not.
  public func monospaced(_ isActive: Bool = true) -> Text {
    styled { $0.isMonospaced = $0.isMonospaced ?? isActive }
  }
  /// Draws a line under the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: there is.
  ///   - color: Accepted for source compatibility: the line has the text's colour.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }
  /// Draws a line through the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: there is.
  ///   - color: Accepted for source compatibility: the line has the text's colour.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }
  /// Adds space after each character, in points.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? kerning }
  }
  /// Adds space after each character, in points.
  public func tracking(_ tracking: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? tracking }
  }
  /// Raises the text by `offset` points.
  public func baselineOffset(_ offset: CGFloat) -> Text {
    styled { $0.baselineOffset = $0.baselineOffset ?? offset }
  }
  /// The style that the text is painted with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = $0.color ?? TextColor(style) }
  }
  /// The colour of the text; `nil` takes the environment's.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color.map { TextColor($0) } }
  }
}

extension Text: PrimitiveView {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let view = view.formatted(in: context.environment)
    for case let problem? in view.runs.lazy.map(\.problem) {
      context.session.tree.report(problem, view: "Text")
    }
    let length = view.runs.reduce(0) { $0 + $1.string.utf8.count }
    guard length <= ResolveSession.textLimit else {
      return context.session.fail(.textTooLong(bytes: length, limit: ResolveSession.textLimit))
    }
    let paragraph = TextParagraph(view, context)
    let isRedacted = context.environment.redactionReasons.contains(.placeholder)
    let node = context.leaf(
      TextLayout(paragraph: paragraph), .text,
      payload: TextPayload(
        paragraph, redaction: isRedacted ? context.environment.redactionStyle : nil))
    node.markAsText()
    list.nodes.append(node)
  }
}
