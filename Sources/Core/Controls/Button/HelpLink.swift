import Foundation

/// A button with a question mark that opens help, as on macOS.
public struct HelpLink {
  private let destination: URL?
  private let action: () -> Void
  @Environment(\.openURL) private var openURL

  private init(_ destination: URL?, _ action: @escaping () -> Void) {
    self.destination = destination
    self.action = action
  }

  /// Creates a link that calls `action`.
  public init(action: @escaping () -> Void) { self.init(nil, action) }

  /// Creates a link that opens a URL.
  public init(destination: URL) { self.init(destination) {} }

  /// Creates a link to an anchor in the app's help book. Galley opens no help books.
  public init(anchor: String) { self.init(nil) {} }

  /// Creates a link to an anchor in a help book. Galley opens no help books.
  public init(anchor: String, book: String) { self.init(nil) {} }
}

extension HelpLink: View {
  /// A question mark in a circle, 20 points wide.
  public var body: some View {
    Button {
      if let destination { openURL(destination) } else { action() }
    } label: {
      Image(systemName: "questionmark")
        .font(.system(size: 12, weight: .medium))
        .foregroundStyle(Color(.label))
        .frame(width: 20, height: 20)
        .background(Color(.background), in: Circle())
        .overlay { Circle().strokeBorder(Color(.separator), lineWidth: 0.5) }
    }
    .buttonStyle(.plain)
    .accessibilityLabel("Help")
  }
}
