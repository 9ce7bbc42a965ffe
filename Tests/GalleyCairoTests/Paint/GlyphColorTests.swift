import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

@Suite("Glyphs painted without Cairo")
struct GlyphColorTests {
  @Test("have the same pixels as Cairo's in all colors")
  func colors() throws {
    var state: UInt32 = 7
    func random() -> Double {
      state = state &* 1_664_525 &+ 1_013_904_223
      return Double(state >> 8) / Double(1 << 24)
    }
    func color(opaque: Bool) -> ResolvedColor {
      ResolvedColor(
        red: random(), green: random(), blue: random(), opacity: opaque ? 1 : random())
    }
    let line = try PangoTextEngine().shape(styled("Sphinx of quartz", size: 15)).lines[0]
    for round in 0..<200 {
      let (ground, ink) = (color(opaque: round % 2 == 0), color(opaque: round % 3 == 0))
      func bitmap(_ paint: Paint) throws -> Bitmap {
        var items: [DisplayItem] = [
          .fill(rect(0, 0, 60, 40), .color(ground), FillStyle()),
          .glyphs(line, origin: CGPoint(x: -3, y: 17), paints: [paint]),
        ]
        // In a clip and in a group.
        items += [
          .pushClip(Path(CGRect(x: 3, y: 20, width: 40, height: 15)), FillStyle()),
          .pushOpacity(0.7), .glyphs(line, origin: CGPoint(x: 1, y: 33), paints: [paint]), .pop,
          .pop,
        ]
        return try Rasterizer.bitmap(
          of: DisplayList(size: CGSize(width: 60, height: 40), scale: 1.5, items: items))
      }
      // Cairo paints gradients, including this one with a single color.
      let stops = [0.0, 1].map { PaintStop(color: ink, location: $0) }
      let gradient = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0))
      try expectEqual(bitmap(.color(ink)), bitmap(gradient), "\(ground) \(ink)")
    }
  }
}
