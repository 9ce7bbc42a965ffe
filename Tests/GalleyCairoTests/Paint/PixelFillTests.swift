import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@Suite("Rectangles painted without Cairo")
struct PixelFillTests {
  @Test("have the same pixels as Cairo's at all positions, in clips and in groups")
  func pixels() throws {
    var random = SplitMix64(seed: 18)
    for round in 0..<100 {
      let scale = random.pick([1, 1.5, 2, 3] as [Double])
      let items = (0..<12).map { _ -> (rect: CGRect, color: ResolvedColor) in
        // On pixels, between pixels, and almost on pixels.
        let shift = random.pick([0, 0, 0, 0.25, 0.0001, 0.0004, 0.003] as [CGFloat])
        let rect = CGRect(
          x: random.length(-10...30).rounded() + shift, y: random.length(-10...30).rounded(),
          width: random.length(0...30).rounded() + shift, height: random.length(0...20).rounded())
        func part() -> Double { Double.random(in: 0...1, using: &random) }
        let opacity = random.chance(1, in: 3) ? part() : 1
        return (
          rect, ResolvedColor(red: part(), green: part(), blue: part(), opacity: opacity)
        )
      }
      func bitmap(_ paint: (ResolvedColor) -> Paint) throws -> Bitmap {
        func fill(_ item: (rect: CGRect, color: ResolvedColor)) -> DisplayItem {
          .fill(Path(item.rect), paint(item.color), FillStyle(eoFill: round % 2 == 0))
        }
        var list = items[..<4].map(fill)
        list += [.pushClip(Path(CGRect(x: 2, y: 5, width: 20, height: 9)), FillStyle())]
        list += items[4..<6].map(fill)
        list += [.pushOpacity(0.6)] + items[6..<8].map(fill) + [.pop, .pop]
        list += [.pushClip(Path(ellipseIn: CGRect(x: 1, y: 1, width: 25, height: 22)), FillStyle())]
        list += items[8..<9].map(fill) + [.pop]
        list += [.pushTransform(CGAffineTransform(translationX: 3, y: 1.5))]
        list += items[9..<11].map(fill) + [.pop] + items[11...].map(fill)
        return try Rasterizer.bitmap(
          of: DisplayList(
            size: CGSize(width: 30, height: 24), scale: scale,
            background: round % 3 == 0 ? .white : nil, items: list))
      }
      // Cairo paints gradients, including these with a single color.
      func gradient(_ color: ResolvedColor) -> Paint {
        let stops = [0.0, 1].map { PaintStop(color: color, location: $0) }
        return .linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0))
      }
      try expectEqual(bitmap { .color($0) }, bitmap(gradient), "\(round) at \(scale)")
    }
  }
}
