import Foundation

/// A message that there is no content to show. It fills the proposed size.
public struct ContentUnavailableView<Label, Description, Actions> {
  private let label: Label
  private let description: Description
  private let actions: Actions
}

extension ContentUnavailableView where Label: View, Description: View, Actions: View {
  /// Creates a message with a label, a description and actions under each other.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a message with a localized title, a symbol above it and an optional description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// Creates a message with a title, a symbol above it and an optional description.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A message that a search has no results.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// A message that a search for `text` has no results.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  /// A centered stack of the label, the description in a secondary style and a row of actions.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      if Actions.self != EmptyView.self {
        HStack { actions }
          .font(.subheadline)
      }
    }
    .multilineTextAlignment(.center)
    .padding(.horizontal, 24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large icon over a bold title.
private struct UnavailableLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48, weight: .medium))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
