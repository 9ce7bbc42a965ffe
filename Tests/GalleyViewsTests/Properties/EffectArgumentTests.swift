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
    #expect(try smoothed(pixels(large.clipped().rotationEffect(.degrees(20)))) == 0)
    #expect(
      try smoothed(pixels(large.clipped(antialiased: false).rotationEffect(.degrees(20)))) == 0)
    #expect(
      try smoothed(pixels(large.clipped(antialiased: true).rotationEffect(.degrees(20)))) > 20)
  }

  @Test("rounded corners are smooth by default and hard on request")
  func cornerRadius() throws {
    let square = Color.red.frame(width: 30, height: 30)
    #expect(try smoothed(pixels(square.cornerRadius(9))) > 8)
    #expect(try smoothed(pixels(square.cornerRadius(9, antialiased: false))) == 0)
    #expect(
      try smoothed(pixels(square.clipShape(Circle(), style: FillStyle(antialiased: false)))) == 0)
  }

  @Test("an opaque drawing group is black where nothing is drawn")
  func drawingGroup() throws {
    let dot = Circle().fill(.white.opacity(0.5)).frame(width: 20, height: 20).padding(5)
    let opaque = try pixels(dot.drawingGroup(opaque: true))
    for (x, y, level) in [(20, 20, 128), (6, 6, 0)] as [(Int, Int, Int)] {
      #expect(opaque[x, y].alpha == 255)
      #expect(abs(Int(opaque[x, y].red) - level) <= 1)
    }
    #expect(opaque[2, 2].alpha == 0)
    #expect(try pixels(dot.drawingGroup())[6, 6].alpha == 0)
    #expect(
      try pixels(dot.drawingGroup(opaque: true))
        == pixels(dot.background(.black).compositingGroup()))
  }
}
