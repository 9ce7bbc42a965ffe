import GalleyCatalog

extension CatalogScene {
  /// A button has the baselines of its title.
  static let alignment16 = CatalogScene(
    "alignment/16-button-text-baseline", "A button's baseline is its title's",
    canvas: CGSize(width: 380, height: 116),
    overlays: [.baselines]
  ) {
    Button("Hello world") {}
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .accessibilityIdentifier("button")
  }
  .caption(
    .code("Button(\"Hello world\") {}"),
    "the title’s baseline: \({ $0["button"].dimensions[.firstTextBaseline] }) of \(.height(of: "button"))"
  )
}
