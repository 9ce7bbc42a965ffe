import GalleyCatalog

extension CatalogScene {
  /// Three avatars, a third of a turn apart, the first at the top.
  static let customLayouts16 = CatalogScene(
    "custom-layouts/16-radial-three", "Three avatars on a circle",
    canvas: CGSize(width: 300, height: 300),
    rulers: [
      .width(of: "ring"), .height(of: "ring"),
      .offset(along: .vertical, of: "vertical-centre-Goldfish", from: "vertical-centre-Cat"),
      .offset(along: .horizontal, of: "horizontal-centre-Cat", from: "horizontal-centre-Dog"),
      .offset(
        along: .horizontal, of: "horizontal-centre-Goldfish", from: "horizontal-centre-Cat"),
    ]
  ) {
    MyRadialLayout {
      ForEach(PetVotes(cat: 0, goldfish: 0, dog: 0).pets) { pet in
        Avatar(pet: pet)
          .overlay { Centres(pet: pet) }
      }
    }
    .accessibilityIdentifier("ring")
    .background { Ring() }
  }
  .largeGolden(reason: "emoji and shadows compress badly")
  .caption(
    .code("min(bounds.width, bounds.height) / 3 … Angle.degrees(360 / Double(subviews.count))"),
    "radius \(.width(of: "ring")) / 3 = \({ $0["ring"].frame.midY - $0["avatar-Cat"].frame.midY }), step 360° / 3 = 120°; bounds \(.size(of: "ring"))",
    "centers: Cat \(.center(of: "avatar-Cat", in: "ring")), Goldfish \(.center(of: "avatar-Goldfish", in: "ring")), Dog \(.center(of: "avatar-Dog", in: "ring"))"
  )
}

/// The endpoints of the distances between avatars: lines through the center from edge to edge, so
/// witness lines start beside the avatar.
private struct Centres: View {
  let pet: Pet

  var body: some View {
    ZStack {
      Color.clear.frame(width: 0).accessibilityIdentifier("horizontal-centre-\(pet.type)")
      Color.clear.frame(height: 0).accessibilityIdentifier("vertical-centre-\(pet.type)")
    }
  }
}

/// The circle of 100 points on which the radial layout places its views.
private struct Ring: View {
  /// Dashes and gaps are equal in length and number, so the last gap ends where the first dash
  /// starts.
  private let dash: CGFloat = 2 * .pi * 100 / 160

  var body: some View {
    Circle()
      .inset(by: 50)
      .stroke(.gray, style: StrokeStyle(lineWidth: 1, dash: [dash, dash]))
  }
}
