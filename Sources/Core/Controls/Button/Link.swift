import Foundation

/// A control that opens a URL, rendered at rest. A tap calls the environment's `openURL`, which
/// does nothing by default. PDF and SVG files contain it as a link.
@TitleForms
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link: View {
  /// A button that opens the URL.
  public var body: some View {
    Button(action: { openURL(destination) }, label: { label })
      .modifier(DocumentNoteModifier(.link(destination)))
      .accessibilityMark(.edit(.removeTraits(.isButton)))
      .accessibilityMark(.edit(.addTraits(.isLink)))
  }
}
