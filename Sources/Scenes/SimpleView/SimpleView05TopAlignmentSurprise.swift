import GalleyCatalog

extension CatalogScene {
  /// The tops are aligned, but the circle's frame is taller than the circle.
  static let simpleView05 = CatalogScene(
    "simple-view/05-top-alignment-surprise", "Top alignment that does not look like it",
    canvas: MessageRowStage.canvas,
    rulers: [
      .offset(along: .vertical, of: "disc", from: "content"), .height(of: "disc"),
      .height(of: "row"),
    ]
  ) {
    HStack(alignment: .top) {
      ZStack {
        Circle()
          .fill(Color.yellow)
          .overlay { PaintedDisc() }
          .accessibilityIdentifier("circle")
        Text(MessageRowText.initials)
      }
      .frame(width: 40)
      .accessibilityIdentifier("frame")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("stack")
    .messageRow()
  }
  .caption(
    .code("HStack(alignment: .top) … .frame(width: 40)"),
    "the frame is \(.size(of: "frame")), the circle in it \(.size(of: "disc")): (\(.height(of: "frame")) − \(.height(of: "disc"))) / 2 = \({ $0["disc"].frame.minY - $0["frame"].frame.minY })"
  )
}

/// Marks the painted part of a circle's frame, the square in its center. It paints nothing itself.
private struct PaintedDisc: View {
  var body: some View {
    Color.clear
      .aspectRatio(1, contentMode: .fit)
      .accessibilityIdentifier("disc")
  }
}
