import Foundation

/// A box with related content and an optional label above it.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content
}

@TitleForms
extension GroupBox {
  /// Creates a box with a custom label above its content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Creates a box with a label above its content.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: View {
  /// The label and the content, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
    // In a form with columns, the box is in the second one, and its controls have their labels beside them.
    .environment(\.controls.isInColumns, false)
  }
}

/// A style that shows the label in bold above the content, on the background style, or else on a light gray
/// background; inside of another box, on the next level of the system's background.
@StyleInit public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The label and the content in a padded column on a rounded background, as wide as proposed.
  public func makeBody(configuration: Configuration) -> some View {
    DefaultGroupBox(configuration: configuration)
  }
}

private struct DefaultGroupBox: View {
  let configuration: GroupBoxStyleConfiguration
  @Environment(\.backgroundStyle) private var style
  @Environment(\.controls.isInGroupBox) private var isInGroupBox

  private var background: AnyShapeStyle {
    style ?? AnyShapeStyle(Color(isInGroupBox ? .tertiaryBackground : .secondaryBackground))
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .environment(\.controls.isInGroupBox, true)
    .padding(16)
    .background(background, in: RoundedRectangle(cornerRadius: 8))
  }
}
