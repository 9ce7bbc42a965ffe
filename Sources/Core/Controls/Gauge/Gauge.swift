import Foundation

/// A view that shows a value within a range.
public struct Gauge<
  Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View
> {
  private let proportion: Proportion
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
  private let marked: MarkedValueLabels
}

extension Gauge {
  /// Creates a gauge with labels for its purpose, its value, its bounds and some of its values.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside the range is shown at the nearest end and reported as a
  ///     warning.
  ///   - bounds: The range. Default: 0…1.
  ///   - label: The purpose of the gauge.
  ///   - currentValueLabel: The value.
  ///   - minimumValueLabel: The lower bound.
  ///   - maximumValueLabel: The upper bound.
  ///   - markedValueLabels: Views tagged with values. Only custom styles show them, as on iOS.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel,
    @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    proportion = Proportion(value, in: bounds)
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
    marked = markedValueLabels()
  }
}

extension Gauge: View {
  @MainActor private func part<V: View>(_ view: V) -> _ControlPart? {
    V.self == EmptyView.self ? nil : _ControlPart(view)
  }

  /// The value and its labels, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: GaugeStyleConfiguration(
        value: Double(proportion.fraction), label: _ControlPart(label),
        currentValueLabel: part(current), minimumValueLabel: part(minimum),
        maximumValueLabel: part(maximum), markedValueLabels: part(marked))
    ) { LinearCapacityGaugeStyle().makeBody(configuration: $0) }
    .reporting(proportion.problem, of: "Gauge")
    .accessibilityRole(
      ControlSpeech(.replaced, .updatesFrequently, value: proportion.percent + "%"),
      label: _ControlPart(label), value: part(current))
  }
}
