import Foundation

/// Lines in front of a picture that show its layout. SwiftUI has no such type.
public struct LayoutOverlays: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The frame of every view.
  public static let frames = LayoutOverlays(rawValue: 1)
  /// The first and last baseline of every text, of every container that has the baselines of texts
  /// in it, and of every view with an accessibility identifier, as labeled lines across the
  /// picture.
  public static let baselines = LayoutOverlays(rawValue: 2)
  /// The alignment guides that modifiers set, as labeled lines across the picture.
  public static let guides = LayoutOverlays(rawValue: 4)
}

extension LayoutOverlays {
  /// What has to be gathered for these lines.
  package var gathering: PlacedTree.Gathering {
    isDisjoint(with: [.baselines, .guides]) ? [] : .guides
  }

  /// The lines and labels to draw in front of the picture of `placed`.
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
  private var labels: OverlayLabels

  init(placed: PlacedTree, grid: PixelGrid, engine: any TextEngine) {
    self.placed = placed
    self.grid = grid
    self.engine = engine
    labels = OverlayLabels(
      canvas: placed.canvas, grid: grid, engine: engine,
      texts: placed.nodes.filter { $0.text != nil }.map(\.frame))
  }

  private enum Ink {
    static let frame = ResolvedColor(255, 45, 85, opacity: 0.55)
    static let first = ResolvedColor(0, 122, 255)
    static let last = ResolvedColor(255, 59, 48)
    static let guide = ResolvedColor(52, 170, 80)
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
    // Views with an identifier, and leaves; the label is on the frame's top edge.
    for (index, entry) in placed.nodes.enumerated() {
      let identifier = placed.identifier(of: index)
      if identifier != nil || !placed.hasChildren(index) {
        label(identifier ?? entry.kind.name, on: entry.frame.origin, Ink.frame.solid)
      }
    }
  }

  // MARK: Baselines

  /// Each height has one line; a first and a last baseline at the same height share it.
  mutating func drawBaselines() {
    var rules: [CGFloat: BaselineRule] = [:]
    for (index, entry) in placed.nodes.enumerated() {
      let dimensions = placed.dimensions(of: index)
      guard let name = baselineName(index, dimensions) else { continue }
      let first = height(of: dimensions[.firstTextBaseline], in: entry.frame)
      let last = height(of: dimensions[.lastTextBaseline], in: entry.frame)
      rules[first, default: BaselineRule()].add(name, to: first == last ? .both : .first)
      if first != last { rules[last, default: BaselineRule()].add(name, to: .last) }
    }
    let sorted = rules.sorted { $0.key < $1.key }
    for (y, rule) in sorted {
      drawRule(atY: y, rule.isFirst ? Ink.first : Ink.last)
      if rule.isFirst, rule.isLast { drawRule(atY: y, Ink.last, dashed: true) }
    }
    // In front of all lines, so that none runs through a label.
    for (y, rule) in sorted {
      let pieces = rule.names.sorted { $0.key.rawValue < $1.key.rawValue }.map { kind, names in
        (
          text: BaselineName.list(names) + " " + kind.text,
          color: kind == .last ? Ink.last : Ink.first
        )
      }
      items += labels.onRule(
        pieces + [(NumberText.points(Double(y)), rule.isFirst ? Ink.first : Ink.last)], atY: y)
    }
  }

  /// The name of a view whose baselines are shown: its identifier, the start of its text, or the
  /// type of a container. Modifiers have their view's baselines.
  private func baselineName(_ index: Int, _ dimensions: ViewDimensions) -> BaselineName? {
    if let identifier = placed.identifier(of: index) { return BaselineName(identifier, rank: 0) }
    if let text = placed.text(of: index)?.string {
      return BaselineName("“\(text.count > 12 ? text.prefix(10) + "…" : text[...])”", rank: 1)
    }
    let kind = placed.nodes[index].kind
    return kind.role != .modifier && dimensions[explicit: .firstTextBaseline] != nil
      ? BaselineName(kind.name, rank: 2) : nil
  }

  private struct BaselineName: Equatable {
    let text: String
    /// More specific names come first.
    let rank: Int

    init(_ text: String, rank: Int) {
      self.text = text
      self.rank = rank
    }

    /// The first two, and how many more.
    static func list(_ names: [BaselineName]) -> String {
      let texts = names.sorted { $0.rank < $1.rank }.map(\.text)
      let more = texts.count > 2 ? " +\(texts.count - 2)" : ""
      return texts.prefix(2).joined(separator: ", ") + more
    }
  }

  /// A line that baselines share, with the names of their views.
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

    var names: [Kind: [BaselineName]] = [:]
    var isFirst: Bool { names[.first] != nil || names[.both] != nil }
    var isLast: Bool { names[.last] != nil || names[.both] != nil }

    mutating func add(_ name: BaselineName, to kind: Kind) {
      if names[kind]?.contains(name) != true { names[kind, default: []].append(name) }
    }
  }

  /// The pixel row of a baseline.
  private func height(of guide: CGFloat, in frame: CGRect) -> CGFloat {
    CGFloat(grid.round(Double(frame.minY + guide)))
  }

  // MARK: Guides

  mutating func drawGuides() {
    for (index, entry) in placed.nodes.enumerated() where entry.kind == .alignmentGuide {
      for (guide, value) in placed.explicitGuides(of: index).map({ ($0.guide, $0.value) })
      where !guide.isTextBaseline && !isOverridden(guide, at: index) {
        let frame = entry.frame
        if guide.isHorizontal {
          drawRule(atX: frame.minX + value, Ink.guide)
          label(guide.name, on: CGPoint(x: frame.minX + value, y: frame.minY), Ink.guide)
        } else {
          drawRule(atY: frame.minY + value, Ink.guide)
          label(guide.name, on: CGPoint(x: frame.minX, y: frame.minY + value), Ink.guide)
        }
      }
    }
  }

  /// Whether the modifier around sets the same guide again, so that this value is not the one that
  /// the view is aligned by.
  private func isOverridden(_ guide: GuideName, at index: Int) -> Bool {
    let parent = placed.nodes[index].parent
    return parent != index && placed.nodes[parent].kind == .alignmentGuide
      && placed.explicitGuides(of: parent).contains { $0.guide == guide }
  }

  // MARK: Lines

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
    items += labels.standing([(text, color)], on: point)
  }
}

extension ResolvedColor {
  fileprivate var solid: ResolvedColor {
    ResolvedColor(red: red, green: green, blue: blue)
  }
}
