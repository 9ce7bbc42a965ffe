import Foundation

/// A mark of a slider. Accepted for source compatibility: marks are not drawn.
public struct SliderTick<V: BinaryFloatingPoint>: Identifiable {
  /// The value at the mark.
  public let value: V
  /// The value at the mark.
  public var id: V { value }

  /// Creates a mark at a value.
  public init(_ value: V) { self.value = value }

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
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: @escaping (Data.Element) -> Content
  ) {}
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

extension Slider {
  /// Creates a slider for any value in a range, with labels and marks. Marks are not drawn.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// Creates a slider for stepped values in a range, with labels and marks. Marks are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> ValueLabel,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: @escaping (V) -> SliderTick<V>?, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider for any value in a range, with marks, which are not drawn.
  public init<V: BinaryFloatingPoint, Ticks: SliderTickContent<V>>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @SliderTickBuilder<V> ticks: () -> Ticks,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView())
  }

  /// Creates a slider for stepped values in a range, with marks, which are not drawn.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, tick: @escaping (V) -> SliderTick<V>?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), EmptyView(), EmptyView())
  }
}
