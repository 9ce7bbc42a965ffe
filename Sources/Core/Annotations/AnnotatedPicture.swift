import Foundation
import GalleyViews

/// A picture on a sheet, surrounded by labels.
package struct AnnotatedPicture: Sendable {
  /// A line of text on the sheet.
  package struct Label: Hashable, Sendable {
    package var text: String
    /// The area of the text, in points of the sheet.
    package var frame: CGRect
    /// The font size, in points.
    package var fontSize: Double
    package var inks: [AnnotationInk]
  }

  package var list: DisplayList
  /// The frames of the pictures' canvases, in points of the sheet.
  package var canvases: [CGRect] = []
  /// Every line of text on the sheet.
  package var labels: [Label] = []

  package init(list: DisplayList, canvases: [CGRect] = [], labels: [Label] = []) {
    (self.list, self.canvases, self.labels) = (list, canvases, labels)
  }
}

/// Draws on a sheet and records the text on it.
struct AnnotationPen {
  let style: AnnotationStyle
  var items: [DisplayItem] = []
  var labels: [AnnotatedPicture.Label] = []

  private var grid: PixelGrid { style.grid }

  mutating func write(_ text: AnnotationText, left x: Double, middle y: Double) {
    items.append(text.item(left: x, middle: y, grid))
    labels.append(
      AnnotatedPicture.Label(
        text: text.string, frame: text.frame(left: x, middle: y), fontSize: text.fontSize,
        inks: text.inks))
  }

  mutating func write(_ text: AnnotationText, center x: Double, middle y: Double) {
    write(text, left: x - text.width / 2, middle: y)
  }

  mutating func write(_ text: AnnotationText, right x: Double, middle y: Double) {
    write(text, left: x - text.width, middle: y)
  }

  /// Draws a line through points. Horizontal and vertical lines start and end on pixel boundaries.
  /// A baseline is the upper edge of its line, so letters stand on the line.
  ///
  /// - Parameter ground: The color under the line; `nil` if it is unknown.
  mutating func line(
    _ points: [CGPoint], _ ink: AnnotationInk, _ form: AnnotationForm = .solid,
    opacity: Double = 1, width: Double? = nil, over ground: ResolvedColor? = AnnotationInk.paper
  ) {
    let width = width ?? style.lineWidth
    let isLevel = points.allSatisfy { $0.y == points[0].y }
    let isUpright = points.allSatisfy { $0.x == points[0].x }
    let dash: [CGFloat] =
      switch form {
      case .solid: []
      case .dashed: style.dashes
      case .dotted: style.dots
      }
    let color = ink.color(over: ground).multiplyingOpacity(by: opacity)
    if !dash.isEmpty, isLevel || isUpright {
      return fill(broken(points[0], points[points.count - 1], dash, width), color)
    }
    var path = Path()
    for (index, point) in points.enumerated() {
      let onPixel = CGPoint(
        x: grid.round(point.x) + (isLevel ? 0 : width / 2),
        y: grid.round(point.y) + (isUpright ? 0 : width / 2))
      if index == 0 { path.move(to: onPixel) } else { path.addLine(to: onPixel) }
    }
    items.append(
      .stroke(path, StrokeStyle(lineWidth: width, lineCap: .butt, dash: dash), .color(color)))
  }

  /// Returns a horizontal or vertical broken line as rectangles, which, unlike a dashed stroke,
  /// look the same when the picture is painted in parts.
  private func broken(
    _ start: CGPoint, _ end: CGPoint, _ dash: [CGFloat], _ width: Double
  ) -> Path {
    let isLevel = start.y == end.y
    let (from, to) =
      isLevel
      ? (grid.round(start.x), grid.round(end.x)) : (grid.round(start.y), grid.round(end.y))
    let (x, y) = (grid.round(start.x), grid.round(start.y))
    var path = Path()
    let (dot, gap) = (Double(dash[0]), Double(dash[1]))
    for distance in stride(from: 0, to: abs(to - from), by: dot + gap) {
      let length = min(dot, abs(to - from) - distance)
      let along = from < to ? from + distance : from - distance - length
      path.addRect(
        isLevel
          ? CGRect(x: along, y: y, width: length, height: width)
          : CGRect(x: x, y: along, width: width, height: length))
    }
    return path
  }

  /// Draws light edges along a line over painted areas from which it doesn't stand out. They skip
  /// the picture's letters and lines. A baseline has an edge below it only, because letters stand on
  /// the line.
  mutating func halo(_ rule: AnnotationMarks.Rule, over parts: [PaintedPart], _ ground: Ground) {
    let width = style.lineWidth
    let line = start(of: rule)
    var path = Path()
    let edges = [line + style.ruleWidth] + (rule.isBaseline ? [] : [line - width])
    for across in edges {
      for range in lightened(rule, at: across + width / 2, parts, ground) {
        let (from, length) = (
          grid.round(range.lowerBound), grid.round(range.upperBound) - grid.round(range.lowerBound)
        )
        path.addRect(
          rule.axis == .horizontal
            ? CGRect(x: from, y: across, width: length, height: width)
            : CGRect(x: across, y: from, width: width, height: length))
      }
    }
    if !path.isEmpty { fill(path, AnnotationInk.paper.multiplyingOpacity(by: 0.6)) }
  }

