import Galley

extension ColorPicker {
  /// Creates a picker for the components of a color, with a custom label.
  public init(
    selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.init(selection: selection.color, supportsOpacity: supportsOpacity, label: label)
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker for the components of a color, with a label from a localized string key.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(titleKey, selection: selection.color, supportsOpacity: supportsOpacity)
  }

  /// Creates a picker for the components of a color, with a label from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true
  ) {
    self.init(title, selection: selection.color, supportsOpacity: supportsOpacity)
  }
}

extension Binding<CGColor> {
  /// The color with these components. Colors without fixed components are resolved for light screens.
  fileprivate var color: Binding<Color> {
    Binding<Color>(
      get: { Color(cgColor: wrappedValue) },
      set: { wrappedValue = $0.cgColor ?? CGColor($0.resolve(in: EnvironmentValues())) })
  }
}
