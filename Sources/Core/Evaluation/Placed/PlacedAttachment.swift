import Foundation

/// A symbol or image placed inline in a text.
package struct PlacedAttachment: Sendable {
  package enum Content: Sendable {
    case symbol(SymbolDrawing)
    case bitmap(BitmapDrawing)
  }

  package let content: Content
  /// The frame relative to the pen position on the baseline, in points.
  package let frame: CGRect
  /// Identifies the content: attachments with equal keys and frames are equal.
  private let key: any Hashable & Sendable

  package init<K: Hashable & Sendable>(_ content: Content, frame: CGRect, key: K) {
    (self.content, self.frame, self.key) = (content, frame, key)
  }

  /// Returns the display items that draw the attachment.
  ///
  /// - Parameters:
  ///   - pen: The left end of the attachment's advance on the baseline.
  ///   - width: The width in the text, which may be scaled.
  ///   - paint: The paint of symbols and template images.
  ///   - pixels: Pixels per point.
  func items(at pen: CGPoint, width: Double, paint: Paint, pixels: CGFloat) -> [DisplayItem] {
    let factor = frame.width > 0 ? CGFloat(width) / frame.width : 1
    let place = CGRect(
      x: pen.x + frame.minX * factor, y: pen.y + frame.minY * factor,
      width: frame.width * factor, height: frame.height * factor)
    switch content {
    case .symbol(var drawing):
      drawing.setting = drawing.setting.scaled(by: factor)
      return drawing.items(in: place, paint: paint)
    case .bitmap(let drawing):
      return drawing.items(in: place, stencil: drawing.stencil == nil ? nil : paint, scale: pixels)
    }
  }
}

extension PlacedAttachment: Hashable {
  package static func == (a: Self, b: Self) -> Bool {
    a.frame == b.frame && AnyHashable(a.key) == AnyHashable(b.key)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(key)) }
}

extension SymbolSetting {
  fileprivate func scaled(by factor: CGFloat) -> SymbolSetting {
    if factor == 1 { return self }
    return SymbolSetting(
      unit: unit * factor, lineWidth: lineWidth * factor,
      size: CGSize(width: size.width * factor, height: size.height * factor),
      baseline: baseline * factor, middle: middle * factor)
  }
}
