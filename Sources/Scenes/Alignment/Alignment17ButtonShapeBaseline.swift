import GalleyCatalog

extension CatalogScene {
  /// A button without text has its baselines at the bottom edge.
  static let alignment17 = CatalogScene(
    "alignment/17-button-shape-baseline", "A button without text has its baseline at the bottom",
    canvas: CGSize(width: 380, height: 116),
    overlays: [.baselines]
  ) {
    Button {
    } label: {
      Capsule(style: .circular)
        .fill(.yellow.gradient)
        .frame(width: 30, height: 15)
    }
    .buttonStyle(.borderedProminent)
    .controlSize(.large)
    .accessibilityIdentifier("button")
  }
  .caption(
    .code("Button { … } label: { Capsule(style: .circular) … }"),
    "no text inside: both baselines are at the bottom edge, \(.height(of: "button"))")
}
