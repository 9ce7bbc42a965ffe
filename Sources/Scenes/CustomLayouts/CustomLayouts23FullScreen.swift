import GalleyCatalog

extension CatalogScene {
  /// The whole app on an iPhone screen.
  static let customLayouts23 = CatalogScene(
    "custom-layouts/23-full-screen", "The app that these layouts are for",
    canvas: CGSize(width: 395, height: 854),
    variants: [
      Variant("light") { screen },
      Variant("dark") { screen.environment(\.colorScheme, .dark) },
    ]
  )
  .caption(
    .code(
      "Profile(votes: votes, avatarSize: 84) … Leaderboard(votes: votes) … VoteButtons { votes.vote(for: $0) }"
    ),
    "a screen of \(.size(of: "screen")): title, podium, leaderboard and buttons, without overlaps"
  )
  .largeGolden(reason: "it shows a whole screen")

  private static var screen: some View {
    DeviceScreen(.iPhone16, showsSystemBars: true) { PetScreen() }
      .accessibilityIdentifier("screen")
      .outlined()
  }
}

/// The avatars at the top, the leaderboard in the middle, the buttons at the bottom.
struct PetScreen: View {
  @State private var votes: PetVotes

  init(votes: PetVotes = PetVotes(cat: 3, goldfish: 5, dog: 8)) {
    _votes = State(initialValue: votes)
  }

  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        Text("Favorite Pet").font(.largeTitle.bold())
        Text("\(votes.totalVotes) votes so far").font(.subheadline).foregroundStyle(.secondary)
      }
      .accessibilityIdentifier("title")
      Spacer(minLength: 12)
      Profile(votes: votes, avatarSize: 84)
        .aspectRatio(1, contentMode: .fit)
      Spacer(minLength: 12)
      GroupBox {
        Leaderboard(votes: votes)
      }
      Spacer(minLength: 12)
      VStack(spacing: 12) {
        Text("Vote for yours").font(.headline)
        VoteButtons { votes.vote(for: $0) }
      }
      .accessibilityIdentifier("buttons")
      .padding(.bottom)
    }
    .padding(.horizontal, 24)
    .padding(.top, 4)
    .background(.background)
  }
}
