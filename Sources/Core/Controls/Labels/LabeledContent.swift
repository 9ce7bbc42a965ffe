import Foundation

/// A label and a value that it describes, at both ends of a row.
public struct LabeledContent<Label, Content> {
  private let label: Label
  private let content: Content
}

extension LabeledContent where Label: View, Content: View {
  /// Creates a row of any views.
  ///
  /// - Parameters:
  ///   - content: The value, at the trailing end of the row.
  ///   - label: The label, at the leading end of the row.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates a row with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a row with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates a row of a localized text and a text.
  public init<S: StringProtocol>(_ titleKey: LocalizedStringKey, value: S) {
    self.init(titleKey) { Text(value) }
  }

  /// Creates a row of two texts.
  @_disfavoredOverload
  public init<S1: StringProtocol, S2: StringProtocol>(_ title: S1, value: S2) {
    self.init(title) { Text(value) }
  }

  /// Creates a row of a localized text and a formatted value.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleKey) { Text(value, format: format) }
  }
}

extension LabeledContent
where
  Label == LabeledContentStyleConfiguration.Label,
  Content == LabeledContentStyleConfiguration.Content
{
  /// Creates the labeled content that a style is applied to, for styles that change another one.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

extension LabeledContent: View where Label: View, Content: View {
  /// The label and the content, as the style shows them.
  public var body: some View {
    StyledControl(
      configuration: LabeledContentStyleConfiguration(
        label: _ControlPart(label), content: _ControlPart(content))
    ) { AutomaticLabeledContentStyle().makeBody(configuration: $0) }
  }
}

/// A type that defines how labeled content looks.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the styled content; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of labeled content.
  typealias Configuration = LabeledContentStyleConfiguration

  /// Makes the view of labeled content.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of labeled content that a style shows.
public struct LabeledContentStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart

  /// The type of the content.
  public typealias Content = _ControlPart
  /// The label.
  public let label: Label
  /// The value that the label describes.
  public let content: Content
}

/// The content in the secondary style at the trailing end of the row; alone where labels are
/// hidden.
public struct AutomaticLabeledContentStyle: LabeledContentStyle {
  /// Creates the style.
  nonisolated public init() {}

  /// A row of the label and the content.
  public func makeBody(configuration: Configuration) -> some View {
    LabeledRow(configuration: configuration)
  }
}

private struct LabeledRow: View {
  let configuration: LabeledContentStyleConfiguration
  @Environment(\.controls.labelsHidden) private var labelsHidden

  var body: some View {
    if labelsHidden {
      configuration.content
    } else {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        configuration.label
        Spacer(minLength: 8)
        HStack { configuration.content }
          .foregroundStyle(.secondary)
          .multilineTextAlignment(.trailing)
      }
    }
  }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
  /// The content in the secondary style at the trailing end of the row.
  nonisolated public static var automatic: AutomaticLabeledContentStyle {
    AutomaticLabeledContentStyle()
  }
}

extension View {
  /// Sets the style of the labeled content in this view.
  nonisolated public func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }
}
