import Foundation

/// A control for picking a color, rendered at rest. `ImageRenderer.set` sets the color.
@TitleForms
public struct ColorPicker<Label: View> {
  private let selection: Binding<Color>
  private let label: Label
  @Environment(\.self) private var environment

  /// Creates a picker with a custom label.
  ///
  /// - Parameters:
  ///   - selection: The color.
  ///   - supportsOpacity: Accepted for source compatibility; the color sheet is not rendered.
  ///   - label: The label, before the color well.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker: View {
  /// A row with the label and a disc of the color inside a ring of all hues.
  public var body: some View {
    ControlRow(label: label) { ColorWell(color: selection.wrappedValue) }
      .control(
        .set(.colorPicker, value: digits) { value in
          guard let color = value as? Color else { return false }
          selection.wrappedValue = color
          return true
        }, label: label)
  }
}

extension ColorPicker {
  /// The color as a text such as `#FF8000`, without its opacity.
  fileprivate var digits: String {
    String(selection.wrappedValue.resolve(in: environment).description.prefix(7))
  }
}

/// The iOS 18 color well: 28 points wide.
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
