import Foundation

/// A part of a mesh with linearly interpolated colors: a bicubic patch.
package struct MeshPatch {
  /// Four rows of four control points; the corners are on the surface.
  package var points: [CGPoint]
  /// The colors of the top-left, top-right, bottom-right and bottom-left corners.
  package var colors: [ResolvedColor]
}

extension MeshPatch {
  /// The maximum number of parts examined at once. Fewer parts lie around an area, unless the patch
  /// is nearly a line and thus invisible.
  private static let partLimit = 1_024

  /// Returns the parts of the patch inside an area, in order, each at most twice as long as the
  /// area; the patch itself if it is no longer than that.
  package func parts(in area: CGRect) -> [MeshPatch] {
    let longest = 2 * max(area.width, area.height, 1)
    var parts = [(patch: self, bounds: bounds)]
    var isLong = true
    while isLong, parts.count <= Self.partLimit {
      isLong = false
      parts = parts.flatMap { part in
        guard part.bounds.isSeen(in: area) else { return [] as [(MeshPatch, CGRect)] }
        guard part.bounds.length > longest else { return [part] }
        isLong = true
        return part.patch.halves.map { ($0, $0.bounds) }
      }
    }
    return parts.filter { $0.bounds.length <= longest }.map(\.patch)
  }

  private var bounds: CGRect {
    let (x, y) = (points.map(\.x), points.map(\.y))
    let (left, top) = (x.min() ?? 0, y.min() ?? 0)
    return CGRect(x: left, y: top, width: (x.max() ?? 0) - left, height: (y.max() ?? 0) - top)
  }

  /// The patch split in the middle of its longer edges.
  private var halves: [MeshPatch] {
    func length(_ line: [Int]) -> CGFloat {
      zip(line, line.dropFirst()).reduce(0) {
        $0 + hypot(points[$1.1].x - points[$1.0].x, points[$1.1].y - points[$1.0].y)
      }
    }
    let lines = (0..<4).map { row in (0..<4).map { row * 4 + $0 } }
    let columns = (0..<4).map { column in (0..<4).map { $0 * 4 + column } }
    let isWide = lines.map(length).max() ?? 0 >= columns.map(length).max() ?? 0
    var (first, second) = (self, self)
    for line in isWide ? lines : columns {
      let whole = PathSegment(
        start: points[line[0]], control1: points[line[1]], control2: points[line[2]],
        end: points[line[3]])
      first.set(line, to: whole.between(0, 0.5))
      second.set(line, to: whole.between(0.5, 1))
    }
    // Corners 0 and 1 are above 3 and 2; corners 0 and 3 are left of 1 and 2.
    let (near, far) = isWide ? ([0, 3], [1, 2]) : ([0, 1], [3, 2])
    for (a, b) in zip(near, far) {
      let middle = colors[a].halfway(to: colors[b])
      first.colors[b] = middle
      second.colors[a] = middle
    }
    return [first, second]
  }

  private mutating func set(_ line: [Int], to segment: PathSegment) {
    let parts = [segment.start, segment.control1, segment.control2, segment.end]
    for (index, point) in zip(line, parts) { points[index] = point }
  }
}

extension MeshPaint {
  /// The patches that make up the mesh, each after those above it and to its left.
  package var patches: [MeshPatch] {
    let steps = isSmooth || isPerceptual ? Self.steps(for: width * height) : 1
    let field = ColorField(self)
    var result: [MeshPatch] = []
    for row in 0..<height - 1 {
      for column in 0..<width - 1 {
        let net = self.net(row, column)
        for down in 0..<steps {
          for across in 0..<steps {
            func color(_ x: Int, _ y: Int) -> ResolvedColor {
              field.color(
                x: Double(column) + Double(x) / Double(steps),
                y: Double(row) + Double(y) / Double(steps))
            }
            result.append(
              MeshPatch(
                points: Self.part(net, across, down, steps),
                colors: [
                  color(across, down), color(across + 1, down), color(across + 1, down + 1),
                  color(across, down + 1),
                ]))
          }
        }
      }
    }
    return result
  }

  /// Returns the number of patches per cell and direction that approximate the color curves: 12, or
  /// fewer in grids with small cells.
  private static func steps(for count: Int) -> Int { max(min(12, 4096 / count), 2) }

  /// Returns the control points of the Coons patch between a vertex and its neighbors, whose
  /// interior follows from its edges.
  private func net(_ row: Int, _ column: Int) -> [CGPoint] {
    let (a, b) = (vertices[row * width + column], vertices[row * width + column + 1])
    let (c, d) = (
      vertices[(row + 1) * width + column], vertices[(row + 1) * width + column + 1]
    )
    let edges = [
      [a.position, a.trailing, b.leading, b.position], [a.bottom, b.bottom], [c.top, d.top],
      [c.position, c.trailing, d.leading, d.position],
    ]
    func inside(
      _ near: CGPoint, _ besideX: CGPoint, _ besideY: CGPoint, _ farX: CGPoint, _ farY: CGPoint,
      _ acrossX: CGPoint, _ acrossY: CGPoint, _ opposite: CGPoint
    ) -> CGPoint {
      (near * -4 + (besideX + besideY) * 6 - (farX + farY) * 2 + (acrossX + acrossY) * 3
        - opposite) * (1.0 / 9)
    }
    let (top, bottom, upper, lower) = (edges[0], edges[3], edges[1], edges[2])
    return top
      + [
        upper[0],
        inside(top[0], top[1], upper[0], top[3], bottom[0], bottom[1], upper[1], bottom[3]),
        inside(top[3], top[2], upper[1], top[0], bottom[3], bottom[2], upper[0], bottom[0]),
        upper[1],
        lower[0],
        inside(bottom[0], bottom[1], lower[0], bottom[3], top[0], top[1], lower[1], top[3]),
        inside(bottom[3], bottom[2], lower[1], bottom[0], top[3], top[2], lower[0], top[0]),
        lower[1],
      ] + bottom
  }

