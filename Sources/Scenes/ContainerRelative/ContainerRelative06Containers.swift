import GalleyCatalog

extension CatalogScene {
  /// Each kind of container holds a view of half its height.
  static let containerRelative06 = CatalogScene(
    "container-relative/06-containers-list", "What counts as a container",
    canvas: CGSize(width: 640, height: 440)
  ) {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        panel("window", "window") {
          DeviceScreen(Device(size: CGSize(width: 192, height: 170))) { half("window") }
        }
        panel("NavigationStack", "stack") { NavigationStack { half("stack") } }
        panel("NavigationSplitView", "split") {
          NavigationSplitView {
            half("split")
              .navigationTitle("Bar")
              .navigationBarTitleDisplayMode(.inline)
          } detail: {
            half("detail")
          }
        }
      }
      HStack(spacing: 16) {
        panel("TabView", "tabs") {
          TabView {
            half("tabs").tabItem { Label("One", systemImage: "star") }
            Color.clear.tabItem { Label("Two", systemImage: "heart") }
          }
        }
        panel("ScrollView", "scroll") { ScrollView { half("scroll") } }
        panel("List", "list") {
          List {
            half("list")
              .listRowInsets(EdgeInsets())
              .listRowSeparator(.hidden)
          }
          .listStyle(.plain)
        }
      }
    }
  }
  .caption(
    .code(".containerRelativeFrame(.vertical) { height, _ in height / 2 }"),
    "\(.height(of: "window")) / 2 = \(.height(of: "half-window")); less the split view’s bar: (\(.height(of: "split")) − 44) / 2 = \(.height(of: "half-split")); less the tab bar: (\(.height(of: "tabs")) − 49) / 2 = \(.height(of: "half-tabs"))"
  )

  private static func half(_ id: String) -> some View {
    Rectangle()
      .fill(.teal.gradient)
      .frame(maxWidth: .infinity)
      .measured(.height, "half-\(id)")
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
  }

  private static func panel<Content: View>(
    _ title: String, _ id: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 6) {
      content()
        .frame(width: 192, height: 170)
        .accessibilityIdentifier(id)
        .clipShape(.rect(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.5)) }
      Text(verbatim: title).font(.footnote)
    }
  }
}
