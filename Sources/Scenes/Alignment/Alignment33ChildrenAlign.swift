import GalleyCatalog

extension CatalogScene {
  /// Views are aligned with each other, and the stack then encloses them: moving one view's guide
  /// makes the stack larger.
  static let alignment33 = CatalogScene(
    "alignment/33-children-align-with-each-other", "Views are aligned with each other",
    canvas: CGSize(width: 380, height: 190),
    rulers: [
      .caption("guides at 0", of: "plain"), .caption("blue square’s guides at 30", of: "shifted"),
      .width(of: "plain"), .offset(along: .horizontal, of: "shifted-square", from: "shifted"),
      .width(of: "shifted"), .offset(along: .vertical, of: "shifted-square", from: "shifted"),
      .height(of: "shifted"),
    ]
  ) {
    HStack(alignment: .bottom, spacing: 40) {
      stack(id: "plain", shift: 0)
      stack(id: "shifted", shift: 30)
    }
  }
  .caption(
    .code(
      ".alignmentGuide(.leading) { $0[.leading] + shift } .alignmentGuide(.top) { $0[.top] + shift }"
    ),
    "the second stack is \(.width(of: "plain")) + 30 = \(.width(of: "shifted")) wide and high")

  private static func stack(id: String, shift: CGFloat) -> some View {
    ZStack(alignment: .topLeading) {
      Rectangle()
        .fill(.orange.gradient)
        .frame(width: 100, height: 100)
        .accessibilityIdentifier("\(id)-square")
      Rectangle()
        .fill(.cyan.gradient)
        .frame(width: 60, height: 60)
        .accessibilityIdentifier("\(id)-moved")
        .alignmentGuide(.leading) { $0[.leading] + shift }
        .alignmentGuide(.top) { $0[.top] + shift }
    }
    .accessibilityIdentifier(id)
    .outlined(.pink)
  }
}
