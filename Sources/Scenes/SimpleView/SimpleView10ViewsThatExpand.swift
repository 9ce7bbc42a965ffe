import GalleyCatalog

extension CatalogScene {
  /// Colors, gradients and shapes fill their proposal.
  static let simpleView10 = CatalogScene(
    "simple-view/10-views-that-expand", "Views that fill the proposed size",
    canvas: CGSize(width: 260, height: 320), overlays: [.proposals]
  ) {
    HStack(spacing: 24) {
      ForEach([CGSize(width: 120, height: 40), CGSize(width: 60, height: 80)], id: \.width) { box in
        VStack(spacing: 16) {
          Color.orange
            .accessibilityIdentifier("Color, \(box.width == 120 ? "wide" : "tall")")
            .frame(width: box.width, height: box.height)
          LinearGradient(colors: [.yellow, .mint], startPoint: .leading, endPoint: .trailing)
            .accessibilityIdentifier("LinearGradient, \(box.width == 120 ? "wide" : "tall")")
            .frame(width: box.width, height: box.height)
          Circle()
            .fill(.teal)
            .accessibilityIdentifier("Circle, \(box.width == 120 ? "wide" : "tall")")
            .frame(width: box.width, height: box.height)
          if box.width == 120 {
            Color.orange.accessibilityIdentifier("Color, ideal").fixedSize()
          }
        }
      }
    }
  }
  .magnified(by: 0.75)
  .caption(
    .code(
      "Color.orange … LinearGradient(…) … Circle() … .frame(width: box.width, height: box.height) … Color.orange … .fixedSize()"
    ),
    "the article’s rule: the size equals the proposal"
  )
}
