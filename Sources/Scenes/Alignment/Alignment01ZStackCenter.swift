import GalleyCatalog

extension CatalogScene {
  /// Two words and a disc share a center.
  static let alignment01 = CatalogScene(
    "alignment/01-zstack-center", "Three views share one center",
    canvas: CGSize(width: 200, height: 110),
    rulers: ["hello", "world", "disc"].flatMap {
      [
        .guide(HorizontalAlignment.center, of: $0), .guide(VerticalAlignment.center, of: $0),
      ]
    }
  ) {
    ZStack(alignment: .center) {
      Text("Hello")
        .font(.system(size: 40, weight: .bold))
        .foregroundStyle(.blue.opacity(0.3))
        .accessibilityIdentifier("hello")
      Text("World").accessibilityIdentifier("world")
      Circle()
        .fill(.orange.opacity(0.5))
        .frame(width: 50, height: 50)
        .accessibilityIdentifier("disc")
        .zIndex(-1)
    }
    .accessibilityIdentifier("stack")
  }
  .caption(
    .code("ZStack(alignment: .center)"),
    "centers in the stack: hello \(.center(of: "hello", in: "stack")), world \(.center(of: "world", in: "stack")), disc \(.center(of: "disc", in: "stack"))"
  )
}
