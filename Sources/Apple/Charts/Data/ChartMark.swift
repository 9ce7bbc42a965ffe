import Foundation

/// One mark of a chart, as a plain value.
struct ChartMark {
  enum Kind { case bar, line, area, point, rule, rectangle, sector }

  let kind: Kind
  var x = Span.whole
  var y = Span.whole
  /// The width of a bar or rectangle; the inner radius of a sector.
  var width = MarkDimension.automatic
  /// The height of a bar or rectangle; the outer radius of a sector.
  var height = MarkDimension.automatic
  var stacking = MarkStackingMethod.unstacked
  var angularInset: CGFloat = 0
  var series: Coordinate?
  private(set) var look = MarkLook.plain

  init(_ kind: Kind) { self.kind = kind }

  /// The style; marks that were never changed share one.
  var style: MarkStyle {
    get { look.style }
    set { look = MarkLook(newValue) }
  }

  func hasStyle(of other: ChartMark) -> Bool { look === other.look }

  mutating func share(_ other: ChartMark) { look = other.look }

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

/// A style that marks share: reading one of its values copies no others.
final class MarkLook {
  nonisolated(unsafe) static let plain = MarkLook(MarkStyle())
  let style: MarkStyle
  /// Whether marks of the style can be one path: nothing depends on the frame of a mark.
  let joins: Bool

  init(_ style: MarkStyle) {
    self.style = style
    joins =
      style.opacity == 1 && style.foreground == nil && style.blur == 0 && style.shadow == nil
      && style.clip == nil
  }
}

/// What modifiers set of a mark. `nil` values are the chart's.
struct MarkStyle {
  enum Symbol {
    case shape(@Sendable (CGRect) -> Path)
    case view(AnyView)
    case hidden
  }

  /// A view beside marks.
  struct Annotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat
    let overflow: AnnotationOverflowResolution
    /// The number of marks that it belongs to, beginning with this one.
    let count: Int
    let content: (AnnotationContext) -> AnyView
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
  var group: Coordinate?
  var groupAxis: Axis?
  var groupSpan = MarkDimension.automatic
  var opacity = 1.0
  var cornerRadius: CGFloat?
  var cornerStyle = RoundedCornerStyle.continuous
  var zIndex = 0.0
  var offset = CGRect.zero
  var blur: CGFloat = 0
  var shadow: (color: Color, radius: CGFloat, x: CGFloat, y: CGFloat)?
  var clip: (@Sendable (CGRect) -> Path)?
  var alignsWithPlot = false
  var annotations: [Annotation] = []
  var accessibilityLabel: Text?
  var accessibilityValue: Text?
  var isAccessibilityHidden = false
  var identifier: String?
}
