import Foundation

/// The projection of a plane that was moved in space.
package struct ViewProjection: Sendable {
  package enum Kind: Sendable {
    /// A matrix in the view's coordinates, relative to its top left corner.
    case matrix(ProjectionTransform)
    /// A rotation about an anchor of the view, `depth` points in front of it.
    case rotation(SpaceRotation, anchor: UnitPoint, depth: CGFloat, perspective: CGFloat)
  }
  package var kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Returns the projection in canvas coordinates for a view with this frame.
  package func transform(in frame: CGRect) -> ProjectionTransform {
    switch kind {
    case .matrix(let matrix): return matrix.about(frame.origin)
    case .rotation(let rotation, let anchor, let depth, let perspective):
      let length = max(frame.width, frame.height)
      return rotation.projection(
        depth: depth, vanishing: length > 0 && perspective.isFinite ? perspective / length : 0
      ).about(anchor.point(in: frame))
    }
  }
}

extension ViewProjection: VectorRepresentable {
  // A rotation is not interpolated: it is computed from its animated angle.
  mutating func pass(_ numbers: inout NumberPass) {
    guard case .matrix(var matrix) = kind else { return numbers.structure(1) }
    numbers.structure(0)
    numbers.numbers(&matrix.values)
    kind = .matrix(matrix)
  }
}

/// A rotation in space about an axis through the origin.
package struct SpaceRotation: Sendable {
  private let columns: (x: [CGFloat], y: [CGFloat], z: [CGFloat])

  /// Creates a rotation; an axis of zero length gives no rotation.
  package init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0, length.isFinite, angle.radians.isFinite else {
      columns = ([1, 0, 0], [0, 1, 0], [0, 0, 1])
      return
    }
    let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
    let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
    let t = 1 - c
    columns = (
      [c + x * x * t, y * x * t + z * s, z * x * t - y * s],
      [x * y * t - z * s, c + y * y * t, z * y * t + x * s],
      [x * z * t + y * s, y * z * t - x * s, c + z * z * t]
    )
  }

  /// Returns the projection of the picture plane, rotated about an axis in front of it.
  ///
  /// - Parameters:
  ///   - depth: The distance of the axis in front of the plane, in points.
  ///   - vanishing: The relative reduction of lengths per point of depth.
  fileprivate func projection(depth: CGFloat, vanishing: CGFloat) -> ProjectionTransform {
    let depth = depth.isFinite ? depth : 0
    var matrix = ProjectionTransform()
    (matrix.m11, matrix.m12, matrix.m13) = (columns.x[0], columns.x[1], -columns.x[2] * vanishing)
    (matrix.m21, matrix.m22, matrix.m23) = (columns.y[0], columns.y[1], -columns.y[2] * vanishing)
    (matrix.m31, matrix.m32) = (-columns.z[0] * depth, -columns.z[1] * depth)
    matrix.m33 = 1 + columns.z[2] * depth * vanishing
    return matrix
  }
}
