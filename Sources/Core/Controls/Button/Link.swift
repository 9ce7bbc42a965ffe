import Foundation

/// A control that opens a URL, as it looks at rest. A tap calls the environment's `openURL`, which
/// does nothing by default. In a PDF or SVG file it is a link.
public struct Link<Label> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a label of any views.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View where Label: View {
  /// A button that opens the URL.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .modifier(DocumentNoteModifier(.link(destination)))
  }
}
