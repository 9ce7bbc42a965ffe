import Foundation

/// A label and a switch, as they look at rest.
public struct Toggle<Label> {
  private let isOn: Binding<Bool>
  private let label: Label

  /// - Parameters:
  ///   - isOn: What is switched.
  ///   - label: Stands before the switch.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a text as its label.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  /// A toggle with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle where Label == GalleyControls.Label<Text, Image> {
  /// A toggle with a symbol and a text as its label.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(titleKey, systemImage: systemImage) }
  }

  /// A toggle with a symbol and a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { GalleyControls.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// The toggle that a style is about to show.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

extension Toggle: View where Label: View {
  public var body: some View {
    StyledControl(
      configuration: ToggleStyleConfiguration(label: _ControlPart(label), isOn: isOn)
    ) { SwitchToggleStyle().makeBody(configuration: $0) }
    .control(.toggle(isOn), label: label)
  }
}
