import Foundation

/// How the ends of an open line are drawn.
public enum CGLineCap: Int32, Sendable {
  /// The line stops at its end point.
  case butt
  /// A half circle around the end point is added.
  case round
  /// Half a square around the end point is added.
  case square
}

/// How two segments of a line meet.
public enum CGLineJoin: Int32, Sendable {
  /// The outer edges go on until they meet, unless that is beyond the mitre limit.
  case miter
  /// The corner is a part of a circle.
  case round
  /// The corner is cut off straight.
  case bevel
}

/// How an outline is drawn; lengths are in points.
public struct StrokeStyle: Hashable, Sendable {
  /// The width of the line. A line of 0 or less, or of no finite width, is not drawn.
  public var lineWidth: CGFloat
  /// How the ends of open lines are drawn.
  public var lineCap: CGLineCap
  /// How segments meet.
  public var lineJoin: CGLineJoin
  /// Above how many widths of the line a mitre is cut off.
  public var miterLimit: CGFloat
  /// The lengths of dashes and gaps in turn; empty for a whole line. With a negative length, or
  /// with nothing but zeros, the line is drawn whole.
  public var dash: [CGFloat]
  /// How far into the pattern of dashes the line begins.
  public var dashPhase: CGFloat

  /// Creates a style, by default a whole line of 1 point with straight ends and mitres.
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

/// How the inside of a path is found and whether its edges are smoothed.
public struct FillStyle: Hashable, Sendable {
  /// Whether areas that the path goes round twice are left out, by the even-odd rule; otherwise the
  /// nonzero winding rule holds.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// Creates a style, by default with the nonzero winding rule and smoothed edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
