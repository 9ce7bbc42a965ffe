import Foundation

/// A change from one state of a view to another, and every frame between.
///
/// Parameters of views, such as those of a layout, are animated by evaluating the views at a time.
/// What is left are the numbers of single nodes: the frame in its container, and the drawing. They
/// are interpolated from the old to the new state.
package struct AnimatedChange: Sendable {
  private let earlier: PlacedIndex
  /// The start of the change, with inserted and removed views.
  private let start: PlacedIndex
  /// The end of the change, with inserted and removed views.
  private let end: PlacedIndex
  private let running: [AnimationContext.Running]
  private let grid: PixelGrid
  /// The difference of each node's frame in its container before the change and in `start`, by
  /// index; `nil` for one that does not move.
  private let deltas: ContiguousArray<FrameDelta?>

  /// The difference between two frames of a node in its container.
  private struct FrameDelta: Sendable {
    let offset: CGSize
    let growth: CGSize
  }

  /// - Parameters:
  ///   - earlier: The tree before the change.
  ///   - start: The views evaluated in the mode `start`.
  ///   - end: The same in the mode `end`.
  ///   - running: The animations, in the order of their numbers.
  ///   - scale: Pixels per point.
  package init(
    earlier: PlacedIndex, start: PlacedIndex, end: PlacedIndex,
    running: [AnimationContext.Running], scale: Double
  ) {
    (self.earlier, self.start, self.end, self.running) = (earlier, start, end, running)
    let grid = PixelGrid(scale: scale)
    self.grid = grid
    var deltas = ContiguousArray<FrameDelta?>(repeating: nil, count: end.tree.nodes.count)
    for (index, node) in end.tree.nodes.enumerated() where node.animation != 0 {
      // What is evaluated at a time goes from `start` to `end` by itself; inserted and removed
      // views are always as in the end.
      let isFixed = node.isInTransition || running[Int(node.animation) - 1].isPhase
      let origin = isFixed ? start : earlier
      let reference = isFixed ? end : start
      guard let old = origin.index(of: node.id, near: index),
        let new = reference.index(of: node.id, near: index)
      else { continue }
      let (from, to) = Self.localFrames(origin.tree, old, reference.tree, new, grid)
      if from != to {
        deltas[index] = FrameDelta(
          offset: CGSize(width: from.minX - to.minX, height: from.minY - to.minY),
          growth: CGSize(width: from.width - to.width, height: from.height - to.height))
      }
    }
    self.deltas = deltas
  }

  /// The frames of a node in its container, both rounded to pixels.
  private static func localFrames(
    _ a: PlacedTree, _ first: Int, _ b: PlacedTree, _ second: Int, _ grid: PixelGrid
  ) -> (CGRect, CGRect) {
    (a.localFrame(first, on: grid), b.localFrame(second, on: grid))
  }

  /// The tree `time` seconds after the change.
  ///
  /// - Parameter evaluated: The views evaluated at that time, where their parameters change.
  package func frame(at time: Double, evaluated: PlacedTree? = nil) -> PlacedTree {
    var frame = evaluated ?? end.tree
    frame.isBetweenStates = true
    let progress = [1] + running.map { $0.progress(at: time) }
    for index in frame.nodes.indices {
      let node = frame.nodes[index]
      let progress = progress[Int(node.animation)]
      if progress != 1 { draw(index, of: &frame, progress) }
      move(index, of: &frame, from: evaluated ?? end.tree, progress)
    }
    return frame
  }

  /// Interpolates the frame of a node in its container.
  private func move(
    _ index: Int, of frame: inout PlacedTree, from base: PlacedTree, _ progress: Double
  ) {
    let node = base.nodes[index]
    var rect = base.localFrame(index, on: grid)
    let missing = 1 - CGFloat(progress)
    if missing != 0, let place = end.index(of: node.id, near: index), let delta = deltas[place],
      // Inserted and removed views are as in the end, unless their evaluation has moved them.
      !node.isInTransition || rect == end.tree.localFrame(place, on: grid)
    {
      rect.origin.x += delta.offset.width * missing
      rect.origin.y += delta.offset.height * missing
      if node.text == nil || frame.text(of: index)?.scale != 1 {
        // Texts have their new size at once, unless their font's size changes.
        rect.size.width = max(rect.width + delta.growth.width * missing, 0)
        rect.size.height = max(rect.height + delta.growth.height * missing, 0)
      }
    }
    if index > 0 {
      let container = frame.nodes[node.parent].frame.origin
      rect.origin.x += container.x
      rect.origin.y += container.y
    }
    frame.nodes[index].frame = rect
  }

  /// Interpolates the drawing of a node.
  private func draw(_ index: Int, of frame: inout PlacedTree, _ progress: Double) {
    let node = frame.nodes[index]
    let isFixed = node.isInTransition || running[Int(node.animation) - 1].isPhase
    guard node.drawing != nil || node.text != nil,
      let new = end.index(of: node.id, near: index),
      let origin = isFixed ? start : earlier as PlacedIndex?,
      let old = origin.index(of: node.id, near: index)
    else { return }
    if let kind = node.drawing?.kind, let from = origin.tree.nodes[old].drawing?.kind,
      let to = end.tree.nodes[new].drawing?.kind
    {
      let data = kind.animatableData
      // What the evaluation has changed itself stays as it is.
      guard data == to.animatableData,
        let between = AnimatableVector.between(from.animatableData, data, progress),
        between != data
      else { return }
      var moved = kind
      moved.animatableData = between
      frame.nodes[index].drawing = Drawing(moved)
    } else if let place = node.text, let from = origin.tree.text(of: old),
      let to = end.tree.text(of: new)
    {
      let text = frame.texts[place]
      let data = text.animatableData
      guard data == to.animatableData, text.source.string == from.source.string,
        let between = AnimatableVector.between(from.animatableData, data, progress),
        between != data
      else { return }
      frame.texts[place].animatableData = between
      if !text.isScaled(from: from) { frame.texts[place].scale = text.scale }
    }
  }

  /// Seconds until everything is in its new state, or until a repetition starts.
  package var duration: Double {
    running.map { $0.begin + $0.animation.duration }.max() ?? 0
  }

  /// Whether an animation repeats forever.
  package var isEndless: Bool { running.contains { $0.animation.isEndless } }
}

extension PlacedTree {
  /// In the container's coordinates, both rounded to pixels.
  fileprivate func localFrame(_ index: Int, on grid: PixelGrid) -> CGRect {
    var frame = grid.round(nodes[index].frame)
    guard index > 0 else { return frame }
    let container = nodes[nodes[index].parent].frame.origin
    frame.origin.x -= grid.round(container.x)
    frame.origin.y -= grid.round(container.y)
    return frame
  }
}
