import GalleyCatalog

extension CatalogScene {
  /// A view that the layout doesn't place is centered.
  static let placeSubviews12 = CatalogScene(
    "place-subviews/12-proxies", "A view that is not placed is centered",
    canvas: CGSize(width: 192, height: 152),
    rulers: [
      .caption("not placed", of: "second", at: .leading), .width(of: "container"),
      .inset(of: "second", in: "container"), .height(of: "container"),
    ]
  ) {
    ForgetfulLayout {
      ThreeBars()
    }
    .frame(width: 160, height: 120)
    .accessibilityIdentifier("container")
    .outlined(.pink)
  }
  .caption(
    .code("subviews.first?.place(at: bounds.origin, proposal: .unspecified)"),
    .code(
      "subviews.last?.place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: .unspecified)"
    ),
    "second: not placed, so its center is the container’s, \(.center(of: "second", in: "container"))"
  )
}

/// A layout that places the first and last views in corners, and doesn't place the others.
struct ForgetfulLayout: Layout {
  init() {}

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(at: bounds.origin, proposal: .unspecified)
    subviews.last?.place(
      at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing,
      proposal: .unspecified)
  }
}
