import Galley

extension CatalogScene {
  /// The tops agree, but the circle's frame is taller than the circle.
  static let simpleView05 = CatalogScene(
    "simple-view/05-top-alignment-surprise", "Top alignment that does not look like it",
    canvas: MessageRowStage.canvas
  ) {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials)
      }
      .frame(width: 40)
      .accessibilityIdentifier("frame")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("stack")
    .messageRow()
  }
}
