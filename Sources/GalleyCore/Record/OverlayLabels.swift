import Foundation

/// Small text on a light background that labels lines; labels do not cover each other.
struct OverlayLabels {
  typealias Piece = (text: String, color: ResolvedColor)

  let canvas: CGSize
  let grid: PixelGrid
  let engine: any TextEngine
  /// The frames of the picture's own texts, which labels leave legible where they can.
  let texts: [CGRect]
  /// Labels that are there already.
  private var boxes: [CGRect] = []

  init(canvas: CGSize, grid: PixelGrid, engine: any TextEngine, texts: [CGRect]) {
    self.canvas = canvas
    self.grid = grid
    self.engine = engine
    self.texts = texts
  }

  /// A label whose lower left corner is `point`, or as near as the canvas allows.
  mutating func standing(_ pieces: [Piece], on point: CGPoint) -> [DisplayItem] {
    guard let label = ShapedLabel(pieces, engine) else { return [] }
    let origin = CGPoint(
      x: max(0, min(point.x, canvas.width - label.size.width - 1)),
      y: max(0, point.y - label.size.height))
    return draw(label, in: movedAside(CGRect(origin: origin, size: label.size)))
  }

  /// A label at an end of a line across the canvas, above or below it: where it covers nothing.
  mutating func onRule(_ pieces: [Piece], atY y: CGFloat) -> [DisplayItem] {
    guard let label = ShapedLabel(pieces, engine) else { return [] }
    let right = max(0, canvas.width - label.size.width - 1)
    let places = [y - label.size.height, y + 1].flatMap { top in
      [right, 0].map { CGRect(origin: CGPoint(x: $0, y: top), size: label.size) }
    }
    let free = places.filter { place in
      place.minY >= 0 && place.maxY <= canvas.height && !boxes.contains { overlap($0, place) }
    }
    if let box = free.first(where: { place in !texts.contains { overlap($0, place) } }) {
      return draw(label, in: box)
    }
    if let box = free.first { return draw(label, in: box) }
    let origin = CGPoint(x: right, y: max(0, y - label.size.height))
    return draw(label, in: movedAside(CGRect(origin: origin, size: label.size)))
  }

  private func overlap(_ a: CGRect, _ b: CGRect) -> Bool {
    a.insetBy(dx: 0.01, dy: 0.01).overlap(with: b) != nil
  }

  /// Above the labels in the way, or beside them where there is no space above.
  private func movedAside(_ box: CGRect) -> CGRect {
    var box = box
    for _ in boxes {
      guard let other = boxes.first(where: { overlap($0, box) }) else { break }
      if other.minY >= box.height {
        box.origin.y = other.minY - box.height
      } else if other.maxX + box.width <= canvas.width {
        box.origin.x = other.maxX
      } else {
        break
      }
    }
    return box
  }

  private mutating func draw(_ label: ShapedLabel, in box: CGRect) -> [DisplayItem] {
    boxes.append(box)
    let box = grid.round(box)
    let background = DisplayItem.fill(
      Path(roundedRect: box, cornerRadius: 2),
      .color(ResolvedColor(255, 255, 255, opacity: 0.85)), FillStyle())
    let baseline = CGFloat(grid.round(Double(box.minY) + 0.5 + Double(label.ascent)))
    var x = box.minX + 2
    return [background]
      + label.pieces.map { line, color in
        defer { x += line.width + ShapedLabel.gap }
        return .glyphs(line, origin: CGPoint(x: x, y: baseline), paints: [.color(color)])
      }
  }
}

/// A label's pieces, shaped: one line.
private struct ShapedLabel {
  /// The distance between pieces, in points.
  static let gap: CGFloat = 5
  let pieces: [(line: ShapedLine, color: ResolvedColor)]
  let ascent: CGFloat
  let size: CGSize

  /// `nil` without text.
  init?(_ pieces: [OverlayLabels.Piece], _ engine: any TextEngine) {
    let font = FontDescription(size: 7, weight: 500, hasMonospacedDigits: true)
    self.pieces = pieces.compactMap { piece in
      engine.shape(
        StyledText(runs: [.init(text: piece.text, font: font)]), width: nil, lineLimit: 1,
        truncation: .tail
      ).lines.first.map { ($0, piece.color) }
    }
    guard let height = self.pieces.map(\.line.height).max(),
      let ascent = self.pieces.map(\.line.ascent).max()
    else { return nil }
    self.ascent = ascent
    size = CGSize(
      width: self.pieces.reduce(4 - Self.gap) { $0 + $1.line.width + Self.gap }, height: height + 1)
  }
}
