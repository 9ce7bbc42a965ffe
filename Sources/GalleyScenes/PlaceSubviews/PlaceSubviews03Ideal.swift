import Galley

extension CatalogScene {
  /// Nothing proposed means the ideal size: one line, however narrow the column is.
  static let placeSubviews03 = CatalogScene(
    "place-subviews/03-unspecified-means-ideal", "Nothing proposed is the ideal size",
    canvas: CGSize(width: 380, height: 170)
  ) {
    HStack(alignment: .top, spacing: 50) {
      VStack {
        Text(sentence).accessibilityIdentifier("wrapped")
      }
      .frame(width: 60)
      .accessibilityIdentifier("stack")
      .border(.pink)
      BasicVStack {
        Text(sentence).accessibilityIdentifier("ideal")
      }
      .frame(width: 60, alignment: .leading)
      .accessibilityIdentifier("column")
      .border(.pink)
    }
    .frame(width: 332, alignment: .leading)
  }

  private static let sentence = "It takes the room it wants."
}
