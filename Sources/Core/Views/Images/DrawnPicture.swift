import Foundation

/// An image drawn by code.
///
/// `@unchecked` because the renderer need not be thread-safe: views are evaluated on the main
/// actor, which is where it is called. The stored properties never change.
final class DrawnPicture: Hashable, @unchecked Sendable {
  /// The size, in points. Finite and not negative.
  let size: CGSize
  private let isOpaque: Bool
  private let renderer: (inout GraphicsContext) -> Void

  init(size: CGSize, isOpaque: Bool, renderer: @escaping (inout GraphicsContext) -> Void) {
    func length(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }
    self.size = CGSize(width: length(size.width), height: length(size.height))
    (self.isOpaque, self.renderer) = (isOpaque, renderer)
  }

  static func == (a: DrawnPicture, b: DrawnPicture) -> Bool { a === b }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// Returns the drawing, stretched to a size.
  func drawing(in frame: CGSize, _ context: _ResolveContext) -> Drawing.Kind {
    guard size.width > 0, size.height > 0 else {
      return .canvas(CanvasDrawing(items: [], isOpaque: isOpaque))
    }
    let recording = CanvasRecording()
    var graphics = GraphicsContext(
      recording, size: size, context: context, symbols: CanvasSymbols([], size: size))
    renderer(&graphics)
    let items = recording.finish()
    let scale = CGAffineTransform(
      scaleX: frame.width / size.width, y: frame.height / size.height)
    let isScaled = frame != size && !items.isEmpty
    return .canvas(
      CanvasDrawing(
        items: isScaled ? [.pushTransform(scale)] + items + [.pop] : items, isOpaque: isOpaque))
  }
}
