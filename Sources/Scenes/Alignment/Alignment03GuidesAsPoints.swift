import GalleyCatalog

extension CatalogScene {
  /// A horizontal and a vertical guide meet at a point.
  static let alignment03 = CatalogScene(
    "alignment/03-guides-as-points", "Two guides mark a point",
    canvas: CGSize(width: 500, height: 330)
  ) {
    Text("Text\nin three\nlines")
      .font(.system(size: 54, weight: .semibold))
      .multilineTextAlignment(.center)
      .foregroundStyle(.gray.opacity(0.25))
      .accessibilityIdentifier("text")
      .frame(width: 440, height: 250)
      .accessibilityIdentifier("box")
      .border(.gray.opacity(0.5))
      .namedPoint(.topLeading, "topLeading")
      .namedPoint(.top, "top")
      .namedPoint(.topTrailing, "topTrailing")
      .namedPoint(.leading, "leading")
      .namedPoint(.center, "center")
      .namedPoint(.trailing, "trailing")
      .namedPoint(.bottomLeading, "bottomLeading")
      .namedPoint(.bottom, "bottom")
      .namedPoint(.bottomTrailing, "bottomTrailing")
      .namedPoint(.leadingFirstTextBaseline, "leadingFirstTextBaseline", .darkBlue)
      .namedPoint(.centerFirstTextBaseline, "centerFirstTextBaseline", .darkBlue)
      .namedPoint(.trailingFirstTextBaseline, "trailingFirstTextBaseline", .darkBlue)
      .namedPoint(.leadingLastTextBaseline, "leadingLastTextBaseline", .darkRed)
      .namedPoint(.centerLastTextBaseline, "centerLastTextBaseline", .darkRed)
      .namedPoint(.trailingLastTextBaseline, "trailingLastTextBaseline", .darkRed)
  }
  .caption(
    .code(".overlay(alignment: point)"),
    "first baseline \({ $0["box"].dimensions[.firstTextBaseline] }), last baseline \({ $0["box"].dimensions[.lastTextBaseline] }) of the frame’s \(.height(of: "box")) points"
  )
}

/// Colors dark enough for small text on white.
extension Color {
  fileprivate static let darkBlue = Color(red: 0, green: 0.33, blue: 0.8)
  fileprivate static let darkRed = Color(red: 0.76, green: 0.05, blue: 0.1)
}

extension View {
  /// Draws a dot at a point of the view, with the point's name below it. The name is also the dot's
  /// identifier.
  fileprivate func namedPoint(
    _ point: Alignment, _ name: String, _ color: Color = .primary
  ) -> some View {
    overlay(alignment: point) {
      Circle()
        .fill(color)
        .frame(width: 6, height: 6)
        .accessibilityIdentifier(name)
        .alignmentGuide(point.horizontal) { $0[HorizontalAlignment.center] }
        .alignmentGuide(point.vertical) { $0[VerticalAlignment.center] }
    }
    .overlay(alignment: point) {
      Text(name)
        .font(.caption2)
        .foregroundStyle(color)
        .fixedSize()
        .padding(.horizontal, 4)
        .alignmentGuide(point.vertical) { $0[.top] - 4 }
    }
  }
}
