import Foundation
import GalleyViews

/// The texts and symbols of a picture over which nothing is painted.
package struct TopmostTexts {
  /// The texts and symbols, with the transforms, clips and effects around them.
  package let items: [DisplayItem]
  package let frames: [CGRect]

  package init(_ all: [DisplayItem]) {
    // No part has this color, so that parts in the background's color cover texts, too.
    let parts = PaintedPart.all(all, on: ResolvedColor(0, 0, 0, opacity: 0))
    let texts = parts.filter { text in
      (text.isText || text.isSymbol)
        && !parts.contains {
          $0.isArea && !$0.isSymbol && $0.item > text.item && $0.frame.intersects(text.frame)
        }
    }
    let indices = Set(texts.map(\.item))
    frames = texts.map(\.frame)
    items = all.enumerated().compactMap { index, item in
      switch item {
      case .stroke, .bitmap: nil
      case .glyphs, .fill: indices.contains(index) ? item : nil
      default: item
      }
    }
  }
}

extension PaintedPart {
  /// Whether the part is as small as a symbol and hides what is under it.
  fileprivate var isSymbol: Bool {
    kind == .area && frame.width <= 36 && frame.height <= 36 && (color?.opacity ?? 0) >= 1
  }
}

extension AnnotationPen {
  /// Writes the texts of a picture again over hatched areas and outlines, so that no line crosses a
  /// letter.
  mutating func write(_ texts: TopmostTexts, over areas: [CGRect]) {
    let areas = areas.map { style.grid.round($0) }.filter { area in
      texts.frames.contains { $0.intersects(area) }
    }
    guard !areas.isEmpty else { return }
    var clip = Path()
    for area in areas { clip.addRect(area) }
    items.append(.pushClip(clip, FillStyle()))
    items += texts.items
    items.append(.pop)
  }
}
