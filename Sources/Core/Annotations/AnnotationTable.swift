import Foundation
import GalleyViews

/// A table of text and numbers below the pictures.
struct AnnotationTable {
  struct Cell {
    var runs: [AnnotationText.Run] = []
    /// The swatch in front of the text.
    var swatch: (ink: AnnotationInk, form: AnnotationForm)?
    var isNumber = false
  }

  var header: [Cell]
  var rows: [[Cell]]

  /// The maximum width of a column, in points of text.
  private static let columnWidth = 260.0
  /// Tables with at least this many rows are split into blocks side by side if there is room.
  private static let longTable = 24
  /// The maximum number of rows; the table states how many are omitted.
  private static let rowLimit = 600

  /// - Parameter width: The available width, in points.
  /// - Returns: The table's bottom-right corner.
  func draw(
    at origin: CGPoint, width: Double, with pen: inout AnnotationPen, _ engine: any TextEngine
  ) -> CGPoint {
    let style = pen.style
    let shown = rows.prefix(Self.rowLimit)
    let lines = [header] + shown
    let texts: [[AnnotationText]] = lines.map { row in
      row.map { cell in
        AnnotationText(
          cell.runs, fontSize: style.labelSize, limit: Self.columnWidth * style.unit,
          engine: engine)
      }
    }
    let swatch = 28 * style.unit
    let gap = 24 * style.unit
    let widths: [Double] = header.indices.map { column in
      zip(texts, lines).reduce(0) { width, line in
        max(width, line.0[column].width + (line.1[column].swatch == nil ? 0 : swatch))
      }
    }
    let tableWidth = widths.reduce(0, +) + gap * Double(max(widths.count - 1, 0))
    let fitting = max(1, Int((width + gap * 2) / (tableWidth + gap * 2)))
    let blocks = shown.count < Self.longTable ? 1 : min(fitting, 6)
    let perBlock = max(1, (shown.count + blocks - 1) / blocks)
    let pitch = 17 * style.unit
    for block in 0..<blocks {
      let left = Double(origin.x) + Double(block) * (tableWidth + gap * 2)
      let members = (block * perBlock)..<min((block + 1) * perBlock, shown.count)
      for (line, index) in ([0] + members.map { $0 + 1 }).enumerated() {
        let middle = Double(origin.y) + (Double(line) + 0.5) * pitch
        let cells = index == 0 ? header : shown[index - 1]
        var x = left
        for (column, cell) in cells.enumerated() {
          let text = texts[index][column]
          if cell.isNumber {
            pen.write(text, right: x + widths[column], middle: middle)
          } else {
            var start = x
            if let mark = cell.swatch {
              pen.line(
                [CGPoint(x: x, y: middle), CGPoint(x: x + 22 * style.unit, y: middle)], mark.ink,
                mark.form)
              start += swatch
            }
            if !cell.runs.isEmpty { pen.write(text, left: start, middle: middle) }
          }
          x += widths[column] + gap
        }
        let below = Double(origin.y) + Double(line + 1) * pitch
        pen.line(
          [CGPoint(x: left, y: below), CGPoint(x: left + tableWidth, y: below)], .quiet,
          opacity: line == 0 ? 0.8 : 0.18)
      }
    }
    var bottom = Double(origin.y) + Double(perBlock + 1) * pitch
    if rows.count > shown.count {
      let words = AnnotationText(
        [.init(text: "\(rows.count - shown.count) more rows don’t fit on a picture")],
        fontSize: style.labelSize, engine: engine)
      pen.write(words, left: origin.x, middle: bottom + pitch / 2)
      bottom += pitch
    }
    return CGPoint(
      x: Double(origin.x) + Double(blocks) * (tableWidth + gap * 2) - gap * 2, y: bottom)
  }
}
