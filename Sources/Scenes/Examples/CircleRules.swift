import GalleyCatalog

extension CatalogScene {
  /// The sizing of `Circle` in the articles, and in SwiftUI since iOS 16.
  static let circleRules = CatalogScene(
    "examples/04-circle-rules", "A circle under the rules of the articles and under today's",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["ZStack", "circle", "content"],
    variants: [
      Variant("article") { row.shapeSizing(.greedy) }
        .caption(
          .code("row.shapeSizing(.greedy)"),
          "as in the articles, a circle takes the whole proposal: \(.proposal(of: "circle")) → \(.size(of: "circle"))"
        ),
      Variant("current") { row.shapeSizing(.square) }
        .caption(
          .code("row.shapeSizing(.square)"),
          "since iOS 16, a circle takes the largest square in the proposal: \(.proposal(of: "ZStack")) → \(.size(of: "circle")), with which it is placed"
        ),
    ])

  private static var row: some View {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials)
      }
      .accessibilityIdentifier("ZStack")
      .frame(width: 40)
      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .messageRow(outline: .clear)
  }
}
