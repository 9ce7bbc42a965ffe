import Foundation

/// A value on a line, as it looks at rest: 31 points tall, as wide as proposed.
public struct Slider<Label, ValueLabel> {
  private let proportion: Proportion
  private let set: (any Hashable) -> Bool
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V?, _ label: Label, _ minimum: ValueLabel,
    _ maximum: ValueLabel
  ) {
    let scale = SliderScale(bounds: bounds, step: step)
    proportion = scale.proportion(of: value.wrappedValue)
    set = { number in
      guard let number = ControlNumber.double(number) else { return false }
      value.wrappedValue = scale.value(nearest: V(number))
      return true
    }
    self.label = label
    self.minimum = minimum
    self.maximum = maximum
  }
}

extension Slider {
  /// - Parameters:
  ///   - value: What the slider shows and changes.
  ///   - bounds: The values at its ends. Default: 0 and 1.
  ///   - label: Names the slider; it is not shown.
  ///   - minimumValueLabel: Stands before it.
  ///   - maximumValueLabel: Stands after it.
  ///   - onEditingChanged: Never called: a picture is not dragged.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), minimumValueLabel(), maximumValueLabel())
  }

  /// - Parameters:
  ///   - value: What the slider shows and changes.
  ///   - bounds: The values at its ends.
  ///   - step: The distance between values that it can have, from the lower bound on; it shows and
  ///     takes the nearest of them. What is not more than 0 counts as no step.
  ///   - label: Names the slider; it is not shown.
  ///   - minimumValueLabel: Stands before it.
  ///   - maximumValueLabel: Stands after it.
  ///   - onEditingChanged: Never called: a picture is not dragged.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), minimumValueLabel(), maximumValueLabel())
  }
}

extension Slider where ValueLabel == EmptyView {
  /// As `init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, label(), EmptyView(), EmptyView())
  }

  /// As `init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), label(), EmptyView(), EmptyView())
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// As `init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: nil, EmptyView(), EmptyView(), EmptyView())
  }

  /// As `init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)`.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value, bounds, step: V(step), EmptyView(), EmptyView(), EmptyView())
  }
}

extension Slider: View where Label: View, ValueLabel: View {
  // iOS shows no label beside a slider; it is read out loud.
  public var body: some View {
    HStack(spacing: 8) {
      minimum
      SliderTrack(fraction: proportion.fraction)
      maximum
    }
    .reporting(proportion.problem)
    .control(.set(.slider, set), label: label)
  }
}

/// The values that a slider can have.
private struct SliderScale<V: BinaryFloatingPoint> {
  let bounds: ClosedRange<V>
  let step: V?

  /// Within the bounds, and a whole number of steps from the lower one.
  func value(nearest value: V) -> V {
    let value = min(max(value, bounds.lowerBound), bounds.upperBound)
    guard let step, step > 0, step.isFinite, bounds.lowerBound.isFinite, value.isFinite
    else { return value }
    let last = ((bounds.upperBound - bounds.lowerBound) / step).rounded(.down)
    let steps = min(((value - bounds.lowerBound) / step).rounded(), last)
    let stepped = bounds.lowerBound + steps * step
    return stepped.isFinite ? min(stepped, bounds.upperBound) : value
  }

  /// Where a value is drawn; values out of bounds are reported.
  func proportion(of value: V) -> Proportion {
    bounds.contains(value)
      ? Proportion(self.value(nearest: value), in: bounds) : Proportion(value, in: bounds)
  }
}

private struct SliderTrack: View {
  let fraction: CGFloat
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Capsule()
      .fill(Color(.fill))
      .overlay {
        ProportionLayout(fraction: fraction) { Capsule().fill(.tint) }
      }
      .frame(height: 4)
      .frame(idealWidth: 100)
      .frame(height: 31)
      .overlay {
        ThumbLayout(fraction: fraction) {
          Circle()
            .fill(.white)
            .frame(width: 27, height: 27)
            .shadow(color: .black.opacity(0.2), radius: 3, y: 2)
        }
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}
