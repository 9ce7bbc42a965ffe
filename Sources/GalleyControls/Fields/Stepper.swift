import Foundation

/// A label with buttons for less and more, as they look at rest.
///
/// `ImageRenderer.set` gives a stepper a number by its label. Its buttons are called "Increment" and
/// "Decrement".
public struct Stepper<Label> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let set: (any Hashable) -> Bool

  /// - Parameters:
  ///   - label: What is changed.
  ///   - onIncrement: What the button for more does; `nil` disables it.
  ///   - onDecrement: What the button for less does; `nil` disables it.
  ///   - onEditingChanged: Never called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    set = { _ in false }
  }

  /// - Parameters:
  ///   - value: What is changed.
  ///   - step: By how much. Default: 1.
  ///   - label: Stands before the buttons.
  ///   - onEditingChanged: Never called.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, SteppedValue(bounds: nil, step: step), label())
  }

  /// - Parameters:
  ///   - value: What is changed.
  ///   - bounds: The minimum and the maximum value.
  ///   - step: By how much, as far as the bounds allow. Default: 1.
  ///   - label: Stands before the buttons.
  ///   - onEditingChanged: Never called.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, SteppedValue(bounds: bounds, step: step), label())
  }

  private init<V: Strideable>(_ value: Binding<V>, _ stepped: SteppedValue<V>, _ label: Label) {
    let present = value.wrappedValue
    self.label = label
    increment =
      stepped.canIncrement(present) ? { value.wrappedValue = stepped.up(value.wrappedValue) } : nil
    decrement =
      stepped.canDecrement(present)
      ? { value.wrappedValue = stepped.down(value.wrappedValue) } : nil
    set = { number in
      guard let new = stepped.value(of: number) else { return false }
      value.wrappedValue = new
      return true
    }
  }
}

extension Stepper where Label == Text {
  /// A stepper with a text as its label.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(label: { Text(titleKey) }, onIncrement: onIncrement, onDecrement: onDecrement)
  }

  /// A stepper with a text as its label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// A stepper with a text as its label.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }

  /// A stepper with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value: value, step: step, label: { Text(title) })
  }

  /// A stepper with a text as its label.
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
      StepperButtons(increment: increment, decrement: decrement)
    }
    .control(.set(.stepper, set), label: label)
  }
}

/// What the buttons make of a value. Nothing goes beyond what its type can hold.
private struct SteppedValue<V: Strideable> {
  let bounds: ClosedRange<V>?
  let step: V.Stride

  func canIncrement(_ value: V) -> Bool { bounds.map { value < $0.upperBound } ?? true }
  func canDecrement(_ value: V) -> Bool { bounds.map { value > $0.lowerBound } ?? true }

  func up(_ value: V) -> V { clamped(advanced(value, upward: true) ?? bounds?.upperBound ?? value) }

  func down(_ value: V) -> V {
    clamped(advanced(value, upward: false) ?? bounds?.lowerBound ?? value)
  }

  private func clamped(_ value: V) -> V {
    guard let bounds else { return value }
    return min(max(value, bounds.lowerBound), bounds.upperBound)
  }

  /// `nil` where there is no such value.
  private func advanced(_ value: V, upward: Bool) -> V? {
    func integer<I: FixedWidthInteger>(_ value: I) -> V? {
      guard let step = step as? Int, let length = I(exactly: step.magnitude) else { return nil }
      let (sum, isTooFar) =
        (step >= 0) == upward
        ? value.addingReportingOverflow(length) : value.subtractingReportingOverflow(length)
      return isTooFar ? nil : sum as? V
    }
    if let value = value as? any FixedWidthInteger { return integer(value) }
    return value.advanced(by: upward ? step : 0 - step)
  }

  /// The value of a number of any type, within the bounds.
  func value(of number: any Hashable) -> V? {
    if let value = number as? V { return clamped(value) }
    guard let number = ControlNumber.double(number) else { return nil }
    switch V.self {
    case let type as any BinaryFloatingPoint.Type: return (type.init(number) as? V).map(clamped)
    case let type as any FixedWidthInteger.Type:
      return (type.init(exactly: number) as? V).map(clamped)
    default: return nil
    }
  }
}

/// The two buttons of iOS 18: 94×32 points.
private struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Rectangle().fill(Color(.fill)).frame(width: 1, height: 18)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: 8))
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Image(systemName: symbol)
      .font(.system(size: 16))
      .foregroundStyle(action != nil && isEnabled ? Color.primary : Color(.tertiaryLabel))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .control(.tap { action?() })
      .disabled(action == nil)
      .accessibilityLabel(name)
  }
}
