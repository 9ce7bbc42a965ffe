import GalleyCatalog

extension CatalogScene {
  /// The built-in stack, the replica and a text share a first baseline.
  static let alignment26 = CatalogScene(
    "alignment/26-explicit-alignment-custom", "A layout that states its own baselines",
    canvas: ReplicaRow.canvas, overlays: [.baselines], rulers: ReplicaRow.rulers,
    locale: AlignmentTexts.locale
  ) {
    ReplicaRow { MyZStack(alignment: .leadingFirstTextBaseline) { ReplicaRow.content } }
  }
  .caption(
    .code("MyZStack(alignment: .leadingFirstTextBaseline)"),
    .code(
      "explicitAlignment(of guide: VerticalAlignment, …) -> CGFloat? { … case .firstTextBaseline: return values.min() … }"
    ),
    "the replica returns the highest first baseline of its views, as ZStack does: \({ $0["replica"].dimensions[.firstTextBaseline] }) and \({ $0["built-in"].dimensions[.firstTextBaseline] })"
  )
  .largeGolden(reason: "fifty lines of Chinese characters compress badly")
}
