import GalleyCatalog

extension CatalogScene {
  /// Three bars are aligned at a third of their widths.
  static let alignment06 = CatalogScene(
    "alignment/06-custom-one-third", "A guide of one's own: a third of the width",
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
}
