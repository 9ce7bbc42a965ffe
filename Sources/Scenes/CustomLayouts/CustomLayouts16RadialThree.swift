import GalleyCatalog

extension CatalogScene {
  /// Three avatars, a third of a turn apart, the first at the top.
  static let customLayouts16 = CatalogScene(
    "custom-layouts/16-radial-three", "Three avatars on a circle",
    canvas: CGSize(width: 300, height: 300), overlays: [.frames], views: ["MyRadialLayout"],
    rulers: [
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
    .accessibilityIdentifier("MyRadialLayout")
    .background { Ring() }
  }
  .magnified(by: 0.65)
  .caption(
    .code("let radius = min(bounds.width, bounds.height) / 3"),
    .code("let step = Angle.degrees(360 / Double(subviews.count)).radians"),
    "radius (dashed) \(.width(of: "MyRadialLayout")) / 3 = \({ $0["MyRadialLayout"].frame.midY - $0["avatar-Cat"].frame.midY }), step 360° / 3 = 120°",
    "centers: Cat \(.center(of: "avatar-Cat", in: "MyRadialLayout")), Goldfish \(.center(of: "avatar-Goldfish", in: "MyRadialLayout")), Dog \(.center(of: "avatar-Dog", in: "MyRadialLayout"))"
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
