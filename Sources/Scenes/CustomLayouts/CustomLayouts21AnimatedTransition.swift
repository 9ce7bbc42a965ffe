import GalleyCatalog

extension CatalogScene {
  /// From the line of a tie to the ring of a ranking, and from one ranking to another, at five
  /// moments each.
  static let customLayouts21 = CatalogScene(
    "custom-layouts/21-animated-transition", "Avatars on their way",
    canvas: CGSize(width: 324, height: 324),
    variants: moments("ring", PetVotes(cat: 1, goldfish: 1, dog: 1)) {
      PetVotes(cat: 2, goldfish: 1, dog: 0)
    }
      + moments("rank", PetVotes(cat: 2, goldfish: 1, dog: 0)) {
        PetVotes(cat: 0, goldfish: 1, dog: 2)
      })

  /// Start, a quarter, half, three quarters and end. Halfway between the rankings all avatars
  /// coincide, so that moment is shown slightly earlier.
  private static func moments(
    _ name: String, _ from: PetVotes, to: () -> PetVotes
  ) -> [Variant] {
    let target = to()
    return [0, 25, name == "rank" ? 40 : 50, 75, 100].map { percent in
      Variant("\(name)-\(percent)") { MovingProfile(votes: from, target: target) }
        .after { renderer in
          try renderer.animate(to: Double(percent) / 100) { try renderer.tap("change") }
        }
    }
  }
}

/// Avatars that move to their new places in one second.
struct MovingProfile: View {
  @State var votes: PetVotes
  let target: PetVotes

  var body: some View {
    Profile(votes: votes)
      .frame(width: 300, height: 300)
      .animation(.linear(duration: 1), value: votes.pets)
      .overlay(alignment: .bottomTrailing) {
        Button("change") { votes = target }.font(.caption).opacity(0)
      }
  }
}
