import GalleyCatalog

extension CatalogScene {
  /// Before the first vote all bars are empty.
  static let customLayouts04 = CatalogScene(
    "custom-layouts/04-grid-zero-votes", "Nobody has voted yet",
    canvas: CGSize(width: 340, height: 160)
  ) {
    Leaderboard(votes: PetVotes(cat: 0, goldfish: 0, dog: 0)).padding()
  }
}
