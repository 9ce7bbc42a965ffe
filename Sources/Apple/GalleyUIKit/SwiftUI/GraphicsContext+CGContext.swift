import Galley

extension GraphicsContext {
  /// Draws with a Core Graphics context in the coordinates of this context.
  ///
  /// The opacity, the blend mode and the filters of this context apply to the drawing as a group.
  ///
  /// - Parameter content: Draws into the context.
  public func withCGContext(content: (CGContext) throws -> Void) rethrows {
    let area = clipBoundingRect
    let drawn = CGContext(bounds: area, scale: environment.displayScale, isOpaque: false)
    try content(drawn)
    guard area.width > 0, area.height > 0, let drawing = drawn.drawing else { return }
    // Canvases are drawn on the main actor.
    nonisolated(unsafe) let (view, values) = (drawing, environment)
    let items = MainActor.assumeIsolated {
      let renderer = ImageRenderer(
        content: view.frame(width: area.width, height: area.height, alignment: .topLeading))
      renderer.environment = values
      return (try? renderer.displayList().items) ?? []
    }
    draw(ResolvedSymbol(size: area.size, items: items), in: area)
  }
}
