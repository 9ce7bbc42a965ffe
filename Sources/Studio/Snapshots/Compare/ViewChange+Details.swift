import Foundation
import Galley

extension ViewChange {
  init(removed index: Int, from text: LayoutModel) {
    self.init(
      kind: .removed, name: text.name(of: index), path: text.path(of: index),
      before: State(text.nodes[index]), after: nil)
    (cause, viewsInside) = ("gone", text.descendants(of: index))
  }

  init(added index: Int, to text: LayoutModel) {
    self.init(
      kind: .added, name: text.name(of: index), path: text.path(of: index), before: nil,
      after: State(text.nodes[index]))
    (cause, viewsInside) = ("new", text.descendants(of: index))
  }

  /// Compares the same view in two layouts; they may be equal. `identify` sets the name later,
  /// because most views don't change.
  init(_ before: LayoutModel, _ a: Int, _ after: LayoutModel, _ b: Int) {
    let (old, new) = (before.nodes[a], after.nodes[b])
    self.init(
      kind: .changed, name: "", path: "", before: State(old), after: State(new))
    guard old.frame != nil, new.frame != nil else {
      if old.type != new.type || (old.frame == nil) != (new.frame == nil) {
        details = ["changed from “\(old.type)”"]
      }
      return
    }
    let ownDetails =
      Self.arrangement(before, a, after, b) + Self.text(old, new) + Self.font(old, new)
    let isSizedAlone =
      isResized && old.proposal == new.proposal
      && (old.kind == .modifier("frame") && !Self.followsContent(before, a, after, b)
        || old.children.isEmpty && new.children.isEmpty)
    let causes = (isSizedAlone ? [resizing].compactMap(\.self) : []) + ownDetails
    cause = causes.isEmpty ? nil : causes.joined(separator: ", ")
    details = ownDetails + Self.guides(old, new) + Self.proposal(old, new)
  }

  /// Whether a frame has its view's size in each dimension that changed, because it doesn't set
  /// that dimension.
  private static func followsContent(
    _ before: LayoutModel, _ a: Int, _ after: LayoutModel, _ b: Int
  ) -> Bool {
    guard let first = before.nodes[a].children.first, let second = after.nodes[b].children.first,
      let old = before.nodes[a].frame?.size, let new = after.nodes[b].frame?.size,
      let oldContent = before.nodes[first].frame?.size,
      let newContent = after.nodes[second].frame?.size
    else { return false }
    let width =
      old.width == new.width || old.width == oldContent.width && new.width == newContent.width
    let height =
      old.height == new.height || old.height == oldContent.height && new.height == newContent.height
    // A frame that sets a dimension proposes it, so its view's proposal changes.
    return width && height && before.nodes[first].proposal == after.nodes[second].proposal
  }

  mutating func identify(_ index: Int, in text: LayoutModel) {
    (name, path) = (text.name(of: index), text.path(of: index))
  }

  private static func text(_ old: LayoutModelNode, _ new: LayoutModelNode) -> [String] {
    old.text == new.text ? [] : ["text \(old.shownText) → \(new.shownText)"]
  }

  /// Returns how the font of a text changed, inferred from its baseline and width, since layouts do
  /// not contain fonts.
  private static func font(_ old: LayoutModelNode, _ new: LayoutModelNode) -> [String] {
    guard new.type == "Text", old.type == "Text", old.text == new.text, !new.text.isEmpty,
      let before = old.frame?.size, let after = new.frame?.size,
      let a = old.guide("firstTextBaseline"), let b = new.guide("firstTextBaseline"), a > 0
    else { return [] }
    guard a != b else {
      let isOther = before.height == after.height && before.width != after.width
      return isOther && old.proposal == new.proposal ? ["another font weight or width"] : []
    }
    guard before != after else { return [] }
    // Baselines and frames are rounded up to half points.
    let scale = b / a
    let isScaled =
      abs(after.height - before.height * scale) <= 1.5
      && abs(after.width - before.width * scale) <= 2
    let factor = LayoutWords.number((scale * 20).rounded() / 20)
    return [isScaled ? "font about \(factor) times as large" : "another font"]
  }

  private static func proposal(_ old: LayoutModelNode, _ new: LayoutModelNode) -> [String] {
    old.proposal == new.proposal ? [] : ["proposal \(old.proposal) → \(new.proposal)"]
  }

  private static func guides(_ old: LayoutModelNode, _ new: LayoutModelNode) -> [String] {
    func text(_ value: Double?) -> String { value.map(LayoutWords.number) ?? "none" }
    var seen: Set<String> = []
    return (old.guides + new.guides).map(\.name).compactMap { name in
      let (a, b) = (old.guide(name), new.guide(name))
      guard seen.insert(name).inserted, a != b else { return nil }
      return "\(LayoutWords.guide(name)) \(text(a)) → \(text(b))"
    }
  }
}

