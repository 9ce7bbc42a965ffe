import Foundation

/// A control for a color, as it looks at rest. `ImageRenderer.set` sets the color.
public struct ColorPicker<Label> {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Accepted for source compatibility: a picture shows no sheet of colors.
  ///   - label: The label, before the color.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized text as its label.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
  }

  /// Creates a picker with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
  }
}

extension ColorPicker: View where Label: View {
  /// A row of the label and a disc of the color in a ring of all hues.
  public var body: some View {
    ControlRow(label: label) { ColorWell(color: selection.wrappedValue) }
      .control(
        .set(.colorPicker) { value in
          guard let color = value as? Color else { return false }
          selection.wrappedValue = color
          return true
        }, label: label)
  }
}

/// The color well of iOS 18: 28 points wide.
private struct ColorWell: View {
  let color: Color
  @Environment(\.isEnabled) private var isEnabled

  private static let hues = stride(from: 0.0, through: 1, by: 1.0 / 12).map {
    Color(hue: 1 - $0, saturation: 0.85, brightness: 1)
  }

  var body: some View {
    ZStack {
      Circle().strokeBorder(
        AngularGradient(colors: Self.hues, center: .center, angle: .degrees(-90)), lineWidth: 3)
      Circle().fill(color).padding(5)
    }
    .frame(width: 28, height: 28)
    .opacity(isEnabled ? 1 : 0.5)
  }
}
