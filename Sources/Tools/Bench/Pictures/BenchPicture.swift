import Galley

/// A picture that both Galley and a C program paint.
@MainActor
struct BenchPicture {
  let name: String
  let about: String
  /// The size of the canvas, in points.
  let canvas: CGSize
  let scale: CGFloat
  let view: () -> AnyView

  static let all = [card, leaderboard, article, dashboard]

  /// Returns a renderer with nothing prepared except the fonts.
  func renderer() -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(canvas)
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer
  }
}
