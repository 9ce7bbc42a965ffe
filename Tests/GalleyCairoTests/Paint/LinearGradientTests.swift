import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@Suite("Linear gradients painted without Cairo")
struct LinearGradientTests {
  @Test(
    "have the same pixels as Cairo's in shapes, clips and groups for all start and end points")
  func pixels() throws {
    var random = SplitMix64(seed: 21)
    for round in 0..<200 {
      // At the largest scale, the colors are computed in several parts.
      let scale = random.pick([1, 1, 2, 2, 8] as [Double])
      func part() -> Double { Double.random(in: 0...1, using: &random) }
      func point() -> CGPoint {
        // Horizontal, vertical and other gradients, on and between points.
        CGPoint(
          x: random.pick([0, 3, 40, random.length(-50...90)]),
          y: random.pick([0, 3, 30, random.length(-50...90)]))
      }
      let isOpaque = random.chance(1, in: 2)
      var locations = (0..<random.pick([2, 2, 3, 6])).map { _ in
        random.pick([part(), 0, 0.5, 1, 1.5, -1])
      }
      if random.chance(2, in: 3) { locations.sort() }
      let stops = locations.map {
        PaintStop(
          color: ResolvedColor(
            red: part(), green: part(), blue: part(), opacity: isOpaque ? 1 : part()),
          location: $0)
      }
      let paint = Paint.linearGradient(stops, start: point(), end: point())
      let rect = random.pick([
        CGRect(x: 0, y: 0, width: 40, height: 30), CGRect(x: 4, y: 3, width: 30, height: 20),
      ])
      let isClipped = round % 4 == 3
      func bitmap(_ item: DisplayItem) throws -> Bitmap {
        let items: [DisplayItem] =
          switch round % 4 {
          case 0: [item]
          case 1: [.pushOpacity(0.6), item, .pop]
          case 2: [.pushTransform(CGAffineTransform(translationX: 2, y: -3)), item, .pop]
          default:
            [
              .pushClip(Path(ellipseIn: CGRect(x: 4, y: 2, width: 25, height: 22)), FillStyle()),
              item, .pop,
            ]
          }
        return try Rasterizer.bitmap(
          of: DisplayList(
            size: CGSize(width: 40, height: 30), scale: scale,
            background: isClipped ? .white : nil, items: items))
      }
      // Cairo paints strokes with gradients. This one covers the rectangle.
      var line = Path()
      line.move(to: CGPoint(x: rect.minX, y: rect.midY))
      line.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
      let style = StrokeStyle(lineWidth: rect.height)
      let (filled, stroked) = try (
        bitmap(.fill(Path(rect), paint, FillStyle())), bitmap(.stroke(line, style, paint))
      )
      if filled == stroked { continue }
      // Cairo computes positions from the first fully covered pixel, in integers.
      let differing = zip(filled.pixels, stroked.pixels).filter { $0 != $1 }
      expectAtMost(differing.count, isClipped ? filled.pixels.count / 500 : 0, "\(round) \(paint)")
      expect(differing.allSatisfy { abs(Int($0) - Int($1)) == 1 }, "\(round) \(paint)")
    }
  }
}
