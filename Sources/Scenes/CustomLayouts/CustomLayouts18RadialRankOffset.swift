import GalleyCatalog

extension CatalogScene {
  /// The circle turns to bring better ranks closer to the top.
  static let customLayouts18 = CatalogScene(
    "custom-layouts/18-radial-rank-offset", "Ranks turn the circle",
    canvas: CGSize(width: 324, height: 324),
    variants: [
      Variant("a") { podium(PetVotes(cat: 2, goldfish: 1, dog: 0)) },
      Variant("b") { podium(PetVotes(cat: 0, goldfish: 1, dog: 2)) },
      Variant("c") { podium(PetVotes(cat: 2, goldfish: 2, dog: 1)) },
      Variant("d") { podium(PetVotes(cat: 2, goldfish: 1, dog: 1)) },
    ])

  private static func podium(_ votes: PetVotes) -> some View {
    Podium()
      .clipShape(.rect(cornerRadius: 16))
      .overlay {
        MyRadialLayout {
          ForEach(votes.pets) { pet in
            Avatar(pet: pet, size: 72)
              .rank(votes.rank(pet))
          }
        }
        .accessibilityIdentifier("ring")
      }
      .frame(width: 300, height: 300)
  }
}
