import Foundation
import GalleyGraphics

extension PaintedPicture {
  /// Paints `list` as `init(of:)` does. If an earlier picture differs only in single items, copies
  /// all rows that these items don't touch.
  ///
  /// - Throws: `PaintError` when the canvas is empty or too large, or when drawing fails.
  init(of list: DisplayList, after earlier: PaintedPicture?) throws(PaintError) {
    guard let earlier, let rows = list.changedRows(since: earlier.list),
      rows.count < earlier.surface.height
    else {
      try self.init(of: list)
      return
    }
    let surface = try ImageSurface(
      width: earlier.surface.width, height: earlier.surface.height, isFilled: true)
    let isCopied: Void?? = surface.withPixels { bytes, stride in
      earlier.surface.withPixels { known, _ in
        memcpy(bytes, known, surface.height * stride)
        memset(bytes + rows.lowerBound * stride, 0, rows.count * stride)
      }
    }
    guard case .some(.some) = isCopied else { throw .drawing("no pixels") }
    self.init(surface, list)
    if !rows.isEmpty { try Self.paint(list, on: surface, rows: rows) }
  }
}

extension DisplayList {
  /// Returns the rows of pixels that may differ from an earlier picture, or `nil` if more may
  /// differ or if pixels depend on distant pixels.
  fileprivate func changedRows(since earlier: DisplayList) -> Range<Int>? {
    guard size == earlier.size, scale == earlier.scale, background == earlier.background,
      let pixels = try? pixelSize()
    else { return nil }
    let (old, new) = (earlier.items, items)
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let equal = (0..<(shorter - start)).prefix {
      old[old.count - 1 - $0] == new[new.count - 1 - $0]
    }
    guard new.allSatisfy(\.isPaintedInBands) else { return nil }
    let changed = old[start..<(old.count - equal.count)] + new[start..<(new.count - equal.count)]
    guard changed.allSatisfy(\.isPaintedInBands) else { return nil }
    let transform = transform(before: start)
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for item in changed {
      guard let bounds = item.paintedBounds?.applying(transform), bounds.minY.isFinite,
        bounds.maxY.isFinite
      else { return nil }
      (top, bottom) = (min(top, bounds.minY), max(bottom, bounds.maxY))
    }
    guard top <= bottom else { return 0..<0 }
    // Two pixels of margin for antialiased edges.
    let height = Double(pixels.height)
    let first = Int(min(max(top - 2, 0), height).rounded(.down))
    return first..<max(first, Int(min(max(bottom + 2, 0), height).rounded(.up)))
  }

  /// Returns the transform from the coordinates of the item at `index` to pixels.
  private func transform(before index: Int) -> CGAffineTransform {
    var transform = CGAffineTransform(scaleX: CGFloat(scale), y: CGFloat(scale))
    var outer: [CGAffineTransform] = []
    for item in items[..<index] {
      switch item {
      case .pushTransform(let inner):
        outer.append(transform)
        transform = inner.concatenating(transform)
      case .pop: transform = outer.popLast() ?? transform
      case .fill, .stroke, .glyphs, .bitmap: break
      default: outer.append(transform)
      }
    }
    return transform
  }
}

extension DisplayItem {
  /// The area that the item may paint, or `nil` if the item changes how others are painted.
  fileprivate var paintedBounds: CGRect? {
    switch self {
    case .fill(let path, _, _): path.controlPointBounds
    case .stroke(let path, let style, _):
      path.controlPointBounds.insetBy(dx: -style.reach, dy: -style.reach)
    case .glyphs(let line, let origin, _): line.paintedBounds(at: origin)
    default: nil
    }
  }
}
