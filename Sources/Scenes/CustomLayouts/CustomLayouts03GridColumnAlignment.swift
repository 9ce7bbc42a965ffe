import GalleyCatalog

extension CatalogScene {
  /// One cell aligns its whole column to the trailing edge; the other columns stay leading.
  static let customLayouts03 = CatalogScene(
    "custom-layouts/03-grid-column-alignment", "One cell aligns its column",
    canvas: CGSize(width: 340, height: 160),
    rulers: ["Cat", "Goldfish", "Dog"].map {
      .guide(HorizontalAlignment.trailing, of: "count-\($0)")
    }
  ) {
    Leaderboard(votes: PetVotes(cat: 7, goldfish: 42, dog: 118)).padding()
  }
}
