import Foundation

/// A value within a range, as it looks at rest.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels> {
  private let proportion: Proportion
  private let label: Label
  private let current: CurrentValueLabel
  private let minimum: BoundsLabel
  private let maximum: BoundsLabel
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// - Parameters:
  ///   - value: What is shown; values out of bounds are reported.
  ///   - bounds: The values at the ends. Default: 0 and 1.
  ///   - label: What the value is.
  ///   - currentValueLabel: The value in words.
  ///   - minimumValueLabel: The lower bound in words.
  ///   - maximumValueLabel: The upper bound in words.
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
  /// As `init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
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
  /// As `init(value:in:label:currentValueLabel:minimumValueLabel:maximumValueLabel:)`.
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

/// The style of gauges.
@MainActor @preconcurrency
public protocol GaugeStyle {
  associatedtype Body: View
  typealias Configuration = GaugeStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a gauge style makes a view of.
public struct GaugeStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias CurrentValueLabel = _ControlPart
  public typealias MinimumValueLabel = _ControlPart
  public typealias MaximumValueLabel = _ControlPart
  /// From 0 to 1.
  public var value: Double
  /// What the value is.
  public var label: Label
  /// The value in words; `nil` where there are none.
  public var currentValueLabel: CurrentValueLabel?
  /// The lower bound in words; `nil` where there are none.
  public var minimumValueLabel: MinimumValueLabel?
  /// The upper bound in words; `nil` where there are none.
  public var maximumValueLabel: MaximumValueLabel?
}

extension View {
  /// Sets the style of gauges in this view.
  nonisolated public func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
