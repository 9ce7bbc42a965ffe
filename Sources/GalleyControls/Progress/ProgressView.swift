import Foundation

/// How far something has come.
public struct ProgressView<Label, CurrentValueLabel> {
  private let proportion: Proportion?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel

  fileprivate init(_ proportion: Proportion?, _ label: Label, _ current: CurrentValueLabel) {
    self.proportion = proportion
    self.label = label
    currentValueLabel = current
  }

  /// `nil` where the value is not known.
  fileprivate static func proportion<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Proportion?
  {
    value.map { Proportion(Double($0), from: 0, to: Double(total)) }
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of unknown extent: a wheel.
  public init() where Label == EmptyView { self.init(nil, EmptyView(), EmptyView()) }

  /// Progress of unknown extent: a wheel with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label(), EmptyView()) }

  /// Progress of unknown extent: a wheel with a text.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey), EmptyView())
  }

  /// Progress of unknown extent: a wheel with a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text {
    self.init(nil, Text(title), EmptyView())
  }

  /// - Parameters:
  ///   - value: How far it has come, from 0 to `total`; `nil` where that is not known.
  ///   - total: The value of something complete. Default: 1.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(Self.proportion(value, total), EmptyView(), EmptyView())
  }

  /// As `init(value:total:)`, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) {
    self.init(Self.proportion(value, total), label(), EmptyView())
  }

  /// As `init(value:total:)`, with a text as its label.
  public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.proportion(value, total), Text(titleKey), EmptyView())
  }

  /// As `init(value:total:)`, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1)
  where Label == Text {
    self.init(Self.proportion(value, total), Text(title), EmptyView())
  }
}

extension ProgressView {
  /// As `init(value:total:)`, with a label and the value in words.
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
  /// The progress view that a style is about to show.
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

  public var body: some View {
    StyledControl(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: proportion.map { Double($0.fraction) }, label: part(label),
        currentValueLabel: part(currentValueLabel))
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    .reporting(proportion?.problem)
  }
}
