import Foundation

/// A change from one state of a view to another.
package struct Change {
  package let earlier: PlacedIndex
  package let target: PlacedIndex
  package let animations: [Animation]
  fileprivate let motion: PlacedMotion
  fileprivate let movesParameters: Bool

  /// - Parameters:
  ///   - start: The new state with the parameters of the old one; `nil` if no parameter moves.
  ///   - scale: Pixels per point.
  package init(
    earlier: PlacedTree, target: PlacedTree, start: PlacedTree?, animations: [Animation],
    scale: Double
  ) {
    self.earlier = PlacedIndex(earlier)
    self.target = PlacedIndex(target)
    self.animations = animations
    movesParameters = start != nil
    motion = PlacedMotion(
      from: self.earlier, to: start.map { PlacedIndex($0) } ?? self.target,
      grid: PixelGrid(scale: scale))
    coming = self.target.newcomers(since: self.earlier)
    going = self.earlier.newcomers(since: self.target)
  }

  private let coming: [Int]
  private let going: [Int]

  /// Seconds until everything is in its new state, or until all begins again.
  package var duration: Double {
    let passages =
      coming.compactMap { target.tree.transition(of: $0)?.insertion.animation }
      + going.compactMap { earlier.tree.transition(of: $0)?.removal.animation }
    return (animations + passages).map(\.duration).max() ?? 0
  }

  /// Whether something repeats for ever.
  package var isEndless: Bool { animations.contains { $0.isEndless } }
}

/// A change at one moment: what is drawn, and how.
package struct Moment {
  package let tree: PlacedTree
  private let change: Change
  /// By the numbers of animations.
  private let progress: [Double]
  /// What is put around the drawing of nodes that come.
  private(set) var coming: [Int: [DisplayItem]] = [:]
  /// What leaves the container that is drawn, by the container's index.
  private(set) var going: [Int: [Departure]] = [:]

  /// A node of the earlier tree that is on its way out.
  struct Departure {
    let index: Int
    let around: [DisplayItem]
    let isInFront: Bool
  }

  /// - Parameters:
  ///   - current: The new state with its parameters at this moment; `nil` if no parameter moves.
  ///   - time: Seconds after the change.
  package init(_ change: Change, current: PlacedTree?, at time: Double) {
    self.change = change
    progress = [1] + change.animations.map { $0.progress(at: time) }
    tree = change.motion.moved(current ?? change.target.tree, progress: progress) {
      $0.text != nil
    }
    let shown = PlacedIndex(tree)
    addComing(shown, time)
    addGoing(shown, time)
  }

  package var earlier: PlacedTree { change.earlier.tree }

  private mutating func addComing(_ shown: PlacedIndex, _ time: Double) {
    for index in shown.newcomers(since: change.earlier) {
      let node = tree.nodes[index]
      let passage = (tree.transition(of: index) ?? .opacity).insertion
      guard node.animation > 0, !passage.effects.isEmpty else { continue }
      let presence = passage.animation?.progress(at: time) ?? progress[Int(node.animation)]
      guard presence != 1 else { continue }
      coming[index] = passage.effects.map {
        $0.item(presence, tree.nodes[index].frame, node.layoutDirection)
      }
    }
  }

  /// Nodes leave within the nearest container that stays.
  private mutating func addGoing(_ shown: PlacedIndex, _ time: Double) {
    for index in change.earlier.newcomers(since: change.target) {
      let node = earlier.nodes[index]
      guard
        let old = earlier.ancestors(of: index).first(where: {
          shown.index(of: change.earlier.tree.nodes[$0].id, near: $0) != nil
        }), let new = shown.index(of: earlier.nodes[old].id, near: old)
      else { continue }
      let animation = tree.nodes[new].animation
      let passage = (earlier.transition(of: index) ?? .opacity).removal
      guard animation > 0, !passage.effects.isEmpty else { continue }
      let presence = 1 - (passage.animation?.progress(at: time) ?? progress[Int(animation)])
      guard presence != 0 else { continue }
      let (from, to) = (earlier.nodes[old].frame.origin, tree.nodes[new].frame.origin)
      let shift = CGAffineTransform(translationX: to.x - from.x, y: to.y - from.y)
      let effects = passage.effects.map {
        $0.item(presence, earlier.nodes[index].frame, node.layoutDirection)
      }
      going[new, default: []].append(
        Departure(
          index: index, around: (shift.isIdentity ? [] : [.pushTransform(shift)]) + effects,
          isInFront: earlier.zIndex(of: index) > 0))
    }
  }

  /// How a node is drawn at this moment.
  ///
  /// What a moving parameter draws is drawn as it is; everything else is mixed of old and new.
  func kind(of index: Int, _ kind: Drawing.Kind) -> Drawing.Kind {
    let node = tree.nodes[index]
    let progress = progress[Int(node.animation)]
    guard progress != 1, let old = change.earlier.drawing(of: node.id, near: index)
    else { return kind }
    let target =
      change.movesParameters ? change.target.drawing(of: node.id, near: index) ?? kind : kind
    return kind.mixed(from: old, to: target, progress)
  }

  /// How a text is drawn at this moment.
  func text(of index: Int, _ text: PlacedText) -> PlacedText {
    let node = tree.nodes[index]
    let progress = progress[Int(node.animation)]
    guard progress != 1, let old = change.earlier.text(of: node.id, near: index) else {
      return text
    }
    let target =
      change.movesParameters ? change.target.text(of: node.id, near: index) ?? text : text
    guard text.paints == target.paints else { return text }
    var mixed = text
    mixed.paints = text.paints.mixed(from: old.paints, progress)
    return mixed
  }
}

extension PlacedIndex {
  fileprivate func drawing(of id: ViewID, near guess: Int) -> Drawing.Kind? {
    index(of: id, near: guess).flatMap { tree.nodes[$0].drawing?.kind }
  }

  fileprivate func text(of id: ViewID, near guess: Int) -> PlacedText? {
    index(of: id, near: guess).flatMap { tree.text(of: $0) }
  }
}
