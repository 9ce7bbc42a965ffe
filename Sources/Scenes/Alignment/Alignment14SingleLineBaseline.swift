import GalleyCatalog

extension CatalogScene {
  /// The only line is both first and last, and its baseline is above the bottom edge.
  static let alignment14 = CatalogScene(
    "alignment/14-single-line-baseline", "One line of text has one baseline",
    canvas: CGSize(width: 268, height: 76), overlays: [.baselines]
  ) {
    Text("Hello world")
      .accessibilityIdentifier("text")
      .border(.red)
  }
  .caption(
    .code("Text(\"Hello world\")"),
    "one line: first = last = \({ $0["text"].dimensions[.firstTextBaseline] }) of \(.height(of: "text"))"
  )
}
