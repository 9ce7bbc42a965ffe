import GalleyCatalog

extension CatalogScene {
  /// An alignment guide overrides the baseline that the replica's layout defines.
  static let alignment28 = CatalogScene(
    "alignment/28-guide-over-explicit", "A guide overrules the layout's own baseline",
    canvas: CGSize(width: 460, height: 130), overlays: [.baselines],
    rulers: [.offset(along: .vertical, of: "plain", from: "moved")]
  ) {
    HStack(alignment: .firstTextBaseline, spacing: 24) {
      tile("As it is", .orange)
        .accessibilityIdentifier("plain")
      tile("Guide + 20", .yellow)
        .alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 20 }
        .accessibilityIdentifier("moved")
    }
  }
  .caption(
    .code(".alignmentGuide(.firstTextBaseline) { $0[.firstTextBaseline] + 20 }"),
    "the guide of a MyZStack: \({ $0["plain"].dimensions[.firstTextBaseline] }) + 20 = \({ $0["moved"].dimensions[.firstTextBaseline] })"
  )

  private static func tile(_ text: String, _ color: Color) -> some View {
    MyZStack {
      RoundedRectangle(cornerRadius: 8)
        .fill(color.gradient)
        .frame(width: 100, height: 60)
      Text(text)
    }
  }
}