  /// Returns where the line of a rule begins across its axis. A vertical line is centered on its
  /// position; a horizontal one is below it, because letters stand on baselines.
  private func start(of rule: AnnotationMarks.Rule) -> Double {
    let pixels = (style.ruleWidth / grid.pixel).rounded()
    return grid.round(rule.position)
      - (rule.axis == .vertical ? (pixels / 2).rounded(.down) * grid.pixel : 0)
  }

  private func lightened(
    _ rule: AnnotationMarks.Rule, at across: Double, _ parts: [PaintedPart], _ ground: Ground
  ) -> [ClosedRange<Double>] {
    let areas = parts.filter { part in
      part.isArea && part.frame.range(rule.axis.other).contains(across)
    }.map { $0.frame.range(rule.axis) }.filter { $0.overlaps(rule.range) }
    var ranges = ClosedRange.union(areas.map { $0.clamped(to: rule.range) })
    if !ranges.isEmpty {
      for piece in ground.pieces(rule.range, at: rule.position, rule.axis)
      where !rule.ink.needsEdges(over: piece.color) {
        ranges = ranges.flatMap { $0.parts(outside: piece.range) }
      }
    }
    for part in parts {
      let (along, other) = (part.frame.range(rule.axis), part.frame.range(rule.axis.other))
      guard other.contains(across) else { continue }
      var spared: [ClosedRange<Double>] = []
      switch part.kind {
      case .area, .bitmap: continue
      case .text(let baseline):
        if rule.isBaseline, abs(baseline - rule.position) <= 1 { continue }
        spared = [along]
      case .line(let width):
        if min(across - other.lowerBound, other.upperBound - across) <= width {
          spared = [along]
        } else {
          spared = [
            along.lowerBound...min(along.lowerBound + width, along.upperBound),
            max(along.upperBound - width, along.lowerBound)...along.upperBound,
          ]
        }
      }
      for range in spared { ranges = ranges.flatMap { $0.parts(outside: range) } }
    }
    return ranges
  }

  /// Draws a line over a picture, interrupted at letters if it has to keep clear of them. If little
  /// of it remains, its ends are extended. Letters that stand on the line don't interrupt it.
  mutating func rule(_ rule: AnnotationMarks.Rule, over parts: [PaintedPart], _ ground: Ground) {
    var ranges = [rule.range]
    if rule.keepsClear {
      for part in parts {
        guard case .text(let baseline) = part.kind,
          part.letters.range(rule.axis.other).widened(by: -0.75).contains(rule.position),
          rule.axis == .vertical || abs(baseline - rule.position) > 1
        else { continue }
        let letters = part.letters.range(rule.axis).widened(by: 1)
        ranges = ranges.flatMap { $0.parts(outside: letters) }
      }
      ranges = recognizable(ranges, of: rule)
    }
    let start = start(of: rule)
    let pieces = ranges.flatMap {
      // Dashes start again wherever the ground changes.
      rule.form == .dashed
        ? ground.pieces($0, at: rule.position, rule.axis)
        : ground.pieces($0, at: rule.position, rule.axis, in: rule.ink)
    }
    for piece in pieces {
      var part = rule.part(piece.range)
      if rule.axis == .vertical { (part.from.x, part.to.x) = (start, start) }
      line([part.from, part.to], part.ink, part.form, width: style.ruleWidth, over: piece.color)
    }
  }

  /// Returns the visible ranges of a rule with ends long enough to be recognized as one line.
  private func recognizable(
    _ ranges: [ClosedRange<Double>], of rule: AnnotationMarks.Rule
  ) -> [ClosedRange<Double>] {
    let shown = ranges.reduce(0) { $0 + $1.upperBound - $1.lowerBound }
    let (start, end) = (rule.range.lowerBound, rule.range.upperBound)
    guard 2 * shown < end - start else { return ranges }
    // If letters cover an end, the whole line is drawn.
    guard ranges.count > 1, let first = ranges.first, let last = ranges.last,
      first.lowerBound == start, last.upperBound == end
    else { return [rule.range] }
    let length = 10 * style.unit
    return [min(start, first.upperBound - length)...first.upperBound]
      + ranges.dropFirst().dropLast().filter { $0.upperBound - $0.lowerBound > length }
      + [last.lowerBound...max(end, last.lowerBound + length)]
  }

  mutating func fill(_ path: Path, _ color: ResolvedColor, eoFill: Bool = false) {
    items.append(.fill(path, .color(color), FillStyle(eoFill: eoFill)))
  }

  /// Draws a line around a frame.
  mutating func outline(_ outline: AnnotationMarks.Outline) {
    let inner = grid.round(outline.frame)
    var ring = Path(inner.insetBy(dx: -style.ruleWidth, dy: -style.ruleWidth))
    ring.addRect(inner)
    fill(ring, outline.ink.color, eoFill: true)
  }

