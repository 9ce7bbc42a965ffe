import Foundation

/// What stands in place of content that is not there; it takes the size that it is proposed.
public struct ContentUnavailableView<Label, Description, Actions> {
  private let label: Label
  private let description: Description
  private let actions: Actions
}

extension ContentUnavailableView where Label: View, Description: View, Actions: View {
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
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init {
      GalleyControls.Label(title, systemImage: name)
    } description: {
      description
    }
  }

  /// What stands in place of results of a search.
  public static var search: Self {
    Self(
      "No Results", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }

  /// What stands in place of results of a search for `text`.
  public static func search(text: String) -> Self {
    Self(
      text.isEmpty ? "No Results" : "No Results for “\(text)”", systemImage: "magnifyingglass",
      description: Text("Check the spelling or try a new search."))
  }
}

extension ContentUnavailableView: View where Label: View, Description: View, Actions: View {
  public var body: some View {
    VStack(spacing: 20) {
      VStack(spacing: 4) {
        label
          .labelStyle(UnavailableLabelStyle())
        description
          .font(.subheadline)
          .foregroundStyle(.secondary)
      }
      HStack { actions }
        .font(.subheadline)
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
