import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("Pictures compared with files row by row")
struct KnownPictureTests {
  private func list(_ paint: Paint, background: ResolvedColor? = .white) -> DisplayList {
    DisplayList(
      size: CGSize(width: 400, height: 30), scale: 1, background: background,
      items: [.fill(Path(CGRect(x: 0, y: 3, width: 400, height: 20)), paint, FillStyle())])
  }

  private let gradient = Paint.linearGradient(
    [
      PaintStop(color: ResolvedColor(0, 0, 250, opacity: 1), location: 0),
      PaintStop(color: ResolvedColor(255, 60, 0, opacity: 1), location: 1),
    ], start: .zero, end: CGPoint(x: 400, y: 11))

  @Test("only files that Galley wrote for the same picture are known to be equal")
  func known() throws {
    let list = list(gradient)
    let painted = try PaintedPicture(of: list)
    let file = try Rasterizer.png(of: list, compression: .small)
    expect(painted.isKnownToEqual(file))
    // Another pixel, another row and another size.
    var bitmap = try painted.bitmap()
    bitmap = Bitmap(
      width: bitmap.width, height: bitmap.height,
      pixels: bitmap.pixels.enumerated().map { $0 == 4 * 400 * 30 - 4 ? $1 ^ 1 : $1 })
    try expect(!painted.isKnownToEqual(PNGFile.encode(bitmap)))
    var moved = list
    moved.items.append(
      .fill(Path(CGRect(x: 0, y: 29, width: 1, height: 1)), .color(.black), .init()))
    try expect(!painted.isKnownToEqual(Rasterizer.png(of: moved, compression: .small)))
    try expect(!PaintedPicture(of: moved).isKnownToEqual(file))
    var short = list
    short.size.height = 29
    try expect(!painted.isKnownToEqual(Rasterizer.png(of: short, compression: .small)))
    // Damaged files, and translucent pictures.
    expect(!painted.isKnownToEqual(Array(file.prefix(file.count / 2))))
    expect(!painted.isKnownToEqual([]))
    let translucent = self.list(gradient, background: nil)
    let file2 = try Rasterizer.png(of: translucent, compression: .small)
    try expect(!PaintedPicture(of: translucent).isKnownToEqual(file2))
  }
}
