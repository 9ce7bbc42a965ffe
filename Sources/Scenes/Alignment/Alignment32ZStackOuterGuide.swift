import GalleyCatalog

extension CatalogScene {
  /// The guide on the stack positions the stack relative to the bar; its members don't move.
  static let alignment32 = CatalogScene(
    "alignment/32-zstack-outer-guide", "A guide on a stack moves the stack, not its members",
    canvas: CGSize(width: 374, height: 396),
    overlays: [.guides], views: ["stack", "bar"],
    rulers: [
      .guide(HorizontalAlignment.leading, of: "bar"),
      .offset(along: .horizontal, of: "bar", from: "stack"), .width(of: "stack"),
      .height(of: "stack"),
    ]
  ) {
    VStack(alignment: .leading) {
      Rectangle()
        .fill(.gray.gradient)
        .frame(width: 300, height: 20)
        .accessibilityIdentifier("bar")
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
      .alignmentGuide(.leading) { $0[.leading] + 10 }
    }
  }
  .caption(
    .code("ZStack(alignment: .bottomLeading) … .alignmentGuide(.leading) { $0[.leading] + 10 }"),
    "the whole stack moves left by \({ $0["bar"].frame.minX - $0["stack"].frame.minX }); it stays \(.size(of: "stack"))"
  )
}
