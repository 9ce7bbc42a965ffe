import Foundation

/// Turns a placed tree into a display list; edges are rounded to pixels here, once.
package struct Recorder {
  private let placed: PlacedTree
  private let grid: PixelGrid
  private var items: [DisplayItem] = []
  /// What clips around leave of the canvas; `nil` where nothing is known.
  private var visible: CGRect?

  /// A moment between two states.
  package struct Moment {
    /// Nodes that fade in, by how much they are there.
    package let coming: Set<Int>
    /// What fades out.
    package let gone: PlacedTree
    package let going: Set<Int>
    package let progress: Double

    package init(coming: Set<Int>, gone: PlacedTree, going: Set<Int>, progress: Double) {
      self.coming = coming
      self.gone = gone
      self.going = going
      self.progress = min(max(progress, 0), 1)
    }
  }

  /// What `placed` shows on a canvas with `scale` pixels per point.
  ///
  /// - Parameter moment: Between two states edges are not rounded to pixels again.
  package static func record(
    _ placed: PlacedTree, scale: Double, background: ResolvedColor?, moment: Moment? = nil
  ) -> DisplayList {
    var recorder = Recorder(
      placed: placed, grid: PixelGrid(scale: moment == nil ? scale : scale * 4096))
    if let moment {
      recorder.fading = moment.coming
      recorder.opacity = moment.progress
      var leaving = Recorder(placed: moment.gone, grid: PixelGrid(scale: scale))
      for index in moment.going.sorted() {
        leaving.record(index, within: .pushOpacity(1 - moment.progress), whole: true)
      }
      recorder.items = leaving.items
    }
    recorder.record(0)
    return DisplayList(
      size: placed.canvas, scale: scale, background: background, items: recorder.items)
  }

  /// Nodes that are drawn with an opacity.
  private var fading: Set<Int> = []
  private var opacity = 1.0

  private init(placed: PlacedTree, grid: PixelGrid) {
    self.placed = placed
    self.grid = grid
  }

  private mutating func record(_ index: Int) {
    if fading.contains(index) {
      fading.remove(index)
      return record(index, within: .pushOpacity(opacity), whole: true)
    }
    let entry = placed.nodes[index]
    guard let drawing = entry.node.content as? Drawing else { return recordChildren(index) }
    let frame = grid.round(entry.frame)
    switch drawing.kind {
    case .hidden: break
    case .style(let style): fill(Path(frame), style, frame)
    case .hairline(let style):
      let line = CGRect(
        x: frame.minX, y: frame.minY, width: max(frame.width, grid.pixel),
        height: max(frame.height, grid.pixel))
      fill(Path(line), style, line)
    case .shape(let shape): draw(shape, in: frame)
    case .shapes(let shapes): for shape in shapes { draw(shape, in: frame) }
    case .text(let paragraph): if isVisible(frame) { draw(paragraph, entry, frame) }
    case .symbol(let symbol): items += symbol.items(in: frame)
    case .bitmap(let picture): items += picture.items(in: frame)
    case .border(let style, let width):
      recordChildren(index)
      drawBorder(frame, width: width, style)
    case .opacity(let opacity):
      if opacity >= 1 { return recordChildren(index) }
      if opacity > 0 { record(index, within: .pushOpacity(opacity)) }
    case .clip(let path, let style):
      let outline = path(frame)
      let bounds = outline.boundingRect
      record(
        index, within: .pushClip(outline, style),
        seeing: visible.map { $0.overlap(with: bounds) ?? .null } ?? bounds)
    case .shadow(let color, let radius, let offset):
      record(
        index, within: .pushShadow(color: color, radius: radius, offset: offset), seeing: nil)
    case .transform(let transform, let anchor):
      record(index, within: .pushTransform(transform.about(anchor, of: frame)), seeing: nil)
    }
  }

  /// Glyphs may reach out of their text's frame, but no farther than this, in points.
  private static let overhang: CGFloat = 40

  private func isVisible(_ frame: CGRect) -> Bool {
    guard let visible else { return true }
    return visible.insetBy(dx: -Self.overhang, dy: -Self.overhang).overlap(with: frame) != nil
  }

  private mutating func record(_ index: Int, within push: DisplayItem, seeing part: CGRect?) {
    let outside = visible
    visible = part
    record(index, within: push)
    visible = outside
  }

  /// - Parameter whole: Whether the node itself is inside, too, not just its children.
  private mutating func record(_ index: Int, within push: DisplayItem, whole: Bool = false) {
    let start = items.count
    items.append(push)
    if whole { record(index) } else { recordChildren(index) }
    if items.count == start + 1 { items.removeLast() } else { items.append(.pop) }
  }

  /// Children by their z index, else in order of declaration.
  private mutating func recordChildren(_ index: Int) {
    guard placed.nodes[index].node.children.contains(where: { $0.zIndex != 0 }) else {
      var child = index + 1
      while child < placed.nodes[index].end {
        record(child)
        child = placed.nodes[child].end
      }
      return
    }
    let order = placed.children(of: index).sorted {
      let (a, b) = (placed.nodes[$0].node.zIndex, placed.nodes[$1].node.zIndex)
      return a == b ? $0 < $1 : a < b
    }
    for child in order { record(child) }
  }

  private mutating func fill(_ path: Path, _ style: _ResolvedStyle, _ frame: CGRect) {
    if case .color(let color) = style, color.opacity <= 0 { return }
    guard !frame.isEmpty else { return }
    items.append(.fill(path, style.paint(in: frame), FillStyle()))
  }

  private mutating func draw(_ shape: ShapeDrawing, in frame: CGRect) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    let local = CGRect(origin: .zero, size: frame.size)
    var place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
    if shape.mirrors {
      place = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: frame.maxX, ty: frame.minY)
    }
    for step in shape.steps {
      if case .color(let color) = step.style, color.opacity <= 0 { continue }
      let path = step.path(local).applying(place)
      if path.isEmpty { continue }
      switch step.kind {
      case .fill(let fill): items.append(.fill(path, step.style.paint(in: frame), fill))
      case .stroke(let stroke):
        items.append(.stroke(path, stroke, step.style.paint(in: frame)))
      }
    }
  }

  /// A text's corner is rounded to pixels; its size was, while it was laid out.
  private mutating func draw(
    _ paragraph: TextParagraph, _ entry: PlacedTree.Node, _ frame: CGRect
  ) {
    let origin = CGPoint(x: grid.round(entry.frame.minX), y: grid.round(entry.frame.minY))
    let paints = paragraph.paints.map { $0.paint(in: frame) }
    let lines = paragraph.placedLines(
      for: entry.proposal, width: Double(entry.frame.width))
    for (line, position) in lines where !line.runs.isEmpty {
      items.append(
        .glyphs(
          line, origin: CGPoint(x: origin.x + position.x, y: origin.y + position.y),
          paints: paints))
    }
  }

  /// Four sides as one path with a hole, so that corners are not painted twice.
  private mutating func drawBorder(_ frame: CGRect, width: CGFloat, _ style: _ResolvedStyle) {
    guard width > 0, !frame.isEmpty else { return }
    var path = Path(frame)
    let hole = frame.insetBy(
      dx: min(width, frame.width / 2), dy: min(width, frame.height / 2))
    if !hole.isEmpty { path.addRect(hole) }
    items.append(.fill(path, style.paint(in: frame), FillStyle(eoFill: true)))
  }
}
