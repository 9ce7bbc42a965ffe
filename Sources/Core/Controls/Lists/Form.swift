import Foundation

/// A container of controls for data entry: by default, a list of grouped rows.
public struct Form<Content: View> {
  private let content: Content

  /// Creates a form.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from its style configuration, for styles that modify the current style.
  public init(_ configuration: FormStyleConfiguration) { content = configuration.content }
}

extension Form: View {
  /// The rows, as rendered by the style.
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
