import Galley

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable {
  /// Begins a subpath.
  case moveToPoint
  /// Adds a line.
  case addLineToPoint
  /// Adds a curve with one control point.
  case addQuadCurveToPoint
  /// Adds a curve with two control points.
  case addCurveToPoint
  /// Closes the subpath.
  case closeSubpath
}

/// An element of a path. Its points exist while the function that receives it runs.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The points, control points first: none to three.
  public var points: UnsafeMutablePointer<CGPoint>
}

/// A function that receives an element of a path and the value that `CGPath.apply` got.
public typealias CGPathApplierFunction = (UnsafeMutableRawPointer?, UnsafePointer<CGPathElement>) ->
  Void

extension CGPath {
  /// Calls a function for each element.
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    path.forEach { element in
      let (type, points): (CGPathElementType, [CGPoint]) =
        switch element {
        case .move(let to): (.moveToPoint, [to])
        case .line(let to): (.addLineToPoint, [to])
        case .quadCurve(let to, let control): (.addQuadCurveToPoint, [control, to])
        case .curve(let to, let control1, let control2):
          (.addCurveToPoint, [control1, control2, to])
        case .closeSubpath: (.closeSubpath, [])
        }
      withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
        _ = buffer.initialize(fromContentsOf: points)
        guard let start = buffer.baseAddress else { return }
        withUnsafePointer(to: CGPathElement(type: type, points: start), block)
      }
    }
  }

  /// Calls a function for each element.
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {
    applyWithBlock { function(info, $0) }
  }
}
