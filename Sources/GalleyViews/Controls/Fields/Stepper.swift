import Foundation

/// A label with buttons for less and more, as they look at rest.
public struct Stepper<Label> {
  private let label: Label
  private let canDecrement: Bool
  private let canIncrement: Bool

  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    canIncrement = onIncrement != nil
    canDecrement = onDecrement != nil
  }

  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: label, onIncrement: {}, onDecrement: {})
  }

  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let value = value.wrappedValue
    self.init(
      label: label, onIncrement: value < bounds.upperBound ? {} : nil,
      onDecrement: value > bounds.lowerBound ? {} : nil)
  }
}

extension Stepper where Label == Text {
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(title) })
  }
}

extension Stepper: View where Label: View {
  public var body: some View {
    ControlRow(label: label) {
      StepperButtons(canDecrement: canDecrement, canIncrement: canIncrement)
    }
  }
}

/// The two buttons of iOS 18: 94×32 points.
private struct StepperButtons: View {
  let canDecrement: Bool
  let canIncrement: Bool
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("minus", canDecrement)
      Rectangle().fill(Color(.fill)).frame(width: 1, height: 18)
      half("plus", canIncrement)
    }
    .frame(width: 94, height: 32)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
  }

  private func half(_ symbol: String, _ isActive: Bool) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 16))
      .foregroundStyle(isActive && isEnabled ? Color.primary : Color(.tertiaryLabel))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}
