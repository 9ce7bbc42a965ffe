import GalleyCatalog

extension CatalogScene {
  /// All buttons are exactly as wide as the widest title needs.
  static let customLayouts05 = CatalogScene(
    "custom-layouts/05-equal-width-hstack", "Buttons of equal width side by side",
    canvas: CGSize(width: 360, height: 74),
    rulers: [
      .width(of: "button-Cat"),
      .distance(along: .horizontal, from: "button-Cat", to: "button-Goldfish"),
      .width(of: "button-Goldfish"),
      .distance(along: .horizontal, from: "button-Goldfish", to: "button-Dog"),
      .width(of: "button-Dog"), .width(of: "row"),
    ]
  ) {
    VoteButtons(arrangement: .row)
  }
  .caption(
    .code(
      "CGSize(width: slot.width * CGFloat(subviews.count) + gaps.reduce(0, +), height: slot.height)"
    ),
    "3 × \(.width(of: "button-Goldfish")) + 2 × 8 = \(.width(of: "row"))")
}
