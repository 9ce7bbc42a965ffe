import Galley

extension CatalogScene {
  /// What is covered above and below does not count.
  static let containerRelative19 = CatalogScene(
    "container-relative/19-safe-area-removed", "The covered edges do not count",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      Rectangle()
        .fill(.teal.gradient)
        .measured("720 of 800", "view")
        .frame(width: 200)
        .containerRelativeFrame(.vertical)
        .background {
          Color.orange.opacity(0.25).accessibilityIdentifier("all").ignoresSafeArea()
        }
    }
  }

  /// Each column is a container, without its toolbar.
  static let containerRelative20 = CatalogScene(
    "container-relative/20-navigation-split-view", "Columns are containers",
    canvas: CGSize(width: 820, height: 420)
  ) {
    DeviceScreen(
      Device(
        size: CGSize(width: 820, height: 420),
        safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    ) {
      NavigationSplitView {
        half("sidebar", .teal).navigationTitle("Sidebar")
      } content: {
        half("content", .indigo).navigationTitle("Content")
      } detail: {
        half("detail", .purple).navigationTitle("Detail")
      }
      .accessibilityIdentifier("split")
    }
  }

  /// The bar of a navigation stack does count.
  static let containerRelative21 = CatalogScene(
    "container-relative/21-navigation-stack-toolbar", "A navigation bar is not taken off",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      NavigationStack {
        half("view", .teal)
          .navigationTitle("Harbour")
          .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
              Button("Add", systemImage: "plus") {}.labelStyle(.iconOnly)
            }
          }
      }
    }
  }

  /// The tab bar does not count.
  static let containerRelative22 = CatalogScene(
    "container-relative/22-tab-view", "A tab bar is taken off",
    canvas: ScreenStage.canvas
  ) {
    Stage {
      TabView {
        half("view", .teal).tabItem { Label("Today", systemImage: "calendar") }
        Color.red.tabItem { Label("Boats", systemImage: "paperplane") }
        Color.red.tabItem { Label("Settings", systemImage: "gearshape") }
      }
    }
  }

  /// Padding of the safe area does not count, either.
  static let containerRelative23 = CatalogScene(
    "container-relative/23-scroll-view-safe-area-padding", "Room kept free in a scroll view",
    canvas: CGSize(width: 320, height: 180)
  ) {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) { index in
          RoundedRectangle(cornerRadius: 14)
            .fill(Color.purple.gradient)
            .frame(height: 120)
            .measured("280", "card-\(index)")
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .safeAreaPadding(.horizontal, 20)
    .accessibilityIdentifier("scroll")
  }

  /// Each window has a size of its own.
  static let containerRelative24 = CatalogScene(
    "container-relative/24-multi-window", "Each view follows its own window",
    canvas: CGSize(width: 560, height: 320)
  ) {
    HStack(spacing: 24) {
      window("large", CGSize(width: 280, height: 280))
      window("small", CGSize(width: 200, height: 160))
    }
  }

  private static func window(_ id: String, _ size: CGSize) -> some View {
    DeviceScreen(Device(size: size)) { half(id, .teal) }
      .clipShape(.rect(cornerRadius: 16))
      .overlay { RoundedRectangle(cornerRadius: 16).stroke(.gray.opacity(0.6)) }
  }

  private static func half(_ id: String, _ color: Color) -> some View {
    Rectangle()
      .fill(color.gradient)
      .measured("half", id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      .padding(.horizontal, 20)
  }
}
