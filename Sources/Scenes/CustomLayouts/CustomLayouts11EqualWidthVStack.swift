import GalleyCatalog

extension CatalogScene {
  /// The equal-width buttons in a column.
  static let customLayouts11 = CatalogScene(
    "custom-layouts/11-equal-width-vstack", "Stacked buttons of equal width",
    canvas: CGSize(width: 200, height: 156),
    rulers: [
      .width(of: "column"), .height(of: "button-Cat"),
      .distance(along: .vertical, from: "button-Cat", to: "button-Goldfish"),
      .height(of: "button-Goldfish"),
      .distance(along: .vertical, from: "button-Goldfish", to: "button-Dog"),
      .height(of: "button-Dog"), .height(of: "column"),
    ]
  ) {
    VoteButtons(arrangement: .column)
  }
  .caption(
    .code("MyEqualWidthVStack { buttons }"),
    "3 × \(.height(of: "button-Cat")) + 2 × 8 = \(.height(of: "column"))")
}
