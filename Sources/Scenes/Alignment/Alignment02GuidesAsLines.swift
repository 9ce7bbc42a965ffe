import GalleyCatalog

extension CatalogScene {
  /// Each guide marks a line: three vertical, three horizontal.
  static let alignment02 = CatalogScene(
    "alignment/02-guides-as-lines", "Each guide marks a line",
    canvas: CGSize(width: 340, height: 200),
    rulers: [
      .guide(HorizontalAlignment.leading, of: "box"),
      .guide(HorizontalAlignment.center, of: "box"),
      .guide(HorizontalAlignment.trailing, of: "box"),
      .guide(VerticalAlignment.top, of: "box"),
      .guide(VerticalAlignment.center, of: "box"),
      .guide(VerticalAlignment.bottom, of: "box"),
    ]
  ) {
    Rectangle()
      .fill(.orange.gradient.opacity(0.35))
      .frame(width: 210, height: 120)
      .accessibilityIdentifier("box")
  }
  .caption(
    .code("Rectangle() … .frame(width: 210, height: 120)"),
    "center = \(.width(of: "box")) / 2 = \({ $0["box"].dimensions[HorizontalAlignment.center] }) and \(.height(of: "box")) / 2 = \({ $0["box"].dimensions[VerticalAlignment.center] })"
  )
}
