import Foundation
import Galley

/// How close a picture is to the one that an Apple platform made of the same view. Fonts and pixels
/// differ, so it compares sizes, edges and blurred brightness, in points.
package struct TruthComparison: Hashable, Sendable {
  /// The size of the platform's picture, in points.
  package let apples: CGSize
  /// The size of Galley's picture, in points.
  package let galleys: CGSize
  /// Pixels per point of the platform's picture.
  package let scale: Double
  /// The share of edges that have no counterpart in the other picture within 2 points, 0…1.
  package let strayEdges: Double
  /// The mean difference of blurred brightness, 0…1.
  package let blurredDifference: Double

  /// How far an edge may move, in points.
  private static let reach = 2
  /// The radius of the blur, in points.
  private static let blur = 4

  /// - Parameter scale: Pixels per point of Galley's picture.
  package init(apples picture: Bitmap, galleys other: Bitmap, scale: Double) {
    galleys = CGSize(width: Double(other.width) / scale, height: Double(other.height) / scale)
    self.scale = Self.scale(of: picture, like: galleys)
    apples = CGSize(
      width: Double(picture.width) / self.scale, height: Double(picture.height) / self.scale)
    let width = Int(max(apples.width, galleys.width).rounded(.up))
    let height = Int(max(apples.height, galleys.height).rounded(.up))
    let first = PointMap(picture, scale: self.scale, width: width, height: height)
    let second = PointMap(other, scale: scale, width: width, height: height)
    blurredDifference = first.blurred(Self.blur).meanDifference(second.blurred(Self.blur))
    let (old, new) = (first.edges, second.edges)
    let count = old.count + new.count
    strayEdges =
      count == 0
      ? 0
      : Double(old.stray(from: new, reach: Self.reach) + new.stray(from: old, reach: Self.reach))
        / Double(count)
  }

  /// Pictures don't say how many pixels a point has. Returns the scale that makes the sizes most alike.
  private static func scale(of picture: Bitmap, like size: CGSize) -> Double {
    func distance(_ scale: Double) -> Double {
      abs(Double(picture.width) / scale - size.width)
        + abs(Double(picture.height) / scale - size.height)
    }
    return [1, 2, 3].min { distance($0) < distance($1) } ?? 1
  }

  /// Whether the sizes are equal to half a point.
  package var hasSameSize: Bool {
    abs(apples.width - galleys.width) <= 0.5 && abs(apples.height - galleys.height) <= 0.5
  }

  /// The difference between the pictures, from 0 to 3: stray edges, blurred difference, size.
  package var difference: Double {
    let area = max(apples.width * apples.height, 1)
    let size = min(abs(galleys.width * galleys.height - area) / area, 1)
    return strayEdges + min(blurredDifference * 4, 1) + (hasSameSize ? 0 : size)
  }

  /// A sentence without a period.
  package var sentence: String {
    func percent(_ share: Double) -> String { "\(Int((share * 100).rounded())) %" }
    let size =
      hasSameSize
      ? LayoutWords.size(galleys)
      : "\(LayoutWords.size(galleys)) instead of \(LayoutWords.size(apples))"
    return "\(size) points, \(percent(strayEdges)) of edges elsewhere,"
      + " \(percent(blurredDifference)) difference in brightness"
  }
}

/// The brightness of a picture on white, one value for each point.
private struct PointMap {
  let width, height: Int
  var values: [Float]

  init(width: Int, height: Int, values: [Float]) {
    (self.width, self.height, self.values) = (width, height, values)
  }

  /// Averages the pixels of each point. What the picture doesn't cover is white.
  init(_ bitmap: Bitmap, scale: Double, width: Int, height: Int) {
    self.init(width: width, height: height, values: Array(repeating: 1, count: width * height))
    let covered = (
      width: min(width, Int((Double(bitmap.width) / scale).rounded(.down))),
      height: min(height, Int((Double(bitmap.height) / scale).rounded(.down)))
    )
    let step = max(Int(scale), 1)
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in 0..<covered.height {
        for x in 0..<covered.width {
          var sum = 0
          for row in y * step..<(y + 1) * step {
            var start = (row * bitmap.width + x * step) * 4
            for _ in 0..<step {
              let gray =
                (Int(pixels[start]) * 3 + Int(pixels[start + 1]) * 6 + Int(pixels[start + 2])) / 10
              sum += 255 + (gray - 255) * Int(pixels[start + 3]) / 255
              start += 4
            }
          }
          values[y * width + x] = Float(sum) / Float(step * step * 255)
        }
      }
    }
  }

  func meanDifference(_ other: PointMap) -> Double {
    guard !values.isEmpty else { return 0 }
    let sum = zip(values, other.values).reduce(Float(0)) { $0 + abs($1.0 - $1.1) }
    return Double(sum) / Double(values.count)
  }

  /// Averages each value with those around it, first in rows and then in columns.
  func blurred(_ radius: Int) -> PointMap {
    blurredRows(radius).transposed.blurredRows(radius).transposed
  }

  private func blurredRows(_ radius: Int) -> PointMap {
    var blurred = self
    for y in 0..<height {
      let row = Array(values[y * width..<(y + 1) * width])
      var sum = row.prefix(radius).reduce(0, +)
      for x in 0..<width {
        if x + radius < width { sum += row[x + radius] }
        if x - radius - 1 >= 0 { sum -= row[x - radius - 1] }
        let count = min(x + radius, width - 1) - max(x - radius, 0) + 1
        blurred.values[y * width + x] = sum / Float(count)
      }
    }
    return blurred
  }

  private var transposed: PointMap {
    var turned = PointMap(width: height, height: width, values: values)
    for y in 0..<height {
      for x in 0..<width { turned.values[x * height + y] = values[y * width + x] }
    }
    return turned
  }

  /// The points at which brightness changes clearly.
  var edges: EdgeMap {
    var edges = EdgeMap(
      width: width, height: height, points: Array(repeating: false, count: values.count))
    for y in 0..<height {
      for x in 0..<width {
        let value = values[y * width + x]
        let right = x + 1 < width ? values[y * width + x + 1] : value
        let below = y + 1 < height ? values[(y + 1) * width + x] : value
        edges.points[y * width + x] = abs(right - value) + abs(below - value) > 0.15
      }
    }
    return edges
  }
}

/// The points at which a picture has edges.
private struct EdgeMap {
  let width, height: Int
  var points: [Bool]

  var count: Int { points.count { $0 } }

  /// The number of edges without a counterpart in another picture within reach.
  func stray(from other: EdgeMap, reach: Int) -> Int {
    var count = 0
    for y in 0..<height {
      for x in 0..<width where points[y * width + x] {
        let isNear = (max(y - reach, 0)...min(y + reach, height - 1)).contains { row in
          (max(x - reach, 0)...min(x + reach, width - 1)).contains {
            other.points[row * width + $0]
          }
        }
        if !isNear { count += 1 }
      }
    }
    return count
  }
}
