import Expectations
import Foundation
import GalleyCairo
import GalleyGraphics
import TestSupport
import Testing

/// Compares stroke outlines with Cairo's strokes.
@Suite("Outlines of dashed lines")
struct DashTests {
  private static let line = {
    var path = Path()
    path.move(to: CGPoint(x: 10, y: 20))
    path.addLine(to: CGPoint(x: 70, y: 25))
    path.addLine(to: CGPoint(x: 60, y: 70))
    path.addCurve(
      to: CGPoint(x: 15, y: 60), control1: CGPoint(x: 40, y: 90), control2: CGPoint(x: 30, y: 30))
    return path
  }()
  private static let closed = {
    var path = Path()
    path.move(to: CGPoint(x: 12, y: 12))
    path.addLines([
      CGPoint(x: 12, y: 12), CGPoint(x: 68, y: 20), CGPoint(x: 62, y: 66), CGPoint(x: 20, y: 58),
    ])
    path.closeSubpath()
    path.addEllipse(in: CGRect(x: 28, y: 28, width: 24, height: 20))
    return path
  }()

  /// Lengths of dashes and gaps, with the phase.
  private static let patterns: [(dash: [CGFloat], phase: CGFloat)] = [
    ([], 0), ([6, 3], 0), ([7], 0), ([7], 7), ([7], 3), ([7], -5), ([9, 4, 2], 0), ([9, 4, 2], 10),
    ([9, 4, 2], 17), ([9, 4, 2], -8), ([9, 4, 2], 1000), ([1, 2, 3, 4, 5], 22), ([5, 3], -2),
    ([0, 8], 0), ([0, 8], 4), ([4, -1], 0), ([0, 0], 0), ([.nan, 3], 0), ([3, 3], .infinity),
    ([500], 0), ([500], 500), ([.greatestFiniteMagnitude], -1),
  ]

  private func picture(_ items: DisplayItem...) throws -> Bitmap {
    try GalleyCairoTests.picture(size: 80, scale: 2, items)
  }

  /// The sum of the differences of all pixels. The colors of these pictures are shades of gray.
  private func difference(_ a: Bitmap, _ b: Bitmap) -> Int {
    Int((PictureAgreement(a, b).mean * Double(a.width * a.height)).rounded())
  }

  @Test("match Cairo's strokes, even for unusual patterns", arguments: patterns.indices)
  func agreement(_ index: Int) throws {
    let (dash, phase) = Self.patterns[index]
    let empty = try picture()
    for path in [Self.line, Self.closed] {
      for (cap, join) in [(CGLineCap.butt, CGLineJoin.miter), (.round, .round), (.square, .bevel)] {
        let style = StrokeStyle(
          lineWidth: 3, lineCap: cap, lineJoin: join, dash: dash, dashPhase: phase)
        let drawn = try picture(.stroke(path, style, .color(.black)))
        let filled = try picture(.fill(path.strokedPath(style), .color(.black), FillStyle()))
        let ink = difference(drawn, empty)
        let difference = difference(drawn, filled)
        // A line inside a gap is invisible, as are dashes without length and caps.
        let isInvisible = phase == 500 || dash == [0, 8] && cap == .butt
        expect((ink > 255) != isInvisible, "\(dash) \(phase) \(cap): \(ink)")
        // Antialiasing differs slightly.
        expectAtMost(difference, ink / 20 + 255, "\(dash) \(phase) \(cap): \(difference) of \(ink)")
      }
    }
  }
}
