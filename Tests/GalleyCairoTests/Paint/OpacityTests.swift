import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

/// Opacities are rounded to the nearest 255th, as measured in pictures of iOS.
@Suite("Opacities")
struct OpacityTests {
  private static let measured: [(opacity: Double, alpha: UInt8)] = [
    (0.1, 26), (0.12, 31), (0.3, 77), (0.5, 128), (0.001, 0), (1, 255),
  ]

  private func alpha(_ items: [DisplayItem]) throws -> UInt8 {
    try picture(background: nil, items).rgba(5, 5)[3]
  }

  @Test("of colors, gradients, curves and groups", arguments: measured)
  func alpha(opacity: Double, alpha expected: UInt8) throws {
    let color = ResolvedColor(red: 0.2, green: 0.4, blue: 0.6, opacity: opacity)
    let black = DisplayItem.fill(rect(0, 0, 10, 10), .color(.black), FillStyle())
    let stops = [0.0, 1].map { PaintStop(color: color, location: $0) }
    let gradient = Paint.linearGradient(stops, start: .zero, end: CGPoint(x: 9, y: 0))
    let circle = Path(ellipseIn: CGRect(x: -20, y: -20, width: 50, height: 50))
    try expectEqual(alpha([.fill(rect(0, 0, 10, 10), .color(color), FillStyle())]), expected)
    try expectEqual(alpha([.fill(circle, .color(color), FillStyle())]), expected)
    try expectEqual(alpha([.fill(circle, gradient, FillStyle())]), expected)
    try expectEqual(alpha([.pushOpacity(opacity), black, .pop]), expected)
  }

  @Test("give the grays of iOS: a placeholder and a switch that is off, on white")
  func grays() throws {
    for (color, expected) in [
      (ResolvedColor(red: 60 / 255.0, green: 60 / 255.0, blue: 67 / 255.0, opacity: 0.3), "C4C4C6"),
      (
        ResolvedColor(red: 120 / 255.0, green: 120 / 255.0, blue: 128 / 255.0, opacity: 0.16),
        "E9E9EA"
      ),
    ] {
      let pixel = try picture([.fill(rect(0, 0, 10, 10), .color(color), FillStyle())]).rgba(5, 5)
      let hex = pixel.prefix(3).map { String($0, radix: 16, uppercase: true) }.joined()
      expectEqual(hex, expected)
    }
  }
}
