import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

/// Patches are painted in pieces, for which Cairo computes fewer points.
@Suite("Mesh gradients") struct MeshTests {
  /// Returns a point of the surface of a patch.
  private func point(_ patch: MeshPatch, _ x: Double, _ y: Double) -> CGPoint {
    func weights(_ t: Double) -> [Double] {
      [pow(1 - t, 3), 3 * t * pow(1 - t, 2), 3 * t * t * (1 - t), pow(t, 3)]
    }
    let (across, down) = (weights(x), weights(y))
    return (0..<16).reduce(into: CGPoint.zero) { sum, index in
      let weight = across[index % 4] * down[index / 4]
      sum.x += patch.points[index].x * weight
      sum.y += patch.points[index].y * weight
    }
  }

  @Test("pieces cover the surface of their patch without gaps")
  func pieces() throws {
    var random = SplitMix64(seed: 3)
    var patch = try require(mesh(width: 97.5, height: 211).patches.first)
    for index in patch.points.indices {
      patch.points[index].x += .random(in: -9...9, using: &random)
      patch.points[index].y += .random(in: -9...9, using: &random)
    }
    let pieces = patch.pieces
    let columns = try require((2...5).first { pieces.count % $0 == 0 && pieces.count / $0 <= 5 })
    expectGreater(pieces.count, 4)
    var farthest = 0.0
    func note(_ a: CGPoint, _ b: CGPoint) { farthest = max(farthest, hypot(a.x - b.x, a.y - b.y)) }
    let rows = pieces.count / columns
    for (index, piece) in pieces.enumerated() {
      let (column, row) = (index % columns, index / columns)
      for (x, y) in [(0.0, 0.0), (0.3, 0.8), (1, 1)] {
        note(
          point(piece, x, y),
          point(patch, (Double(column) + x) / Double(columns), (Double(row) + y) / Double(rows)))
      }
      if column > 0 {
        for y in 0..<4 { note(piece.points[y * 4], pieces[index - 1].points[y * 4 + 3]) }
      }
    }
    expectLess(farthest, 1e-9)
  }

  private func mesh(width: Double, height: Double) throws -> MeshPaint {
    let colors = [
      ResolvedColor(red: 1, green: 0, blue: 0), ResolvedColor(red: 1, green: 1, blue: 0),
      ResolvedColor(red: 0, green: 0, blue: 1), ResolvedColor(red: 0, green: 1, blue: 0),
    ]
    let corners = [(0.0, 0.0), (width, 0), (0, height), (width, height)]
    return try require(
      MeshPaint(
        width: 2, height: 2,
        vertices: corners.map { x, y in
          func at(_ dx: Double, _ dy: Double) -> CGPoint {
            CGPoint(x: x + dx * width / 3, y: y + dy * height / 3)
          }
          return .init(
            position: at(0, 0), leading: at(-1, 0), top: at(0, -1), trailing: at(1, 0),
            bottom: at(0, 1))
        }, colors: colors, isSmooth: false))
  }

  @Test("every pixel of a rectangle has the color between its corners")
  func colors() throws {
    let (width, height) = (98, 150)
    let picture = try Rasterizer.bitmap(
      of: DisplayList(
        size: CGSize(width: width, height: height), scale: 1,
        items: [
          .fill(
            Path(CGRect(x: 0, y: 0, width: width, height: height)),
            .mesh(try mesh(width: Double(width), height: Double(height))), FillStyle())
        ]))
    var most = 0.0
    for y in 0..<height {
      for x in 0..<width {
        let (u, v) = ((Double(x) + 0.5) / Double(width), (Double(y) + 0.5) / Double(height))
        let expected = [1 - v, u, (1 - u) * v, 1]
        for (byte, value) in zip(picture.rgba(x, y), expected) {
          most = max(most, abs(Double(byte) - value * 255))
        }
      }
    }
    // Cairo computes colors at corners of pixels.
    expectLess(most, 4.5)
  }
}
