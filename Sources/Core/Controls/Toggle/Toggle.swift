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

extension Toggle {
  /// Creates a toggle for several values: it is on where all of them are, and sets all of them.
  ///
  /// - Parameters:
  ///   - sources: What the values belong to.
  ///   - isOn: Whether one of them is on.
  ///   - label: The label.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    self.init(isOn: Binding(all: sources, isOn), label: label)
  }

  /// Creates a toggle for the elements of a collection; see `init(sources:isOn:label:)`.
  public init<C: MutableCollection & RandomAccessCollection>(
    sources: Binding<C>, isOn: KeyPath<Binding<C.Element>, Binding<Bool>>,
    @ViewBuilder label: () -> Label
  ) {
    self.init(sources: sources.elements, isOn: isOn, label: label)
  }
}

extension Binding where Value: MutableCollection {
  var elements: [Binding<Value.Element>] { wrappedValue.indices.map { self[$0] } }
}

extension Binding<Bool> {
  /// `true` where all are; sets all.
  fileprivate init<C: Collection>(all sources: C, _ path: KeyPath<C.Element, Binding<Bool>>) {
    self.init(
      get: { sources.allSatisfy { $0[keyPath: path].wrappedValue } },
      set: { value in for source in sources { source[keyPath: path].wrappedValue = value } })
  }
}

extension Toggle where Label == Text {
  /// Creates a toggle for several values, with a localized text as its label.
  public init<C: RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for the elements of a collection, with a localized text as its label.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ titleKey: LocalizedStringKey, sources: Binding<C>,
    isOn: KeyPath<Binding<C.Element>, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(titleKey) }
  }

  /// Creates a toggle for several values, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, C: RandomAccessCollection>(
    _ title: S, sources: C, isOn: KeyPath<C.Element, Binding<Bool>>
  ) {
    self.init(sources: sources, isOn: isOn) { Text(title) }
  }

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
