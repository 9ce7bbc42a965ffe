import Galley

extension CatalogScene {
  /// The same in a column.
  static let customLayouts11 = CatalogScene(
    "custom-layouts/11-equal-width-vstack", "Buttons of one width one below the other",
    canvas: CGSize(width: 200, height: 156)
  ) {
    VoteButtons(arrangement: .column)
  }
}
