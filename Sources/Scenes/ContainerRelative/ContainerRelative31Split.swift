import GalleyCatalog

extension CatalogScene {
  /// Two colors split by the golden ratio, using a geometry reader.
  static let containerRelative31 = CatalogScene(
    "container-relative/31-split-golden-ratio-geometry", "The golden ratio with a geometry reader",
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
  .caption(
    .code("GeometryReader { proxy in … .frame(height: proxy.size.height * (1 - 0.618)) … }"),
    "\(.height(of: "container")) × 0.382 = \(.height(of: "orange")), \(.height(of: "container")) × 0.618 = \({ $0["orange"].frame.minY - $0["container"].frame.minY })"
  )

  /// The same split using relative frames; `b` covers the whole screen.
  static let containerRelative32 = CatalogScene(
    "container-relative/32-split-golden-ratio-relative", "The golden ratio with relative frames",
    canvas: CGSize(width: 400, height: 600), rulers: goldenRulers,
    variants: [
      Variant("a") {
        NavigationStack { GoldenSplit(ignoresSafeArea: false) }
          .accessibilityIdentifier("container")
      }
      .caption(
        .code("GoldenSplit(ignoresSafeArea: false)"), relativeFrame,
        "\(.height(of: "container")) × 0.382 = \(.height(of: "orange")), as with a GeometryReader"
      ),
      Variant("b", overlays: [.safeArea]) {
        DeviceScreen(
          Device(
            size: CGSize(width: 400, height: 600),
            safeAreaInsets: EdgeInsets(top: 50, leading: 0, bottom: 30, trailing: 0))
        ) {
          NavigationStack { GoldenSplit(ignoresSafeArea: true) }
        }
        .accessibilityIdentifier("container")
      }
      .caption(
        .code("GoldenSplit(ignoresSafeArea: true)"),
        .code(".ignoresSafeArea(edges: edges) … .containerRelativeFrame(.vertical)"), relativeFrame,
        "(\(.height(of: "container")) − 50 − 30) × 0.382 + 30 = \(.height(of: "orange")), 50 + (\(.height(of: "container")) − 50 − 30) × 0.618 = \({ $0["orange"].frame.minY - $0["container"].frame.minY })"
      ),
    ]
  )

  private static let relativeFrame = Caption.code(
    ".containerRelativeFrame(.vertical) { length, _ in length * (1 - 0.618) }")

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
