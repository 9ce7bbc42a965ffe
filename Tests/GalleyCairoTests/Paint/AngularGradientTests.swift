import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("Angular gradients")
struct AngularGradientTests {
  @Test(
    "each pixel has the color nearest to its exact angle, though most angles are estimated",
    arguments: [
      // Center, first and last angle in degrees.
      (20, 15, 0, 360), (20.5, 15.5, -90, 270), (7.25, 40, 400, 1000), (0, 0, 0, 90),
      (20, 15, 30, 30.05), (20, 15, 10, 10), (20, 15, 250, -70), (-100, 9, 170, 190),
    ] as [(Double, Double, Double, Double)])
  func exact(_ x: Double, _ y: Double, _ start: Double, _ end: Double) throws {
    let stops = [
      PaintStop(color: .white, location: 0), PaintStop(color: .black, location: 1),
      PaintStop(color: ResolvedColor(255, 0, 0, opacity: 0.3), location: 0.4),
    ]
    let gradient = AngularGradient(
      stops, center: CGPoint(x: x, y: y), start: .degrees(start), end: .degrees(end))
    let area = PixelArea(x: 3, y: -5, width: 83, height: 64)
    let toUser = CGAffineTransform(scaleX: 0.5, y: 0.4).rotated(by: 0.3)
    let image = try ImageSurface(width: area.width, height: area.height)
    let exact = gradient.paint(on: image, area: area, toUser: toUser)
    let table = gradient.colorTable()
    let (first, span) = (min(start, end) * .pi / 180, abs(end - start) * .pi / 180)
    var differences = 0
    _ = image.withPixels { bytes, stride in
      for row in 0..<area.height {
        for column in 0..<area.width {
          let point = CGPoint(x: Double(area.x + column) + 0.5, y: Double(area.y + row) + 0.5)
            .applying(toUser)
          var past = (atan2(point.y - y, point.x - x) - first)
            .truncatingRemainder(dividingBy: 2 * .pi)
          if past < 0 { past += 2 * .pi }
          var share = span > 0 ? past / span : 1
          if share > 1 { share = past - span < (2 * .pi - span) / 2 ? 1 : 0 }
          let color = table[Int((share * Double(table.count - 1)).rounded())]
          let pixel = UnsafeRawPointer(bytes + row * stride + column * 4).load(as: UInt32.self)
          if pixel != color { differences += 1 }
        }
      }
    }
    expectAtMost(differences, 1)
    if span > 1 { expectLess(exact, area.width * area.height / 20) }
  }
}
