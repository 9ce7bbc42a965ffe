import GalleyCatalog

extension CatalogScene {
  /// A tall and a wide bar share their bottom leading corner.
  static let alignment31 = CatalogScene(
    "alignment/31-zstack-bottom-leading", "Two bars share their bottom leading corner",
    canvas: CGSize(width: 364, height: 364),
    rulers: [
      .width(of: "tall"), .width(of: "wide"), .height(of: "wide"), .height(of: "tall"),
    ]
  ) {
    ZStack(alignment: .bottomLeading) {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 100, height: 300)
        .accessibilityIdentifier("tall")
      Rectangle()
        .fill(.cyan.gradient)
        .opacity(0.7)
        .frame(width: 300, height: 100)
        .accessibilityIdentifier("wide")
    }
    .accessibilityIdentifier("stack")
  }
  .caption(
    .code("ZStack(alignment: .bottomLeading)"),
    "the stack encloses both: \(.size(of: "stack"))")
}
