import Foundation

/// A box with related content and an optional label above it.
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content
}

@TitleForms
extension GroupBox where Label: View, Content: View {
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

extension GroupBox where Label == EmptyView, Content: View {
  /// Creates a box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox: View where Label: View, Content: View {
  /// The label and the content, as rendered by the style.
  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

/// A type that defines how group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of a styled box; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a group box.
  typealias Configuration = GroupBoxStyleConfiguration

  /// Creates the body of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that a style renders.
public struct GroupBoxStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The type of the content.
  public typealias Content = _ControlPart
  /// The label, above the content.
  public let label: Label
  /// The content of the box.
  public let content: Content
}

/// A style that shows the label in bold above the content, on a light gray background.
@StyleInit public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// The label and the content in a padded column on a rounded background, as wide as proposed.
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 8) {
      configuration.label.font(.headline)
      VStack { configuration.content }.frame(maxWidth: .infinity)
    }
    .padding(16)
    .background(Color(.secondaryBackground), in: RoundedRectangle(cornerRadius: 8))
  }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
  /// A style that shows the label in bold above the content, on a light gray background.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
