import GalleyCatalog

extension CatalogScene {
  /// One cell aligns its whole column to the trailing edge; the other columns stay leading.
  static let customLayouts03 = CatalogScene(
    "custom-layouts/03-grid-column-alignment", "One cell aligns its column",
    canvas: CGSize(width: 340, height: 160),
    rulers: ["7", "42", "118"].map { .guide(HorizontalAlignment.trailing, of: $0) }
      + ["Cat", "Goldfish", "Dog"].map { .guide(HorizontalAlignment.leading, of: $0) }
      + [.width(of: "grid")]
  ) {
    Leaderboard(votes: PetVotes(cat: 7, goldfish: 42, dog: 118), isNamedByText: true).padding()
  }
  .caption(
    .code("Grid(alignment: .leading) … .gridColumnAlignment(.trailing)"),
    "the counts end at \({ $0["7"].frame.maxX - $0["grid"].frame.minX }), the names begin at \({ $0["Cat"].frame.minX - $0["grid"].frame.minX })"
  )
}
