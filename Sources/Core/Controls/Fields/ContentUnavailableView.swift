import Foundation

/// A view that explains why there is no content to show. It fills the proposed size.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions
}

extension ContentUnavailableView {
  /// Creates a view with a label, a description and actions, stacked vertically.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

@TitleForms
extension ContentUnavailableView
where Label == GalleyControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates a view with a title from a localized string key below a symbol and an optional
  /// description.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// A view that reports a search without results.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// A view that reports a search for `text` without results.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: View {
  /// A centered stack with the label, the description in a secondary style, and a row of actions.
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .plainForegroundStyle(.secondary)
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
        .font(.system(size: 50, weight: .medium))
        .foregroundStyle(.secondary)
      configuration.title.font(.title2.bold())
    }
  }
}
