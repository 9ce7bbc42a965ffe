import Foundation

/// A view that shows one or more lines of read-only text.
///
/// A text is as wide as its widest line and never wider than proposed. Text that does not fit is
/// truncated with an ellipsis. A text longer than 4 MiB fails with an error.
public struct Text: Equatable, Sendable {
  /// The position of the truncation: at the head, in the middle or at the tail.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }

  /// The case to show text in.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }

  /// A string with its style. `nil` values use the environment's.
  @dynamicMemberLookup
  struct Run: Equatable, Sendable {
    package var string: String
    var style = Style()
    private var extras = Uncommon<Extras>()

    /// The properties that few runs have.
    struct Extras: UncommonValue {
      /// The formatted value that produces the string, if any.
      var value: FormattedValue?
      /// The diagnostic for a mismatched specifier, if any.
      var problem: String?
      /// The localization key, if the string may have a translation.
      var localized: LocalizedText?
      /// The inline image that replaces the string, which is then `TextAttachment.character`.
      var image: Image?
      /// The accessibility label that replaces the string.
      var accessibilityLabel: String?
      /// The role of the text in a PDF document.
      var note: DocumentNote?
      /// The runs that this one stands for, if it is all that a sum of texts stores.
      var sum: TextSum?
    }

    /// Whether the run has more than a string and a style.
    var hasExtras: Bool { !extras.isDefault }

    subscript<Value: Equatable>(dynamicMember path: WritableKeyPath<Extras, Value>) -> Value {
      @inline(__always) get { extras[path] }
      @inline(__always) set { extras[path] = newValue }
    }

    init(string: String, style: Style = Style()) { (self.string, self.style) = (string, style) }

    init(_ value: FormattedValue) {
      self.init(string: value.string(in: EnvironmentValues()))
      self.value = value
    }

    init(_ image: Image) {
      self.init(string: TextAttachment.character)
      self.image = image
    }

    fileprivate init(_ sum: TextSum) {
      self.init(string: "")
      self.sum = sum
    }

    init(_ localized: LocalizedText) {
      self.init(string: localized.key.runs.map(\.string).joined())
      self.localized = localized
    }
  }

  /// Shared by copies: views are copied more often than texts are made.
  private final class Storage: @unchecked Sendable {
    /// The only run, which may stand for the runs of a sum. Changed only while a single text refers to it.
    @exclusivity(unchecked) var run: Run
    /// The runs, if there is not exactly one.
    let several: [Run]?
    /// Whether the text is one run with only a string and a style.
    let isPlain: Bool

    init(_ run: Run) { (self.run, several, isPlain) = (run, nil, !run.hasExtras) }

    init(_ runs: [Run]) { (run, several, isPlain) = (Run(string: ""), runs, false) }
  }

  private var storage: Storage

  private init(_ run: Run) { storage = Storage(run) }

  init(runs: [Run]) { storage = runs.count == 1 ? Storage(runs[0]) : Storage(runs) }

  var runs: [Run] { storage.several ?? sum?.runs ?? [storage.run] }

  private var sum: TextSum? { storage.isPlain ? nil : storage.run.sum }

  /// The run of a text that has only one.
  var onlyRun: Run? {
    if storage.isPlain { return storage.run }
    let runs = runs
    return runs.count == 1 ? runs[0] : nil
  }

  /// Whether the text is one run with only a string and a style, as most texts are.
  var isPlain: Bool { storage.isPlain }

