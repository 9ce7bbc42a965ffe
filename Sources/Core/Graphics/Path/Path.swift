import Foundation

/// The outline of a shape: moves, lines and curves, in points.
public struct Path: Hashable, Sendable {
  /// An element of a path.
  public enum Element: Hashable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line to a point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve to a point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve to a point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the start of the subpath.
    case closeSubpath
  }

  /// The elements; empty for a rectangle, the most common path.
  private var steps: [Element] = []
  /// Set while the path is exactly one rectangle, which painters fill without antialiasing.
  package private(set) var rectangle: CGRect?
  private var subpathStart = CGPoint.zero

  /// Creates an empty path.
  public init() {}

  /// Creates a path drawn by a closure.
  public init(_ callback: (inout Path) -> Void) {
    callback(&self)
  }

  /// Creates a rectangle.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates the ellipse inscribed in a rectangle.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameter cornerRadius: The radius in points, at most half the shorter side. Without a
  ///   positive radius, the corners are square.
  public init(
    roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a rectangle with rounded corners.
  ///
  /// - Parameter cornerSize: The radii of the corners, in points. If one exceeds half a side, both
  ///   shrink in proportion.
  public init(
    roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous
  ) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  package var elements: [Element] {
    guard steps.isEmpty, let rectangle else { return steps }
    return Self.steps(of: rectangle)
  }

  private static func steps(of rect: CGRect) -> [Element] {
    [
      .move(to: CGPoint(x: rect.minX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
      .line(to: CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(to: CGPoint(x: rect.minX, y: rect.maxY)), .closeSubpath,
    ]
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { steps.isEmpty && rectangle == nil }

  /// The point at which the next line starts, or `nil` in an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      point
    case .closeSubpath: subpathStart
    case nil: nil
    }
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  /// Begins a subpath at a point.
  public mutating func move(to point: CGPoint) {
    append(.move(to: point))
    subpathStart = point
  }

  /// Adds a straight line to a point. In an empty path, begins a subpath there.
  public mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  /// Adds a quadratic Bézier curve.
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  /// Adds a cubic Bézier curve.
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  /// Adds a straight line back to the start of the subpath.
  public mutating func closeSubpath() { append(.closeSubpath) }

  /// Adds a subpath of straight lines through points; does nothing without points.
  public mutating func addLines(_ points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }

  /// Adds a rectangle as a closed subpath.
  public mutating func addRect(_ rect: CGRect) {
    let isFirst = isEmpty
    if !isFirst { for step in Self.steps(of: rect) { append(step) } }
    subpathStart = CGPoint(x: rect.minX, y: rect.minY)
    if isFirst { rectangle = rect }
  }

  /// Adds the elements of another path.
  public mutating func addPath(_ path: Path) {
    for element in path.elements { append(element) }
    subpathStart = path.subpathStart
  }

  private mutating func append(_ element: Element) {
    if rectangle != nil {
      steps = elements
      rectangle = nil
    }
    steps.append(element)
  }

  /// Returns the path with all points transformed.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var copy = self
    copy.subpathStart = subpathStart.applying(transform)
    copy.rectangle =
      transform.b == 0 && transform.c == 0 ? rectangle.map { $0.applying(transform) } : nil
    // A rectangle that is only moved and scaled needs no elements.
    if steps.isEmpty, copy.rectangle != nil, transform.a > 0, transform.d > 0 { return copy }
    copy.steps = elements.map { element in
      switch element {
      case .move(let p): .move(to: p.applying(transform))
      case .line(let p): .line(to: p.applying(transform))
      case .quadCurve(let p, let c):
        .quadCurve(to: p.applying(transform), control: c.applying(transform))
      case .curve(let p, let c1, let c2):
        .curve(
          to: p.applying(transform), control1: c1.applying(transform),
          control2: c2.applying(transform))
      case .closeSubpath: .closeSubpath
      }
    }
    return copy
  }

  /// Returns the path moved by distances, in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }
}
