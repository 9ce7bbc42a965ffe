import Foundation

/// A view that shows the progress of a task.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let proportion: Proportion?
  private let label: Label
  private let currentValueLabel: CurrentValueLabel
  private var timer: ProgressTimer?
  @Environment(\.now) private var now

  init(_ proportion: Proportion?, _ label: Label, _ current: CurrentValueLabel) {
    self.proportion = proportion
    self.label = label
    currentValueLabel = current
  }

  /// Returns the proportion, or `nil` for indeterminate progress.
  static func proportion<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Proportion? {
    value.map { Proportion(Double($0), from: 0, to: Double(total)) }
  }
}

/// The elapsed part of an interval between two dates, as progress.
private struct ProgressTimer {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  func proportion(at now: Date) -> Proportion {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = min(max(now.timeIntervalSince(interval.lowerBound), 0), length)
    return Proportion(countsDown ? length - passed : passed, from: 0, to: length)
  }
}

extension ProgressView {
  /// Creates a view that shows progress between two dates, as of `EnvironmentValues.now`.
  ///
  /// - Parameters:
  ///   - timerInterval: The start and end dates.
  ///   - countsDown: Whether the bar empties over time. Default: `true`.
  ///   - label: The label.
  ///   - currentValueLabel: The label for the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(nil, label(), currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }

  /// Creates a view that shows progress between two dates, with a label and the time.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(interval: timerInterval, countsDown: countsDown)
    }
  }
}

/// The time label of a progress view for a date interval.
public struct DefaultDateProgressLabel: View {
  fileprivate let interval: ClosedRange<Date>
  fileprivate let countsDown: Bool
  /// The remaining or elapsed time.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Creates a view of a task's progress as of the view's creation: a bar, or a spinner if the
  /// progress is indeterminate.
  public init(_ progress: Progress) {
    self.init(
      progress.isIndeterminate
        ? nil : Proportion(progress.fractionCompleted, from: 0, to: 1), EmptyView(), EmptyView())
  }
}

extension ProgressView
where
  Label == ProgressViewStyleConfiguration.Label,
  CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
  /// Creates a progress view from its style configuration, for styles that modify the current
  /// style.
  @MainActor public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted.map { Proportion($0, from: 0, to: 1) },
      configuration.label ?? _ControlPart(EmptyView()),
      configuration.currentValueLabel ?? _ControlPart(EmptyView()))
  }
}

extension ProgressView: View {
  @MainActor private func part<V: View>(_ view: V) -> _ControlPart? {
    V.self == EmptyView.self ? nil : _ControlPart(view)
  }

  /// The progress and its labels, as rendered by the style.
  public var body: some View {
    let proportion = timer?.proportion(at: now) ?? proportion
    return StyledControl(
      configuration: ProgressViewStyleConfiguration(
        fractionCompleted: proportion.map { Double($0.fraction) }, label: part(label),
        currentValueLabel: part(currentValueLabel))
    ) { DefaultProgressViewStyle().makeBody(configuration: $0) }
    .reporting(proportion?.problem, of: "ProgressView")
    .accessibilityRole(
      ControlSpeech(
        .joined, .updatesFrequently,
        value: proportion.map { "\($0.percent) percent complete" } ?? ""),
      label: proportion == nil ? _ControlPart(Text("In progress")) : nil)
  }
}
