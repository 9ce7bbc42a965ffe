import GalleyCatalog

extension CatalogScene {
  /// A replica with the protocol's default baselines gives the same picture.
  static let alignment27 = CatalogScene(
    "alignment/27-explicit-alignment-default", "Baselines by default",
    canvas: ReplicaRow.canvas, overlays: [.baselines], rulers: ReplicaRow.rulers,
    locale: AlignmentTexts.locale
  ) {
    ReplicaRow { MyZStackWithDefaults(alignment: .leadingFirstTextBaseline) { ReplicaRow.content } }
  }
  .caption(
    .code("MyZStackWithDefaults(alignment: .leadingFirstTextBaseline)"),
    "without `explicitAlignment(of:in:proposal:subviews:cache:)`, the protocol merges the baselines: \({ $0["replica"].dimensions[.firstTextBaseline] }), the built-in stack’s is \({ $0["built-in"].dimensions[.firstTextBaseline] })"
  )
  .largeGolden(reason: "fifty lines of Chinese characters compress badly")
}
