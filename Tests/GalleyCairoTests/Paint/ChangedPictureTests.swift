import Foundation
import Galley
import GalleyGraphics
import Expectations
import Testing

@testable import GalleyCairo

/// If a picture differs from the previous one in single items, only their rows are painted.
@MainActor
@Suite("Painting changes")
struct ChangedPictureTests {
  @Test("adding, removing, moving or recoloring an item matches a full repaint")
  func catalogue() throws {
    var random = SeededGenerator()
    for (id, list) in try CatalogLists.all.get() {
      let painted = try PaintedPicture(of: list)
      for change in 0..<3 {
        guard let index = list.items.indices.randomElement(using: &random) else { continue }
        var other = list
        guard let item = list.items[index].changed(change) else { continue }
        other.items.replaceSubrange(index...index, with: item)
        let part = try PaintedPicture(of: other, after: painted).bitmap()
        let whole = try PaintedPicture(of: other).bitmap()
        expectEqual(part, whole, "\(id), item \(index)")
      }
    }
  }

  @Test("unchanged rows are copied")
  func rows() throws {
    func list(_ color: ResolvedColor, at y: CGFloat = 40) -> DisplayList {
      DisplayList(
        size: CGSize(width: 20, height: 100), scale: 1, background: .white,
        items: [
          .fill(Path(CGRect(x: 0, y: 10, width: 20, height: 10)), .color(.black), FillStyle()),
          .pushTransform(CGAffineTransform(translationX: 0, y: y)),
          .fill(Path(CGRect(x: 5, y: 0, width: 10, height: 10)), .color(color), FillStyle()),
          .pop,
        ])
    }
    let painted = try PaintedPicture(of: list(.black))
    // Rows that are not painted show these changes to the earlier picture.
    painted.surface.withPixels { bytes, stride in
      for x in 0..<80 { bytes[15 * stride + x] = x % 4 == 3 ? 255 : 77 }
    }
    let bitmap = try PaintedPicture(of: list(.white), after: painted).bitmap()
    func row(_ y: Int) -> ArraySlice<UInt8> { bitmap.pixels[y * 80..<(y + 1) * 80] }
    expectEqual(Set(row(15)), [77, 255])
    expectEqual(row(15).first, 77)
    expectEqual(Set(row(45)), [255])
    // A changed transform moves all items in it.
    let moved = try PaintedPicture(of: list(.black, at: 60), after: painted).bitmap()
    expectEqual(moved, try PaintedPicture(of: list(.black, at: 60)).bitmap())
    let other = DisplayList(size: CGSize(width: 20, height: 50), scale: 1)
    try expectEqual(
      PaintedPicture(of: other, after: painted).bitmap(),
      PaintedPicture(of: other).bitmap())
  }
}

extension DisplayItem {
  /// Returns the item's replacement; `nil` for items that belong together.
  fileprivate func changed(_ change: Int) -> [DisplayItem]? {
    let red = Paint.color(ResolvedColor(red: 1, green: 0.25, blue: 0, opacity: 0.5))
    switch (self, change) {
    case (.fill, 0), (.stroke, 0), (.glyphs, 0): return []
    case (.fill(let path, _, let style), 1): return [.fill(path, red, style)]
    case (.fill(let path, let paint, let style), _):
      return [self, .fill(path.offsetBy(dx: 3.5, dy: 7.25), paint, style)]
    case (.stroke(let path, let style, _), 1): return [.stroke(path, style, red)]
    case (.stroke(let path, let style, let paint), _):
      return [.stroke(path.offsetBy(dx: 0, dy: 2.5), style, paint)]
    case (.glyphs(let line, let origin, let paints), 1):
      return [.glyphs(line, origin: origin, paints: paints.map { _ in red })]
    case (.glyphs(let line, let origin, let paints), _):
      return [.glyphs(line, origin: CGPoint(x: origin.x, y: origin.y + 5.5), paints: paints)]
    default: return nil
    }
  }
}

/// Generates the same numbers in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64 = 7

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ state >> 31
  }
}
