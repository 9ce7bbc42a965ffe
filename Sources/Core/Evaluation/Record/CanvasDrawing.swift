import Foundation

/// The recorded drawing of a canvas, relative to the view's top left corner.
package struct CanvasDrawing: Sendable {
  package let items: [DisplayItem]
  /// Whether the background is black.
  package let isOpaque: Bool

  package init(items: [DisplayItem], isOpaque: Bool) {
    self.items = items
    self.isOpaque = isOpaque
  }
}

extension CanvasDrawing {
  /// Returns the display items that draw the canvas, clipped to `frame`.
  func items(in frame: CGRect) -> [DisplayItem] {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return [] }
    let background: [DisplayItem] =
      isOpaque ? [.fill(Path(frame), .color(.black), FillStyle())] : []
    guard !items.isEmpty else { return background }
    let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    return background + [.pushClip(Path(frame), FillStyle()), .pushTransform(place)] + items
      + [.pop, .pop]
  }
}

/// A drawing that is created once the size of its view is known.
package final class SizedDrawing: NodePayload {
  private let make: (CGSize) -> Drawing.Kind

  package init(_ make: @escaping (CGSize) -> Drawing.Kind) { self.make = make }

  func drawing(in size: CGSize) -> Drawing { Drawing(make(size)) }
}
