import Galley

extension CatalogScene {
  /// Three slots of 50×20 around views of 30×10, 50×20 and 40×15.
  static let customLayouts06 = CatalogScene(
    "custom-layouts/06-equal-width-hstack-numbers", "Slots as large as the largest view",
    canvas: CGSize(width: 230, height: 84)
  ) {
    MyEqualWidthHStack { EqualSlotsSample() }
      .accessibilityIdentifier("row")
  }
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
      .border(.gray.opacity(0.6))
  }
}
