import Foundation

/// A control that is on or off, as it looks at rest. `ImageRenderer.tap` toggles it, and
/// `ImageRenderer.set` sets it.
public struct Toggle<Label> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// Creates a toggle with a label of any views.
  ///
  /// - Parameters:
  ///   - isOn: Whether the toggle is on.
  ///   - label: The label.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GalleyControls.Label<Text, Image> {
  /// Creates a toggle with a symbol and a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a toggle with a symbol and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Creates the toggle that a style is applied to, for styles that change another one.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View where Label: View {
  /// The label and the switch, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(label: _ControlPart(label), isOn: isOn)
    ) { SwitchToggleStyle().makeBody(configuration: $0) }
    .control(.toggle(isOn), label: label)
  }
}
