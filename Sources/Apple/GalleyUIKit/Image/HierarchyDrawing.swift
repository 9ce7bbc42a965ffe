import Galley

/// The hierarchies of views and layers that a `UIGraphicsImageRenderer` draws into its image.
@MainActor
final class HierarchyDrawing {
  /// The drawing of the innermost renderer; `nil` outside of renderers.
  private(set) static var current: HierarchyDrawing?

  private var parts: [(content: AnyView, frame: CGRect)] = []

  func add(_ content: AnyView, in frame: CGRect) { parts.append((content, frame)) }

  /// Calls `actions` with this as the current drawing.
  func collect(_ actions: () -> Void) {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    actions()
  }

  /// Returns the image; `nil` if nothing was drawn or it can't be rendered.
  func image(of bounds: CGRect, scale: CGFloat) -> UIImage? {
    guard !parts.isEmpty else { return nil }
    let content = ZStack(alignment: .topLeading) {
      ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
        part.content.frame(width: part.frame.width, height: part.frame.height)
          .offset(x: part.frame.minX - bounds.minX, y: part.frame.minY - bounds.minY)
      }
    }
    .frame(width: bounds.width, height: bounds.height, alignment: .topLeading)
    let renderer = ImageRenderer(content: content)
    renderer.scale = scale
    renderer.environment.displayScale = scale
    return (try? renderer.rendering()).flatMap { try? UIImage($0) }
  }
}

extension UIView {
  /// Draws the view and its subviews into the image of a `UIGraphicsImageRenderer`.
  ///
  /// - Returns: `false` outside of renderers, which a diagnostic reports.
  @discardableResult
  public final func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool {
    guard let drawing = HierarchyDrawing.current else {
      RendererContext.current.report("UIKit views are not drawn", view: "UIView")
      return false
    }
    drawing.add(UIKitPicture(self).content, in: rect)
    return true
  }
}

extension CALayer {
  /// Draws the layer, and the view that it belongs to, into the image of a `UIGraphicsImageRenderer`.
  public final func render(in context: CGContext) {
    let content = owner.map { UIKitPicture($0).content } ?? UIKitPicture.content(of: self)
    HierarchyDrawing.current?.add(
      content, in: CGRect(origin: .zero, size: owner?.bounds.size ?? bounds.size))
  }
}
