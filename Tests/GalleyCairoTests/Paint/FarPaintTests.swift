import Expectations
import Foundation
import Galley
import Testing

@testable import GalleyCairo

@Suite("Paints far from the origin")
struct FarPaintTests {
  private let stops = [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)]

  /// Gradients around a point.
  private func gradients(at center: CGPoint, _ extent: GradientExtent) -> [Paint] {
    [
      .linearGradient(
        stops, start: center, end: CGPoint(x: center.x + 31, y: center.y + 17), extent: extent),
      .radialGradient(stops, center: center, startRadius: 5, endRadius: 25, extent: extent),
      .ellipticalGradient(
        stops, center: center, size: CGSize(width: 30, height: 16), startFraction: 0,
        endFraction: 0.5),
    ]
  }

  /// Returns a picture of content that a scroll view, for example, moved by a distance.
  private func list(_ paint: Paint, at distance: Double) -> DisplayList {
    let fill = DisplayItem.fill(rect(distance, 0, 40, 40), paint, FillStyle())
    return DisplayList(
      size: CGSize(width: 40, height: 40), scale: 2,
      items: [.pushTransform(CGAffineTransform(translationX: -distance, y: 0)), fill, .pop])
  }

  @Test("gradients at the end of a long list look as at its start", arguments: [4e4, 1.5e5, 3e6])
  func scrolled(_ distance: Double) throws {
    for extent in [GradientExtent.pad, .repeat, .reflect] {
      let near = gradients(at: CGPoint(x: 12, y: 9), extent)
      let far = gradients(at: CGPoint(x: distance + 12, y: 9), extent)
      for (index, pair) in zip(near, far).enumerated() {
        let first = try Rasterizer.bitmap(of: list(pair.0, at: 0))
        let last = try Rasterizer.bitmap(of: list(pair.1, at: distance))
        let steps = zip(first.pixels, last.pixels).map { abs(Int($0) - Int($1)) }
        expect(steps.allSatisfy { $0 <= 2 }, "\(index), \(extent): \(steps.max() ?? 0)")
      }
    }
  }

  @Test("gradients that begin far away can be painted in every format")
  func distant() throws {
    for extent in [GradientExtent.pad, .repeat, .reflect] {
      for paint in gradients(at: .zero, extent) {
        let list = list(paint, at: 1.5e5)
        let pixels = try Rasterizer.bitmap(of: list)
        expectEqual(pixels.rgba(40, 40)[3], 255)
        var empty = list
        empty.items = []
        for format in [ImageFormat.pdf, .svg] {
          let file = try Rasterizer.file(of: list, as: format)
          try expectGreater(file.count, Rasterizer.file(of: empty, as: format).count)
        }
      }
    }
  }
}
