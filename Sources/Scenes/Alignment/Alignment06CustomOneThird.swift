import GalleyCatalog

extension CatalogScene {
  /// Three bars are aligned at a third of their widths.
  static let alignment06 = CatalogScene(
    "alignment/06-custom-one-third", "A custom guide: a third of the width",
    canvas: CGSize(width: 180, height: 180),
    rulers: ["bar-90", "bar-60", "bar-30"].map {
      .guide(HorizontalAlignment.oneThird, of: $0, named: "oneThird")
    }
  ) {
    VStack(alignment: .oneThird) {
      ForEach([90, 60, 30], id: \.self) { width in
        Rectangle()
          .fill(.teal.gradient)
          .frame(width: CGFloat(width), height: 30)
          .accessibilityIdentifier("bar-\(width)")
      }
    }
    .accessibilityIdentifier("stack")
  }
  .caption(
    .code("VStack(alignment: .oneThird)"),
    .code("defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 3 }"),
    "\(.width(of: "bar-90")) / 3 = \({ $0["bar-90"].dimensions[.oneThird] }), \(.width(of: "bar-60")) / 3 = \({ $0["bar-60"].dimensions[.oneThird] }), \(.width(of: "bar-30")) / 3 = \({ $0["bar-30"].dimensions[.oneThird] })"
  )
}
