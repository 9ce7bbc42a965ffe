import GalleyCatalog

extension CatalogScene {
  /// If all ranks are equal, another layout places the same views in a line.
  static let customLayouts19 = CatalogScene(
    "custom-layouts/19-any-layout-tie", "A tie aligns all views",
    canvas: CGSize(width: 324, height: 324),
    rulers: [
      .width(of: "avatar-Cat"),
      .distance(along: .horizontal, from: "avatar-Cat", to: "avatar-Goldfish"),
      .width(of: "avatar-Goldfish"),
      .distance(along: .horizontal, from: "avatar-Goldfish", to: "avatar-Dog"),
      .width(of: "avatar-Dog"),
    ]
  ) {
    Profile(votes: PetVotes(cat: 1, goldfish: 1, dog: 1)).frame(width: 300, height: 300)
  }
  .caption(
    .code("votes.isAllWayTie ? AnyLayout(HStackLayout()) : AnyLayout(MyRadialLayout())"),
    "all ranks are 1: HStackLayout; all centers at y = \({ $0["avatar-Cat"].frame.midY - $0["podium"].frame.minY })"
  )
}
