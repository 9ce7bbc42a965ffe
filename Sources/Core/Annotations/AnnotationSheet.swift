import Foundation
import GalleyViews

/// Pictures side by side with all their annotations: labels in gutters, joints between the
/// pictures, a legend, sentences and a table.
package struct AnnotationSheet {
  package struct Panel {
    /// The title above the picture, if any.
    package var title: String?
    /// The lines below the title, if any.
    var captions: [[AnnotationText.Run]] = []
    package var size: CGSize
    package var background: ResolvedColor?
    package var items: [DisplayItem]
    /// The items that annotations are placed by, if other items are painted.
    var measured: [DisplayItem]?
    var marks = AnnotationMarks()

    /// The painted parts, including a background that differs from the sheet's.
    var parts: [PaintedPart] {
      let ground = background ?? AnnotationInk.paper
      let parts = PaintedPart.all(measured ?? items, on: ground)
      guard ground != AnnotationInk.paper else { return parts }
      return [
        PaintedPart(frame: CGRect(origin: .zero, size: size), kind: .area, color: ground)
      ] + parts
    }

    /// - Parameters:
    ///   - area: The visible part of the canvas.
    ///   - measured: The picture that annotations are placed by, if another one is painted.
    init(_ list: DisplayList, showing area: CGRect, measured: DisplayList? = nil) {
      size = area.size
      background = list.background
      let move = CGAffineTransform(translationX: -area.minX, y: -area.minY)
      func moved(_ items: [DisplayItem]) -> [DisplayItem] {
        area.origin == .zero ? items : [.pushTransform(move)] + items + [.pop]
      }
      items = moved(list.items)
      self.measured = measured.map { moved($0.items) }
    }

    /// - Parameters:
    ///   - captions: The lines below the title.
    ///   - scale: Pixels per point.
    ///   - canvas: The visible part of the bitmap, in points; `nil` for all of it.
    package init(
      title: String, captions: [String] = [], _ bitmap: Bitmap, scale: Double,
      canvas: CGRect? = nil
    ) {
      self.title = title
      self.captions = captions.map { [AnnotationText.Run(text: $0, ink: .quiet)] }
      let whole = CGSize(
        width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      let canvas = canvas ?? CGRect(origin: .zero, size: whole)
      size = canvas.size
      let frame = CGRect(
        origin: CGPoint(x: -canvas.minX, y: -canvas.minY), size: whole)
      items = [.bitmap(PlacedBitmap(bitmap, in: frame), stencil: nil)]
    }
  }

  package var panels: [Panel]
  /// Pixels per point.
  let scale: Double
  /// How much larger the pictures are than their annotations.
  private let magnification: Double
  /// The joints between adjacent pictures.
  var joints: [BaselineJoint] = []
  var table: AnnotationTable?
  /// The indices of the pictures whose layout is unknown.
  var unknown: Set<Int> = []
  private let engine: any TextEngine

  package init(
    _ panels: [Panel], scale: Double, magnification: Double = 1, engine: any TextEngine
  ) {
    self.panels = panels
    self.magnification = magnification
    self.scale = scale
    let unit = AnnotationStyle(scale: scale, magnification: magnification).unit
    self.engine = unit == 1 ? engine : AnnotationTextEngine(engine, unit: unit)
  }

  /// Draws the sheet.
  package func picture() -> AnnotatedPicture {
    let style = AnnotationStyle(scale: scale, magnification: magnification)
    let parts = panels.map(\.parts)
    let grounds = zip(panels, parts).map {
      Ground($1, on: $0.background ?? AnnotationInk.paper, canvas: $0.size)
    }
    let gutters = panels.indices.map {
      Gutters(
        panels[$0].marks, parts[$0], over: grounds[$0], canvas: panels[$0].size, style, engine)
    }
    var canvases: [CGRect] = []
    var x = style.margin
    let titles = panels.map { panel in
      panel.title.map {
        AnnotationText(
          [.init(text: $0, isStrong: true)], fontSize: style.titleSize,
          limit: max(panel.size.width, 140 * style.unit), engine: engine)
      }
    }
    let captions = zip(panels, gutters).map { panel, gutters in
      captionLines(panel, width: gutters.wholeWidth, style)
    }
    let title = titles.contains { $0 != nil } ? 20 * style.unit : 0
    let lines = Double(captions.map(\.count).max() ?? 0) * style.captionHeight
    let head = title + lines + (title + lines > 0 ? 12 * style.unit : 0)
    let above = gutters.map { max($0.width(.top), -$0.sideRange.lowerBound) }.max() ?? 0
    let top = style.grid.ceil(style.margin + head + above)
    for (index, panel) in panels.enumerated() {
      let overhang = gutters[index].levelOverhang
      if index > 0 {
        x += joints.isEmpty ? style.margin * 1.5 : joints[index - 1].width(style, engine)
      }
      x = style.grid.ceil(x + max(gutters[index].width(.left), overhang.left))
      canvases.append(CGRect(origin: CGPoint(x: x, y: top), size: panel.size))
      x += max(
        Double(panel.size.width) + max(gutters[index].width(.right), overhang.right),
        titles[index]?.width ?? 0, panels.count == 1 ? 0 : captions[index].map(\.width).max() ?? 0)
    }
    var body = AnnotationPen(style: style)
    for (index, panel) in panels.enumerated() {
      draw(panel, parts[index], grounds[index], gutters[index], on: canvases[index], &body)
      if let title = titles[index] {
        body.write(title, left: canvases[index].minX, middle: style.margin + 7 * style.unit)
      }
      guard panels.count > 1 else { continue }
      write(
        captions[index], left: canvases[index].minX, top: style.margin + title, with: &body)
    }
    var bottom = top
    for (index, joint) in joints.enumerated() {
      let end = joint.draw(
        from: canvases[index], to: canvases[index + 1], with: &body, engine)
      bottom = max(bottom, end)
    }
    for (index, panel) in panels.enumerated() {
      body.moved(by: canvases[index].origin) { pen in
        for rule in panel.marks.rules { pen.rule(rule, over: parts[index], grounds[index]) }
        gutters[index].draw(with: &pen)
      }
      bottom = max(
        bottom, canvases[index].maxY + gutters[index].width(.bottom),
        top + gutters[index].sideRange.upperBound)
    }
    var foot = AnnotationPen(style: style)
    var width: Double
    (width, bottom) = drawFoot(from: bottom, width: x, style, &foot)
    if panels.count == 1 {
      write(captions[0], left: style.margin, top: style.margin + title, with: &foot)
      width = max(width, style.margin + (captions[0].map(\.width).max() ?? 0))
    }
    // If the text is much wider than the pictures, center the pictures, unless a table follows. A
    // small shift would look like a mistake.
    let space = style.grid.round((width - x) / 2)
    let shift = table == nil && space > 16 * style.unit ? space : 0
    var pen = AnnotationPen(style: style)
    pen.add(body, movedBy: CGPoint(x: shift, y: 0))
    pen.add(foot)
    canvases = canvases.map { $0.offsetBy(dx: shift, dy: 0) }
    let size = CGSize(
      width: style.grid.ceil(width + style.margin), height: style.grid.ceil(bottom + style.margin))
    return AnnotatedPicture(
      list: DisplayList(
        size: size, scale: scale, background: AnnotationInk.paper, items: pen.items),
      canvases: canvases, labels: pen.labels)
  }

  /// Returns the lines above a picture. They wrap instead of making the sheet much wider.
  private func captionLines(
    _ panel: Panel, width: Double, _ style: AnnotationStyle
  ) -> [AnnotationText] {
    let limit = max(width, (panels.count == 1 ? 520 : 200) * style.unit)
    func text(_ code: String) -> AnnotationText {
      AnnotationText(
        [AnnotationText.Run(text: code, isCode: true)], fontSize: style.captionSize, engine: engine)
    }
    return panel.captions.flatMap { runs in
      guard runs.count == 1, runs[0].isCode else {
        return AnnotationText.wrapped(
          runs, fontSize: style.captionSize, width: limit, engine: engine)
      }
      let character = text("0").width
      return CodeLines.broken(runs[0].text, at: character > 0 ? Int(limit / character) : .max)
        .map(text)
    }
  }

  private func write(
    _ lines: [AnnotationText], left: Double, top: Double, with pen: inout AnnotationPen
  ) {
    let height = pen.style.captionHeight
    for (index, line) in lines.enumerated() {
      pen.write(line, left: left, middle: top + (Double(index) + 0.5) * height)
    }
  }

  /// Draws the picture, clipped to its canvas, and its annotations.
  private func draw(
    _ panel: Panel, _ parts: [PaintedPart], _ ground: Ground, _ gutters: Gutters,
    on canvas: CGRect, _ pen: inout AnnotationPen
  ) {
    let grid = pen.style.grid
    let own = CGRect(
      x: 0, y: 0, width: grid.ceil(panel.size.width), height: grid.ceil(panel.size.height))
    pen.items.append(
      .pushTransform(CGAffineTransform(translationX: canvas.minX, y: canvas.minY)))
    if panel.title != nil { pen.edge(own) }
    pen.items.append(.pushClip(Path(own), FillStyle()))
    if let background = panel.background, background != AnnotationInk.paper {
      pen.items.append(.fill(Path(own), .color(background), FillStyle()))
    }
    pen.items += panel.items
    pen.items.append(.pop)
    let marks = panel.marks
    for tint in marks.tints {
      pen.hatch(tint, over: ground.color(at: CGPoint(x: tint.area.midX, y: tint.area.midY)))
    }
    let texts =
      marks.tints.isEmpty && marks.outlines.isEmpty ? nil : TopmostTexts(panel.items)
    if let texts { pen.write(texts, over: marks.tints.map(\.area)) }
    // Draw all halos before all lines, so that no halo covers another line.
    for outline in marks.outlines { pen.halo(outline) }
    for rule in marks.rules { pen.halo(rule, over: parts, ground) }
    gutters.drawWitnesses(with: &pen)
    for outline in marks.outlines { pen.outline(outline) }
    if let texts { pen.write(texts, over: marks.outlines.flatMap { pen.edges(of: $0) }) }
    pen.items.append(.pop)
  }

  /// Draws the legend, the sentences and the table.
  ///
  /// - Returns: The width and height of the sheet including them.
  private func drawFoot(
    from start: Double, width: Double, _ style: AnnotationStyle, _ pen: inout AnnotationPen
  ) -> (width: Double, bottom: Double) {
    var (width, bottom) = (width, start)
    let left = style.margin
    let entries = panels.flatMap(\.marks.legend).reduce(into: [AnnotationMarks.LegendEntry]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    func swatch(_ entry: AnnotationMarks.LegendEntry) -> Double {
      entry.swatch == nil ? 0 : 28 * style.unit
    }
    let gap = 20 * style.unit
    let space = max(width - left, 240 * style.unit)
    let texts = entries.map {
      AnnotationText.wrapped(
        $0.text, ink: .quiet, fontSize: style.labelSize, width: space - swatch($0), engine: engine)
    }
    if !entries.isEmpty {
      bottom += 14 * style.unit
      var x = left
      var y = bottom + style.lineHeight / 2
      for (entry, lines) in zip(entries, texts) {
        let swatch = swatch(entry)
        let length = swatch + (lines.map(\.width).max() ?? 0)
        if x > left, x + length > left + space {
          x = left
          y += style.lineHeight * 1.15
        }
        switch entry.swatch {
        case .line(let form):
          pen.line(
            [CGPoint(x: x, y: y), CGPoint(x: x + 22 * style.unit, y: y)], entry.ink, form,
            width: style.ruleWidth)
        case .hatching:
          let area = CGRect(
            x: x, y: y - 4 * style.unit, width: 22 * style.unit, height: 8 * style.unit)
          pen.hatch(AnnotationMarks.Tint(area: area, ink: entry.ink))
        case nil: break
        }
        for (index, line) in lines.enumerated() {
          if index > 0 { y += style.lineHeight * 1.15 }
          pen.write(line, left: x + swatch, middle: y)
        }
        width = max(width, x + length)
        x += length + gap
      }
      bottom = y + style.lineHeight / 2
    }
    let sentences = panels.flatMap(\.marks.sentences)
    if !sentences.isEmpty { bottom += 6 * style.unit }
    for sentence in sentences {
      for line in AnnotationText.wrapped(
        sentence, fontSize: style.labelSize, width: space, engine: engine)
      {
        pen.write(line, left: left, middle: bottom + style.lineHeight / 2)
        width = max(width, left + line.width)
        bottom += style.lineHeight * 1.15
      }
    }
    if let table {
      bottom += 20 * style.unit
      let end = table.draw(
        at: CGPoint(x: left, y: bottom), width: width - left, with: &pen, engine)
      width = max(width, end.x)
      bottom = end.y
    }
    return (width, bottom)
  }
}
