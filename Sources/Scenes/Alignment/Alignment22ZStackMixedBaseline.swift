import GalleyCatalog

extension CatalogScene {
  /// The stack's first baseline comes from the upper text, its last baseline from the lower one.
  static let alignment22 = CatalogScene(
    "alignment/22-zstack-mixed-baseline", "A ZStack's baselines come from its texts",
    canvas: CGSize(width: 460, height: 190),
    overlays: [.baselines], locale: AlignmentTexts.locale
  ) {
    ZStack {
      Text("Hello world")
        .accessibilityIdentifier("upper")
        .frame(width: 100, height: 100, alignment: .topTrailing)
        .border(.red)
      Color.blue.opacity(0.2)
      Text(AlignmentTexts.notebook)
        .accessibilityIdentifier("lower")
        .frame(width: 100, height: 100, alignment: .bottomLeading)
        .border(.red)
    }
    .frame(width: 130, height: 130)
    .accessibilityIdentifier("stack")
    .border(.red)
  }
  .caption(
    .code(
      "ZStack { Text(\"Hello world\") … Color.blue.opacity(0.2) … Text(AlignmentTexts.notebook) … }"
    ),
    "first: the upper text’s, \({ $0["upper"].frame.minY - $0["stack"].frame.minY }) + \({ $0["upper"].dimensions[.firstTextBaseline] }) = \({ $0["stack"].dimensions[.firstTextBaseline] }); last: the lower text’s, \({ $0["lower"].frame.minY - $0["stack"].frame.minY }) + \({ $0["lower"].dimensions[.lastTextBaseline] }) = \({ $0["stack"].dimensions[.lastTextBaseline] })"
  )
}
