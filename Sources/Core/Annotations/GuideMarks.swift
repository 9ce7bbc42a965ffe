import Foundation
import GalleyViews

extension AnnotationMarks {
  /// An alignment guide of one view.
  struct GuideLine {
    var view: String
    var guide: String
    /// The distance from the view's leading or top edge, in points.
    var value: Double
    var frame: CGRect
    var isHorizontal: Bool
    /// Whether the leading edge is the right edge.
    var isRightToLeft: Bool

    /// The position on the canvas.
    var position: Double {
      guard isHorizontal else { return frame.minY + value }
      return isRightToLeft ? frame.maxX - value : frame.minX + value
    }
  }

  /// Returns the guides that `alignmentGuide` sets on the views. Text baselines have their own
  /// lines.
  mutating func guides(_ subject: AnnotationSubject) -> [GuideLine] {
    let placed = subject.placed
    var lines: [GuideLine] = []
    for (index, node) in placed.nodes.enumerated() where node.kind == .alignmentGuide {
      guard let view = subject.view(around: index) else { continue }
      for explicit in placed.explicitGuides(of: index)
      where !explicit.guide.isTextBaseline && !Self.isOverridden(explicit.guide, at: index, placed)
      {
        let line = GuideLine(
          view: view, guide: explicit.guide.spelling, value: Double(explicit.value),
          frame: subject.frame(of: index), isHorizontal: explicit.guide.isHorizontal,
          isRightToLeft: node.layoutDirection == .rightToLeft)
        if line.position.isFinite { lines.append(line) }
      }
    }
    if lines.isEmpty { sentences.append("No view that is shown sets an alignment guide.") }
    return lines
  }

  /// Adds lines through guides. Views whose guides are at the same position share a line.
  mutating func addGuides(_ guides: [GuideLine], area: CGSize, style: AnnotationStyle) {
    struct Key: Hashable {
      var isHorizontal: Bool
      var position: Double
    }
    guard !guides.isEmpty else { return }
    var order: [Key] = []
    var groups: [Key: [GuideLine]] = [:]
    var hidden = 0
    for guide in guides {
      let limit = guide.isHorizontal ? area.width : area.height
      guard guide.position >= 0, guide.position <= limit else {
        hidden += 1
        continue
      }
      let key = Key(
        isHorizontal: guide.isHorizontal, position: style.grid.round(guide.position))
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(guide)
    }
    order.sort { $0.position < $1.position }
    let shown = Self.evenly(order, limit: Self.labelLimit(area, style))
    for key in shown {
      let group = groups[key] ?? []
      let frames = group.map(\.frame)
      let beyond = 5 * style.unit
      let at = key.position
      let lines = Self.lines(group)
      if key.isHorizontal {
        let top = max((frames.map(\.minY).min() ?? 0) - beyond, 0)
        let bottom = min((frames.map(\.maxY).max() ?? 0) + beyond, area.height)
        rules.append(
          Rule(
            from: CGPoint(x: at, y: top), to: CGPoint(x: at, y: max(top, bottom)), ink: .guide,
            keepsClear: true))
        labels.append(
          Label(lines: lines, anchor: CGPoint(x: at, y: top), edge: .top, ink: .guide))
      } else {
        let left = max((frames.map(\.minX).min() ?? 0) - beyond, 0)
        let right = min((frames.map(\.maxX).max() ?? 0) + beyond, area.width)
        rules.append(
          Rule(
            from: CGPoint(x: left, y: at), to: CGPoint(x: max(left, right), y: at), ink: .guide,
            keepsClear: true))
        let isLeft = left < area.width - right
        labels.append(
          Label(
            lines: lines, anchor: CGPoint(x: isLeft ? left : max(left, right), y: at),
            edge: isLeft ? .left : .right, ink: .guide))
      }
    }
    if !shown.isEmpty {
      explain(.guide, .line(.solid), "guide, in points from the view’s edge")
    }
    leaveOut(hidden, "guide", shown.count, of: order.count, "guides")
  }

  /// Returns the label: the views, and the distinct names and values of their guides.
  private static func lines(_ group: [GuideLine]) -> [[AnnotationText.Run]] {
    var words: [(guide: String, value: String, views: [String])] = []
    for line in group {
      let value = AnnotationWords.number(line.value)
      let index =
        words.firstIndex { $0.guide == line.guide && $0.value == value } ?? words.count
      if index == words.count { words.append((line.guide, value, [])) }
      if !words[index].views.contains(line.view) { words[index].views.append(line.view) }
    }
    return words.flatMap { Self.lines($0.views, "\($0.guide) ", $0.value, .guide) }
  }

  /// Whether the enclosing modifier sets the same guide again, so that this value doesn't affect
  /// the view's alignment.
  private static func isOverridden(_ guide: GuideName, at index: Int, _ placed: PlacedTree) -> Bool
  {
    let parent = placed.nodes[index].parent
    return parent != index && placed.nodes[parent].kind == .alignmentGuide
      && placed.explicitGuides(of: parent).contains { $0.guide == guide }
  }
}

extension GuideName {
  /// The name in source code, such as `center` for both guides of that name.
  var spelling: String {
    name == "horizontalCenter" || name == "verticalCenter" ? "center" : name
  }
}

extension AnnotationSubject {
  /// Returns the name of the annotated view that a modifier belongs to: the node itself, the view
  /// inside it, or the modifier around it.
  func view(around index: Int) -> String? {
    if isShown(index) { return name(of: index) }
    var inner = index
    while placed.nodes[inner].kind.role == .modifier, placed.hasChildren(inner) {
      inner += 1
      if isShown(inner) { return name(of: inner) }
    }
    var outer = index
    while outer != 0, placed.nodes[placed.nodes[outer].parent].kind.role == .modifier {
      outer = placed.nodes[outer].parent
      if isShown(outer) { return name(of: outer) }
    }
    // Without names, use the kind of view.
    return views.isExplicit || views.areNamed ? nil : placed.nodes[inner].kind.name
  }
}
