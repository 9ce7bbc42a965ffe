import Galley

extension CatalogScene {
  /// Of two guides set one after the other, the outer one counts.
  static let alignment10 = CatalogScene(
    "alignment/10-explicit-chain", "The outer of two explicit guides counts",
    canvas: CGSize(width: 260, height: 180), overlays: [.guides],
    rulers: [.guide(HorizontalAlignment.leading, of: "plain")]
  ) {
    VStack(alignment: .leading) {
      bar("default")
        .accessibilityIdentifier("plain")
      bar("⅓")
        .alignmentGuide(.leading) { $0.width / 3 }
        .accessibilityIdentifier("once")
      bar("⅓, then ½")
        .alignmentGuide(.leading) { $0.width / 3 }
        .alignmentGuide(.leading) { $0[HorizontalAlignment.center] }
        .accessibilityIdentifier("twice")
    }
    .accessibilityIdentifier("stack")
  }

  private static func bar(_ name: String) -> some View {
    Rectangle()
      .fill(.orange.gradient)
      .frame(width: 150, height: 36)
      .overlay(alignment: .trailing) { Text(name).font(.caption).padding(.trailing, 8) }
  }
}
