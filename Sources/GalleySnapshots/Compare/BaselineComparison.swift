import Foundation
import Galley

/// The text baselines of one view in two layouts, on the canvas, in points.
package struct BaselineComparison: Hashable, Sendable {
  package struct Lines: Hashable, Sendable {
    package var first: Double
    package var last: Double

    package init(first: Double, last: Double) {
      self.first = first
      self.last = last
    }
  }

  /// Such as `#title`, `“AK”` or `HStack`.
  package var name: String
  /// Whether the view is a text, not a container that takes its baselines from texts in it.
  package var isText: Bool
  /// `nil` for a view that is not in the first layout.
  package var before: Lines?
  /// `nil` for a view that is not in the second layout.
  package var after: Lines?

  package var differs: Bool { before != after }

  /// Every text, and every container that has text baselines, in two layout snapshots.
  package static func all(
    reference: LayoutSnapshot?, actual: LayoutSnapshot?
  ) -> [BaselineComparison] {
    let empty = LayoutModel(parsing: "")
    let (before, after) = (reference?.model ?? empty, actual?.model ?? empty)
    let pairs = LargeStack.run {
      var walk = LayoutWalk(before: before, after: after)
      walk.compare(before.roots, after.roots, travelled: .zero)
      return walk.pairs
    }
    let partners = Dictionary(uniqueKeysWithValues: pairs.map { ($0.after, $0.before) })
    let matched = Set(pairs.map(\.before))
    let present = after.nodes.indices.compactMap { index in
      BaselineComparison(partners[index].map { before.nodes[$0] }, after.nodes[index])
    }
    let gone = before.nodes.indices.filter { !matched.contains($0) }.compactMap { index in
      BaselineComparison(before.nodes[index], nil)
    }
    return present + gone
  }

  /// `nil` for what has no baselines of its own, and for modifiers, which have those of their view.
  private init?(_ old: LayoutModelNode?, _ new: LayoutModelNode?) {
    guard let node = new ?? old, node.isView, old?.lines != nil || new?.lines != nil else {
      return nil
    }
    name = node.shortName
    isText = !node.text.isEmpty
    before = old?.lines
    after = new?.lines
  }
}

extension LayoutModelNode {
  fileprivate var lines: BaselineComparison.Lines? {
    guard let first = canvasBaseline("firstTextBaseline"),
      let last = canvasBaseline("lastTextBaseline")
    else { return nil }
    return BaselineComparison.Lines(first: first, last: last)
  }
}

extension BaselineComparison {
  /// One line for each pair of heights, such as `baseline of #title first 33 → 34.5, +1.5 points`.
  package static func sentences(_ baselines: [BaselineComparison]) -> [String] {
    BaselineRules(baselines).rules.map { rule in
      "baseline of \(rule.text)" + (rule.distance.map { ", \($0) points" } ?? "")
    }
  }
}
