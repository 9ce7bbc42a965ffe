import Galley

extension CatalogScene {
  /// A guide marks a line: three of them upright, three lying.
  static let alignment02 = CatalogScene(
    "alignment/02-guides-as-lines", "Each guide marks a line",
    canvas: CGSize(width: 340, height: 200)
  ) {
    Rectangle()
      .fill(.orange.gradient.opacity(0.35))
      .frame(width: 210, height: 120)
      .accessibilityIdentifier("box")
      .ruler(HorizontalAlignment.leading, "leading")
      .ruler(HorizontalAlignment.center, "center")
      .ruler(HorizontalAlignment.trailing, "trailing")
      .ruler(VerticalAlignment.top, "top")
      .ruler(VerticalAlignment.center, "middle")
      .ruler(VerticalAlignment.bottom, "bottom")
  }
}
