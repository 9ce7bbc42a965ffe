import GalleyCatalog

extension CatalogScene {
  /// Each view of a row has its own column; dividers span all columns.
  static let customLayouts01 = CatalogScene(
    "custom-layouts/01-leaderboard-grid", "A leaderboard in a grid",
    canvas: CGSize(width: 340, height: 160),
    rulers: [
      .width(of: "name-Goldfish"),
      .distance(along: .horizontal, from: "name-Goldfish", to: "bar-Goldfish"),
      .width(of: "bar-Goldfish"),
      .distance(along: .horizontal, from: "bar-Goldfish", to: "count-Goldfish"),
      .width(of: "count-Goldfish"), .width(of: "grid"),
    ]
  ) {
    Leaderboard(votes: PetVotes(cat: 0, goldfish: 1, dog: 2)).padding()
  }
  .caption(
    .code(
      "Grid(alignment: .leading) { ForEach(votes.pets) { pet in GridRow { Text(pet.type) … ProgressView(value: Double(pet.votes), total: …) … Text(\"\\(pet.votes)\") … } … Divider() … } … }"
    ),
    "the bars take the rest: \(.width(of: "grid")) − 8 − 8 − \(.width(of: "name-Goldfish")) − \(.width(of: "count-Goldfish")) = \(.width(of: "bar-Goldfish"))"
  )
  .blockGolden()
}
