import Foundation

/// Converts a placed tree to a display list. This is the only place where edges are rounded to
/// pixels.
package struct Recorder {
  private let placed: PlacedTree
  private let grid: PixelGrid
  /// Pixels per point.
  private let scale: CGFloat
  private var items: [DisplayItem] = []
  private var notes: [DisplayNote] = []
  /// The transform from drawing coordinates to the canvas, for notes.
  private var place = ProjectionTransform()
  /// The part of the canvas not clipped, for notes; `nil` for the whole canvas.
  private var seen: CGRect?
  /// The part not clipped, in drawing coordinates; `nil` if unknown.
  private var visible: CGRect?
  /// The nearest container that defines its own shape.
  private var container: ContainerOutline.Container?
  /// The latest resolved paints; plain colors do not depend on the frame.
  private var latestPaints: (styles: [_ResolvedStyle], paints: [Paint], uses: Int)?
  /// How many texts share an array of paints. If all did, threads that paint different rows of the picture
  /// would wait for one another to count references to it.
  private static let sharedPaints = 128
  /// The recorded parts, by view index; `nil` if not requested.
  private var parts: [Int: Part]?

  /// The part of a display list that a view draws, and the surrounding state.
  package struct Part {
    /// The range of display items.
    package fileprivate(set) var range = 0..<0
    fileprivate var visible: CGRect?
    fileprivate var container: ContainerOutline.Container?
  }

  /// Returns the display list of `placed` on a canvas with `scale` pixels per point.
  package static func record(
    _ placed: PlacedTree, scale: Double, background: ResolvedColor?
  ) -> DisplayList {
    // Between two states, edges are not snapped to whole pixels.
    let grid = PixelGrid(scale: placed.isBetweenStates ? scale * 4096 : scale)
    var recorder = Recorder(placed: placed, grid: grid, scale: CGFloat(scale))
    // Most views that draw, draw one item. Growing would copy the items.
    recorder.items.reserveCapacity(placed.nodes.count / 2)
    recorder.record(0)
    var list = DisplayList(
      size: placed.canvas, scale: scale, background: background, items: recorder.items)
    list.notes = recorder.notes
    return list
  }

  /// Returns the display list and the parts drawn by the given views; `nil` parts if unknown.
  package static func record(
    _ placed: PlacedTree, scale: Double, background: ResolvedColor?, noting views: [Int]
  ) -> (list: DisplayList, parts: [Int: Part]?) {
    let grid = PixelGrid(scale: scale)
    var recorder = Recorder(placed: placed, grid: grid, scale: CGFloat(scale))
    recorder.parts = Dictionary(uniqueKeysWithValues: views.map { ($0, Part()) })
    recorder.record(0)
    var list = DisplayList(
      size: placed.canvas, scale: scale, background: background, items: recorder.items)
    list.notes = recorder.notes
    return (list, recorder.parts)
  }

  /// Returns the new items of one view's part of a display list; `nil` if it contains notes.
  package static func record(
    _ index: Int, of placed: PlacedTree, scale: Double, as part: Part
  ) -> [DisplayItem]? {
    var recorder = Recorder(placed: placed, grid: PixelGrid(scale: scale), scale: CGFloat(scale))
    (recorder.visible, recorder.container) = (part.visible, part.container)
    recorder.record(index)
    return recorder.notes.isEmpty ? recorder.items : nil
  }

  /// Returns the display items of one view, on the same canvas.
  package static func record(
    _ index: Int, of placed: PlacedTree, scale: Double
  ) -> [DisplayItem] {
    var recorder = Recorder(placed: placed, grid: PixelGrid(scale: scale), scale: CGFloat(scale))
    recorder.record(index)
    return recorder.items
  }

  private init(placed: PlacedTree, grid: PixelGrid, scale: CGFloat) {
    self.placed = placed
    self.grid = grid
    self.scale = scale
  }

  private mutating func record(_ index: Int) {
    if parts?[index] == nil { return draw(index) }
    let start = items.count
    parts?[index]?.visible = visible
    parts?[index]?.container = container
    draw(index)
    parts?[index]?.range = start..<items.count
  }

  private mutating func draw(_ index: Int) {
    if placed.hasNotes { note(index) }
    if !placed.pinnedBackgrounds.isEmpty, let style = placed.pinnedBackgrounds[index] {
      let frame = grid.round(placed.nodes[index].frame)
      fill(Path(frame), style, frame)
    }
    if let text = placed.nodes[index].text { return draw(placed.sharedTexts[text], of: index) }
    guard let drawing = placed.nodes[index].drawing else { return recordChildren(index) }
    let frame = grid.round(placed.nodes[index].frame)
    switch drawing.kind {
    case .style(let style): fill(Path(frame), style, frame)
    case .hairline(let style):
      let line = CGRect(
        x: frame.minX, y: frame.minY, width: max(frame.width, grid.pixel),
        height: max(frame.height, grid.pixel))
      fill(Path(line), style, line)
    case .shape(let shape): draw(shape, in: frame)
    case .symbol(let symbol): items += symbol.items(in: frame)
    case .bitmap(let picture): items += picture.items(in: frame, scale: scale)
    case .canvas(let canvas): if isVisible(frame) { items += canvas.items(in: frame) }
    case .border(let style, let width):
      recordChildren(index)
      drawBorder(frame, width: width, style)
    case .hidden: break
    case .opacity(let opacity):
      if opacity >= 1 { return recordChildren(index) }
      if opacity > 0 { record(index, within: .pushOpacity(opacity)) }
    case .clip(let outline, let style):
      record(index, clippedTo: path(of: outline, in: frame), style)
    case .scrollClip:
      record(
        index, clippedTo: Path(frame.outset(by: placed.clipOutset(of: index))), FillStyle())
    case .shadow(let color, let radius, let offset):
      record(
        index, within: .pushShadow(color: color, radius: radius, offset: offset), seeing: nil)
    case .filter(let filter): record(index, within: .pushFilter(filter), seeing: nil)
    case .mask: recordMasked(index)
    case .containerShape(let outline):
      let outside = container
      let radii = within(outside, frame) { outline.cornerRadii(in: frame.size) }
      container = ContainerOutline.Container(outline: outline, frame: frame, radii: radii)
      recordChildren(index)
      container = outside
    case .projection(let projection):
      let transform = projection.transform(in: frame)
      record(
        index, at: transform,
        within: transform.isAffine
          ? .pushTransform(transform.affine) : .pushFilter(.projection(transform)))
    case .rotation, .scale, .translation, .transform:
      let transform = Drawing.transform(drawing.kind, of: frame) ?? .identity
      record(index, at: ProjectionTransform(transform), within: .pushTransform(transform))
    }
  }

  private mutating func note(_ index: Int) {
    let node = placed.nodes[index]
    let note = placed.note(of: index)
    let label = note == nil ? placed.pictureLabel(of: index) : nil
    guard note != nil || label != nil, let frame = visiblePart(of: node.frame) else { return }
    if let label { notes.append(DisplayNote(.figure(label), frame: frame)) }
    guard let note else { return }
    switch note {
    case .link(let url): notes.append(DisplayNote(.link(url.absoluteString), frame: frame))
    case .heading(let level):
      let texts = placed.nodes[index..<node.end].compactMap(\.text).map {
        placed.sharedTexts[$0].text.string
      }
      let title = placed.accessibilityLabel(of: index) ?? texts.joined(separator: " ")
      if !title.isEmpty { notes.append(DisplayNote(.heading(title, level: level), frame: frame)) }
    }
  }

  /// Returns the unclipped part of a frame on the canvas; `nil` if it is not visible.
  private func visiblePart(of frame: CGRect) -> CGRect? {
    guard let whole = place.bounds(of: frame), let part = whole.overlap(with: seen ?? whole),
      !part.isEmpty, part.width.isFinite, part.height.isFinite
    else { return nil }
    return part
  }

  /// Adds notes for the links in a text.
  private mutating func note(_ text: PlacedText, width: Double, in frame: CGRect) {
    guard text.redaction == nil, text.drawn == nil else { return }
    let scale = CGFloat(text.scale)
    let inside = CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)
    for link in text.placedLinks(width: width) {
      guard let part = visiblePart(of: link.frame.applying(inside)) else { continue }
      notes.append(DisplayNote(.link(link.url.absoluteString), frame: part))
    }
  }

  /// Returns the path of a shape that is placed at `frame` on the canvas.
  private func path(of outline: ShapeOutline, in frame: CGRect, inset: CGFloat = 0) -> Path {
    within(container, frame, isMirrored: outline.isMirrored) {
      outline.path(in: frame, inset: inset)
    }
  }

  /// Evaluates a property of a shape placed at `frame`, which may depend on its container.
  private func within<Result>(
    _ container: ContainerOutline.Container?, _ frame: CGRect, isMirrored: Bool = false,
    _ ask: () -> Result
  ) -> Result {
    guard let container else { return ask() }
    let around = ContainerOutline(container, around: frame, isMirrored: isMirrored)
    return ContainerOutline.$current.withValue(around, operation: ask)
  }

  /// Masks the first child with the second. Draws nothing if either child is empty.
  private mutating func recordMasked(_ index: Int) {
    let children = placed.children(of: index)
    guard children.count == 2 else { return recordChildren(index) }
    let start = items.count
    let outside = visible
    visible = nil
    defer { visible = outside }
    items.append(.pushMasked)
    record(children[0])
    let middle = items.count
    items.append(.maskedBy)
    record(children[1])
    if middle == start + 1 || items.count == middle + 1 {
      items.removeSubrange(start...)
      // The recorded ranges are no longer valid.
      parts = nil
    } else {
      items.append(.pop)
    }
  }

  /// The maximum distance that glyphs may extend beyond their text's frame, in points.
  private static let overhang: CGFloat = 40

  private func isVisible(_ frame: CGRect) -> Bool {
    guard let visible else { return true }
    return visible.insetBy(dx: -Self.overhang, dy: -Self.overhang).overlap(with: frame) != nil
  }

  private mutating func record(_ index: Int, clippedTo outline: Path, _ style: FillStyle) {
    let bounds = outline.boundingRect
    let outside = seen
    if let part = place.bounds(of: bounds) {
      seen = part.overlap(with: seen ?? part) ?? .null
    }
    record(
      index, within: .pushClip(outline, style),
      seeing: visible.map { $0.overlap(with: bounds) ?? .null } ?? bounds)
    seen = outside
  }

  /// Records a view's content and notes under a transform.
  private mutating func record(
    _ index: Int, at transform: ProjectionTransform, within push: DisplayItem
  ) {
    let outside = place
    place = transform.concatenating(outside)
    record(index, within: push, seeing: nil)
    place = outside
  }

  private mutating func record(_ index: Int, within push: DisplayItem, seeing part: CGRect?) {
    let outside = visible
    visible = part
    record(index, within: push)
    visible = outside
  }

  /// Adds no items if the content is empty.
  private mutating func record(_ index: Int, within push: DisplayItem) {
    let start = items.count
    items.append(push)
    recordChildren(index)
    if items.count == start + 1 { items.removeLast() } else { items.append(.pop) }
  }

  /// Records children by z-index, then by order of declaration.
  private mutating func recordChildren(_ index: Int) {
    if let order = placed.reorderedChildren(of: index) {
      for child in order { record(child) }
      return
    }
    var child = index + 1
    while child < placed.nodes[index].end {
      record(child)
      child = placed.nodes[child].end
    }
  }

  private mutating func fill(_ path: Path, _ style: _ResolvedStyle, _ frame: CGRect) {
    guard !style.isClear, !frame.isEmpty else { return }
    if !style.hasEffects {
      return items.append(.fill(path, style.paint(in: frame), FillStyle()))
    }
    items += style.items(in: frame) { [.fill(path, $0, FillStyle())] }
  }

  private mutating func draw(_ shape: ShapeDrawing, in frame: CGRect) {
    guard frame.width.isFinite, frame.height.isFinite else { return }
    for step in shape.steps {
      if step.style.isClear { continue }
      var inset: CGFloat = 0
      if case .strokeBorder(let stroke) = step.operation { inset = stroke.lineWidth / 2 }
      let path = path(of: step.outline, in: frame, inset: inset)
      if path.isEmpty { continue }
      items += step.style.items(in: frame) { paint in
        switch step.operation {
        case .fill(let fill): [.fill(path, paint, fill)]
        case .stroke(let stroke), .strokeBorder(let stroke):
          [.stroke(path, stroke.reportingDashes(along: path), paint)]
        }
      }
    }
  }

  /// Only the position is rounded to pixels; the size was rounded during layout.
  private mutating func draw(_ shared: SharedText, of index: Int) {
    // The parts of the text are read in place. Copying all of them takes as long as recording them.
    let frame = grid.round(placed.nodes[index].frame)
    guard isVisible(frame) else { return }
    let scale = CGFloat(shared.text.scale)
    let width = Double(placed.nodes[index].frame.width / scale)
    if !shared.text.links.isEmpty { note(shared.text, width: width, in: frame) }
    if let style = shared.text.redaction { return drawBars(shared.text, width, frame, style) }
    if let drawn = shared.text.drawn {
      let place = CGAffineTransform(translationX: frame.minX, y: frame.minY)
      items += drawn.isEmpty ? [] : [.pushTransform(place)] + drawn + [.pop]
      return
    }
    if shared.text.lineNumbers.count > 1 {
      if let part = visiblePart(of: frame) { notes.append(DisplayNote(.paragraph, frame: part)) }
    }
    // While the font size is animated, the final text is drawn scaled.
    let origin = scale == 1 ? frame.origin : .zero
    if scale != 1 {
      items.append(
        .pushTransform(
          CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: frame.minX, ty: frame.minY)))
    }
    let (pixels, grid, styles) = (self.scale, grid, shared.text.paints)
    if styles.contains(where: \.hasEffects) {
      items += styles.items(in: frame) { paints in
        var steps: [DisplayItem] = []
        shared.add(to: &steps, at: origin, width: width, paints: paints, pixels: pixels, on: grid)
        return steps
      }
    } else {
      let paints = paints(of: styles, in: frame)
      shared.add(to: &items, at: origin, width: width, paints: paints, pixels: pixels, on: grid)
    }
    if scale != 1 { items.append(.pop) }
  }

  /// Returns the paints of a text's runs. Consecutive texts often share them.
  private mutating func paints(of styles: [_ResolvedStyle], in frame: CGRect) -> [Paint] {
    if let latestPaints, latestPaints.uses < Self.sharedPaints, latestPaints.styles == styles {
      self.latestPaints?.uses += 1
      return latestPaints.paints
    }
    let paints = styles.map { $0.paint(in: frame) }
    let isFixed = styles.allSatisfy { if case .color = $0 { true } else { false } }
    latestPaints = isFixed ? (styles, paints, 1) : nil
    return paints
  }

  /// Draws a bar for each line, slightly taller than from the top of the letters to the baseline.
  private mutating func drawBars(
    _ text: PlacedText, _ width: Double, _ frame: CGRect, _ style: _ResolvedStyle
  ) {
    let bars = text.lineNumbers.filter { text.lines[$0].width > 0 }.map { number in
      let (line, origin) = (text.lines[number], text.origin(ofLine: number, width: width))
      return grid.round(
        CGRect(
          x: origin.x, y: origin.y - CGFloat(line.ascent * 0.8),
          width: CGFloat(line.width), height: CGFloat(line.ascent * 0.9)))
    }
    draw(.bars(bars, radius: 4, style: style), in: frame)
  }

  /// Draws all four sides as one path with a hole, so that corners do not overlap.
  private mutating func drawBorder(_ frame: CGRect, width: CGFloat, _ style: _ResolvedStyle) {
    guard width > 0, !frame.isEmpty else { return }
    var path = Path(frame)
    let hole = frame.insetBy(
      dx: min(width, frame.width / 2), dy: min(width, frame.height / 2))
    if !hole.isEmpty { path.addRect(hole) }
    items += style.items(in: frame) { [.fill(path, $0, FillStyle(eoFill: true))] }
  }
}