extension ViewChange.State {
  init(_ node: LayoutModelNode) {
    frame = node.frame
    firstBaseline = node.canvasBaseline("firstTextBaseline")
    lastBaseline = node.canvasBaseline("lastTextBaseline")
  }
}

// MARK: Arrangement of content

extension ViewChange {
  /// Returns the changed insets of a padding or spacing of a stack, inferred from frames.
  fileprivate static func arrangement(
    _ before: LayoutModel, _ a: Int, _ after: LayoutModel, _ b: Int
  ) -> [String] {
    // Printed layouts don't contain the direction, so use that of the current view.
    let isMirrored = after.nodes[b].isRightToLeft
    let numbers =
      switch after.nodes[b].kind {
      case .modifier("padding"):
        insets(before.insets(of: a), after.insets(of: b), isMirrored: isMirrored)
      case .hStack: spacing(before.gaps(of: a, \.horizontal), after.gaps(of: b, \.horizontal))
      case .vStack: spacing(before.gaps(of: a, \.vertical), after.gaps(of: b, \.vertical))
      default: [String]()
      }
    let alignment = PlacedAlignment.change(
      from: before.alignments(in: a, isMirrored: isMirrored),
      to: after.alignments(in: b, isMirrored: isMirrored))
    let named = numbers + [alignment].compactMap { $0.map { "alignment \($0)" } }
    let isRearranged = named.isEmpty && isRearranged(before.places(in: a), after.places(in: b))
    return isRearranged ? ["arranges its content differently"] : named
  }

  /// Whether frames of the same sizes have different positions.
  private static func isRearranged(_ old: [CGRect], _ new: [CGRect]) -> Bool {
    old.map(\.size) == new.map(\.size) && old != new
  }

  /// Returns the changed insets. Edges with equal changes share an entry.
  private static func insets(
    _ old: [Double], _ new: [Double], isMirrored: Bool
  ) -> [String] {
    let sides = isMirrored ? ("trailing", "leading") : ("leading", "trailing")
    let edges = ["top", sides.0, "bottom", sides.1]
    guard old.count == edges.count, new.count == edges.count else { return [] }
    var groups: [(change: String, edges: [String])] = []
    for (edge, (a, b)) in zip(edges, zip(old, new)) where a != b {
      let change = "\(LayoutWords.number(a)) → \(LayoutWords.number(b))"
      if let index = groups.firstIndex(where: { $0.change == change }) {
        groups[index].edges.append(edge)
      } else {
        groups.append((change, [edge]))
      }
    }
    return groups.map { group in
      group.edges.count == edges.count
        ? "insets \(group.change)"
        : "\(group.edges.joined(separator: " and ")) inset \(group.change)"
    }
  }

  private static func spacing(_ old: [Double], _ new: [Double]) -> [String] {
    guard old.count == new.count else { return [] }
    let changed = zip(old, new).enumerated().filter { $1.0 != $1.1 }
    let changes = changed.map {
      "\(LayoutWords.number($1.0)) → \(LayoutWords.number($1.1))"
    }
    if changed.count == old.count, Set(changes).count == 1 { return ["spacing \(changes[0])"] }
    return zip(changed, changes).map { "spacing after view \($0.offset + 1) \($1)" }
  }
}

extension LayoutModel {
  /// Returns the top, left, bottom and right distances of a node's only child; empty without one.
  fileprivate func insets(of index: Int) -> [Double] {
    let children = nodes[index].children
    guard children.count == 1, let outer = nodes[index].frame,
      let inner = nodes[children[0]].frame
    else { return [] }
    return [
      inner.minY - outer.minY, inner.minX - outer.minX, outer.maxY - inner.maxY,
      outer.maxX - inner.maxX,
    ].map(LayoutWords.rounded)
  }

  /// Returns the frames of the node and its children, in the node's coordinates.
  fileprivate func places(in index: Int) -> [CGRect] {
    guard let outer = nodes[index].frame else { return [] }
    let frames = [outer] + nodes[index].children.compactMap { nodes[$0].frame }
    return frames.map { frame in
      CGRect(
        x: LayoutWords.rounded(frame.minX - outer.minX),
        y: LayoutWords.rounded(frame.minY - outer.minY), width: frame.width, height: frame.height)
    }
  }

  /// Returns the distances between neighboring children.
  fileprivate func gaps(
    of index: Int, _ axis: KeyPath<CGRect, ClosedRange<Double>>
  ) -> [Double] {
    let spans = nodes[index].children.compactMap { nodes[$0].frame?[keyPath: axis] }
    return zip(spans, spans.dropFirst()).map { a, b in
      // In right-to-left layout, the second child comes first.
      LayoutWords.rounded(max(b.lowerBound - a.upperBound, a.lowerBound - b.upperBound))
    }
  }
}
