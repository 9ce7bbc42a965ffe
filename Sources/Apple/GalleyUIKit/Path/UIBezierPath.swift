import Galley

/// A path with drawing attributes.
///
/// In Galley, it is an outline for SwiftUI's `Path`, which fills and strokes it.
open class UIBezierPath {
  private var path: Path
  /// The width of a stroke, in points. Default: 1.
  open var lineWidth: CGFloat = 1

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    path = Path(rect)
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    path = Path(ellipseIn: rect)
  }

  /// Creates a rectangle with continuous corners.
  ///
  /// - Parameter cornerRadius: The radius, in points, at most half the shorter side.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle with some continuous corners.
  ///
  /// - Parameters:
  ///   - corners: The corners to round.
  ///   - cornerRadii: The radius as the width, in points, at most half the shorter side.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    let radius = min(cornerRadii.width, min(rect.width, rect.height) / 2)
    func rounded(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: rounded(.topLeft), bottomLeading: rounded(.bottomLeft),
        bottomTrailing: rounded(.bottomRight), topTrailing: rounded(.topRight)))
  }

  /// Creates an arc.
  ///
  /// - Parameters:
  ///   - startAngle: The start angle, in radians, clockwise on screen from the positive x-axis.
  ///   - clockwise: Whether the arc runs clockwise on screen.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) {
    self.init()
    path = cgPath.path
  }

  /// The Core Graphics path.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }

  /// Whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }
  /// The bounding box of all end and control points.
  open var bounds: CGRect { path.boundingRect }
  /// The current point; zero in an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds a quadratic Bézier curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds a cubic Bézier curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds an arc, connected by a line from the current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    // SwiftUI's `clockwise` assumes a y-axis that points up.
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: !clockwise)
  }
  /// Closes the subpath with a straight line.
  open func close() { path.closeSubpath() }
  /// Appends another path.
  open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
  /// Transforms all points.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
  /// Removes all points.
  open func removeAllPoints() { path = Path() }
}

/// A path.
public class CGPath {
  fileprivate(set) var path: Path

  fileprivate init(_ path: Path) { self.path = path }

  /// Creates a rectangle.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
    self.init(Path(rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates an ellipse inscribed in a rectangle.
  public convenience init(
    ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
  }

  /// Creates a rectangle with circular corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>? = nil
  ) {
    let size = CGSize(width: cornerWidth, height: cornerHeight)
    self.init(
      Path(roundedRect: rect, cornerSize: size, style: .circular)
        .applying(transform?.pointee ?? .identity))
  }

  /// Whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }
  /// The bounding box of all end and control points.
  public var boundingBox: CGRect { path.boundingRect }
}

/// A mutable path.
public final class CGMutablePath: CGPath {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a straight line.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds straight lines through points.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a quadratic Bézier curve.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: end, control: control)
  }
  /// Adds a cubic Bézier curve.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds an arc; angles are in radians. As in `Path`, `clockwise` assumes a y-axis that points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle),
      endAngle: .radians(endAngle), clockwise: clockwise)
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Closes the subpath with a straight line.
  public func closeSubpath() { path.closeSubpath() }
  /// Appends another path.
  public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
}

extension Path {
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGPath) { self = path.path }
  /// Creates a path from a Core Graphics path.
  public init(_ path: CGMutablePath) { self = path.path }
  /// The equivalent Core Graphics path.
  public var cgPath: CGPath { CGPath(self) }
}

extension CGPath {
  /// Returns the area in either path.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.union(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area in both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.intersection(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area in this path but not in the other.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path.subtracting(other.path, eoFill: rule == .evenOdd))
  }
  /// Returns the area in exactly one of the paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}

/// A rule for determining the interior of a path.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
