import GalleyCatalog

extension CatalogScene {
  /// The avatars overlay the podium without changing its size.
  static let customLayouts20 = CatalogScene(
    "custom-layouts/20-podium-overlay", "Avatars over a podium",
    canvas: CGSize(width: 340, height: 340), overlays: [.frames], views: ["podium", "avatars"],
    variants: [
      Variant("a") { profile(PetVotes(cat: 0, goldfish: 1, dog: 2)) }
        .caption(
          "layout is a MyRadialLayout, as large as the podium: \(.size(of: "avatars")) in \(.size(of: "podium"))"
        ),
      Variant("b") { profile(PetVotes(cat: 2, goldfish: 2, dog: 2)) }
        .caption(
          "layout is an HStackLayout of \(.size(of: "avatars")); its top is the podium’s: \({ $0["avatars"].frame.minY - $0["podium"].frame.minY })"
        ),
    ]
  )
  .caption(
    .code("Podium() … .overlay(alignment: .top) { layout { … } … }"))

  private static func profile(_ votes: PetVotes) -> some View {
    Profile(votes: votes)
      .aspectRatio(1, contentMode: .fit)
      .padding(20)
  }
}
