import GalleyCatalog

extension CatalogScene {
  /// Each view of a row has its own column; dividers span all columns.
  static let customLayouts01 = CatalogScene(
    "custom-layouts/01-leaderboard-grid", "A leaderboard in a grid",
    canvas: CGSize(width: 340, height: 160)
  ) {
    Leaderboard(votes: PetVotes(cat: 0, goldfish: 1, dog: 2)).padding()
  }
  .blockGolden()
}
