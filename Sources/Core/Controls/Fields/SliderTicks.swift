import Foundation

/// A mark of a slider. Accepted for source compatibility: marks are not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable, Comparable {
  /// The identity of a mark: its value.
  public struct ID: Hashable { let value: V }

  /// The value at the mark.
  public let value: V
  /// The identity of the mark: its value.
  public var id: ID { ID(value: value) }

  /// Whether two marks are at the same value.
  public static func == (a: SliderTick, b: SliderTick) -> Bool { a.value == b.value }
  /// Whether a mark is at a lower value than another.
  public static func < (a: SliderTick, b: SliderTick) -> Bool { a.value < b.value }

  /// Creates a mark at a value.
  public init(_ value: V) { self.value = value }

  /// Creates a mark with a label from a localized string key, which is not drawn.
  public init(_ titleKey: LocalizedStringKey, _ value: V) { self.value = value }

  /// Creates a mark with a label from a string, which is not drawn.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, _ value: V) { self.value = value }

  /// Creates a mark with a label, which is not drawn.
  public init<Label: View>(_ value: V, @ViewBuilder label: () -> Label) { self.value = value }
}

/// The marks of a slider. Accepted for source compatibility: marks are not drawn.
public protocol SliderTickContent<Value> {
  /// The type of the slider's values.
  associatedtype Value: BinaryFloatingPoint
}

extension SliderTick: SliderTickContent {
  /// The type of the slider's values.
  public typealias Value = V
}

/// A mark for each element of a collection. Accepted for source compatibility: marks are not drawn.
public struct SliderTickContentForEach<
  Data: RandomAccessCollection, ID: Hashable, Content: SliderTickContent
>: SliderTickContent {
  /// The type of the slider's values.
  public typealias Value = Content.Value

  /// Creates marks for the elements of a collection.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V {}

  /// Creates marks for the identifiable elements of a collection.
  public init<V: BinaryFloatingPoint>(
    _ data: Data, @SliderTickBuilder<V> content: @escaping (Data.Element) -> Content
  ) where Content.Value == V, Data.Element: Identifiable, ID == Data.Element.ID {}
}

/// Several marks of a slider. Accepted for source compatibility: marks are not drawn.
public struct SliderTickGroup<Value: BinaryFloatingPoint>: SliderTickContent {}

/// Builds the marks of a slider.
@resultBuilder
public enum SliderTickBuilder<V: BinaryFloatingPoint> {
  /// Builds a mark.
  public static func buildExpression<C: SliderTickContent<V>>(_ content: C) -> SliderTickGroup<V> {
    SliderTickGroup()
  }
  /// Builds several marks.
  public static func buildBlock(_ content: SliderTickGroup<V>...) -> SliderTickGroup<V> {
    SliderTickGroup()
  }
  /// Builds marks that depend on a condition.
  public static func buildOptional(_ content: SliderTickGroup<V>?) -> SliderTickGroup<V> {
    SliderTickGroup()
  }
  /// Builds the marks of the first branch.
  public static func buildEither(first: SliderTickGroup<V>) -> SliderTickGroup<V> { first }
  /// Builds the marks of the second branch.
  public static func buildEither(second: SliderTickGroup<V>) -> SliderTickGroup<V> { second }
}
