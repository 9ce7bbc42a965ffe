import Foundation

/// A text that leads to an address, as it looks at rest. Tapping it calls the environment's
/// `openURL`.
public struct Link<Label> {
  private let destination: URL
  private let label: Label
  @Environment(\.openURL) private var openURL

  /// - Parameters:
  ///   - destination: The address.
  ///   - label: What is shown.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A link that shows a text.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// A link that shows a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View where Label: View {
  public var body: some View { Button(action: { openURL(destination) }, label: { label }) }
}
