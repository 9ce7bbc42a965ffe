import Foundation

extension Binding where Value == String {
  /// Creates a binding to a value's text. Text that `parse` rejects leaves the value unchanged.
  init<V>(
    _ value: Binding<V>, _ string: @escaping (V) -> String, _ parse: @escaping (String) -> V?
  ) {
    self.init(
      get: { string(value.wrappedValue) },
      set: { if let new = parse($0) { value.wrappedValue = new } })
  }

  init<V>(_ value: Binding<V>, _ formatter: Formatter) {
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
  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
  where F.FormatOutput == String {
    self.init { environment in
      let format = format.following(environment)
      return Binding(
        value, { format.format($0) }, { try? format.parseStrategy.parse($0) })
    }
  }

  init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput?>, _ format: F)
  where F.FormatOutput == String {
    self.init { environment in
      let format = format.following(environment)
      return Binding(
        value, { $0.map { format.format($0) } ?? "" },
        { $0.isEmpty ? .some(nil) : (try? format.parseStrategy.parse($0)).map { .some($0) } })
    }
  }
}

/// The text selected in a field. Galley selects nothing.
public struct TextSelection: Hashable, Sendable {
  private let range: Range<String.Index>

  /// Selects a range of the text.
  public init(range: Range<String.Index>) { self.range = range }

  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { range = insertionPoint..<insertionPoint }

  /// The selected parts of the text.
  public enum Indices: Hashable, Sendable {
    case selection(Range<String.Index>)
    case multiSelection(RangeSet<String.Index>)
  }

  /// The selected parts of the text.
  public var indices: Indices { .selection(range) }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool { range.isEmpty }
}
