import GalleyCatalog

extension CatalogScene {
  /// Thirds that leave no room for the gaps: the third card is cut off.
  static let containerRelative26 = CatalogScene(
    "container-relative/26-gallery-spacing-0", "The third card is cut off",
    canvas: CGSize(width: 400, height: 110), overlays: [.frames], views: ["card 3"],
    rulers: [
      .width(of: "card 1"), .distance(along: .horizontal, from: "card 1", to: "card 2"),
      .width(of: "card 2"), .inset(.trailing, of: "card 3", in: "ScrollView"),
      .width(of: "ScrollView"),
      .height(of: "ScrollView"),
    ]
  ) {
    Gallery(gap: 10, spacing: 0).frame(width: 320).outlined()
  }
  .caption(
    .code("Gallery(gap: 10, spacing: 0)"),
    .code(
      "HStack(spacing: gap) { … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing) … }"
    ),
    "\(.width(of: "ScrollView")) / 3 = \(.width(of: "card 1")); 3 × \(.width(of: "card 1")) + 2 × 10 = \({ $0["card 3"].frame.maxX - $0["ScrollView"].frame.minX }) > \(.width(of: "ScrollView"))"
  )

  /// Thirds that leave room for the gaps: three whole cards.
  static let containerRelative27 = CatalogScene(
    "container-relative/27-gallery-spacing-10", "Exactly three cards",
    canvas: CGSize(width: 400, height: 110),
    rulers: [
      .width(of: "card 1"), .distance(along: .horizontal, from: "card 1", to: "card 2"),
      .width(of: "card 2"), .distance(along: .horizontal, from: "card 2", to: "card 3"),
      .width(of: "card 3"), .width(of: "ScrollView"), .height(of: "ScrollView"),
    ]
  ) {
    Gallery(gap: 10, spacing: 10, hasBorder: true).frame(width: 320).outlined()
  }
  .caption(
    .code("Gallery(gap: 10, spacing: 10, hasBorder: true)"),
    .code(
      "HStack(spacing: gap) { … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing) … }"
    ),
    "(\(.width(of: "ScrollView")) − 2 × 10) / 3 = \(.width(of: "card 1")); 3 × \(.width(of: "card 1")) + 2 × 10 = \({ $0["card 3"].frame.maxX - $0["ScrollView"].frame.minX })"
  )

  /// Room for gaps doesn't create any.
  static let containerRelative28 = CatalogScene(
    "container-relative/28-spacing-is-not-a-gap", "The spacing parameter adds no gap",
    canvas: CGSize(width: 400, height: 110),
    rulers: [
      .offset(along: .horizontal, of: "card 2", from: "ScrollView"),
      .offset(along: .horizontal, of: "card 3", from: "ScrollView"),
      .offset(along: .horizontal, of: "card 4", from: "ScrollView"), .width(of: "ScrollView"),
    ]
  ) {
    Gallery(gap: 0, spacing: 10, hasBorder: true).frame(width: 320).outlined()
  }
  .caption(
    .code("Gallery(gap: 0, spacing: 10, hasBorder: true)"),
    .code(
      "HStack(spacing: gap) { … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing) … }"
    ),
    "(\(.width(of: "ScrollView")) − 2 × 10) / 3 = \(.width(of: "card 1")); `HStack(spacing: 0)` leaves no gap"
  )

  /// A width relative to a width that follows the content.
  static let containerRelative29 = CatalogScene(
    "container-relative/29-axis-mismatch", "The wrong axis is reported, and drawn",
    canvas: CGSize(width: 360, height: 160), overlays: [.frames], views: ["frame", "ScrollView"],
    rulers: [.width(of: "content"), .width(of: "card 1")]
  ) {
    Gallery(axes: .vertical, gap: 10, spacing: 0, hasBorder: true, count: 3)
      .frame(width: 320, height: 120)
      .accessibilityIdentifier("frame")
  }
  .caption(
    .code("Gallery(axes: .vertical, gap: 10, spacing: 0, hasBorder: true, count: 3)"),
    .code(
      "ScrollView(axes) { … HStack(spacing: gap) { … } … } … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing)"
    ),
    "\(.width(of: "frame")) / 3 = \(.width(of: "card 1")); 3 × \(.width(of: "card 1")) + 2 × 10 = \(.width(of: "content")) > \(.width(of: "frame"))",
    "warning: \(.diagnostics)")

  /// A lazy row takes the whole proposed height.
  static let containerRelative30 = CatalogScene(
    "container-relative/30-lazy-hstack", "A lazy row in a scroll view",
    canvas: CGSize(width: 340, height: 200), overlays: [.frames],
    views: ["frame", "ScrollView"],
    variants: [
      Variant("a") { framed { Gallery(gap: 10, spacing: 10) } }
        .caption(
          .code("Gallery(gap: 10, spacing: 10)"),
          .code(
            "HStack(spacing: gap) { … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing) … }"
          ),
          "(\(.width(of: "frame")) − 2 × 10) / 3 = \(.width(of: "card 1")); the scroll view is as tall as its cards: \(.width(of: "card 1")) × 2 / 3 = \(.height(of: "ScrollView"))"
        ),
      Variant("b") { framed { Gallery(gap: 10, spacing: 10, isLazy: true) } }
        .caption(
          .code("Gallery(gap: 10, spacing: 10, isLazy: true)"),
          .code(
            "LazyHStack(spacing: gap) { … .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing) … }"
          ),
          "the scroll view takes all of the proposed height: \(.height(of: "ScrollView"))"),
      Variant("c") { framed { MeasuredGallery() } }
        .caption(
          .code(
            "GeometryReader { proxy in let width = (proxy.size.width - 20) / 3 … LazyHStack(spacing: 10) { … } … .frame(height: width * 2 / 3) … }"
          ),
          "(\(.width(of: "frame")) − 20) / 3 × 2 / 3 = \(.height(of: "ScrollView")); a GeometryReader places its view at the top"
        ),
    ])

  private static func framed<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
    content()
      .frame(width: 320, height: 180)
      .background(.gray.opacity(0.1))
      .accessibilityIdentifier("frame")
  }
}

/// Ten purple cards in a scrolling row, each a third of the visible width.
struct Gallery: View {
  var axes: Axis.Set = .horizontal
  var gap: CGFloat
  var spacing: CGFloat
  var hasBorder = false
  var isLazy = false
  var count = 10

  var body: some View {
    ScrollView(axes) {
      if isLazy {
        LazyHStack(spacing: gap) { cards }
      } else {
        HStack(spacing: gap) { cards }.accessibilityIdentifier("content")
      }
    }
    .accessibilityIdentifier("ScrollView")
  }

  private var cards: some View {
    ForEach(0..<count) { index in
      Rectangle()
        .fill(.purple)
        .aspectRatio(3 / 2, contentMode: .fit)
        .border(hasBorder ? .yellow : .clear, width: 3)
        .containerRelativeFrame(.horizontal, count: 3, span: 1, spacing: spacing)
        .accessibilityIdentifier("card \(index + 1)")
    }
  }
}

/// The same gallery with a lazy row whose height is computed from the width.
private struct MeasuredGallery: View {
  var body: some View {
    GeometryReader { proxy in
      let width = (proxy.size.width - 20) / 3
      ScrollView(.horizontal) {
        LazyHStack(spacing: 10) {
          ForEach(0..<10) { index in
            Rectangle().fill(.purple).frame(width: width)
              .accessibilityIdentifier("card \(index + 1)")
          }
        }
      }
      .frame(height: width * 2 / 3)
      .accessibilityIdentifier("ScrollView")
    }
  }
}
