import GalleyCatalog

extension CatalogScene {
  /// The sizing of `Circle` in the articles, and in SwiftUI since iOS 16.
  static let circleRules = CatalogScene(
    "examples/04-circle-rules", "A circle under the rules of the articles and under today's",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["row", "zstack", "circle", "content"],
    variants: [
      Variant("article") { row.shapeSizing(.greedy) },
      Variant("current") { row.shapeSizing(.square) },
    ])

  private static var row: some View {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials)
      }
      .accessibilityIdentifier("zstack")
      .frame(width: 40)
      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .messageRow(outline: .clear)
  }
}
