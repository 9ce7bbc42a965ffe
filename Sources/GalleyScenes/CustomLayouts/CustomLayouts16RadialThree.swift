import Galley

extension CatalogScene {
  /// Three avatars a third of a turn apart, the first at the top.
  static let customLayouts16 = CatalogScene(
    "custom-layouts/16-radial-three", "Three avatars on a circle",
    canvas: CGSize(width: 300, height: 300),
    rulers: [
      .offset(along: .vertical, of: "centre-Dog", from: "centre-Cat"),
      .offset(along: .horizontal, of: "centre-Cat", from: "centre-Dog"),
      .offset(along: .horizontal, of: "centre-Goldfish", from: "centre-Cat"),
    ]
  ) {
    MyRadialLayout {
      ForEach(PetVotes(cat: 0, goldfish: 0, dog: 0).pets) { pet in
        Avatar(pet: pet)
          .overlay { Centre(pet: pet) }
      }
    }
    .accessibilityIdentifier("ring")
    .background { Ring() }
  }
}

/// What the distances between avatars are measured from and to.
private struct Centre: View {
  let pet: Pet

  var body: some View {
    Color.clear.frame(width: 0, height: 0).accessibilityIdentifier("centre-\(pet.type)")
  }
}

/// The circle of 100 points that the radial layout places its views on.
private struct Ring: View {
  /// As many dashes as gaps, so that the last one ends where the first begins.
  private let dash: CGFloat = 2 * .pi * 100 / 160

  var body: some View {
    Circle()
      .inset(by: 50)
      .stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [dash, dash]))
  }
}
