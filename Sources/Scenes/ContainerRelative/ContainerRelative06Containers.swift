import GalleyCatalog

extension CatalogScene {
  /// Each kind of container holds a view of half its height.
  static let containerRelative06 = CatalogScene(
    "container-relative/06-containers-list", "What counts as a container",
    canvas: CGSize(width: 640, height: 440)
  ) {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        panel("DeviceScreen", "170", "window") {
          DeviceScreen(Device(size: CGSize(width: 192, height: 170))) { half("window") }
        }
        panel("NavigationStack", "170", "stack") { NavigationStack { half("stack") } }
        panel("NavigationSplitView", "170 − 44", "split") {
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
        panel("TabView", "170 − 49", "tabs") {
          TabView {
            half("tabs").tabItem { Label("One", systemImage: "star") }
            Color.clear.tabItem { Label("Two", systemImage: "heart") }
          }
        }
        panel("ScrollView", "170", "scroll") { ScrollView { half("scroll") } }
        panel("List", "170", "list") {
          List { half("list").listRowInsets(EdgeInsets()) }.listStyle(.plain)
        }
      }
    }
  }

  private static func half(_ id: String) -> some View {
    Rectangle()
      .fill(.teal.gradient)
      .frame(maxWidth: .infinity)
      .measured(.height, "half-\(id)")
      .containerRelativeFrame(.vertical) { height, _ in height / 2 }
  }

  /// - Parameter height: The height that the container has for its content.
  private static func panel<Content: View>(
    _ title: String, _ height: String, _ id: String, @ViewBuilder content: () -> Content
  ) -> some View {
    VStack(spacing: 6) {
      content()
        .frame(width: 192, height: 170)
        .accessibilityIdentifier(id)
        .clipShape(.rect(cornerRadius: 12))
        .overlay { RoundedRectangle(cornerRadius: 12).stroke(.gray.opacity(0.5)) }
      Text(verbatim: "\(title)  \(height)").font(.footnote)
    }
  }
}