  /// Returns a text with the style of each run changed. A text that nothing else refers to is changed in
  /// place.
  consuming func styled(_ change: (inout Style) -> Void) -> Text {
    guard storage.isPlain else {
      return Text(
        runs: runs.map { run in
          var run = run
          change(&run.style)
          return run
        })
    }
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.run) }
    change(&storage.run.style)
    return self
  }

  /// Whether two texts have the same strings, values and styles.
  public static func == (a: Text, b: Text) -> Bool {
    if a.storage === b.storage { return true }
    if a.storage.isPlain, b.storage.isPlain { return a.storage.run == b.storage.run }
    return a.runs == b.runs
  }

  /// The concatenated characters of all runs.
  package var string: String { runs.map(\.string).joined() }

  /// Creates a text from a string without parsing Markdown.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(Run(string: String(content)))
  }

  /// Creates a text from a string or literal without parsing Markdown.
  public init(verbatim content: String) { self.init(Run(string: content)) }

  /// Creates a text from a literal, formatting interpolated values and parsing inline Markdown.
  ///
  /// - Parameters:
  ///   - key: The literal.
  ///   - tableName: The name of the strings file, without its extension. Default: `Localizable`.
  ///   - bundle: The bundle of the file. Default: the program's own resources.
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
    self.init(Run(LocalizedText(key, in: place)))
  }

  /// Creates a text from a formatted value. Uses the format's locale, calendar and time zone, or
  /// else the environment's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(Run(FormattedValue(input, format)))
  }

  /// Creates a text from a value whose format adds attributes. Uses the format's locale, calendar
  /// and time zone, or else the environment's.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    self.init(Run(FormattedValue(input, format)))
  }

  /// Whether the text has values to format or may have a translation.
  private var dependsOnEnvironment: Bool {
    if isPlain { return false }
    let runs = runs
    for index in runs.indices where runs[index].value != nil || runs[index].localized != nil {
      return true
    }
    return false
  }

  /// Returns the text translated and formatted for `environment`.
  func formatted(in environment: EnvironmentValues) -> Text {
    guard dependsOnEnvironment else { return self }
    return Text(
      runs: runs.flatMap { run -> [Run] in
        if let localized = run.localized {
          let key = localized.key.translated(in: localized.place, for: environment.locale)
          let isEnglish = key == localized.key || environment.locale.isEnglish
          return Text(runs: key.runs(inEnglish: isEnglish).map { $0.styled(below: run.style) })
            .formatted(in: environment).runs
        }
        guard let value = run.value else { return [run] }
        if let attributed = value.attributed(in: environment) {
          return Text(attributed).runs.map { $0.styled(below: run.style) }
        }
        var copy = run
        copy.string = value.string(in: environment)
        return [copy]
      })
  }

  /// Concatenates two texts. Each keeps its style.
  public static func + (a: Text, b: Text) -> Text {
    Text(Run(TextSum(a.sum, a.runs, b.runs)))
  }
}

extension Text {
  /// Whether a formatted text is short enough; otherwise fails the evaluation. Also reports
  /// problems with its values.
  func isDrawable(in context: _ResolveContext) -> Bool {
    if isPlain, storage.run.string.utf8.count <= ResolveSession.textLimit { return true }
    let runs = runs
    var length = 0
    for index in runs.indices {
      if let problem = runs[index].problem { context.report(problem, view: "Text") }
      length += runs[index].string.utf8.count
    }
    if length <= ResolveSession.textLimit { return true }
    context.session.fail(.textTooLong(bytes: length, limit: ResolveSession.textLimit))
    return false
  }
}

extension Text: StructurallyEquatable {
  // Texts are shared by reference, and equal ones need not share theirs.
  package func isStructurallyEqual(to other: Text) -> Bool { self == other }
}

extension Text: PrimitiveView {
  /// Adds a leaf that draws the text, formatted in the environment.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    var text = view.formatted(in: context.environment)
    // Only checks lengthen texts, and they also gather what a screen reader says.
    if context.session.accessibility != nil, context.environment.text.isLengthened {
      text = text.lengthened
    }
    guard text.isDrawable(in: context) else { return }
    let shared = context.session.cache(SharedTexts.self).resolved(text, in: context)
    let node = context.leaf(shared.layout, .text, payload: shared.payload)
    node.markAsText()
    view.markAccessibility(of: node)
    if let marks = context.session.accessibility { text.mark(node, in: marks) }
    list.nodes.append(node)
  }
}
