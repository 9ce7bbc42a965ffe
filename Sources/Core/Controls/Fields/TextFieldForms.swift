import Foundation

extension Binding where Value == String {
  /// The text of a value: one that `parse` does not understand leaves the value.
  fileprivate init<V>(
    _ value: Binding<V>, _ string: @escaping (V) -> String, _ parse: @escaping (String) -> V?
  ) {
    self.init(
      get: { string(value.wrappedValue) },
      set: { if let new = parse($0) { value.wrappedValue = new } })
  }

  fileprivate init<V>(_ value: Binding<V>, _ formatter: Formatter) {
    self.init(
      value, { formatter.string(for: $0) ?? "" },
      { string in
        // Of the formatters that Linux has, numbers and dates can be parsed.
        switch formatter {
        case let formatter as NumberFormatter:
          return formatter.number(from: string).flatMap { Self.number($0) }
        case let formatter as DateFormatter: return formatter.date(from: string) as? V
        default: return nil
        }
      })
  }

  private static func number<V>(_ number: NSNumber) -> V? {
    switch V.self {
    case is Double.Type: number.doubleValue as? V
    case is Float.Type: number.floatValue as? V
    case is CGFloat.Type: CGFloat(number.doubleValue) as? V
    case is Int.Type: number.intValue as? V
    case is Decimal.Type: number.decimalValue as? V
    case is Double?.Type: Double?.some(number.doubleValue) as? V
    case is Int?.Type: Int?.some(number.intValue) as? V
    default: number as? V
    }
  }
}

extension FieldContent {
  fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init { environment in
      let format = format.following(environment)
      return Binding(
        value, { format.format($0) }, { try? format.parseStrategy.parse($0) })
    }
  }

  fileprivate init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init { environment in
      let format = format.following(environment)
      return Binding(
        value, { $0.map { format.format($0) } ?? "" },
        { $0.isEmpty ? .some(nil) : (try? format.parseStrategy.parse($0)).map { .some($0) } })
    }
  }
}

extension TextField where Label == Text {
  /// Creates a text field for a value of any type.
  ///
  /// - Parameters:
  ///   - titleKey: The name of the field.
  ///   - value: The value; a text that `format` cannot parse does not change it.
  ///   - format: Formats the value, and parses the text.
  ///   - prompt: What is shown while the text is empty; `nil` is the title.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field for a value of any type, with a text as its name.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value that may be missing: an empty text is `nil`.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field for a value that may be missing, with a text as its name.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value that a formatter formats. Texts of numbers and dates are
  /// parsed; other formatters only format on Linux.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: Binding(value, formatter), prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field for a value that a formatter formats, with a text as its name.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: Binding(value, formatter), prompt: prompt) { Text(title) }
  }

  /// Creates a text field for a value that a formatter formats; the older form. The actions are
  /// never called, as nothing is typed.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, value: value, formatter: formatter)
  }

  /// Creates a text field; the older form. The actions are never called, as nothing is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a text field; the older form. The action is never called, as nothing is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a text field with a text as its name; the older form. The actions are never called, as
  /// nothing is typed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
    onCommit: @escaping () -> Void = {}
  ) {
    self.init(title, text: text)
  }

  /// Creates a text field with a text as its name; the older form. The action is never called, as
  /// nothing is typed.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(title, text: text)
  }

  /// Creates a text field whose selected text is known. Nothing is selected.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(titleKey, text: text, prompt: prompt, axis: axis ?? .horizontal)
  }
}

extension TextField {
  /// Creates a text field for a value of any type, with a label of any views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt, label: label)
  }

  /// Creates a text field for a value that may be missing, with a label of any views.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt, label: label)
  }
}

extension SecureField where Label == Text {
  /// Creates a secure field; the older form. The action is never called, as nothing is typed.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a secure field with a text as its name; the older form. The action is never called, as
  /// nothing is typed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void)
  {
    self.init(title, text: text)
  }
}

/// The selected text of a field. A picture selects nothing.
public struct TextSelection: Hashable, Sendable {
  private let range: Range<String.Index>

  /// Selects a range of the text.
  public init(range: Range<String.Index>) { self.range = range }

  /// The place of the cursor.
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }

  /// Whether the selection is the place of the cursor.
  public var isInsertion: Bool { range.isEmpty }
}
