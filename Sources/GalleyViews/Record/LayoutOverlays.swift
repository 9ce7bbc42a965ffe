import Foundation

/// Lines over a picture that show how it is laid out.
public struct LayoutOverlays: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Every view's rectangle.
  public static let frames = LayoutOverlays(rawValue: 1)
  /// The first and last baseline of every text and of every view with an accessibility identifier,
  /// ruled across the picture and labelled.
  public static let baselines = LayoutOverlays(rawValue: 2)
  /// The guides that modifiers set.
  public static let guides = LayoutOverlays(rawValue: 4)
}

extension LayoutOverlays {
  /// What to draw over the picture of `placed`.
  package func items(
    for placed: PlacedTree, scale: Double, engine: any TextEngine
  ) -> [DisplayItem] {
    var drawing = OverlayDrawing(
      placed: placed, grid: PixelGrid(scale: scale), engine: engine)
    if contains(.frames) { drawing.drawFrames() }
    if contains(.guides) { drawing.drawGuides() }
    if contains(.baselines) { drawing.drawBaselines() }
    return drawing.items
  }
}

private struct OverlayDrawing {
  let placed: PlacedTree
  let grid: PixelGrid
  let engine: any TextEngine
  var items: [DisplayItem] = []
  /// Labels that are there already; a new one moves aside.
  private var labels: [CGRect] = []

  init(placed: PlacedTree, grid: PixelGrid, engine: any TextEngine) {
    self.placed = placed
    self.grid = grid
    self.engine = engine
  }

  private enum Ink {
    static let frame = ResolvedColor(255, 45, 85, opacity: 0.55)
    static let first = ResolvedColor(0, 122, 255)
    static let last = ResolvedColor(255, 59, 48)
    static let guide = ResolvedColor(52, 170, 80)
    static let paper = ResolvedColor(255, 255, 255, opacity: 0.85)
  }

  // MARK: Frames

  mutating func drawFrames() {
    for entry in placed.nodes {
      let frame = grid.round(entry.frame)
      guard !frame.isEmpty else { continue }
      var outline = Path(frame)
      let hole = frame.insetBy(dx: grid.pixel, dy: grid.pixel)
      if !hole.isEmpty { outline.addRect(hole) }
      items.append(.fill(outline, .color(Ink.frame), FillStyle(eoFill: true)))
    }
    // Named views, and what has no name but draws; the name stands on the frame's top edge.
    for entry in placed.nodes where entry.node.identifier != nil || entry.node.children.isEmpty {
      label(
        entry.node.identifier ?? entry.node.label, on: entry.frame.origin, Ink.frame.solid)
    }
  }

  // MARK: Baselines

