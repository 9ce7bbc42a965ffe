import Galley

/// A picture that Galley and a C program both paint.
@MainActor
struct BenchPicture {
  let name: String
  let about: String
  /// Points.
  let canvas: CGSize
  let scale: CGFloat
  let view: () -> AnyView

  static let all = [card, leaderboard, article, dashboard]

  /// A renderer that starts from nothing but the fonts.
  func renderer() -> ImageRenderer<AnyView> {
    let renderer = ImageRenderer(content: view())
    renderer.proposedSize = ProposedViewSize(canvas)
    renderer.scale = scale
    renderer.isOpaque = true
    return renderer
  }
}
