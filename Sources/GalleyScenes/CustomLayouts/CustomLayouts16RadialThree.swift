import Galley

extension CatalogScene {
  /// Three avatars a third of a turn apart, the first at the top.
  static let customLayouts16 = CatalogScene(
    "custom-layouts/16-radial-three", "Three avatars on a circle",
    canvas: CGSize(width: 300, height: 300)
  ) {
    MyRadialLayout {
      ForEach(PetVotes(cat: 0, goldfish: 0, dog: 0).pets) { pet in
        Avatar(pet: pet)
      }
    }
    .accessibilityIdentifier("ring")
    .background { Ring() }
  }
}

/// The circle that a radial layout places its views on.
struct Ring: View {
  var body: some View {
    Circle()
      .inset(by: 50)
      .stroke(.gray.opacity(0.4), style: StrokeStyle(lineWidth: 1, dash: [4, 4]))
  }
}
