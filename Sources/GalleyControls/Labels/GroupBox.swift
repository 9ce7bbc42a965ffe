import Foundation

/// Views on a background of their own, with a label above them.
public struct GroupBox<Label, Content> {
  private let label: Label
  private let content: Content
}

extension GroupBox where Label: View, Content: View {
  /// - Parameters:
  ///   - content: What is in the box.
  ///   - label: Stands above it.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// As `init(content:label:)`.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView, Content: View {
  /// A box without a label.
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text, Content: View {
  /// A box with a text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  /// A box with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox: View where Label: View, Content: View {
  public var body: some View {
    StyledControl(
      configuration: GroupBoxStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { DefaultGroupBoxStyle().makeBody(configuration: $0) }
  }
}

/// The style of group boxes.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  associatedtype Body: View
  typealias Configuration = GroupBoxStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a group box style makes a view of.
public struct GroupBoxStyleConfiguration {
  public typealias Label = _ControlPart
  public typealias Content = _ControlPart
  /// Stands above the content.
  public let label: Label
  /// What is in the box.
  public let content: Content
}

/// A label in bold over the content, on light grey.
public struct DefaultGroupBoxStyle: GroupBoxStyle {
  nonisolated public init() {}

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
  nonisolated public static var automatic: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
}

extension View {
  /// Sets the style of group boxes in this view.
  nonisolated public func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
