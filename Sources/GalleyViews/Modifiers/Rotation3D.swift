import Foundation

/// Rotates the content in space and draws it as it is seen from the front.
///
/// A picture has affine transforms, which know no perspective: the content is drawn as seen from far
/// away. Where that makes a difference, a diagnostic says so.
private struct Rotation3DModifier: ViewModifier, Animatable {
  var angle: Angle
  let axis: (x: CGFloat, y: CGFloat, z: CGFloat)
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let hasPerspective: Bool

  var animatableData: Double {
    get { angle.radians }
    set { angle = .radians(newValue) }
  }

  func body(content: Content) -> some View {
    let rotation = SpaceRotation(angle: angle, axis: axis)
    content.modifier(
      AffineModifier(
        name: "rotation3DEffect", transform: rotation.transform(aboutDepth: anchorZ),
        anchor: anchor,
        problem: hasPerspective && rotation.leavesPlane
          ? "the rotation is drawn without its perspective" : nil))
  }
}

/// A rotation in space about an axis through the origin.
struct SpaceRotation {
  private let columns: (x: [CGFloat], y: [CGFloat], z: [CGFloat])

  init(angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat)) {
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

  /// What the rotation about an axis in front of the plane of the picture does to that plane, seen
  /// from the front.
  func transform(aboutDepth depth: CGFloat) -> CGAffineTransform {
    CGAffineTransform(
      a: columns.x[0], b: columns.x[1], c: columns.y[0], d: columns.y[1],
      tx: -columns.z[0] * depth, ty: -columns.z[1] * depth)
  }

  /// Whether points of the plane come to lie before or behind it.
  var leavesPlane: Bool { abs(columns.x[2]) > 1e-6 || abs(columns.y[2]) > 1e-6 }
}

/// Draws the content transformed about a point of its frame.
struct AffineModifier {
  let name: String
  let transform: CGAffineTransform
  let anchor: UnitPoint
  let problem: String?
}

extension AffineModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if let problem { context.session.tree.report(problem, view: child.name) }
    return context.wrapping(
      child, in: PassthroughLayout(), .modifier(name),
      payload: Drawing(.transform(transform, anchor: anchor)))
  }
}

extension View {
  /// Draws the view rotated in space, as it is seen from the front; its layout stays the same.
  ///
  /// - Parameters:
  ///   - angle: The angle.
  ///   - axis: The axis, from the anchor; z points at the viewer.
  ///   - anchor: The point of the view that stays where it is. Default: the center.
  ///   - anchorZ: The depth of that point, in points. Default: 0.
  ///   - perspective: Not drawn; where it makes a difference, a diagnostic says so. Default: 1.
  nonisolated public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    modifier(
      Rotation3DModifier(
        angle: angle, axis: axis, anchor: anchor, anchorZ: anchorZ,
        hasPerspective: perspective != 0))
  }

  /// Draws the view transformed, with the origin at its top left corner; its layout stays the same.
  /// Of a projection, the affine part is drawn.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(
      AffineModifier(
        name: "projectionEffect", transform: transform.affine, anchor: .topLeading,
        problem: transform.isAffine ? nil : "the projection is drawn without its perspective"))
  }
}

/// A projection of the plane: a matrix of three rows, which transforms rows of coordinates.
public struct ProjectionTransform: Hashable, Sendable {
  /// The first row.
  public var m11: CGFloat = 1
  /// The first row.
  public var m12: CGFloat = 0
  /// The first row.
  public var m13: CGFloat = 0
  /// The second row.
  public var m21: CGFloat = 0
  /// The second row.
  public var m22: CGFloat = 1
  /// The second row.
  public var m23: CGFloat = 0
  /// The third row.
  public var m31: CGFloat = 0
  /// The third row.
  public var m32: CGFloat = 0
  /// The third row.
  public var m33: CGFloat = 1

  /// Creates the projection that changes nothing.
  public init() {}

  /// Creates a projection from an affine transform.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Whether the projection changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the projection is an affine transform.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}