  /// Returns the areas of an outline and its light line at the left, right, top and bottom.
  func edges(of outline: AnnotationMarks.Outline) -> [CGRect] {
    let inner = grid.round(outline.frame)
    let width = style.ruleWidth + style.lineWidth
    let outer = inner.insetBy(dx: -width, dy: -width)
    return [
      CGRect(x: outer.minX, y: outer.minY, width: width, height: outer.height),
      CGRect(x: inner.maxX, y: outer.minY, width: width, height: outer.height),
      CGRect(x: outer.minX, y: outer.minY, width: outer.width, height: width),
      CGRect(x: outer.minX, y: inner.maxY, width: outer.width, height: width),
    ]
  }

  /// Draws a light line around the outline of a frame.
  mutating func halo(_ outline: AnnotationMarks.Outline) {
    let width = style.lineWidth
    let line = grid.round(outline.frame).insetBy(dx: -style.ruleWidth, dy: -style.ruleWidth)
    var halo = Path(line.insetBy(dx: -width, dy: -width))
    halo.addRect(line)
    fill(halo, AnnotationInk.paper.multiplyingOpacity(by: 0.7), eoFill: true)
  }

  /// Draws a faint line around a canvas to show where it ends.
  mutating func edge(_ canvas: CGRect) {
    let width = style.lineWidth
    var ring = Path(canvas.insetBy(dx: -width, dy: -width))
    ring.addRect(canvas)
    fill(ring, AnnotationInk.quiet.color.multiplyingOpacity(by: 0.35), eoFill: true)
  }

  /// Hatches an area.
  ///
  /// - Parameter ground: The color under the area; `nil` if it is unknown.
  mutating func hatch(
    _ tint: AnnotationMarks.Tint, over ground: ResolvedColor? = AnnotationInk.paper
  ) {
    let area = grid.round(tint.area)
    guard !area.isEmpty else { return }
    let isLight =
      ground.map { tint.ink.light.contrast(to: $0) > tint.ink.color.contrast(to: $0) } ?? false
    let color = isLight ? tint.ink.light : tint.ink.color
    fill(Path(area), color.multiplyingOpacity(by: 0.1))
    let step = max(5 * style.unit, Double(area.width + area.height) / 400)
    var path = Path()
    // Overlapping areas share their hatching lines.
    let phase = step - (area.minX + area.minY).truncatingRemainder(dividingBy: step)
    for start in stride(from: phase, to: Double(area.width + area.height), by: step) {
      // From the top or right edge down to the left or bottom edge.
      let top = CGPoint(
        x: area.minX + min(start, area.width), y: area.minY + max(0, start - area.width))
      let bottom = CGPoint(
        x: area.minX + max(0, start - area.height), y: area.minY + min(start, area.height))
      path.move(to: top)
      path.addLine(to: bottom)
    }
    items.append(
      .stroke(
        path, StrokeStyle(lineWidth: style.lineWidth),
        .color(color.multiplyingOpacity(by: isLight ? 0.7 : 0.5))))
  }

  /// Draws a line with caps at its ends.
  mutating func measure(
    _ axis: Axis, from start: Double, to end: Double, at cross: Double,
    _ ink: AnnotationInk
  ) {
    let cap = 3 * style.unit
    func point(_ along: Double, _ across: Double) -> CGPoint {
      axis == .horizontal ? CGPoint(x: along, y: across) : CGPoint(x: across, y: along)
    }
    line([point(start, cross), point(end + style.lineWidth, cross)], ink)
    // Where one distance ends and the next begins, their caps coincide.
    for along in [start, end] {
      line([point(along, cross - cap), point(along, cross + cap + style.lineWidth)], ink)
    }
  }

  /// Draws a small dot where a leader ends on a view.
  mutating func dot(_ point: CGPoint, _ ink: AnnotationInk) {
    let radius = 1.5 * style.unit
    let halo = radius + style.lineWidth
    fill(
      Path(ellipseIn: CGRect(origin: point, size: .zero).insetBy(dx: -halo, dy: -halo)),
      AnnotationInk.paper)
    fill(
      Path(ellipseIn: CGRect(origin: point, size: .zero).insetBy(dx: -radius, dy: -radius)),
      ink.color)
  }

  /// Adds everything that `draw` draws, moved by an offset.
  mutating func moved(by offset: CGPoint, _ draw: (inout AnnotationPen) -> Void) {
    var pen = AnnotationPen(style: style)
    draw(&pen)
    add(pen, movedBy: offset)
  }

  /// Adds everything that another pen drew, moved by an offset.
  mutating func add(_ pen: AnnotationPen, movedBy offset: CGPoint = .zero) {
    guard !pen.items.isEmpty else { return }
    if offset == .zero {
      items += pen.items
    } else {
      items.append(.pushTransform(CGAffineTransform(translationX: offset.x, y: offset.y)))
      items += pen.items
      items.append(.pop)
    }
    labels += pen.labels.map { label in
      var label = label
      label.frame = label.frame.offsetBy(dx: offset.x, dy: offset.y)
      return label
    }
  }
}
