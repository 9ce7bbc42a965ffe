import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

/// What is painted without Cairo looks as if Cairo had painted it.
@Suite("Pixels as Cairo paints them")
struct SamePixelTests {
  /// Returns the pixels of items in 64×48 points.
  private func pixels(
    _ items: [DisplayItem], isVector: Bool = false
  ) throws -> [UInt8] {
    let image = try ImageSurface(width: 64, height: 48)
    let canvas = try CairoCanvas(drawingOn: image.pointer, scale: 1, isVector: isVector)
    canvas.paint(DisplayList(size: CGSize(width: 64, height: 48), scale: 1, items: items))
    try canvas.finish()
    return try require(
      image.withPixels { bytes, stride in
        Array(UnsafeBufferPointer(start: bytes, count: stride * 48))
      })
  }

  private let backdrop = [
    DisplayItem.fill(
      Path(CGRect(x: 0, y: 0, width: 40, height: 30)),
      .color(ResolvedColor(red: 0.2, green: 0.7, blue: 0.4)), FillStyle()),
    .fill(
      Path(ellipseIn: CGRect(x: 20, y: 10, width: 40, height: 35)),
      .color(ResolvedColor(red: 0.9, green: 0.1, blue: 0.3, opacity: 0.6)), FillStyle()),
  ]

  @Test("in layers that fade a single fill")
  func faded() throws {
    var random = SplitMix64(seed: 36)
    func value(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    for _ in 0..<60 {
      let frame = CGRect(
        x: value(-20...50), y: value(-20...40), width: value(0.2...70), height: value(0.2...50))
      let color = ResolvedColor(red: value(0...1), green: value(0...1), blue: value(0...1))
      let path = Bool.random(using: &random) ? Path(ellipseIn: frame) : Path(frame)
      let fill = DisplayItem.fill(path, .color(color), FillStyle())
      // A layer with two items needs a surface.
      let nothing = DisplayItem.fill(Path(), .color(color), FillStyle())
      let clip = DisplayItem.pushClip(
        Path(ellipseIn: frame.insetBy(dx: 3, dy: 2)), FillStyle())
      let opacity = DisplayItem.pushOpacity(value(0...1))
      for outer in [backdrop, backdrop + [clip]] {
        try expectEqual(
          pixels(outer + [opacity, fill, .pop]),
          pixels(outer + [opacity, fill, nothing, .pop]),
          "\(frame) \(color) \(opacity)")
      }
    }
  }

  @Test("in shadows that are moved by parts of pixels", arguments: [false, true])
  func shadows(isClipped: Bool) throws {
    let clip = DisplayItem.pushClip(
      Path(roundedRect: CGRect(x: 3, y: 2, width: 50, height: 40), cornerRadius: 12), FillStyle())
    for (x, y) in [(0, 7.5), (2.25, -3.1), (-0.001, 0.999), (1.0 / 3, 4), (-5, 6)] {
      let items =
        backdrop + (isClipped ? [clip] : []) + [
          .pushShadow(color: .black, radius: 5, offset: CGSize(width: x, height: y)),
          .fill(
            Path(ellipseIn: CGRect(x: 12, y: 9, width: 30, height: 21)), .color(.white),
            FillStyle()), .pop,
        ]
      // Vectors are left to Cairo.
      try expectEqual(pixels(items), pixels(items, isVector: true), "\(x), \(y)")
    }
  }
}
