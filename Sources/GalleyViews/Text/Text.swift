import Foundation

/// One or more lines of read-only text.
///
/// A text is as wide as its widest line, and never wider than proposed. Text that does not fit is
/// truncated with an ellipsis. A text of more than 4 MiB fails with an error.
public struct Text: Equatable, Sendable {
  /// An underline or a strikethrough.
  package struct Decoration: Hashable, Sendable {
    package var isActive: Bool
  }

  /// Where a text is truncated: at the head, in the middle or at the tail.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// The case in which text is shown.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A string with the style that was set on it; a `nil` in it is the environment's.
  struct Run: Equatable, Sendable {
    package var string: String
    var style = Style()
    /// The value with its format that the string was made from, if any.
    var value: FormattedValue?
    /// The diagnostic for a specifier that does not fit its value; `nil` for none.
    var problem: String?
    /// What the string is a key of, where there may be a translation.
    var localized: LocalizedText?

    init(string: String, style: Style = Style()) { (self.string, self.style) = (string, style) }

    init(_ value: FormattedValue) {
      self.init(string: value.string(in: EnvironmentValues()))
      self.value = value
    }

    init(_ localized: LocalizedText) {
      self.init(string: localized.key.runs.map(\.string).joined())
      self.localized = localized
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

  /// A style that text is drawn in.
  struct TextColor: Equatable, Sendable {
    let style: AnyShapeStyle
    init<S: ShapeStyle>(_ style: S) { self.style = AnyShapeStyle(style) }
    static func == (a: TextColor, b: TextColor) -> Bool {
      StructuralEquality.areEqual(a.style, b.style)
    }
  }

  private(set) var runs: [Run]

  init(runs: [Run]) { self.runs = runs }

  /// The characters of all runs.
  package var string: String { runs.map(\.string).joined() }

  /// Creates a text of a string as it is: Markdown is not parsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(runs: [Run(string: String(content))])
  }

  /// Creates a text of a string or literal as it is: Markdown is not parsed.
  public init(verbatim content: String) { self.init(runs: [Run(string: content)]) }

  /// Creates a text of a literal, in which interpolated values are formatted and inline Markdown is
  /// parsed.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - tableName: The file in which a translation is looked up, without its ending. Default:
  ///     `Localizable`.
  ///   - bundle: Where that file is. Default: the program's own resources.
  ///   - comment: Accepted for source compatibility.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    guard Translations.mayExist(in: bundle) else {
      self.init(runs: key.runs)
      return
    }
    let place = Translations.Place(bundle: bundle, table: tableName)
    self.init(runs: [Run(LocalizedText(key, in: place))])
  }

  /// Creates a text of a formatted value, in the locale, calendar and time zone of the format, or
  /// else of the environment.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(runs: [Run(FormattedValue(input, format))])
  }

  /// Whether it has values to be formatted, or may have a translation.
  private var dependsOnEnvironment: Bool {
    for index in runs.indices where runs[index].value != nil || runs[index].localized != nil {
      return true
    }
    return false
  }

  /// The text translated, and with its values formatted, for `environment`.
  func formatted(in environment: EnvironmentValues) -> Text {
    guard dependsOnEnvironment else { return self }
    return Text(
      runs: runs.flatMap { run -> [Run] in
        if let localized = run.localized {
          let key = localized.key.translated(in: localized.place, for: environment.locale)
          return Text(runs: key.runs.map { $0.styled(below: run.style) })
            .formatted(in: environment).runs
        }
        var copy = run
        copy.string = run.value?.string(in: environment) ?? run.string
        return [copy]
      })
  }

  /// Concatenates two texts to one; each part keeps its style.
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

  /// Sets the font of the text; `nil` is that of the environment.
  public func font(_ font: Font?) -> Text { styled { $0.font = $0.font ?? font } }
  /// Sets the weight of the text; `nil` is that of the font.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    styled { $0.weight = $0.weight ?? weight }
  }
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
  /// Underlines the text.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - color: Accepted for source compatibility: the line has the color of the text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isUnderlined = $0.isUnderlined ?? isActive }
  }
  /// Strikes the text through.
  ///
  /// - Parameters:
  ///   - isActive: Whether there is a line. Default: `true`.
  ///   - color: Accepted for source compatibility: the line has the color of the text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    styled { $0.isStruckThrough = $0.isStruckThrough ?? isActive }
  }
  /// Adds space after each character, in points, the same as `tracking(_:)`. It is limited to
  /// ±1,000.
  public func kerning(_ kerning: CGFloat) -> Text {
    styled { $0.tracking = $0.tracking ?? kerning }
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
  /// Sets the style that the text is drawn in.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    styled { $0.color = $0.color ?? TextColor(style) }
  }
  /// Sets the color of the text; `nil` is that of the environment.
  public func foregroundColor(_ color: Color?) -> Text {
    styled { $0.color = $0.color ?? color.map { TextColor($0) } }
  }
}

extension Text: PrimitiveView {
  /// Adds a leaf that draws the text. Fonts and values follow the environment.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let text = view.formatted(in: context.environment)
    var length = 0
    for index in text.runs.indices {
      if let problem = text.runs[index].problem {
        context.session.tree.report(problem, view: "Text")
      }
      length += text.runs[index].string.utf8.count
    }
    guard length <= ResolveSession.textLimit else {
      return context.session.fail(.textTooLong(bytes: length, limit: ResolveSession.textLimit))
    }
    let shared = context.session.cache(SharedTexts.self).resolved(
      text, in: context.environment, context.session)
    let node = context.leaf(
      TextLayout(paragraph: shared.paragraph), .text, payload: shared.payload)
    node.markAsText()
    list.nodes.append(node)
  }
}
