import Foundation

/// One mark of a chart, as a plain value.
struct ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  let x: Span
  let y: Span
  /// The width of a bar or rectangle; the inner radius of a sector.
  let width: MarkDimension
  /// The height of a bar or rectangle; the outer radius of a sector.
  let height: MarkDimension
  let stacking: MarkStackingMethod
  let series: Coordinate?
  /// Half the gap between sectors, in points.
  let angularInset: CGFloat
  /// The function that the mark represents; `nil` for an ordinary mark.
  var function: PlottedFunction?
  /// The style; unmodified marks share one.
  var look = MarkLook.plain

  init(
    _ kind: Kind, _ x: Span, _ y: Span = .whole, width: MarkDimension = .automatic,
    height: MarkDimension = .automatic, stacking: MarkStackingMethod = .unstacked,
    series: Coordinate? = nil, angularInset: CGFloat = 0
  ) {
    (self.kind, self.x, self.y, self.width, self.height) = (kind, x, y, width, height)
    (self.stacking, self.series, self.angularInset) = (stacking, series, angularInset)
  }

  var isFinite: Bool { x.isFinite && y.isFinite }
}

/// The extent of a mark along an axis.
enum Span {
  /// The whole plot.
  case whole
  case at(Coordinate)
  indirect case between(Coordinate, Coordinate)
  /// Positions in the plot, in points; `nil` for its edges.
  case points(CGFloat?, CGFloat?)

  /// The value, or the first of two.
  var coordinate: Coordinate? {
    switch self {
    case .at(let coordinate), .between(let coordinate, _): coordinate
    case .whole, .points: nil
    }
  }

  var single: Coordinate? { if case .at(let coordinate) = self { coordinate } else { nil } }

  var isFinite: Bool {
    switch self {
    case .at(let coordinate): coordinate.isFinite
    case .between(let start, let end): start.isFinite && end.isFinite
    case .whole, .points: true
    }
  }
}

/// A style that marks share. Reading one of its values doesn't copy the others.
final class MarkLook {
  nonisolated(unsafe) static let plain = MarkLook(MarkStyle())
  let style: MarkStyle
  /// Whether marks of the style can be drawn as one path: nothing depends on the frame of a mark.
  let joins: Bool

  init(_ style: MarkStyle) {
    self.style = style
    joins =
      style.opacity == 1 && style.foreground == nil && style.blur == 0 && style.shadow == nil
      && style.clip == nil
  }
}

/// The values that modifiers set for a mark. For `nil`, the chart chooses the value.
struct MarkStyle {
  enum Symbol {
    case shape(@Sendable (CGRect) -> Path)
    case view(AnyView)
    case hidden
  }

  var foreground: AnyShapeStyle?
  var foregroundBy: Coordinate?
  var symbol: Symbol?
  var symbolBy: Coordinate?
  /// The area, in square points.
  var symbolSize: CGFloat?
  var symbolSizeBy: Coordinate?
  var line: StrokeStyle?
  var lineBy: Coordinate?
  var interpolation: InterpolationMethod?
  var group: (value: Coordinate, axis: Axis?, span: MarkDimension)?
  var opacity = 1.0
  var corners: (radius: CGFloat, style: RoundedCornerStyle)?
  var zIndex = 0.0
  var offset = MarkOffset()
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var clip: (@Sendable (CGRect) -> Path)?
  /// The layers that the mark is part of, from the innermost to the outermost one.
  var layers: [MarkLayer] = []
  var alignsWithPlot = false
  var annotations: [MarkAnnotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isAccessibilityHidden = false
  var identifier: String?
}

/// How far the start and the end of a mark are moved along each axis, in points.
struct MarkOffset {
  var x: (start: CGFloat, end: CGFloat) = (0, 0)
  var y: (start: CGFloat, end: CGFloat) = (0, 0)

  mutating func add(_ xStart: CGFloat, _ xEnd: CGFloat, _ yStart: CGFloat, _ yEnd: CGFloat) {
    x = (x.start + xStart, x.end + xEnd)
    y = (y.start + yStart, y.end + yEnd)
  }
}
