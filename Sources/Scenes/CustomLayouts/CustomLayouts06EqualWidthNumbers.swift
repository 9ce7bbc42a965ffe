import GalleyCatalog

extension CatalogScene {
  /// Three slots of 50×20 around views of 30×10, 50×20 and 40×15.
  static let customLayouts06 = CatalogScene(
    "custom-layouts/06-equal-width-hstack-numbers", "Slots as large as the largest view",
    canvas: CGSize(width: 230, height: 84),
    rulers: [
      .width(of: "slot-1"), .distance(along: .horizontal, from: "slot-1", to: "slot-2"),
      .width(of: "slot-2"), .distance(along: .horizontal, from: "slot-2", to: "slot-3"),
      .width(of: "slot-3"), .width(of: "row"), .height(of: "row"),
    ]
  ) {
    MyEqualWidthHStack { EqualSlotsSample() }
      .accessibilityIdentifier("row")
  }
  .magnified(by: 3)
  .caption(
    .code("var x = bounds.minX + slot.width / 2 … x += slot.width + gaps[index]"),
    "ideal sizes \(.size(of: "view-1")), \(.size(of: "view-2")), \(.size(of: "view-3")); slots of \(.size(of: "slot-1"))",
    "centers x = \({ $0["slot-1"].frame.midX - $0["row"].frame.minX }), \({ $0["slot-2"].frame.midX - $0["row"].frame.minX }), \({ $0["slot-3"].frame.midX - $0["row"].frame.minX }); 3 × \(.width(of: "slot-1")) + 2 × 8 = \(.width(of: "row"))"
  )
}

/// Views of 30×10, 50×20 and 40×15 points, each with its slot outlined.
struct EqualSlotsSample: View {
  var body: some View {
    slot(.orange, CGSize(width: 30, height: 10), "1")
    slot(.teal, CGSize(width: 50, height: 20), "2")
    slot(.indigo, CGSize(width: 40, height: 15), "3")
  }

  private func slot(_ color: Color, _ size: CGSize, _ id: String) -> some View {
    Rectangle()
      .fill(color.gradient)
      .frame(width: size.width, height: size.height)
      .accessibilityIdentifier("view-\(id)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .accessibilityIdentifier("slot-\(id)")
      .outlined(width: 1 / 3)
  }
}
