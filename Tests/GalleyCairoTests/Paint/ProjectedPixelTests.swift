import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@testable import GalleyCairo

@Suite("Pixels of projections")
struct ProjectedPixelTests {
  private static let source = PixelArea(x: 3, y: -2, width: 61, height: 45)
  private static let target = PixelArea(x: -4, y: 1, width: 70, height: 53)

  /// Returns the pixels of a picture: plain, or areas of one color with noise between them.
  private static func drawing(_ random: inout SplitMix64, isPlain: Bool) throws -> ImageSurface {
    let image = try ImageSurface(width: source.width, height: source.height)
    _ = image.withPixels { bytes, stride in
      for y in 0..<source.height {
        for x in 0..<source.width {
          let isNoise = !isPlain && (x / 20 + y / 17) % 3 == 0
          for channel in 0..<4 {
            bytes[y * stride + x * 4 + channel] =
              isNoise ? UInt8.random(in: 0...255, using: &random) : [200, 90, 17, 255][channel]
          }
        }
      }
    }
    return image
  }

  /// A plane turned about its middle, seen from a distance.
  private static func rotation(_ angle: Double, perspective: Double) -> ProjectionTransform {
    var matrix = ProjectionTransform()
    (matrix.m11, matrix.m13) = (CGFloat(cos(angle)), CGFloat(sin(angle) * perspective))
    matrix.m12 = CGFloat(sin(angle) / 7)
    func moved(_ x: CGFloat, _ y: CGFloat) -> ProjectionTransform {
      ProjectionTransform(CGAffineTransform(translationX: x, y: y))
    }
    return moved(-33, -20).concatenating(matrix).concatenating(moved(33.3, 20.7))
  }

  /// The color at a pixel: the mean of three by three points, each interpolated between four pixels.
  private static func color(
    _ x: Int, _ y: Int, _ matrix: ProjectionTransform, _ image: (_ x: Int, _ y: Int) -> [Float]
  ) -> [UInt8] {
    let (m, n) = (matrix.values.map(Double.init), matrix.inverted().values.map(Double.init))
    var sum = [Float](repeating: 0, count: 4)
    for part in 0..<9 {
      let px = Double(x) + (Double(part % 3) + 0.5) / 3
      let py = Double(y) + (Double(part / 3) + 0.5) / 3
      let depth = n[2] * px + n[5] * py + n[8]
      let across = (n[0] * px + n[3] * py + n[6]) / depth
      let down = (n[1] * px + n[4] * py + n[7]) / depth
      guard m[2] * across + m[5] * down + m[8] > 0, abs(across) < 1e6, abs(down) < 1e6 else {
        continue
      }
      let (left, top) = (across - 0.5, down - 0.5)
      let (column, row) = (left.rounded(.down), top.rounded(.down))
      let (u, v) = (Float(left - column), Float(top - row))
      let (i, j) = (Int(column), Int(row))
      let (a, b, c, d) = (image(i, j), image(i + 1, j), image(i, j + 1), image(i + 1, j + 1))
      for channel in 0..<4 {
        let upper = a[channel] * (1 - u) + b[channel] * u
        let lower = c[channel] * (1 - u) + d[channel] * u
        sum[channel] += upper * (1 - v) + lower * v
      }
    }
    return sum.map { UInt8(($0 / 9).rounded()) }
  }

  @Test("are those of each point, on any number of cores, in front of the viewer and behind")
  func reference() throws {
    var random = SplitMix64(seed: 7)
    let (source, target) = (Self.source, Self.target)
    for angle in [0.1, 0.6, 1.2, 1.5, 2.5, 4] {
      for perspective in [0, 0.01, 0.06] {
        let matrix = Self.rotation(angle, perspective: perspective)
        let drawing = try Self.drawing(&random, isPlain: false)
        let pictures = try [1, 3].map { cores in
          let picture = try ImageSurface(width: target.width, height: target.height)
          Cores.$count.withValue(cores) {
            _ = Cores.$threshold.withValue(1) {
              matrix.project(drawing, source, onto: picture, target)
            }
          }
          return try require(picture.bytes)
        }
        expectEqual(pictures[0], pictures[1])
        let plane = try require(drawing.bytes).map(Float.init)
        var differences = 0
        for y in 0..<target.height {
          for x in 0..<target.width {
            let expected = Self.color(x + target.x, y + target.y, matrix) { i, j in
              let (i, j) = (i - source.x, j - source.y)
              guard 0..<source.width ~= i, 0..<source.height ~= j else { return [0, 0, 0, 0] }
              let start = (j * source.width + i) * 4
              return Array(plane[start..<start + 4])
            }
            let start = (y * target.width + x) * 4
            // The reference finds positions in another order of operations.
            let isEqual = (0..<4).allSatisfy { channel in
              abs(Int(pictures[0][start + channel]) - Int(expected[channel])) <= 1
            }
            if !isEqual { differences += 1 }
          }
        }
        expectEqual(differences, 0, "\(angle), \(perspective)")
      }
    }
  }

  @Test(
    "are those of the plane, though rounding moves points near the horizon",
    arguments: [
      [
        1.8062749120703839e-17, -0.019285232920561321, 1.4412553293414518e-19,
        0.00012590284471221635, -0.0055100665487318066, 3.1345106567355892e-06,
        -0.0043218820712305909, 1, -0.00010759872376506108,
      ],
      [
        -8.7952772158856128e-20, 0.02393422144295328, -9.0507627124211619e-21,
        3.2805092745549007e-07, 0.002438592852348907, 1.9683055647329932e-06,
        -2.2911001600493258e-06, -1, -1.3746600960317636e-05,
      ],
    ] as [[CGFloat]])
  func horizon(_ values: [CGFloat]) throws {
    let side = 64
    let drawing = try ImageSurface(width: 4 * side, height: 4 * side)
    // Only pixels outside the plane are green.
    _ = drawing.withPixels { bytes, stride in
      for y in 0..<4 * side {
        for x in 0..<4 * side {
          let isInside = x < side && y < side
          bytes[y * stride + x * 4 + (isInside ? 2 : 1)] = (x + y) % 2 == 0 ? 100 : 255
        }
      }
    }
    let plane = PixelArea(x: 0, y: 0, width: side, height: side)
    let picture = try ImageSurface(width: side, height: side)
    var matrix = ProjectionTransform()
    matrix.values = values
    expectGreater(matrix.project(drawing, plane, onto: picture, plane), 0)
    let bytes = try require(picture.bytes)
    expect(bytes.contains { $0 > 0 })
    expect(stride(from: 1, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 0 })
  }

  @Test("are computed point by point only where the plane has several colors")
  func count() throws {
    var random = SplitMix64(seed: 8)
    let matrix = Self.rotation(0.5, perspective: 0.002)
    let picture = try ImageSurface(width: Self.target.width, height: Self.target.height)
    func count(isPlain: Bool) throws -> Int {
      let drawing = try Self.drawing(&random, isPlain: isPlain)
      return matrix.project(drawing, Self.source, onto: picture, Self.target)
    }
    // In the plain plane, only the blocks around the edge.
    let (plain, mixed) = (try count(isPlain: true), try count(isPlain: false))
    expectLess(plain * 3, mixed * 2)
    expectLess(plain, 20 * 8 * 8 * 2)
  }
}

extension ImageSurface {
  /// The bytes of all pixels, row by row.
  fileprivate var bytes: [UInt8]? {
    withPixels { bytes, stride in
      (0..<height).flatMap { row in
        UnsafeBufferPointer(start: bytes + row * stride, count: width * 4)
      }
    }
  }
}
