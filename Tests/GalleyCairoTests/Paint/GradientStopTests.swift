import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("Gradients with many stops")
struct GradientStopTests {
  private func stops(_ count: Int, seed: UInt64 = 5) -> [PaintStop] {
    var random = SplitMix64(seed: seed)
    func part() -> Double { Double.random(in: 0...1, using: &random) }
    return (0..<count).map {
      PaintStop(
        color: ResolvedColor(red: part(), green: part(), blue: part(), opacity: part()),
        location: Double($0) / Double(count - 1))
    }
  }

  @Test("a table of colors paints the same pixels as the stops")
  func table() throws {
    for count in [2, 9, 300] {
      let paint = Paint.linearGradient(
        stops(count), start: CGPoint(x: 3, y: 5), end: CGPoint(x: 60, y: 44))
      let gradient = try require(LinearGradient(paint))
      let area = PixelArea(x: -4, y: 2, width: 70, height: 50)
      func bitmap(_ table: [UInt32]?) throws -> Bitmap {
        let image = try ImageSurface(width: area.width, height: area.height)
        gradient.paint(on: image, area: area, toUser: .identity, table: table)
        return try require(image.bitmap())
      }
      let table = LinearGradient.colors(of: stops(count))
      try expectEqual(bitmap(table), bitmap(nil), "\(count)")
      expectEqual(gradient.colors(forPixels: 100_000) != nil, count > 8, "\(count)")
    }
  }

  /// Returns the stops with the first one repeated, which changes nothing but their number.
  private func padded(_ stops: [PaintStop]) -> [PaintStop] {
    Array(repeating: stops[0], count: 65) + stops
  }

  @Test("radial, elliptical and repeated gradients look as Cairo paints them, to a level")
  func agreement() throws {
    let center = CGPoint(x: 20, y: 18)
    let paints: [([PaintStop]) -> Paint] = [
      { .radialGradient($0, center: center, startRadius: 3, endRadius: 17) },
      { .radialGradient($0, center: center, startRadius: 17, endRadius: 3) },
      { .radialGradient($0, center: center, startRadius: 2, endRadius: 7, extent: .repeat) },
      { .radialGradient($0, center: center, startRadius: 2, endRadius: 7, extent: .reflect) },
      {
        .ellipticalGradient(
          $0, center: center, size: CGSize(width: 30, height: 16), startFraction: 0,
          endFraction: 0.5)
      },
      {
        .linearGradient(
          $0, start: CGPoint(x: 3, y: 3), end: CGPoint(x: 11, y: 7), extent: .reflect)
      },
    ]
    // Smooth, so that a rounded position makes no visible difference.
    let few = [
      PaintStop(color: red, location: 0), PaintStop(color: blue, location: 0.5),
      PaintStop(color: red, location: 1),
    ]
    for (index, paint) in paints.enumerated() {
      func picture(_ stops: [PaintStop]) throws -> Bitmap {
        try GalleyCairoTests.picture(
          size: 40, [.fill(rect(0, 0, 40, 40), paint(stops), FillStyle())])
      }
      let (mine, cairos) = (try picture(padded(few)), try picture(few))
      let steps = zip(mine.pixels, cairos.pixels).map { abs(Int($0) - Int($1)) }
      expect(steps.allSatisfy { $0 <= 1 }, "\(index): \(steps.max() ?? 0)")
    }
  }
}
