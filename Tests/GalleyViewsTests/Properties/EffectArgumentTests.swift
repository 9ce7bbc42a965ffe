import Expectations
import Galley
import TestSupport
import Testing

/// Arguments of effects on edge pixels and backgrounds.
@MainActor
@Suite("Effect arguments", .enabled(if: hasPainter))
struct EffectArgumentTests {
  private func pixels(_ view: some View) throws -> Bitmap {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 40, height: 40)
    return try renderer.bitmap()
  }

  /// The number of partially covered pixels.
  private func smoothed(_ bitmap: Bitmap) -> Int {
    var count = 0
    for y in 0..<bitmap.height {
      for x in 0..<bitmap.width where ![0, 255].contains(bitmap[x, y].alpha) { count += 1 }
    }
    return count
  }

  @Test("clips have hard edges by default and smooth edges on request")
  func clipped() throws {
    let large = Color.red.frame(width: 20, height: 20).scaleEffect(3)
    try expectEqual(smoothed(pixels(large.clipped().rotationEffect(.degrees(20)))), 0)
    try expectEqual(
      smoothed(pixels(large.clipped(antialiased: false).rotationEffect(.degrees(20)))), 0)
    try expectGreater(
      smoothed(pixels(large.clipped(antialiased: true).rotationEffect(.degrees(20)))), 20)
  }

  @Test("rounded corners are smooth by default and hard on request")
  func cornerRadius() throws {
    let square = Color.red.frame(width: 30, height: 30)
    try expectGreater(smoothed(pixels(square.cornerRadius(9))), 8)
    try expectEqual(smoothed(pixels(square.cornerRadius(9, antialiased: false))), 0)
    try expectEqual(
      smoothed(pixels(square.clipShape(Circle(), style: FillStyle(antialiased: false)))), 0)
  }

  /// Source: a corner of radius 16 in pictures that iOS painted, row by row from the top, as the
  /// distances in points between the edge and the ink. A circle's would be 14 and 10 in the first
  /// rows, and end at the last.
  @Test("rounded corners are continuous, as on iOS")
  func continuousCorner() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 60, height: 60).cornerRadius(16))
    renderer.scale = 3
    let bitmap = try renderer.bitmap()
    let measured = [
      17.2, 10.4, 8.1, 6.5, 5.3, 4.3, 3.4, 2.7, 2.1, 1.6, 1.3, 1.0, 0.7, 0.6, 0.3,
    ]
    for (row, inset) in measured.enumerated() {
      let covered = (0..<90).reduce(0.0) { $0 + Double(bitmap[$1, 3 * row].alpha) / 255 }
      // The edge moves by 10 points within the first row.
      let tolerance = row == 0 ? 0.9 : 0.35
      expectAtMost(abs((90 - covered) / 3 - inset), tolerance, "row \(row): \((90 - covered) / 3)")
    }
  }

  @Test("an opaque drawing group is black where nothing is drawn")
  func drawingGroup() throws {
    let dot = Circle().fill(.white.opacity(0.5)).frame(width: 20, height: 20).padding(5)
    let opaque = try pixels(dot.drawingGroup(opaque: true))
    for (x, y, level) in [(20, 20, 128), (6, 6, 0)] as [(Int, Int, Int)] {
      expectEqual(opaque[x, y].alpha, 255)
      expectAtMost(abs(Int(opaque[x, y].red) - level), 1)
    }
    expectEqual(opaque[2, 2].alpha, 0)
    try expectEqual(pixels(dot.drawingGroup())[6, 6].alpha, 0)
    try expectEqual(
      pixels(dot.drawingGroup(opaque: true)),
      pixels(dot.background(.black).compositingGroup()))
  }
}
