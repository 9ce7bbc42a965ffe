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
      Variant("a") { row { sentence } }
        .caption(
          "the least flexible view is asked first: fixed, then flexible, then text"
        )
        .caption(negotiation("fixed", "flexible", "text")),
      Variant("b") { row { sentence.layoutPriority(1) } }
        .caption(
          .code("sentence.layoutPriority(1)"),
          "the text is asked first, with all that the others don’t need: \(.width(of: "row")) − 3 × 8 − \(.width(of: "fixed")) − 20 = \({ $0["text"].proposal.width ?? .nan })"
        )
        .caption(negotiation("text", "fixed", "flexible")),
    ]
  )
  .caption(
    .code(
      "HStack { Rectangle() … sentence() … Rectangle() … Spacer() … }"
    ))

  /// The proposals in the order in which the row makes them.
  private static func negotiation(_ views: String...) -> [Caption] {
    views.map { "\($0): proposed \(.proposal(of: $0)) → \(.size(of: $0))" }
  }

  private static var sentence: some View {
    Text("A row asks each view how far it can stretch.")
      .accessibilityIdentifier("text")
      .background(.blue.opacity(0.1))
  }

  private static func row(@ViewBuilder _ sentence: () -> some View) -> some View {
    HStack {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("fixed")
      sentence()
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
