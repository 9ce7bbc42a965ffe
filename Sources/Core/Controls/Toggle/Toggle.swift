import Foundation

/// A control that is on or off, rendered at rest. `ImageRenderer.tap` toggles it, and
/// `ImageRenderer.set` sets it.
@TitleForms(symbols: true)
public struct Toggle<Label: View> {
  private let isOn: Binding<Bool>
  private let label: Label
  /// Whether the values differ, for a toggle of several values.
  private var isMixed: () -> Bool = { false }

  /// Creates a toggle with a custom label.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Binding where Value: MutableCollection {
  var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}

extension Binding<Bool> {
  /// Creates a binding that is `true` if all values are, and that sets all of them.
  init<C: Collection>(all sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
    self.init(
      get: { sources.allSatisfy { $0[keyPath: path].wrappedValue } },
      set: { value in for source in sources { source[keyPath: path].wrappedValue = value } })
  }
}

extension Toggle {
  /// Creates a toggle that is on if all values are on.
  init<C: Collection>(
    all sources: C, _ path: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(all: sources, path), label: label)
    isMixed = {
      let values = sources.lazy.map { $0[keyPath: path].wrappedValue }
      return values.contains(true) && values.contains(false)
    }
  }
}

extension Toggle: View {
  /// The label and the switch, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(
        label: _ControlPart(label), isOn: isOn, isMixed: isMixed)
    ) { SwitchToggleStyle().makeBody(configuration: $0) }
    .control(
      .toggle(isOn), label: label,
      speech: ControlSpeech(
        .joined, [.isToggle, .isButton],
        value: isMixed() ? "2" : isOn.wrappedValue ? "1" : "0"))
  }
}
