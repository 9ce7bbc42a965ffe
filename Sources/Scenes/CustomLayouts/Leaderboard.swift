import GalleyCatalog

/// The name, share and number of votes of each pet, in separate rows.
struct Leaderboard: View {
  private let votes: PetVotes
  private let hasDividers: Bool
  /// Whether to show the dividers' bounds.
  private let outlinesDividers: Bool
  /// Whether names and counts also have their texts as identifiers.
  private let isNamedByText: Bool

  init(
    votes: PetVotes, hasDividers: Bool = true, outlinesDividers: Bool = false,
    isNamedByText: Bool = false
  ) {
    self.votes = votes
    self.hasDividers = hasDividers
    self.outlinesDividers = outlinesDividers
    self.isNamedByText = isNamedByText
  }

  var body: some View {
    Grid(alignment: .leading) {
      ForEach(votes.pets) { pet in
        GridRow {
          Text(pet.type)
            .named(isNamedByText ? pet.type : nil)
            .accessibilityIdentifier("name-\(pet.type)")
          // The total is never zero.
          ProgressView(value: Double(pet.votes), total: Double(max(1, votes.totalVotes)))
            .accessibilityIdentifier("bar-\(pet.type)")
          Text("\(pet.votes)")
            .monospacedDigit()
            .named(isNamedByText ? "\(pet.votes)" : nil)
            .accessibilityIdentifier("count-\(pet.type)")
            .gridColumnAlignment(.trailing)
        }
        if hasDividers {
          Divider()
            .accessibilityIdentifier("divider-\(pet.type)")
            .overlay {
              // Above and below the hairline, which a border would cover.
              Rectangle().strokeBorder(outlinesDividers ? .red : .clear).padding(.vertical, -3)
            }
        }
      }
    }
    .accessibilityIdentifier("grid")
  }
}

/// Equal-width buttons, as wide as the widest: side by side if there is room, otherwise below each
/// other.
struct VoteButtons: View {
  enum Arrangement { case row, column, whatFits }
  private let arrangement: Arrangement
  private let titles: [String]
  private let vote: (String) -> Void

  init(
    arrangement: Arrangement = .whatFits, titles: [String] = ["Cat", "Goldfish", "Dog"],
    vote: @escaping (String) -> Void = { _ in }
  ) {
    self.arrangement = arrangement
    self.titles = titles
    self.vote = vote
  }

  var body: some View {
    switch arrangement {
    case .row: MyEqualWidthHStack { buttons }.accessibilityIdentifier("row")
    case .column: MyEqualWidthVStack { buttons }.accessibilityIdentifier("column")
    case .whatFits:
      ViewThatFits {
        MyEqualWidthHStack { buttons }.accessibilityIdentifier("row")
        MyEqualWidthVStack { buttons }.accessibilityIdentifier("column")
      }
    }
  }

  private var buttons: some View {
    ForEach(titles, id: \.self) { title in
      Button {
        vote(title)
      } label: {
        Text(title)
          .frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .accessibilityIdentifier("button-\(title)")
    }
  }
}

/// The pets above the podium: on a circle that turns with their ranks, or in a line if all are
/// equal.
struct Profile: View {
  private let votes: PetVotes
  private let avatarSize: CGFloat
  /// The paths of the avatars, under and over them.
  private let paths: AvatarPaths?

  init(votes: PetVotes, avatarSize: CGFloat = 72, paths: AvatarPaths? = nil) {
    self.votes = votes
    self.paths = paths
    self.avatarSize = avatarSize
  }

  private var layout: AnyLayout {
    votes.isAllWayTie ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())
  }

  var body: some View {
    Podium()
      .clipShape(.rect(cornerRadius: 16))
      .accessibilityIdentifier("podium")
      .overlay { paths }
      .overlay(alignment: .top) {
        layout {
          ForEach(votes.pets) { pet in
            Avatar(pet: pet, size: avatarSize)
              .rank(votes.rank(pet))
          }
        }
        .accessibilityIdentifier("avatars")
      }
      .overlay { paths?.above }
  }
}

extension View {
  @ViewBuilder fileprivate func named(_ name: String?) -> some View {
    if let name {
      overlay { Color.clear.accessibilityIdentifier(name) }
    } else {
      self
    }
  }
}
