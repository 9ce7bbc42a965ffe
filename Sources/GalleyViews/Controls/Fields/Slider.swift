import Foundation

/// A value on a line, as it looks at rest: 31 points tall, as wide as offered.
public struct Slider<Label, ValueLabel> {
  private let proportion: Proportion
  private let slide: (Double) -> Void
  private let label: Label
  private let minimum: ValueLabel
  private let maximum: ValueLabel
}

extension Slider {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    proportion = Proportion(value.wrappedValue, in: bounds)
    slide = { value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound) }
    self.label = label()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: minimumValueLabel,
      maximumValueLabel: maximumValueLabel, onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, label: label, minimumValueLabel: { EmptyView() },
      maximumValueLabel: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: label)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: { EmptyView() })
  }

  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, label: { EmptyView() })
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
    .control(.slide(slide))
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
