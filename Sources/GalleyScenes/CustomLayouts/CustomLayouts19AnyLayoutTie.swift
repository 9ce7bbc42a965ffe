import Galley

extension CatalogScene {
  /// Where all have the same rank, another layout puts the same views in a line.
  static let customLayouts19 = CatalogScene(
    "custom-layouts/19-any-layout-tie", "A tie puts all in a line",
    canvas: CGSize(width: 300, height: 300)
  ) {
    Profile(votes: PetVotes(cat: 1, goldfish: 1, dog: 1))
  }
}
