import GalleyCatalog

extension CatalogScene {
  /// A row split by a ratio, using a geometry reader and a scroll view of the same size.
  static let containerRelative33 = CatalogScene(
    "container-relative/33-ratio-split-hstack", "A row split at a quarter",
    canvas: CGSize(width: 340, height: 100),
    rulers: [
      .width(of: "left"), .width(of: "right"), .width(of: "demo"), .height(of: "demo"),
      .offset(along: .horizontal, of: "middle", from: "demo"),
    ],
    variants: [
      Variant("a") { demo { RatioSplitByGeometry(ratio: 0.25, left: red, right: words) } }
        .caption(
          .code(
            "GeometryReader { proxy in … Color.clear.frame(width: proxy.size.width * ratio).overlay(left) … }"
          ),
          "\(.width(of: "demo")) × 0.25 = \(.width(of: "left")); the text’s center is \(.center(of: "text", in: "demo"))"
        ),
      Variant("b") { demo { RatioSplitByScrollView(ratio: 0.25, left: red, right: words) } }
        .caption(
          .code(
            "ScrollView(.horizontal) { … .containerRelativeFrame(.horizontal) { length, _ in length * ratio } … } … .scrollDisabled(true)"
          ),
          "\(.width(of: "demo")) × 0.25 = \(.width(of: "left")); the text’s center is \(.center(of: "text", in: "demo"))"
        ),
    ])

  private static var red: some View {
    Rectangle().fill(.red).accessibilityIdentifier("left")
  }

  private static var words: some View {
    Color.clear
      .overlay(
        Text("Hello World").accessibilityIdentifier("text")
          .overlay { Color.clear.frame(width: 0).accessibilityIdentifier("middle") }
      )
      .accessibilityIdentifier("right")
  }

  private static func demo<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
      .frame(width: 300, height: 60)
      .accessibilityIdentifier("demo")
      .outlined(.blue)
  }
}

private struct RatioSplitByGeometry<Left: View, Right: View>: View {
  let ratio: CGFloat
  let left: Left
  let right: Right

  var body: some View {
    GeometryReader { proxy in
      HStack(spacing: 0) {
        Color.clear.frame(width: proxy.size.width * ratio).overlay(left)
        Color.clear.overlay(right)
      }
    }
  }
}

private struct RatioSplitByScrollView<Left: View, Right: View>: View {
  let ratio: CGFloat
  let left: Left
  let right: Right

  var body: some View {
    ScrollView(.horizontal) {
      HStack(spacing: 0) {
        Color.clear
          .containerRelativeFrame(.horizontal) { length, _ in length * ratio }
          .overlay(left)
        Color.clear
          .overlay(right)
          .containerRelativeFrame(.horizontal) { length, _ in length * (1 - ratio) }
      }
    }
    .scrollDisabled(true)
  }
}
