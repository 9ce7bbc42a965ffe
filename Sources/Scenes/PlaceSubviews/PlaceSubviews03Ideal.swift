import GalleyCatalog

extension CatalogScene {
  /// An unspecified proposal means the ideal size: one line, however narrow the column is.
  static let placeSubviews03 = CatalogScene(
    "place-subviews/03-unspecified-means-ideal", "An unspecified proposal gives the ideal size",
    canvas: CGSize(width: 380, height: 170),
    rulers: [
      .caption("VStack", of: "stack"), .caption("BasicVStack", of: "column"),
      .width(of: "stack"), .width(of: "column"), .width(of: "ideal"),
    ]
  ) {
    HStack(alignment: .top, spacing: 50) {
      VStack {
        Text(sentence).accessibilityIdentifier("wrapped")
      }
      .frame(width: 60)
      .accessibilityIdentifier("stack")
      .outlined(.pink)
      BasicVStack {
        Text(sentence).accessibilityIdentifier("ideal")
      }
      .frame(width: 60, alignment: .leading)
      .accessibilityIdentifier("column")
      .outlined(.pink)
    }
    .frame(width: 332, alignment: .leading)
  }
  .caption(
    .code("subview.place(at: point, anchor: .topLeading, proposal: .unspecified)"),
    "VStack’s text: proposed \(.proposal(of: "wrapped")) → \(.size(of: "wrapped"))",
    "BasicVStack’s text: proposed \(.proposal(of: "ideal")) → \(.size(of: "ideal"))")

  private static let sentence = "It takes the room it wants."
}
