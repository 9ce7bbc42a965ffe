import Foundation
import Galley

/// The changes between two layout snapshots, one entry per view.
///
/// Views that only move along with an enclosing view are counted there instead.
package struct LayoutComparison: Hashable, Sendable {
  /// Views that changed or were added or removed, each before its descendants.
  package private(set) var changes: [ViewChange] = []
  /// Differences other than views, as sentences without periods.
  private(set) var others: [String] = []

  package var isEqual: Bool { changes.isEmpty && others.isEmpty }

  /// Sentences without periods, such as `Text #content moved by (+4, 0) from (187, 16.5) to (191,
  /// 16.5)`: first about views that caused the change, then about views that followed.
  package var differences: [String] {
    let causes = changes.filter { $0.cause != nil }
    let consequences = changes.filter { $0.cause == nil }
    return others + (causes + consequences).map(\.sentence)
  }

  package init(reference: LayoutSnapshot, actual: LayoutSnapshot) {
    guard reference != actual else { return }
    let (before, after) = (reference.model, actual.model)
    if before.canvas != after.canvas {
      others.append("canvas size \(before.canvas) → \(after.canvas)")
    }
    // Views may be nested too deeply for an ordinary stack.
    changes = LargeStack.run {
      var walk = LayoutWalk(before: before, after: after)
      walk.compare(before.roots, after.roots, travelled: .zero)
      return walk.changes
    }
    if isEqual { others = [Self.firstLine(reference.text, actual.text)] }
  }

  /// Describes differences that the walk doesn't detect, such as white space.
  private static func firstLine(_ reference: String, _ actual: String) -> String {
    let lines = zip(reference.split(separator: "\n"), actual.split(separator: "\n"))
    guard let pair = lines.first(where: { $0 != $1 }) else { return "the number of lines differs" }
    return "line “\(pair.0)” → “\(pair.1)”"
  }
}

/// A parallel walk through two trees.
struct LayoutWalk {
  let before: LayoutModel
  let after: LayoutModel
  private(set) var changes: [ViewChange] = []
  /// Nodes of both trees that represent the same view.
  private(set) var pairs: [(before: Int, after: Int)] = []

  init(before: LayoutModel, after: LayoutModel) {
    self.before = before
    self.after = after
  }

  /// - Parameter travelled: How far the enclosing views have moved, in points.
  /// - Returns: The number of views, at any depth, that moved just as far and are otherwise
  ///   unchanged.
  @discardableResult
  mutating func compare(_ first: [Int], _ second: [Int], travelled: CGSize) -> Int {
    var carried = 0
    let matches = SiblingMatch.all(
      first.map { before.nodes[$0].key }, second.map { after.nodes[$0].key })
    for match in matches {
      switch match {
      case .removed(let index):
        changes.append(ViewChange(removed: first[index], from: before))
      case .added(let index):
        changes.append(ViewChange(added: second[index], to: after))
      case .both(let a, let b): carried += compare(first[a], second[b], travelled)
      }
    }
    return carried
  }

  private mutating func compare(_ a: Int, _ b: Int, _ travelled: CGSize) -> Int {
    pairs.append((a, b))
    var change = ViewChange(before, a, after, b)
    change.movesAlong = change.move == travelled
    let place = changes.count
    let carried = compare(
      before.nodes[a].children, after.nodes[b].children, travelled: change.move)
    if change.movesAlong, !change.isResized, change.details.isEmpty {
      return carried + (travelled == .zero ? 0 : 1)
    }
    change.identify(b, in: after)
    change.viewsInside = change.move == .zero ? 0 : carried
    changes.insert(change, at: place)
    return change.movesAlong ? carried : 0
  }
}
