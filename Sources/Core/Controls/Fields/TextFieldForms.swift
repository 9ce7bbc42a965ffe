import Foundation

extension Binding where Value == String {
  /// Creates a binding to a value's text. Text that `parse` rejects leaves the value unchanged.
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
        // Of the formatters available on Linux, only those for numbers and dates can parse.
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

@TitleForms
extension TextField where Label == Text {
  /// Creates a text field for a value with a formatter, with a name from a localized string key.
  /// Number and date formatters can also parse; other formatters only format on Linux.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) {
    self.init(text: Binding(value, formatter), prompt: prompt) { Text(titleKey) }
  }

  /// Creates a text field with a name from a localized string key; an older form. The actions are
  /// never called because typing is not simulated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void = {}
  ) {
    self.init(titleKey, text: text)
  }

  /// Creates a text field with a name from a localized string key; an older form. The action is
  /// never called because typing is not simulated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }
}

@TitleForms
extension TextField {
  /// Creates a text field for a value of any type, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value; text that `format` cannot parse does not change it.
  ///   - format: Formats the value and parses the text.
  ///   - prompt: The placeholder for empty text, or `nil` to use the label.
  ///   - label: The name of the field.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt, label: label)
  }

  /// Creates a text field for an optional value, with a custom label. Empty text sets `nil`.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
  ) where F.FormatOutput == String {
    self.init(FieldContent(value, format), prompt: prompt, label: label)
  }
}

@TitleForms
extension SecureField where Label == Text {
  /// Creates a secure field with a name from a localized string key; an older form. The action is
  /// never called because typing is not simulated.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) {
    self.init(titleKey, text: text)
  }
}

/// The text selected in a field. Galley selects nothing.
public struct TextSelection: Hashable, Sendable {
  private let range: Range<String.Index>

  /// Selects a range of the text.
  public init(range: Range<String.Index>) { self.range = range }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool { range.isEmpty }
}
