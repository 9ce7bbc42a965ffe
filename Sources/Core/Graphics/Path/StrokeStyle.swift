import Foundation

/// The shape of the ends of an open line.
public enum CGLineCap: Int32, Sendable {
  /// The line ends at its end point.
  case butt
  /// A half circle is added around the end point.
  case round
  /// A half square is added at the end point.
  case square
}

/// The shape of the joint between two segments.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges extend until they meet, up to the miter limit.
  case miter
  /// The corner is an arc.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// The style of a stroke; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line. A line whose width is not positive and finite is not drawn.
  public var lineWidth: CGFloat
  /// The shape of the ends of open lines.
  public var lineCap: CGLineCap
  /// The shape of the joints between segments.
  public var lineJoin: CGLineJoin
  /// The ratio of miter length to line width above which a miter is cut off.
  public var miterLimit: CGFloat
  /// The alternating lengths of dashes and gaps; empty for a solid line. A negative length or only
  /// zeros also make the line solid.
  public var dash: [CGFloat]
  /// The offset into the dash pattern at which the line begins.
  public var dashPhase: CGFloat

  /// Creates a style, by default a solid line of 1 point with butt caps and miter joins.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter,
    miterLimit: CGFloat = 10, dash: [CGFloat] = [], dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// The fill rule of a path and whether its edges are antialiased.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule applies instead of the nonzero winding rule.
  public var isEOFilled: Bool
  /// Whether edges are antialiased.
  public var isAntialiased: Bool

  /// Creates a style, by default with the nonzero winding rule and antialiasing.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
