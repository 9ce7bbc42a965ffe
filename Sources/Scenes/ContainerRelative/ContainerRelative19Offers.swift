import GalleyCatalog

extension CatalogScene {
  /// The areas covered at the top and bottom don't count.
  static let containerRelative19 = CatalogScene(
    "container-relative/19-safe-area-removed", "Covered edges are excluded",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "view", "ignores the safe area"]
  ) {
    Stage {
      Rectangle()
        .fill(.teal.gradient)
        .measured(.height, "view")
        .frame(width: 200)
        .containerRelativeFrame(.vertical)
        .background {
          Color.orange.opacity(0.25).accessibilityIdentifier("ignores the safe area")
            .ignoresSafeArea()
        }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(".containerRelativeFrame(.vertical) … .background { … .ignoresSafeArea() }"),
    "\(.height(of: "window")) − 50 − 30 = \(.height(of: "view"))")

  /// Each column is a container, minus its toolbar.
  static let containerRelative20 = CatalogScene(
    "container-relative/20-navigation-split-view", "Columns are containers",
    canvas: CGSize(width: 820, height: 420), overlays: [.frames, .safeArea],
    views: ["window"],
    rulers: ["sidebar", "content", "detail"].map { .width(of: "\($0) column") }
  ) {
    DeviceScreen(
      Device(
        size: CGSize(width: 820, height: 420),
        safeAreaInsets: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0))
    ) {
      NavigationSplitView {
        column("sidebar", .teal).navigationTitle("Sidebar")
      } content: {
        column("content", .cyan).navigationTitle("Content")
      } detail: {
        column("detail", .mint).navigationTitle("Detail")
      }
      .accessibilityIdentifier("split")
    }
    .accessibilityIdentifier("window")
  }
  .magnified(by: 0.75)
  .caption(
    .code(
      "NavigationSplitView { … .containerRelativeFrame(.vertical) { height, _ in height / 2 } … }"
    ),
    "sidebar: (\(.height(of: "window")) − 24 − 20 − 96) / 2 = \(.height(of: "sidebar")); content and detail: (\(.height(of: "window")) − 24 − 20 − 44) / 2 = \(.height(of: "content"))"
  )

  /// The bar of a navigation stack counts.
  static let containerRelative21 = CatalogScene(
    "container-relative/21-navigation-stack-toolbar", "A navigation bar is not subtracted",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "view"]
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
  .magnified(by: 0.75)
  .caption(
    .code(
      "NavigationStack { … .containerRelativeFrame(.vertical) { height, _ in height / 2 } … }"
    ),
    "(\(.height(of: "window")) − 50 − 30) / 2 = \(.height(of: "view")): the bar’s 96 points are not removed"
  )

  /// The tab bar doesn't count.
  static let containerRelative22 = CatalogScene(
    "container-relative/22-tab-view", "A tab bar is subtracted",
    canvas: ScreenStage.canvas, overlays: [.frames, .safeArea],
    views: ["window", "available", "TabView", "view"]
  ) {
    Stage {
      TabView {
        half("view", .teal).tabItem { Label("Today", systemImage: "calendar") }
        Color.red.tabItem { Label("Boats", systemImage: "paperplane") }
        Color.red.tabItem { Label("Settings", systemImage: "gearshape") }
      }
      .accessibilityIdentifier("TabView")
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code("TabView { … .containerRelativeFrame(.vertical) { height, _ in height / 2 } … }"),
    "(\(.height(of: "available")) − 49) / 2 = \(.height(of: "view"))")

  /// Safe area padding doesn't count, either.
  static let containerRelative23 = CatalogScene(
    "container-relative/23-scroll-view-safe-area-padding", "Space kept free in a scroll view",
    canvas: CGSize(width: 320, height: 180), overlays: [.frames], views: ["ScrollView"],
    rulers: [
      .inset(.horizontal, of: "card 1", in: "ScrollView"),
      .distance(along: .horizontal, from: "card 1", to: "card 2"), .width(of: "ScrollView"),
    ]
  ) {
    ScrollView(.horizontal) {
      HStack(spacing: 10) {
        ForEach(0..<4) { index in
          RoundedRectangle(cornerRadius: 14)
            .fill(Color.purple.gradient)
            .frame(height: 120)
            .measured(.width, "card \(index + 1)")
            .containerRelativeFrame(.horizontal)
        }
      }
    }
    .safeAreaPadding(.horizontal, 20)
    .accessibilityIdentifier("ScrollView")
  }
  .caption(
    .code(".containerRelativeFrame(.horizontal) … .safeAreaPadding(.horizontal, 20)"),
    "\(.width(of: "ScrollView")) − 20 − 20 = \(.width(of: "card 1"))")

  /// Each window has its own size.
  static let containerRelative24 = CatalogScene(
    "container-relative/24-multi-window", "Each view follows its own window",
    canvas: CGSize(width: 520, height: 300), overlays: [.frames],
    views: ["large window", "small window"]
  ) {
    HStack(spacing: 24) {
      window("large", CGSize(width: 280, height: 280))
      window("small", CGSize(width: 200, height: 160))
    }
  }
  .caption(
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "\(.height(of: "large window")) / 2 = \(.height(of: "large")), \(.height(of: "small window")) / 2 = \(.height(of: "small"))"
  )

  private static func window(_ id: String, _ size: CGSize) -> some View {
    DeviceScreen(Device(size: size)) { half(id, .teal) }
      .background(.gray.opacity(0.1))
      .accessibilityIdentifier("\(id) window")
  }

  /// The half-height view with the column around it.
  private static func column(_ id: String, _ color: Color) -> some View {
    half(id, color)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("\(id) column")
  }

  private static func half(_ id: String, _ color: Color) -> some View {
    Rectangle()
      .fill(color)
      .measured(.height, id)
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
      .padding(.horizontal, 20)
  }
}
