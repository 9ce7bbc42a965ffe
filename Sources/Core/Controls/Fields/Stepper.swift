import Foundation

/// A control that increments and decrements a value, rendered at rest.
///
/// `ImageRenderer.set` sets the value of the stepper with a given label. `ImageRenderer.tap` finds
/// its buttons by the names "Increment" and "Decrement".
@TitleForms
public struct Stepper<Label: View> {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let set: (any Hashable) -> Bool
  /// Formats the value for screen readers; empty if it is not known.
  private let words: () -> String

  /// Creates a stepper that performs actions, with a custom label.
  ///
  /// - Parameters:
  ///   - label: The label, before the buttons.
  ///   - onIncrement: The action of the plus button; `nil` disables it.
  ///   - onDecrement: The action of the minus button; `nil` disables it.
  ///   - onEditingChanged: Never called.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    set = { _ in false }
    words = { "" }
  }

  /// Creates a stepper for any value, with a custom label. It stops at the limits of the value's
  /// type.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - step: The change per tap. Default: 1.
  ///   - label: The label, before the buttons.
  ///   - onEditingChanged: Never called.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(value, SteppedValue(bounds: nil, step: step), label())
  }

  /// Creates a stepper for a value in a range, with a custom label.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - bounds: The range; the matching button is disabled at each end.
  ///   - step: The change per tap, limited by the range. Default: 1.
  ///   - label: The label, before the buttons.
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
    words = { SteppedValue.words(present) }
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
  /// Creates a stepper for any value, with a label from a localized string key. As on iOS, the
  /// value is not shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: { Text(titleKey) })
  }

  /// Creates a stepper for a value in a range, with a label from a localized string key. As on iOS,
  /// the value is not shown.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>,
    in bounds: ClosedRange<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: { Text(titleKey) })
  }
}

extension Stepper {
  /// Creates a stepper for any value, with a custom label. As on iOS, the value is not shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, step: F.FormatInput.Stride = 1, format: F,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, step: step, label: label)
  }

  /// Creates a stepper for a value in a range, with a custom label. As on iOS, the value is not
  /// shown.
  public init<F: ParseableFormatStyle>(
    value: Binding<F.FormatInput>, in bounds: ClosedRange<F.FormatInput>,
    step: F.FormatInput.Stride = 1, format: F, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where F.FormatInput: BinaryFloatingPoint, F.FormatOutput == String {
    self.init(value: value, in: bounds, step: step, label: label)
  }
}

extension Stepper: View {
  /// A row with the label and the two buttons.
  public var body: some View {
    ControlLayout {
      ControlRow(label: label, fit: .overflowing) {
        StepperButtons(increment: increment, decrement: decrement)
      }
    }
    .control(
      .set(.stepper, set), label: label,
      speech: ControlSpeech(.replaced, .isAdjustable, value: words()))
  }
}

/// Computes the values that the buttons set, without overflowing the value's type.
private struct SteppedValue<V: Strideable> {
  let bounds: ClosedRange<V>?
  let step: V.Stride

  /// Returns a value in words, whole numbers without a fraction.
  static func words(_ value: V) -> String {
    guard let number = (value as? any Hashable).flatMap(ControlNumber.double) else {
      return "\(value)"
    }
    return Int(exactly: number).map(String.init) ?? "\(number)"
  }

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

  /// Returns the next value, or `nil` on overflow.
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

  /// Converts a number of any type to a value within the bounds.
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

/// The two buttons of a stepper: 94×32 points.
private struct StepperButtons: View {
  let increment: (() -> Void)?
  let decrement: (() -> Void)?
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.theme.look.stepper) private var look

  var body: some View {
    HStack(spacing: 0) {
      half("minus", "Decrement", decrement)
      Rectangle().fill(Color(.fill)).frame(width: 1, height: look.divider)
      half("plus", "Increment", increment)
    }
    .frame(width: 94, height: 32)
    .background(Color(.tertiaryFill), in: RoundedRectangle(cornerRadius: look.radius))
  }

  private func half(_ symbol: String, _ name: String, _ action: (() -> Void)?) -> some View {
    Image(systemName: symbol)
      .font(.system(size: look.symbol, weight: look.symbolWeight))
      .foregroundStyle(action != nil && isEnabled ? Color.primary : Color(.tertiaryLabel))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .control(.tap { action?() })
      .disabled(action == nil)
      .accessibilityLabel(name)
  }
}
