import GalleyCatalog

extension CatalogScene {
  /// With both dimensions fixed, circle and text share their tops; the stack is centered in the
  /// row.
  static let simpleView07 = CatalogScene(
    "simple-view/07-frame-40-40", "A frame of both lengths",
    canvas: MessageRowStage.canvas, overlays: [.proposals],
    views: ["HStack"],
    rulers: [
      .guide(VerticalAlignment.top, of: "frame"), .guide(VerticalAlignment.top, of: "content"),
      .inset(.vertical, of: "HStack", in: "row"), .height(of: "row"),
    ]
  ) {
    FixedCircleRow().messageRow()
  }
  .caption(
    .code("HStack(alignment: .top) … .frame(width: 40, height: 40)"),
    "frame: proposed \(.proposal(of: "frame")) → \(.size(of: "frame")); text: proposed \(.proposal(of: "content")) → \(.size(of: "content"))",
    "HStack: max(\(.height(of: "frame")), \(.height(of: "content"))) = \(.height(of: "HStack")) tall, at (\(.height(of: "row")) − \(.height(of: "HStack"))) / 2 = \({ $0["HStack"].frame.minY - $0["row"].frame.minY })"
  )
}

/// A message row with a fixed-size circle.
struct FixedCircleRow: View {
  var body: some View {
    HStack(alignment: .top) {
      ZStack {
        Circle().fill(Color.yellow).accessibilityIdentifier("circle")
        Text(MessageRowText.initials).accessibilityIdentifier("initials")
      }
      .accessibilityIdentifier("ZStack")
      .frame(width: 40, height: 40)
      .accessibilityIdentifier("frame")

      Text(MessageRowText.content).accessibilityIdentifier("content")
    }
    .accessibilityIdentifier("HStack")
  }
}
