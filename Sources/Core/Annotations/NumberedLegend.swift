import Foundation
import GalleyViews

/// Numbers at places in a picture, and a legend beside it that explains each number. The legend
/// never covers the picture.
package struct NumberedLegend: Sendable {
  package struct Entry: Sendable {
    /// The place, in points of the canvas.
    package var frame: CGRect
    package var text: String
    /// Further text, in a quieter color.
    package var detail = ""

    package init(frame: CGRect, text: String, detail: String = "") {
      (self.frame, self.text, self.detail) = (frame, text, detail)
    }
  }

  package var title: String
  package var entries: [Entry]
  /// The sentence of a legend without entries.
  package var empty: String

  package init(title: String, entries: [Entry], empty: String) {
    (self.title, self.entries, self.empty) = (title, entries, empty)
  }

  /// The maximum number of entries; the legend states how many are omitted.
  package static let limit = 200
  private static let inks: [AnnotationInk] = [
    .frame, .guide, .dimension, .safeArea, .firstBaseline, .lastBaseline,
  ]

  /// Returns the picture on a sheet with the legend at its right.
  ///
  /// - Parameter picture: The picture; its first canvas holds the places.
  package func picture(
    over picture: AnnotatedPicture, engine: any TextEngine
  ) -> AnnotatedPicture {
    let list = picture.list
    let style = AnnotationStyle(scale: list.scale)
    let margin = style.margin
    let origin = CGPoint(x: margin, y: margin)
    let canvas = (picture.canvases.first ?? CGRect(origin: .zero, size: list.size))
      .offsetBy(dx: origin.x, dy: origin.y)
    var pen = AnnotationPen(style: style)
    let ground = CGRect(origin: origin, size: list.size)
    if let background = list.background { pen.fill(Path(ground), background) }
    pen.items += [
      .pushClip(Path(ground), FillStyle()),
      .pushTransform(CGAffineTransform(translationX: origin.x, y: origin.y)),
    ]
    pen.items += list.items + [.pop, .pop]
    pen.edge(ground)
    let shown = Array(entries.prefix(Self.limit))
    let parts = Self.parts(of: list, style).map { $0.offsetBy(dx: origin.x, dy: origin.y) }
    mark(shown, on: canvas, sheet: ground, over: parts, &pen, engine)
    let corner = write(
      shown, on: canvas, at: CGPoint(x: ground.maxX + 24 * style.unit, y: margin), &pen, engine)
    var result = DisplayList(
      size: CGSize(
        width: style.grid.ceil(corner.x + margin),
        height: style.grid.ceil(max(ground.maxY, corner.y) + margin)),
      scale: list.scale, background: AnnotationInk.paper, items: pen.items)
    result.notes = []
    return AnnotatedPicture(list: result, canvases: [canvas], labels: picture.labels + pen.labels)
  }

  private func ink(_ index: Int) -> AnnotationInk { Self.inks[index % Self.inks.count] }

  /// Draws the outline and the number of each place that is in the picture.
  ///
  /// - Parameter parts: What the picture shows, on the sheet.
  private func mark(
    _ entries: [Entry], on canvas: CGRect, sheet: CGRect, over parts: [CGRect],
    _ pen: inout AnnotationPen, _ engine: any TextEngine
  ) {
    let unit = pen.style.unit
    let frames = entries.map { entry -> CGRect? in
      let frame = entry.frame.offsetBy(dx: canvas.minX, dy: canvas.minY)
      guard isFinite(frame), isVisible(frame, on: canvas) else { return nil }
      return frame.overlap(with: canvas) ?? CGRect(origin: frame.origin, size: .zero)
    }
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      pen.halo(AnnotationMarks.Outline(frame: frame, ink: ink(index)))
      pen.outline(AnnotationMarks.Outline(frame: frame, ink: ink(index)))
    }
    let outlines = frames.compactMap(\.self)
    var badges: [CGRect] = []
    for (index, frame) in frames.enumerated() {
      guard let frame else { continue }
      let number = number(index, pen.style, engine)
      let size = CGSize(width: number.width + 7 * unit, height: 13 * unit)
      let badge = place(
        size, at: frame, within: sheet.insetBy(dx: -pen.style.margin, dy: -pen.style.margin),
        frames: outlines, parts: parts, badges: badges)
      badges.append(badge)
      let box = pen.style.grid.round(badge)
      pen.fill(Path(roundedRect: box, cornerRadius: 3 * unit), AnnotationInk.paper)
      pen.items.append(
        .stroke(
          Path(roundedRect: box, cornerRadius: 3 * unit),
          StrokeStyle(lineWidth: pen.style.lineWidth), .color(ink(index).color)))
      pen.write(number, center: box.midX, middle: box.midY)
    }
  }

  /// Whether any part of a place is in the picture.
  private func isVisible(_ frame: CGRect, on canvas: CGRect) -> Bool {
    guard let overlap = frame.overlap(with: canvas) else { return false }
    return frame.isEmpty || !overlap.isEmpty
  }

  /// Returns the texts and the small areas of a picture, such as symbols, which numbers don't cover
  /// if there is space elsewhere.
  private static func parts(of list: DisplayList, _ style: AnnotationStyle) -> [CGRect] {
    let size = 48 * style.unit
    return PaintedPart.all(list.items, on: list.background ?? AnnotationInk.paper).compactMap {
      part in
      if case .text = part.kind { return part.letters.insetBy(dx: 0.5, dy: 0.5) }
      let isSmall = part.frame.width <= size && part.frame.height <= size
      return isSmall ? part.frame : nil
    }
  }

  private func isFinite(_ frame: CGRect) -> Bool {
    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite
  }

  private func number(
    _ index: Int, _ style: AnnotationStyle, _ engine: any TextEngine
  ) -> AnnotationText {
    AnnotationText(
      [.init(text: "\(index + 1)", ink: ink(index), isStrong: true)],
      fontSize: 9 * style.unit, engine: engine)
  }

  /// Returns where a number covers least: beside its place, above, below, at a corner or inside.
  private func place(
    _ size: CGSize, at frame: CGRect, within sheet: CGRect, frames: [CGRect], parts: [CGRect],
    badges: [CGRect]
  ) -> CGRect {
    let middle = frame.midY - size.height / 2
    let (left, right) = (frame.minX - size.width - 1, frame.maxX + 1)
    let (above, below) = (frame.minY - size.height - 1, frame.maxY + 1)
    let end = frame.maxX - size.width
    let corners = [
      (left, middle), (right, middle), (frame.minX, above), (frame.minX, below), (end, above),
      (end, below), (left, above), (left, below), (right, above), (right, below),
      (frame.minX, frame.minY), (end, frame.minY),
    ]
    func cost(_ badge: CGRect) -> Int {
      let outside = sheet.contains(badge) ? 0 : 100
      return outside + frames.count { $0.intersects(badge) }
        + 2 * parts.count { $0.intersects(badge) }
        + 3 * badges.count { $0.intersects(badge) }
    }
    var best = (cost: Int.max, badge: CGRect(origin: frame.origin, size: size))
    for (x, y) in corners {
      let badge = CGRect(origin: CGPoint(x: x, y: y), size: size)
      let cost = cost(badge)
      if cost < best.cost { best = (cost, badge) }
      if cost == 0 { break }
    }
    return best.badge
  }

  /// Writes the legend.
  ///
  /// - Returns: Its bottom-right corner.
  private func write(
    _ entries: [Entry], on canvas: CGRect, at origin: CGPoint, _ pen: inout AnnotationPen,
    _ engine: any TextEngine
  ) -> CGPoint {
    let style = pen.style
    let width = 300 * style.unit
    let indent = 26 * style.unit
    var y = Double(origin.y) + 7 * style.unit
    let heading = AnnotationText(
      [.init(text: title, isStrong: true)], fontSize: style.titleSize, engine: engine)
    pen.write(heading, left: origin.x, middle: y)
    y += 22 * style.unit
    func add(_ text: String, _ ink: AnnotationInk) {
      let lines = AnnotationText.wrapped(
        text, ink: ink, fontSize: style.labelSize, width: width - indent, engine: engine)
      for line in lines {
        pen.write(line, left: origin.x + indent, middle: y)
        y += style.lineHeight
      }
    }
    for (index, entry) in entries.enumerated() {
      let number = number(index, style, engine)
      pen.write(number, right: origin.x + indent - 8 * style.unit, middle: y)
      add(entry.text, .text)
      if !entry.detail.isEmpty { add(entry.detail, .quiet) }
      if !isVisible(entry.frame, on: CGRect(origin: .zero, size: canvas.size)) {
        add("outside of the picture", .quiet)
      }
      y += 4 * style.unit
    }
    if entries.isEmpty { add(empty, .quiet) }
    let rest = self.entries.count - entries.count
    if rest > 0 { add("\(rest) more don’t fit in the legend.", .quiet) }
    return CGPoint(x: Double(origin.x) + width, y: y)
  }
}
