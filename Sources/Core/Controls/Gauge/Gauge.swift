import Foundation

/// A view that shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  private let proportion: Proportion
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose, its value and its bounds.
  ///
  /// - Parameters:
  ///   - value: The value. A value outside the range is shown at the nearest end and reported as a
  ///     warning.
  ///   - bounds: The range. Default: 0…1.
  ///   - label: The purpose of the gauge.
  ///   - currentValueLabel: The value.
  ///   - minimumValueLabel: The lower bound.
  ///   - maximumValueLabel: The upper bound.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    proportion = Proportion(value, in: bounds)
    self.label = label()
    current = currentValueLabel()
    minimum = minimumValueLabel()
    maximum = maximumValueLabel()
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels for its purpose and its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      value: value, in: bounds, label: label, currentValueLabel: currentValueLabel,
      minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() })
  }
}

extension Gauge
where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label for its purpose.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, in: bounds, label: label, currentValueLabel: { EmptyView() })
  }
}

extension Gauge: View
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  @MainActor private func part<V: View>(_ view: V) -> _ControlPart? {
    V.self == EmptyView.self ? nil : _ControlPart(view)
  }

  /// The value and its labels, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: GaugeStyleConfiguration(
        value: Double(proportion.fraction), label: _ControlPart(label),
        currentValueLabel: part(current), minimumValueLabel: part(minimum),
        maximumValueLabel: part(maximum))
    ) { LinearCapacityGaugeStyle().makeBody(configuration: $0) }
    .reporting(proportion.problem)
  }
}

/// A type that defines how gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of a styled gauge; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a gauge.
  typealias Configuration = GaugeStyleConfiguration

  /// Creates the body of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a gauge that a style renders.
public struct GaugeStyleConfiguration {
  /// The type of the label for the gauge's purpose.
  public typealias Label = _ControlPart

  /// The type of the label for the value.
  public typealias CurrentValueLabel = _ControlPart

  /// The type of the label for the lower bound.
  public typealias MinimumValueLabel = _ControlPart

  /// The type of the label for the upper bound.
  public typealias MaximumValueLabel = _ControlPart

  /// The type of the labels for marked values.
  public typealias MarkedValueLabels = _ControlPart
  /// The value as a fraction of the range, 0…1.
  public var value: Double
  /// The label for the gauge's purpose.
  public var label: Label
  /// The label for the value, if any.
  public var currentValueLabel: CurrentValueLabel?
  /// The label for the lower bound, if any.
  public var minimumValueLabel: MinimumValueLabel?
  /// The label for the upper bound, if any.
  public var maximumValueLabel: MaximumValueLabel?
  /// The labels for marked values; always `nil`, because iOS gauges show none.
  public var markedValueLabels: MarkedValueLabels?
}

extension View {
  /// Sets the style of the gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
