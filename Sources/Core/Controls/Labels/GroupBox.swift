import Foundation

/// A box around views that belong together, with a label above them.
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content
}

extension GroupBox where Label: View, Content: View {
  /// Creates a box with a label of any views above its content.
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

extension GroupBox where Label == Text, Content: View {
  /// Creates a box with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// Creates a box with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View where Label: View, Content: View {
  /// The label and the content, as the style shows them.
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

  /// Makes the view of a group box.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a group box that a style shows.
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

/// The label in bold above the content, on a light gray background.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// The label and the content in a padded column as wide as proposed, on a rounded background.
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
  /// The label in bold above the content, on a light gray background.
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of the group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
