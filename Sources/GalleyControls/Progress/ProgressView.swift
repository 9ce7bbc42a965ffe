import Foundation

/// A view that shows the progress of a task.
public struct ProgressView<Label, CurrentValueLabel> {
  private let proportion: Proportion?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(_ proportion: Proportion?, _ label: Label, _ current: CurrentValueLabel) {
    self.proportion = proportion
    self.label = label
    currentValueLabel = current
  }

  /// `nil` for indeterminate progress.
  fileprivate static func proportion<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Proportion?
  {
    value.map { Proportion(Double($0), from: 0, to: Double(total)) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view for indeterminate progress: a spinner.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Creates a view for indeterminate progress: a spinner with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Creates a view for indeterminate progress: a spinner with a localized text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Creates a view for indeterminate progress: a spinner with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// Creates a view for determinate progress.
  ///
  /// - Parameters:
  ///   - value: The progress, from 0 to `total`; `nil` for indeterminate progress. One out of the
  ///     range is shown at the nearest end, and reported as a warning.
  ///   - total: The value of a task that is complete. Default: 1.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(Self.proportion(value, total), EmptyView(), EmptyView())
  }

  /// Creates a view for determinate progress, with a label; see `init(value:total:)`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.proportion(value, total), label(), EmptyView())
  }

  /// Creates a view for determinate progress, with a localized text; see `init(value:total:)`.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.proportion(value, total), Text(titleKey), EmptyView())
  }

  /// Creates a view for determinate progress, with a text; see `init(value:total:)`.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.proportion(value, total), Text(title), EmptyView())
  }
}

extension ProgressView {
  /// Creates a view for determinate progress, with labels for the task and its progress; see
  /// `init(value:total:)`.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(Self.proportion(value, total), label(), currentValueLabel())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates the progress view that a style is applied to, for styles that change another one.
  @MainActor public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { Proportion($0, from: 0, to: 1) },
      configuration.label ?? _ControlPart(EmptyView()),
      configuration.currentValueLabel ?? _ControlPart(EmptyView()))
  }
}

extension ProgressView: View where Label: View, CurrentValueLabel: View {
  @MainActor private func part<V: View>(_ view: V) -> _ControlPart? {
    V.self == EmptyView.self ? nil : _ControlPart(view)
  }

  /// The progress and its labels, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: proportion.map { Double($0.fraction) }, label: part(label),
        currentValueLabel: part(currentValueLabel))
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    .reporting(proportion?.problem)
  }
}
