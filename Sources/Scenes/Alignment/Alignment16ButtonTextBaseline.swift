import GalleyCatalog

extension CatalogScene {
  /// A button has the baselines of its title.
  static let alignment16 = CatalogScene(
    "alignment/16-button-text-baseline", "A button's baseline is its title's",
    canvas: CGSize(width: 380, height: 116),
    overlays: [.baselines]
  ) {
    Button("Hello world") {}
      .buttonStyle(.borderedProminent)
      .controlSize(.large)
      .accessibilityIdentifier("button")
  }
  .caption(
    .code(
      "Button(\"Hello world\") {} … .buttonStyle(.borderedProminent) … .controlSize(.large)"
    ),
    "\(padding) above the title + the title’s \(titleBaseline) = \({ $0["button"].dimensions[.firstTextBaseline] }) of \(.height(of: "button"))"
  )

  private static let padding = {
    @Sendable (layout: Caption.Layout) -> CGFloat in
    (layout["button"].frame.height - title(in: layout).frame.height) / 2
  }

  private static let titleBaseline = {
    @Sendable (layout: Caption.Layout) -> CGFloat in
    title(in: layout).dimensions[.firstTextBaseline]
  }

  /// Returns the button's text.
  private nonisolated static func title(in layout: Caption.Layout) -> LayoutTree.Node {
    func text(in node: LayoutTree.Node) -> LayoutTree.Node? {
      node.text == nil ? node.children.lazy.compactMap(text).first : node
    }
    return text(in: layout["button"]) ?? layout.root
  }
}
