import Foundation

/// A change from one state of a view to another, with every frame in between.
///
/// Parameters of views, such as those of a layout, are animated by evaluating the views for each
/// frame. The remaining numbers, a node's frame in its container and its drawing, are interpolated
/// from the old to the new state.
package struct AnimatedChange {
  private let earlier: PlacedIndex
  /// The start of the change, including inserted and removed views.
  private let start: PlacedIndex
  /// The end of the change, including inserted and removed views.
  private let end: PlacedIndex
  private let running: [MotionContext.Running]
  private let grid: PixelGrid
  /// The change of each node's frame in its container, from before the change to `start`, by index;
  /// `nil` if the node does not move.
  private let deltas: ContiguousArray<FrameDelta?>
  /// The changes of drawing parameters, by node index.
  private let redrawn: [Int: DrawingChange]

  /// The difference between two frames of a node in its container.
  private struct FrameDelta: Sendable {
    let offset: CGSize
    let growth: CGSize
  }

  /// A node's drawing parameters before and after the change.
  private struct DrawingChange {
    let old: AnimatableVector
    let new: AnimatableVector
    /// The node's text before the change; `nil` if it shows no text.
    let text: PlacedText?

    /// Returns the interpolated parameters for a drawing with `data`; `nil` to leave it unchanged.
    func between(_ data: AnimatableVector, _ progress: Double) -> AnimatableVector? {
      // Other data means that an ancestor animates it; leave it alone.
      guard data == new, let between = AnimatableVector.between(old, new, progress),
        between != data
      else { return nil }
      return between
    }
  }

  /// Creates a change.
  ///
  /// - Parameters:
  ///   - earlier: The tree before the change.
  ///   - start: The views evaluated in `start` mode.
  ///   - end: The views evaluated in `end` mode.
  ///   - running: The animations, ordered by number.
  ///   - scale: Pixels per point.
  package init(
    earlier: PlacedIndex, start: PlacedIndex, end: PlacedIndex,
    running: [MotionContext.Running], scale: Double
  ) {
    (self.earlier, self.start, self.end, self.running) = (earlier, start, end, running)
    let grid = PixelGrid(scale: scale)
    self.grid = grid
    var deltas = ContiguousArray<FrameDelta?>(repeating: nil, count: end.tree.nodes.count)
    var redrawn: [Int: DrawingChange] = [:]
    for (index, node) in end.tree.nodes.enumerated() where node.animation != 0 {
      // Evaluation already animates phases and transitions from `start` to `end`; inserted and
      // removed views always appear as in `end`.
      let isFixed = node.isInTransition || running[Int(node.animation) - 1].isPhase
      let origin = isFixed ? start : earlier
      let reference = isFixed ? end : start
      guard let old = origin.index(of: node.id, near: index) else { continue }
      redrawn[index] = Self.drawingChange(from: origin.tree, old, to: end.tree, index)
      guard let new = reference.index(of: node.id, near: index) else { continue }
      let (from, to) = Self.localFrames(origin.tree, old, reference.tree, new, grid)
      if from != to {
        deltas[index] = FrameDelta(
          offset: CGSize(width: from.minX - to.minX, height: from.minY - to.minY),
          growth: CGSize(width: from.width - to.width, height: from.height - to.height))
      }
    }
    self.deltas = deltas
    self.redrawn = redrawn
  }

  /// Returns `nil` if the node draws the same, or something else, in both trees.
  private static func drawingChange(
    from start: PlacedTree, _ old: Int, to end: PlacedTree, _ new: Int
  ) -> DrawingChange? {
    func change(
      _ old: AnimatableVector, _ new: AnimatableVector, _ text: PlacedText? = nil
    ) -> DrawingChange? {
      old == new ? nil : DrawingChange(old: old, new: new, text: text)
    }
    if let from = start.nodes[old].drawing?.kind, let to = end.nodes[new].drawing?.kind {
      return change(from.animatableData, to.animatableData)
    }
    if let from = start.text(of: old), let to = end.text(of: new) {
      return change(from.animatableData, to.animatableData, from)
    }
    return nil
  }

  /// Returns a node's frame in its container in two trees, rounded to pixels.
  private static func localFrames(
    _ a: PlacedTree, _ first: Int, _ b: PlacedTree, _ second: Int, _ grid: PixelGrid
  ) -> (CGRect, CGRect) {
    (a.localFrame(first, on: grid), b.localFrame(second, on: grid))
  }

  /// Returns the tree `time` seconds after the change.
  ///
  /// - Parameters:
  ///   - evaluated: The views evaluated at that time, if their parameters change.
  ///   - running: The animations, ordered by number, including those that first ran in this
  ///     evaluation.
  package func frame(
    at time: Double, evaluated: PlacedTree? = nil, running: [MotionContext.Running]
  ) -> PlacedTree {
    let base = evaluated ?? end.tree
    var frame = base
    frame.isBetweenStates = true
    let progress = [1] + running.map { $0.progress(at: time) }
    for index in base.nodes.indices {
      let progress = progress[Int(base.nodes[index].animation)]
      if progress != 1 { draw(index, of: &frame, progress) }
      move(index, of: &frame, from: base, progress)
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
      // Inserted and removed views stay as in `end`, unless evaluation moved them.
      !node.isInTransition || rect == end.tree.localFrame(place, on: grid)
    {
      rect.origin.x += delta.offset.width * missing
      rect.origin.y += delta.offset.height * missing
      if node.text == nil || frame.text(of: index)?.scale != 1 {
        // Texts take their new size at once, unless their font size is animated.
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
    if redrawn.isEmpty { return }
    let node = frame.nodes[index]
    guard node.drawing != nil || node.text != nil,
      let place = end.index(of: node.id, near: index), let change = redrawn[place]
    else { return }
    if var kind = node.drawing?.kind, change.text == nil {
      guard let between = change.between(kind.animatableData, progress) else { return }
      kind.animatableData = between
      frame.nodes[index].drawing = Drawing(kind)
    } else if let place = node.text, let from = change.text {
      var text = frame.sharedTexts[place].text
      let scale = text.scale
      guard text.source.string == from.source.string,
        let between = change.between(text.animatableData, progress)
      else { return }
      let isScaled = text.isScaled(from: from)
      text.animatableData = between
      if !isScaled { text.scale = scale }
      frame.sharedTexts[place] = SharedText(text)
    }
  }

  /// Seconds until the new state is reached, or until a repetition starts.
  package var duration: Double {
    running.map { $0.begin + $0.animation.duration }.max() ?? 0
  }

  /// Whether an animation repeats forever.
  package var isEndless: Bool { running.contains { $0.animation.isEndless } }
}

extension PlacedTree {
  /// Returns a node's frame in its container's coordinates, rounded to pixels.
  fileprivate func localFrame(_ index: Int, on grid: PixelGrid) -> CGRect {
    var frame = grid.round(nodes[index].frame)
    guard index > 0 else { return frame }
    let container = nodes[nodes[index].parent].frame.origin
    frame.origin.x -= grid.round(container.x)
    frame.origin.y -= grid.round(container.y)
    return frame
  }
}
