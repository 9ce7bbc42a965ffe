import Foundation

extension ProjectionTransform {
  /// Returns the projection that applies `self` first, then `rhs`.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
    let (a, b) = (values, rhs.values)
    var result = ProjectionTransform()
    result.values = (0..<9).map { index in
      let (row, column) = (index / 3 * 3, index % 3)
      let first: CGFloat = a[row] * b[column]
      let second: CGFloat = a[row + 1] * b[column + 3]
      return first + second + a[row + 2] * b[column + 6]
    }
    return result
  }

  /// Inverts the projection. Returns `false` and leaves it unchanged if there is no inverse.
  @discardableResult
  public mutating func invert() -> Bool {
    let m = values
    // Signed minors: their transposed matrix divided by the determinant is the inverse.
    func minor(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> CGFloat { m[a] * m[d] - m[b] * m[c] }
    let inverse = [
      minor(4, 5, 7, 8), minor(2, 1, 8, 7), minor(1, 2, 4, 5), minor(5, 3, 8, 6),
      minor(0, 2, 6, 8), minor(2, 0, 5, 3), minor(3, 4, 6, 7), minor(1, 0, 7, 6),
      minor(0, 1, 3, 4),
    ]
    let determinant = m[0] * inverse[0] + m[1] * inverse[3] + m[2] * inverse[6]
    guard determinant != 0, determinant.isFinite else { return false }
    values = inverse.map { $0 / determinant }
    return true
  }

  /// Returns the inverse, or the same projection if there is none.
  public func inverted() -> ProjectionTransform {
    var copy = self
    copy.invert()
    return copy
  }
}

extension ProjectionTransform {
  /// The elements in row-major order.
  package var values: [CGFloat] {
    get { [m11, m12, m13, m21, m22, m23, m31, m32, m33] }
    set {
      (m11, m12, m13) = (newValue[0], newValue[1], newValue[2])
      (m21, m22, m23) = (newValue[3], newValue[4], newValue[5])
      (m31, m32, m33) = (newValue[6], newValue[7], newValue[8])
    }
  }

  /// The projection without perspective.
  package var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }

  /// Returns the projection around `point` instead of the origin.
  package func about(_ point: CGPoint) -> ProjectionTransform {
    let there = ProjectionTransform(CGAffineTransform(translationX: -point.x, y: -point.y))
    let back = ProjectionTransform(CGAffineTransform(translationX: point.x, y: point.y))
    return there.concatenating(self).concatenating(back)
  }

  /// Returns the projected bounds of a rectangle, or `nil` if part of it is behind the viewer.
  package func bounds(of rect: CGRect) -> CGRect? {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].compactMap(project)
    guard corners.count == 4 else { return nil }
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }

  /// Returns the projection of a point, or `nil` if it is behind the viewer.
  package func project(_ point: CGPoint) -> CGPoint? {
    let depth = m13 * point.x + m23 * point.y + m33
    guard depth > 1e-6, depth.isFinite else { return nil }
    return CGPoint(
      x: (m11 * point.x + m21 * point.y + m31) / depth,
      y: (m12 * point.x + m22 * point.y + m32) / depth)
  }
}
