import Foundation

/// A container of controls for data entry: a list of grouped rows.
public struct Form<Content> {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates the form that a style is applied to, for styles that change another one.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: View where Content: View {
  /// The rows, as the style shows them.
  public var body: some View {
    StyledControl(configuration: FormStyleConfiguration(content: _ControlPart(content))) { _ in
      GroupedForm(content: content)
    }
  }
}

/// The rows in a scroll view, on the background of a grouped list.
struct GroupedForm<Content: View>: View {
  let content: Content
  var body: some View { ListLook(content: content, selection: nil, isForm: true) }
}
