import GalleyCatalog

/// A kind of pet to vote for.
struct Pet: Identifiable, Equatable, Sendable {
  let type: String
  var votes: Int
  var id: String { type }
  let symbol: String
  let color: Color

  static func == (a: Pet, b: Pet) -> Bool { a.type == b.type && a.votes == b.votes }

  static let cat = Pet(type: "Cat", votes: 0, symbol: "🐱", color: .orange)
  static let goldfish = Pet(type: "Goldfish", votes: 0, symbol: "🐠", color: .teal)
  static let dog = Pet(type: "Dog", votes: 0, symbol: "🐶", color: .indigo)
}

/// The pets and their votes.
struct PetVotes: Sendable {
  private(set) var pets: [Pet]

  init(cat: Int, goldfish: Int, dog: Int) {
    var pets = [Pet.cat, .goldfish, .dog]
    for (index, votes) in [cat, goldfish, dog].enumerated() { pets[index].votes = votes }
    self.pets = pets
  }

  /// Adds one vote for the named pet.
  mutating func vote(for type: String) {
    guard let index = pets.firstIndex(where: { $0.type == type }) else { return }
    pets[index].votes += 1
  }

  var totalVotes: Int { pets.reduce(0) { $0 + $1.votes } }

  /// Returns 1 plus the number of pets with more votes; equal votes share a rank.
  func rank(_ pet: Pet) -> Int { 1 + pets.count { $0.votes > pet.votes } }

  var isAllWayTie: Bool { pets.allSatisfy { rank($0) == 1 } }
}

/// A pet on a disc of its color.
struct Avatar: View {
  let pet: Pet
  var size: CGFloat = 80

  var body: some View {
    Circle()
      .fill(pet.color.opacity(0.3))
      .overlay { Text(pet.symbol).font(.system(size: size * 0.5)) }
      .frame(width: size, height: size)
      .background(.background, in: .circle)
      .shadow(radius: size / 20)
      .accessibilityIdentifier("avatar-\(pet.type)")
  }
}

/// Three bands, with the best at the top.
struct Podium: View {
  var body: some View {
    VStack(spacing: 0) {
      ForEach(1..<4) { place in
        Color.primary.opacity(0.02 + 0.05 * Double(place))
          .overlay(alignment: .topLeading) {
            Text("\(place)")
              .font(.callout.weight(.semibold))
              .foregroundStyle(.primary.opacity(0.65))
              .padding(.horizontal, 8)
              .padding(.vertical, 4)
          }
          .accessibilityIdentifier("band-\(place)")
      }
    }
  }
}
