import GalleyCatalog

extension CatalogScene {
  /// The closure is called for each axis.
  static let containerRelative16 = CatalogScene(
    "container-relative/16-both-axes", "Two thirds across, half along",
    canvas: CGSize(width: 320, height: 220), overlays: [.frames],
    views: ["window", "rectangle"]
  ) {
    Stage(ScreenStage.window(300, 200)) {
      Rectangle()
        .fill(.teal.gradient)
        .measured(.size, "rectangle")
        .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
          axis == .vertical ? length / 2 : length * 2 / 3
        }
    }
  }
  .caption(
    .code(
      ".containerRelativeFrame([.horizontal, .vertical]) { length, axis in axis == .vertical ? length / 2 : length * 2 / 3 }"
    ),
    "\(.width(of: "window")) × 2 / 3 = \(.width(of: "rectangle")), \(.height(of: "window")) / 2 = \(.height(of: "rectangle"))"
  )

  /// The surrounding view determines any axis that isn't listed.
  static let containerRelative17 = CatalogScene(
    "container-relative/17-unlisted-axis", "An unlisted axis",
    canvas: CGSize(width: 320, height: 220), overlays: [.frames],
    views: ["window", "VStack’s frame", "rectangle"]
  ) {
    Stage(ScreenStage.window(300, 200)) {
      VStack {
        Rectangle()
          .fill(.teal.gradient)
          .measured(.size, "rectangle")
          .containerRelativeFrame(.horizontal) { length, axis in
            axis == .vertical ? length / 2 : length * 2 / 3
          }
      }
      .frame(maxWidth: .infinity)
      .frame(height: 100)
      .background(.orange.opacity(0.15))
      .accessibilityIdentifier("VStack’s frame")
    }
  }
  .caption(
    .code(
      ".containerRelativeFrame(.horizontal) { length, axis in axis == .vertical ? length / 2 : length * 2 / 3 }"
    ),
    "only the horizontal axis is listed: \(.width(of: "window")) × 2 / 3 = \(.width(of: "rectangle")); the height is that of the VStack’s frame, \(.height(of: "VStack’s frame"))"
  )

  /// The formula for parts, with rulers.
  static let containerRelative18 = CatalogScene(
    "container-relative/18-preset-formula", "Parts of 320 points",
    canvas: CGSize(width: 320, height: 250),
    rulers: [
      .caption("`count: 3, span: 1`", of: "bar-3-1", at: .leading),
      .caption("`count: 3, span: 2`", of: "bar-3-2", at: .leading),
      .caption("`count: 3, span: 3`", of: "bar-3-3", at: .leading),
      .caption("`count: 4, span: 2`", of: "bar-4-2", at: .leading),
      .caption("thirds", of: "third-0", at: .leading),
      .caption("quarters", of: "quarter-0", at: .leading),
      .width(of: "quarter-0"), .distance(along: .horizontal, from: "quarter-0", to: "quarter-1"),
      .width(of: "quarter-1"), .width(of: "window"),
    ]
  ) {
    Stage(ScreenStage.window(320, 226)) {
      VStack(alignment: .leading, spacing: 10) {
        bar(3, 1, .teal)
        bar(3, 2, .cyan)
        bar(3, 3, .mint)
        bar(4, 2, .orange)
        ruler(3, "third")
        ruler(4, "quarter")
      }
    }
  }
  .caption(
    .code(".containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10)"),
    "(\(.width(of: "window")) − 2 × 10) / 3 = \(.width(of: "bar-3-1")), 2 × \(.width(of: "bar-3-1")) + 10 = \(.width(of: "bar-3-2")), 3 × \(.width(of: "bar-3-1")) + 2 × 10 = \(.width(of: "bar-3-3"))",
    "(\(.width(of: "window")) − 3 × 10) / 4 = \(.width(of: "quarter-0")), 2 × \(.width(of: "quarter-0")) + 10 = \(.width(of: "bar-4-2"))"
  )

  private static func ruler(_ count: Int, _ id: String) -> some View {
    HStack(spacing: 10) {
      ForEach(0..<count, id: \.self) { index in
        Rectangle().fill(.gray.opacity(0.4)).frame(height: 8)
          .accessibilityIdentifier("\(id)-\(index)")
          .containerRelativeFrame(.horizontal, count: count, spacing: 10)
      }
    }
  }

  private static func bar(_ count: Int, _ span: Int, _ color: Color) -> some View {
    Rectangle()
      .fill(color.gradient)
      .frame(height: 40)
      .measured(.width, "bar-\(count)-\(span)")
      .containerRelativeFrame(.horizontal, count: count, span: span, spacing: 10)
  }
}
