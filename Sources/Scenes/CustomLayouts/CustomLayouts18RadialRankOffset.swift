import GalleyCatalog

extension CatalogScene {
  /// The circle turns to bring better ranks closer to the top.
  static let customLayouts18 = CatalogScene(
    "custom-layouts/18-radial-rank-offset", "Ranks turn the circle",
    canvas: CGSize(width: 324, height: 324),
    variants: [
      Variant("a") { podium(PetVotes(cat: 2, goldfish: 1, dog: 0)) }
        .caption(
          .code("podium(PetVotes(cat: 2, goldfish: 1, dog: 0))"),
          RankWords.ranks(PetVotes(cat: 2, goldfish: 1, dog: 0)), RankWords.heights),
      Variant("b") { podium(PetVotes(cat: 0, goldfish: 1, dog: 2)) }
        .caption(
          .code("podium(PetVotes(cat: 0, goldfish: 1, dog: 2))"),
          RankWords.ranks(PetVotes(cat: 0, goldfish: 1, dog: 2)), RankWords.heights),
      Variant("c") { podium(PetVotes(cat: 2, goldfish: 2, dog: 1)) }
        .caption(
          .code("podium(PetVotes(cat: 2, goldfish: 2, dog: 1))"),
          RankWords.ranks(PetVotes(cat: 2, goldfish: 2, dog: 1)), RankWords.heights),
      Variant("d") { podium(PetVotes(cat: 2, goldfish: 1, dog: 1)) }
        .caption(
          .code("podium(PetVotes(cat: 2, goldfish: 1, dog: 1))"),
          RankWords.ranks(PetVotes(cat: 2, goldfish: 1, dog: 1)), RankWords.heights),
    ]
  )
  .magnified(by: 0.8)
  .caption(
    .code("let turn = Self.turn(ranks: subviews.map { $0[Rank.self] })"))

  private static func podium(_ votes: PetVotes) -> some View {
    Podium()
      .clipShape(.rect(cornerRadius: 16))
      .overlay {
        MyRadialLayout {
          ForEach(votes.pets) { pet in
            Avatar(pet: pet, size: 72)
              .overlay(alignment: .bottomTrailing) { RankBadge(rank: votes.rank(pet)) }
              .rank(votes.rank(pet))
          }
        }
        .accessibilityIdentifier("ring")
      }
      .frame(width: 300, height: 300)
  }
}

/// The rank of an avatar, beside it.
private struct RankBadge: View {
  let rank: Int

  var body: some View {
    Text("\(rank)")
      .font(.footnote.bold())
      .foregroundStyle(.white)
      .frame(width: 22, height: 22)
      .background(.black.opacity(0.75), in: .circle)
  }
}

/// Captions about ranks.
private enum RankWords {
  static func ranks(_ votes: PetVotes) -> Caption {
    let ranks = votes.pets.map { votes.rank($0) }
    let turn = MyRadialLayout.turn(ranks: ranks).degrees.remainder(dividingBy: 360)
    let names = zip(votes.pets, ranks).map { "\($0.type) \($1)" }.joined(separator: ", ")
    return "ranks: \(names); turn: \("\(Int(turn.rounded()))".replacing("-", with: "−"))°"
  }

  static let heights: Caption =
    "centers: Cat \(.center(of: "avatar-Cat", in: "ring")), Goldfish \(.center(of: "avatar-Goldfish", in: "ring")), Dog \(.center(of: "avatar-Dog", in: "ring"))"
}
