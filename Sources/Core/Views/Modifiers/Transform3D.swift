import Foundation

/// A 3D transform: a 4-by-4 matrix that transforms row vectors.
public struct CATransform3D: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0, m14: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0, m24: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1, m34: CGFloat = 0
  /// The fourth row.
  public var m41: CGFloat = 0, m42: CGFloat = 0, m43: CGFloat = 0, m44: CGFloat = 1

  /// Creates the identity transform.
  public init() {}

  fileprivate init(_ rows: [[CGFloat]]) {
    (m11, m12, m13, m14) = (rows[0][0], rows[0][1], rows[0][2], rows[0][3])
    (m21, m22, m23, m24) = (rows[1][0], rows[1][1], rows[1][2], rows[1][3])
    (m31, m32, m33, m34) = (rows[2][0], rows[2][1], rows[2][2], rows[2][3])
    (m41, m42, m43, m44) = (rows[3][0], rows[3][1], rows[3][2], rows[3][3])
  }

  fileprivate var rows: [[CGFloat]] {
    [
      [m11, m12, m13, m14], [m21, m22, m23, m24], [m31, m32, m33, m34], [m41, m42, m43, m44],
    ]
  }
}

/// The identity transform.
public let CATransform3DIdentity = CATransform3D()

/// Whether a transform is the identity.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t == CATransform3DIdentity }

/// Returns a transform that translates by distances in points.
public func CATransform3DMakeTranslation(
  _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m41, transform.m42, transform.m43) = (tx, ty, tz)
  return transform
}

/// Returns a transform that scales by factors.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  var transform = CATransform3D()
  (transform.m11, transform.m22, transform.m33) = (sx, sy, sz)
  return transform
}

/// Returns a transform that rotates by an angle in radians about an axis, or the identity for a
/// zero axis.
public func CATransform3DMakeRotation(
  _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return CATransform3D() }
  let (x, y, z) = (x / length, y / length, z / length)
  let (sine, cosine) = (sin(angle), cos(angle))
  let rest = 1 - cosine
  return CATransform3D([
    [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine, 0],
    [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine, 0],
    [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest, 0],
    [0, 0, 0, 1],
  ])
}

/// Returns the transform that applies `a`, then `b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D {
  let (a, b) = (a.rows, b.rows)
  var rows = a
  for row in 0..<4 {
    for column in 0..<4 {
      var sum: CGFloat = 0
      for index in 0..<4 { sum += a[row][index] * b[index][column] }
      rows[row][column] = sum
    }
  }
  return CATransform3D(rows)
}

/// Returns the transform that translates, then applies `t`.
public func CATransform3DTranslate(
  _ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeTranslation(tx, ty, tz), t)
}

/// Returns the transform that scales, then applies `t`.
public func CATransform3DScale(
  _ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeScale(sx, sy, sz), t)
}

/// Returns the transform that rotates by an angle in radians, then applies `t`.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DConcat(CATransform3DMakeRotation(angle, x, y, z), t)
}

extension ProjectionTransform {
  /// Creates the projection of a 3D transform onto the plane, as seen from the front.
  public init(_ m: CATransform3D) {
    self.init()
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }
}
