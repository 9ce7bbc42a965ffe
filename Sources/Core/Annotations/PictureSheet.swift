import Foundation
import GalleyViews

/// A sheet of captioned pictures in rows with sentences below, suitable for a report.
package struct PictureSheet {
  package struct Cell {
    package var title: String
    package var subtitle: String
    var size: CGSize
    var background: ResolvedColor?
    var items: [DisplayItem]

    package init(title: String, subtitle: String, _ list: DisplayList) {
      (self.title, self.subtitle) = (title, subtitle)
      size = list.size
      background = list.background
      items = list.items
    }

    /// - Parameter scale: Pixels per point.
    package init(title: String, subtitle: String, _ bitmap: Bitmap, scale: Double) {
      (self.title, self.subtitle) = (title, subtitle)
      size = CGSize(width: Double(bitmap.width) / scale, height: Double(bitmap.height) / scale)
      items = [.bitmap(PlacedBitmap(bitmap, in: CGRect(origin: .zero, size: size)), stencil: nil)]
    }
  }

  /// The rows; each wraps if the sheet would become too wide.
  package var rows: [[Cell]]
  package var title: String?
  package var sentences: [String]
  /// The strip between the pictures and the sentences.
  package var sweep: SweepStrip?
  /// Pixels per point.
  let scale: Double
  private let engine: any TextEngine

  /// The width of the sheet beyond which rows wrap, in points.
  private static let comfortableWidth = 1600.0
  /// The maximum number of sentences; the rest are only counted.
  private static let sentenceLimit = 40

  package init(
    _ rows: [[Cell]], title: String? = nil, sentences: [String] = [], scale: Double,
    engine: any TextEngine
  ) {
    (self.rows, self.title, self.sentences) = (rows, title, sentences)
    (self.scale, self.engine) = (scale, engine)
  }

  package func picture() -> AnnotatedPicture {
    let style = AnnotationStyle(scale: scale)
    var pen = AnnotationPen(style: style)
    var canvases: [CGRect] = []
    let left = style.margin
    var y = style.margin
    var right = left
    if let title {
      let text = AnnotationText(
        [.init(text: title, isStrong: true)], fontSize: style.titleSize * 1.2, engine: engine)
      pen.write(text, left: left, middle: y + 8 * style.unit)
      right = max(right, left + text.width)
      y += 30 * style.unit
    }
    let gap = 28 * style.unit
    for row in rows {
      var x = left
      var bottom = y
      for cell in row {
        let caption = caption(cell, style)
        let width = max(cell.size.width, caption.map(\.width).max() ?? 0)
        if x > left, x + width > left + Self.comfortableWidth * style.unit {
          x = left
          y = style.grid.ceil(bottom + gap)
        }
        var top = y
        for line in caption {
          pen.write(line, left: x, middle: top + style.lineHeight / 2)
          top += style.lineHeight * 1.1
        }
        top = style.grid.ceil(top + (caption.isEmpty ? 0 : 5 * style.unit))
        let canvas = CGRect(origin: CGPoint(x: x, y: top), size: cell.size)
        draw(cell, on: canvas, &pen)
        canvases.append(canvas)
        bottom = max(bottom, canvas.maxY)
        right = max(right, x + width)
        x = style.grid.ceil(x + width + gap)
      }
      y = style.grid.ceil(bottom + gap)
    }
    y -= gap
    if let sweep {
      y += 24 * style.unit
      let end = sweep.draw(
        at: CGPoint(x: left, y: y), width: max(right - left, 320 * style.unit), with: &pen, engine)
      right = max(right, end.x)
      y = end.y
    }
    right = max(right, left + 240 * style.unit)
    let words = drawSentences(from: y, left: left, width: right - left, &pen)
    let size = CGSize(
      width: style.grid.ceil(right + style.margin), height: style.grid.ceil(words + style.margin))
    return AnnotatedPicture(
      list: DisplayList(
        size: size, scale: scale, background: AnnotationInk.paper, items: pen.items),
      canvases: canvases, labels: pen.labels)
  }

  private func caption(_ cell: Cell, _ style: AnnotationStyle) -> [AnnotationText] {
    let limit = max(cell.size.width, 180 * style.unit)
    let title = AnnotationText(
      [.init(text: cell.title, isStrong: true)], fontSize: style.titleSize, limit: limit,
      engine: engine)
    let lines = AnnotationText.wrapped(
      cell.subtitle, ink: .quiet, fontSize: style.labelSize, width: limit, engine: engine)
    return (cell.title.isEmpty ? [] : [title]) + (cell.subtitle.isEmpty ? [] : lines)
  }

  private func draw(_ cell: Cell, on canvas: CGRect, _ pen: inout AnnotationPen) {
    let grid = pen.style.grid
    let own = CGRect(
      x: 0, y: 0, width: grid.ceil(cell.size.width), height: grid.ceil(cell.size.height))
    pen.items.append(
      .pushTransform(CGAffineTransform(translationX: canvas.minX, y: canvas.minY)))
    pen.edge(own)
    pen.items.append(.pushClip(Path(own), FillStyle()))
    if let background = cell.background {
      pen.items.append(.fill(Path(own), .color(background), FillStyle()))
    }
    pen.items += cell.items
    pen.items += [.pop, .pop]
  }

  /// - Returns: The bottom edge of the sentences.
  private func drawSentences(
    from start: Double, left: Double, width: Double, _ pen: inout AnnotationPen
  ) -> Double {
    guard !sentences.isEmpty else { return start }
    let style = pen.style
    var y = start + 20 * style.unit
    let more = sentences.count - Self.sentenceLimit
    let shown =
      more > 0 ? sentences.prefix(Self.sentenceLimit) + ["and \(more) more"] : sentences[...]
    for sentence in shown {
      for line in AnnotationText.wrapped(
        sentence, fontSize: style.labelSize, width: width, engine: engine)
      {
        pen.write(line, left: left, middle: y + style.lineHeight / 2)
        y += style.lineHeight
      }
      y += 3 * style.unit
    }
    return y
  }
}
