import GalleyCatalog

extension CatalogScene {
  /// A row divides its width by flexibility (`a`), or gives the text priority (`b`).
  static let alignment35 = CatalogScene(
    "alignment/35-stack-negotiation", "How a row divides its width",
    canvas: CGSize(width: 332, height: 120), overlays: [.spacing],
    rulers: [
      .width(of: "fixed"), .width(of: "text"), .width(of: "flexible"), .width(of: "row"),
    ],
    variants: [
      Variant("a") { row(priority: 0) },
      Variant("b") { row(priority: 1) },
    ])

  private static func row(priority: Double) -> some View {
    HStack {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("fixed")
      Text("A row asks each view how far it can stretch.")
        .accessibilityIdentifier("text")
        .background(.blue.opacity(0.1))
        .layoutPriority(priority)
      Rectangle()
        .fill(.teal.gradient)
        .frame(minWidth: 20, maxWidth: 120)
        .frame(height: 60)
        .accessibilityIdentifier("flexible")
      Spacer().accessibilityIdentifier("spacer")
    }
    .accessibilityIdentifier("row")
    .frame(width: 300)
    .outlined()
  }
}