  /// The baselines of every text, and of every named view, whose own come from its texts. Each
  /// height is ruled once; a first and a last baseline at the same height share a line.
  mutating func drawBaselines() {
    var rules: [CGFloat: BaselineRule] = [:]
    for (index, entry) in placed.nodes.enumerated() {
      let isText = (entry.node.content as? Drawing)?.isText == true
      guard isText || entry.node.identifier != nil else { continue }
      let dimensions = placed.dimensions(of: index)
      let first = height(of: dimensions[.firstTextBaseline], in: entry.frame)
      let last = height(of: dimensions[.lastTextBaseline], in: entry.frame)
      rules[first, default: BaselineRule()].add(
        entry.node.identifier, to: first == last ? .both : .first)
      if first != last {
        rules[last, default: BaselineRule()].add(entry.node.identifier, to: .last)
      }
    }
    for (y, rule) in rules.sorted(by: { $0.key < $1.key }) {
      drawRule(atY: y, rule.isFirst ? Ink.first : Ink.last)
      if rule.isFirst, rule.isLast { drawRule(atY: y, Ink.last, dashed: true) }
      let pieces = rule.names.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, names in
        (
          text: (names.isEmpty ? "" : names.joined(separator: ", ") + " ") + kind.text,
          color: kind == .last ? Ink.last : Ink.first
        )
      }
      label(
        pieces + [(NumberText.points(Double(y)), rule.isFirst ? Ink.first : Ink.last)],
        on: CGPoint(x: placed.canvas.width, y: y))
    }
  }

  /// A line that baselines share, with the names of the views whose they are.
  private struct BaselineRule {
    enum Kind: Int {
      case first, last, both

      var text: String {
        switch self {
        case .first: "first"
        case .last: "last"
        case .both: "first, last"
        }
      }
    }

    var names: [Kind: [String]] = [:]
    var isFirst: Bool { names[.first] != nil || names[.both] != nil }
    var isLast: Bool { names[.last] != nil || names[.both] != nil }

    mutating func add(_ name: String?, to kind: Kind) {
      var known = names[kind] ?? []
      if let name, !known.contains(name) { known.append(name) }
      names[kind] = known
    }
  }

  /// The pixel row of a baseline.
  private func height(of guide: CGFloat, in frame: CGRect) -> CGFloat {
    CGFloat(grid.round(Double(frame.minY + guide)))
  }

  // MARK: Guides

  mutating func drawGuides() {
    let keys = placed.tree.namedGuides.sorted { $0.description < $1.description }
    for (index, entry) in placed.nodes.enumerated() where entry.node.label == "alignmentGuide" {
      let dimensions = placed.dimensions(of: index)
      for key in keys where !key.isTextBaseline {
        guard let value = dimensions[explicit: key], !isOverridden(key, at: entry) else {
          continue
        }
        let frame = entry.frame
        if key.axis == .horizontal {
          drawRule(atX: frame.minX + value, Ink.guide)
          label("\(key)", on: CGPoint(x: frame.minX + value, y: frame.minY), Ink.guide)
        } else {
          drawRule(atY: frame.minY + value, Ink.guide)
          label("\(key)", on: CGPoint(x: frame.minX, y: frame.minY + value), Ink.guide)
        }
      }
    }
  }

  /// Whether the modifier next to `entry` sets the same guide again, so that this value is not
  /// the one that the view is aligned by.
  private func isOverridden(_ key: AlignmentKey, at entry: PlacedTree.Node) -> Bool {
    let parent = placed.nodes[entry.parent]
    return parent.node != entry.node && parent.node.label == "alignmentGuide"
      && placed.dimensions(of: entry.parent)[explicit: key] != nil
  }

  // MARK: Lines and labels

  private mutating func drawRule(atY y: CGFloat, _ color: ResolvedColor, dashed: Bool = false) {
    let line = CGRect(
      x: 0, y: grid.round(Double(y)) - grid.pixel, width: Double(placed.canvas.width),
      height: grid.pixel)
    draw(line, color, dashed)
  }

  private mutating func drawRule(atX x: CGFloat, _ color: ResolvedColor) {
    draw(
      CGRect(
        x: grid.round(Double(x)), y: 0, width: grid.pixel, height: Double(placed.canvas.height)),
      color, false)
  }

  private mutating func draw(_ line: CGRect, _ color: ResolvedColor, _ dashed: Bool) {
    guard dashed else {
      return items.append(.fill(Path(line), .color(color), FillStyle()))
    }
    var path = Path()
    for x in stride(from: line.minX, to: line.maxX, by: 12) {
      path.addRect(CGRect(x: x, y: line.minY, width: min(6, line.maxX - x), height: line.height))
    }
    items.append(.fill(path, .color(color), FillStyle()))
  }

  private mutating func label(_ text: String, on point: CGPoint, _ color: ResolvedColor) {
    label([(text, color)], on: point)
  }

  /// Small text on a light ground that stands on `point`; where another label is already, the new
  /// one goes above it, or beside it where there is no room above.
  private mutating func label(
    _ pieces: [(text: String, color: ResolvedColor)], on point: CGPoint
  ) {
    let font = FontDescription(size: 7, weight: 500, hasMonospacedDigits: true)
    let lines = pieces.compactMap { piece in
      engine.shape(
        StyledText(runs: [.init(text: piece.text, font: font)]), width: nil, lineLimit: 1,
        truncation: .tail
      ).lines.first.map { (line: $0, color: piece.color) }
    }
    guard let height = lines.map(\.line.height).max(), let ascent = lines.map(\.line.ascent).max()
    else { return }
    let gap: CGFloat = 5
    let size = CGSize(
      width: lines.reduce(4 - gap) { $0 + $1.line.width + gap }, height: height + 1)
    var box = CGRect(
      x: min(point.x, placed.canvas.width - size.width - 1), y: point.y - size.height,
      width: size.width, height: size.height)
    box.origin = CGPoint(x: max(0, box.minX), y: max(0, box.minY))
    for _ in labels {
      guard
        let other = labels.first(where: {
          $0.insetBy(dx: 0.01, dy: 0.01).overlap(with: box) != nil
        })
      else { break }
      if other.minY >= box.height {
        box.origin.y = other.minY - box.height
      } else if other.maxX + box.width <= placed.canvas.width {
        box.origin.x = other.maxX
      } else {
        break
      }
    }
    labels.append(box)
    box = grid.round(box)
    items.append(
      .fill(Path(roundedRect: box, cornerRadius: 2), .color(Ink.paper), FillStyle()))
    var x = box.minX + 2
    for (line, color) in lines {
      items.append(
        .glyphs(
          line, origin: CGPoint(x: x, y: grid.round(Double(box.minY) + 0.5 + ascent)),
          paints: [.color(color)]))
      x += line.width + gap
    }
  }
}

extension ResolvedColor {
  fileprivate var solid: ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue)
  }
}

extension Drawing {
  /// Whether the node shows text.
  package var isText: Bool {
    if case .text = kind { return true }
    return false
  }
}
