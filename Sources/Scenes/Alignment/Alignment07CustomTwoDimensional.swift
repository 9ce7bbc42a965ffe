import GalleyCatalog

extension CatalogScene {
  /// A custom and a built-in guide form a point that aligns views in stacks (`a`) and frames (`b`).
  static let alignment07 = CatalogScene(
    "alignment/07-custom-two-dimensional", "A custom guide with two dimensions",
    canvas: CGSize(width: 270, height: 190),
    variants: [
      Variant(
        "a",
        rulers: ["wide", "medium", "narrow"].map {
          .guide(HorizontalAlignment.oneThird, of: $0, named: "oneThird")
        }
      ) {
        ZStack(alignment: .topOneThird) {
          bar(.teal, width: 180, height: 120, id: "wide")
          bar(.orange, width: 120, height: 80, id: "medium")
          bar(.indigo, width: 60, height: 40, id: "narrow")
        }
        .accessibilityIdentifier("stack")
      }
      .caption(
        .code("ZStack(alignment: .topOneThird)"),
        "\(.width(of: "wide")) / 3 = \({ $0["wide"].dimensions[.oneThird] }), \(.width(of: "medium")) / 3 = \({ $0["medium"].dimensions[.oneThird] }), \(.width(of: "narrow")) / 3 = \({ $0["narrow"].dimensions[.oneThird] })"
      ),
      Variant(
        "b",
        rulers: ["frame", "bar"].map {
          .guide(HorizontalAlignment.oneThird, of: $0, named: "oneThird")
        }
      ) {
        bar(.orange, width: 90, height: 60, id: "bar")
          .frame(width: 180, height: 120, alignment: .topOneThird)
          .accessibilityIdentifier("frame")
          .border(.teal)
      }
      .caption(
        .code(".frame(width: 180, height: 120, alignment: .topOneThird)"),
        "\(.width(of: "frame")) / 3 = \({ $0["frame"].dimensions[.oneThird] }), \(.width(of: "bar")) / 3 = \({ $0["bar"].dimensions[.oneThird] })"
      ),
    ])

  private static func bar(
    _ color: Color, width: CGFloat, height: CGFloat, id: String
  ) -> some View {
    Rectangle()
      .fill(color.gradient)
      .frame(width: width, height: height)
      .accessibilityIdentifier(id)
  }
}
