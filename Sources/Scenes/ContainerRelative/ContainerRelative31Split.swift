import GalleyCatalog

extension CatalogScene {
  /// Two colors split by the golden ratio, using a geometry reader.
  static let containerRelative31 = CatalogScene(
    "container-relative/31-split-golden-ratio-geometry", "A golden ratio by a geometry reader",
    canvas: CGSize(width: 400, height: 600), rulers: goldenRulers
  ) {
    NavigationStack {
      ZStack {
        Color.blue
          .overlay(
            GeometryReader { proxy in
              Color.clear
                .overlay(alignment: .bottom) {
                  Color.orange
                    .accessibilityIdentifier("orange")
                    .frame(height: proxy.size.height * (1 - 0.618))
                }
            }
          )
        Text("Hello World").font(.title).foregroundStyle(.yellow)
      }
    }
    .accessibilityIdentifier("container")
  }

  /// The same split using relative frames; `b` covers the whole screen.
  static let containerRelative32 = CatalogScene(
    "container-relative/32-split-golden-ratio-relative", "A golden ratio by relative frames",
    canvas: CGSize(width: 400, height: 600), rulers: goldenRulers,
    variants: [
      Variant("a") {
        NavigationStack { GoldenSplit(ignoresSafeArea: false) }
          .accessibilityIdentifier("container")
      },
      Variant("b", overlays: [.safeArea]) {
        DeviceScreen(
          Device(
            size: CGSize(width: 400, height: 600),
            safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        ) {
          NavigationStack { GoldenSplit(ignoresSafeArea: true) }
        }
        .accessibilityIdentifier("container")
      },
    ])

  private static let goldenRulers: [Ruler] = [
    .height(of: "orange"), .offset(along: .vertical, of: "orange", from: "container"),
    .height(of: "container"),
  ]
}

/// Yellow text over blue and orange.
struct GoldenSplit: View {
  let ignoresSafeArea: Bool
  private var edges: Edge.Set { ignoresSafeArea ? .all : [] }

  var body: some View {
    Text("Hello World")
      .font(.title)
      .foregroundStyle(.yellow)
      .background(
        Color.blue
          .ignoresSafeArea(edges: edges)
          .containerRelativeFrame([.horizontal, .vertical])
          .overlay(alignment: .bottom) {
            Color.orange
              .accessibilityIdentifier("orange")
              .ignoresSafeArea(edges: edges)
              .containerRelativeFrame(.vertical) { length, _ in length * (1 - 0.618) }
          }
      )
  }
}
