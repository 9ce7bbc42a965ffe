import Galley

/// Returns a view with its annotations, on a canvas of 240×120 points by default.
@MainActor
func annotated(
  _ view: some View, _ overlays: LayoutOverlays = [], views: [String] = [], rulers: [Ruler] = [],
  width: CGFloat = 240, height: CGFloat = 120, scale: CGFloat = 2
) throws -> AnnotatedPicture {
  let renderer = ImageRenderer(content: view)
  renderer.proposedSize = ProposedViewSize(width: width, height: height)
  renderer.scale = scale
  let rendering = try renderer.rendering()
  return Annotations(overlays: overlays, views: views, rulers: rulers).picture(
    rendering.displayList, rendering.layout.placed, engine: try SharedTextEngine.engine())
}

/// Returns the solid lines in an ink: rules, not leaders.
func rules(_ picture: AnnotatedPicture, _ ink: AnnotationInk) -> [CGRect] {
  picture.list.items.compactMap { item in
    guard case .stroke(let path, let style, .color(let color)) = item, color == ink.color,
      style.dash.isEmpty
    else { return nil }
    return path.boundingRect
  }
}