  /// Returns one part of an evenly divided patch.
  private static func part(
    _ net: [CGPoint], _ across: Int, _ down: Int, _ steps: Int
  ) -> [CGPoint] {
    if steps == 1 { return net }
    func cut(_ line: [CGPoint], _ index: Int) -> [CGPoint] {
      let part = PathSegment(start: line[0], control1: line[1], control2: line[2], end: line[3])
        .between(Double(index) / Double(steps), Double(index + 1) / Double(steps))
      return [part.start, part.control1, part.control2, part.end]
    }
    let rows = (0..<4).map { cut(Array(net[$0 * 4..<$0 * 4 + 4]), across) }
    let columns = (0..<4).map { x in cut(rows.map { $0[x] }, down) }
    return (0..<16).map { columns[$0 % 4][$0 / 4] }
  }
}

extension CGRect {
  fileprivate var length: CGFloat { max(width, height) }

  /// Whether any part of the rectangle is in an area; the rectangle may be empty.
  fileprivate func isSeen(in area: CGRect) -> Bool {
    minX <= area.maxX && maxX >= area.minX && minY <= area.maxY && maxY >= area.minY
  }
}

extension ResolvedColor {
  /// Returns the color halfway to `other`, as a painted patch interpolates it.
  fileprivate func halfway(to other: ResolvedColor) -> ResolvedColor {
    ResolvedColor(
      red: (red + other.red) / 2, green: (green + other.green) / 2, blue: (blue + other.blue) / 2,
      opacity: (opacity + other.opacity) / 2)
  }
}

/// The interpolated color at any position in a mesh.
private struct ColorField {
  private let mesh: MeshPaint
  /// Four premultiplied components for each vertex.
  private let values: [[Double]]

  init(_ mesh: MeshPaint) {
    self.mesh = mesh
    values = mesh.colors.map { color in
      let color = color.displayable
      let parts: [Double]
      if mesh.isPerceptual {
        let lab = Oklab(color)
        parts = [lab.lightness, lab.a, lab.b]
      } else {
        parts = [color.red, color.green, color.blue]
      }
      return parts.map { $0 * color.opacity } + [color.opacity]
    }
  }

  /// - Parameters:
  ///   - x: The position in columns, from 0.
  ///   - y: The position in rows, from 0.
  func color(x: Double, y: Double) -> ResolvedColor {
    let column = min(Int(x), mesh.width - 2)
    let row = min(Int(y), mesh.height - 2)
    let (u, v) = (x - Double(column), y - Double(row))
    let parts = (0..<4).map { channel -> Double in
      if !mesh.isSmooth {
        let top = line(channel, row, column, u)
        return top + (line(channel, row + 1, column, u) - top) * v
      }
      let rows = (-1...2).map { offset in
        let row = row + offset
        return row >= 0 && row < mesh.height ? curve(channel, row, column, u) : nil
      }
      return Self.cubic(rows[0], rows[1] ?? 0, rows[2] ?? 0, rows[3], v)
    }
    let opacity = min(max(parts[3], 0), 1)
    guard opacity > 0 else { return .clear }
    if mesh.isPerceptual {
      return Oklab(lightness: parts[0] / opacity, a: parts[1] / opacity, b: parts[2] / opacity)
        .color(opacity: opacity)
    }
    return ResolvedColor(
      red: parts[0] / opacity, green: parts[1] / opacity, blue: parts[2] / opacity,
      opacity: opacity
    ).displayable
  }

  private func value(_ channel: Int, _ row: Int, _ column: Int) -> Double {
    values[row * mesh.width + column][channel]
  }

  private func line(_ channel: Int, _ row: Int, _ column: Int, _ u: Double) -> Double {
    let start = value(channel, row, column)
    return start + (value(channel, row, column + 1) - start) * u
  }

  private func curve(_ channel: Int, _ row: Int, _ column: Int, _ u: Double) -> Double {
    Self.cubic(
      column > 0 ? value(channel, row, column - 1) : nil, value(channel, row, column),
      value(channel, row, column + 1),
      column + 2 < mesh.width ? value(channel, row, column + 2) : nil, u)
  }

  /// Interpolates between `from` and `to` with a monotonic cubic that stays between them.
  private static func cubic(
    _ before: Double?, _ from: Double, _ to: Double, _ after: Double?, _ t: Double
  ) -> Double {
    func slope(_ first: Double, _ second: Double) -> Double {
      first * second <= 0 ? 0 : 2 * first * second / (first + second)
    }
    let step = to - from
    let start = before.map { slope(from - $0, step) } ?? step
    let end = after.map { slope(step, $0 - to) } ?? step
    let (t2, t3) = (t * t, t * t * t)
    return (2 * t3 - 3 * t2 + 1) * from + (t3 - 2 * t2 + t) * start + (3 * t2 - 2 * t3) * to
      + (t3 - t2) * end
  }
}
