import Galley

extension CatalogScene {
  /// Each kind of container has a view in it that is half as tall.
  static let containerRelative06 = CatalogScene(
    "container-relative/06-containers-list", "What counts as a container",
    canvas: CGSize(width: 640, height: 440)
  ) {
    VStack(spacing: 16) {
      HStack(spacing: 16) {
        panel("DeviceScreen", "window") {
          DeviceScreen(Device(size: CGSize(width: 192, height: 170))) { half("window") }
        }
        panel("NavigationStack", "stack") { NavigationStack { half("stack") } }
        panel("NavigationSplitView", "split") {
          NavigationSplitView {
            half("split")
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
          List { half("list").listRowInsets(EdgeInsets()) }.listStyle(.plain)
        }
      }
    }
  }

  private static func half(_ id: String) -> some View {
    Rectangle()
      .fill(.purple.gradient)
      .frame(maxWidth: .infinity)
      .accessibilityIdentifier("half-\(id)")
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
      Text(verbatim: title).font(.caption2.monospaced()).foregroundStyle(.secondary)
    }
  }
}
