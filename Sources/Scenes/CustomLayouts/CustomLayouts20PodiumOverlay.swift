import GalleyCatalog

extension CatalogScene {
  /// The avatars overlay the podium without changing its size.
  static let customLayouts20 = CatalogScene(
    "custom-layouts/20-podium-overlay", "Avatars over a podium",
    canvas: CGSize(width: 340, height: 340),
    variants: [
      Variant("a") { profile(PetVotes(cat: 0, goldfish: 1, dog: 2)) },
      Variant("b") { profile(PetVotes(cat: 2, goldfish: 2, dog: 2)) },
    ])

  private static func profile(_ votes: PetVotes) -> some View {
    Profile(votes: votes)
      .aspectRatio(1, contentMode: .fit)
      .padding(20)
  }
}
