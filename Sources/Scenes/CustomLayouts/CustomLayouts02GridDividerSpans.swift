import GalleyCatalog

extension CatalogScene {
  /// A view outside of a row spans all columns without affecting their widths.
  static let customLayouts02 = CatalogScene(
    "custom-layouts/02-grid-divider-spans", "A view outside of a row spans the grid",
    canvas: CGSize(width: 340, height: 160),
    rulers: [.width(of: "divider-Dog")]
  ) {
    Leaderboard(votes: PetVotes(cat: 0, goldfish: 1, dog: 2), outlinesDividers: true).padding()
  }
  .caption(
    .code("GridRow { … } … Divider()"),
    "outside of the rows, each divider is as wide as the grid, \(.width(of: "grid"))")
}
