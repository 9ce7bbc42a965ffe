import GalleyCatalog

extension CatalogScene {
  /// Before the first vote all bars are empty.
  static let customLayouts04 = CatalogScene(
    "custom-layouts/04-grid-zero-votes", "Nobody has voted yet",
    canvas: CGSize(width: 340, height: 160)
  ) {
    Leaderboard(votes: PetVotes(cat: 0, goldfish: 0, dog: 0)).padding()
  }
  .caption(
    .code("ProgressView(value: Double(pet.votes), total: Double(max(1, votes.totalVotes)))"),
    "no votes: 0 of `max(1, 0)`, so every bar is empty")
}
