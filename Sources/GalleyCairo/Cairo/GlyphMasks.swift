internal import CCairo
import Foundation
import GalleyGraphics

/// How much of each pixel around its origin a glyph covers.
struct GlyphMask {
  /// The first column and row, counted from the pixel that the origin is in.
  let x: Int
  let y: Int
  let width: Int
  let height: Int
  /// Row by row, 0…255.
  let coverage: [UInt8]

  /// Paints the outline of a glyph, whose lengths are in points.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point, across and down.
  ///   - shift: How far right of its pixel's left edge the origin is, in pixels.
  init(_ outline: Path, scale: CGSize, shift: Double) throws(PaintError) {
    let bounds = outline.boundingRect.applying(
      CGAffineTransform(a: scale.width, b: 0, c: 0, d: scale.height, tx: shift, ty: 0))
    guard !outline.isEmpty, let area = PixelArea(bounds) else {
      (x, y, width, height, coverage) = (0, 0, 0, 0, [])
      return
    }
    let image = try ImageSurface(width: area.width, height: area.height, isMask: true)
    let canvas = try CairoCanvas(drawingOn: image.pointer, scale: 1)
    cairo_set_tolerance(canvas.context, 0.02)
    canvas.pushTransform(
      CGAffineTransform(
        a: scale.width, b: 0, c: 0, d: scale.height, tx: shift - CGFloat(area.x),
        ty: -CGFloat(area.y)))
    canvas.fill(outline, with: .color(.black), style: FillStyle())
    try canvas.finish()
    (x, y, width, height) = (area.x, area.y, area.width, area.height)
    let (width, height) = (width, height)
    coverage =
      image.withPixels { bytes, stride in
        (0..<height).flatMap { UnsafeBufferPointer(start: bytes + $0 * stride, count: width) }
      } ?? []
  }

  /// Adds what of the mask falls on `target`, a picture of coverage.
  ///
  /// - Parameters:
  ///   - x: The column of the glyph's origin, in the target's.
  ///   - y: The row of the glyph's origin, in the target's.
  func add(
    to target: UnsafeMutablePointer<UInt8>, stride: Int, size: (width: Int, height: Int), x: Int,
    y: Int
  ) {
    let (left, top) = (x + self.x, y + self.y)
    let columns = max(left, 0)..<max(min(left + width, size.width), max(left, 0))
    let rows = max(top, 0)..<max(min(top + height, size.height), max(top, 0))
    guard !columns.isEmpty else { return }
    coverage.withUnsafeBufferPointer { coverage in
      for row in rows {
        let source = (row - top) * width - left
        let line = target + row * stride
        for column in columns {
          // Where two glyphs meet in a pixel, each covers its part of it.
          let sum = UInt16(line[column]) &+ UInt16(coverage[source + column])
          line[column] = UInt8(truncatingIfNeeded: min(sum, 255))
        }
      }
    }
  }
}

/// The masks of a font's glyphs, each at four places within a pixel: cairo (1.16) shows glyphs at
/// whole pixels only, which sets small text unevenly.
struct GlyphMasks {
  /// How many places within a pixel are told apart.
  static let steps = 4

  /// Those of one scale.
  private struct Scaled {
    let scale: CGSize
    /// By glyph and step.
    var masks: [UInt64: GlyphMask] = [:]
  }

  /// What a font keeps at most, in bytes, and for how many scales.
  private static let byteLimit = 1 << 20
  private static let scaleLimit = 4

  private var scales: [Scaled] = []
  private var bytes = 0

  /// The masks of glyphs at `scale`, with what `outline` draws where they are not known.
  ///
  /// - Parameter glyphs: Each with the step at which it stands in its pixel.
  mutating func masks(
    of glyphs: [(glyph: UInt32, step: Int)], scale: CGSize, outline: (UInt32) -> Path
  ) throws(PaintError) -> [GlyphMask] {
    if bytes > Self.byteLimit { (scales, bytes) = ([], 0) }
    var index = scales.firstIndex { $0.scale == scale } ?? -1
    if index < 0 {
      if scales.count == Self.scaleLimit { scales.removeFirst() }
      index = scales.count
      scales.append(Scaled(scale: scale))
    }
    var result: [GlyphMask] = []
    result.reserveCapacity(glyphs.count)
    for (glyph, step) in glyphs {
      let key = UInt64(glyph) << 2 | UInt64(step)
      if let known = scales[index].masks[key] {
        result.append(known)
        continue
      }
      let made = try GlyphMask(
        outline(glyph), scale: scale, shift: Double(step) / Double(Self.steps))
      scales[index].masks[key] = made
      bytes += made.coverage.count + 64
      result.append(made)
    }
    return result
  }
}
