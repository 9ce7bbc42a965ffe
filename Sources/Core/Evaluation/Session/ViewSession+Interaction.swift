import Foundation

/// What a press on a point of the canvas came to.
package enum PressOutcome {
  /// There is no control.
  case nothing
  /// A button, a toggle or a gesture did what it does.
  case done
  /// The control of this node takes a value, which it was not given.
  case asks(node: Int, PlacedControl, [ControlChoice])
}

extension ImageRenderer {
  /// Has modifiers make nothing of what they are applied to, and containers have the default
  /// alignment, to see what they do.
  ///
  /// - Parameter paths: The nodes in the layout tree. Each path is that in the tree in which those
  ///   before it are switched off already; what is not there is left out.
  /// - Throws: `RenderError`, `FontError`.
  package func switchOff(_ paths: [String]) throws {
    store.switchedOff = []
    forget()
    for path in paths {
      let placed = try evaluate().placed
      guard let index = placed.index(ofPath: path) else { continue }
      store.switchedOff.insert(placed.nodes[index].id.rawValue)
      forget()
    }
  }

  /// Whether a node is switched off.
  package func isSwitchedOff(_ id: ViewID) -> Bool { store.switchedOff.contains(id.rawValue) }

  /// Uses the control at a point of the canvas: the frontmost one, or one that the frontmost view is
  /// in. Taps a button, switches a toggle, chooses the option of a picker that shows them all; a
  /// slider takes its value from the point.
  ///
  /// - Parameters:
  ///   - point: In points, from the canvas's upper left corner.
  ///   - path: The control's path in the layout tree, whatever lies over it; `nil` finds the control.
  /// - Throws: `RenderError`, `FontError`.
  package func press(at point: CGPoint, path: String? = nil) throws -> PressOutcome {
    motion = nil
    let evaluation = try evaluate(gathering: .labels)
    if let index = path.flatMap({ evaluation.placed.index(ofPath: $0) }) {
      return try press(index, in: evaluation, at: point)
    }
    guard let found = evaluation.control(at: point) else { return .nothing }
    return try press(found.index, in: evaluation, at: found.point)
  }

  private func press(
    _ index: Int, in evaluation: Evaluation, at point: CGPoint
  ) throws -> PressOutcome {
    let (placed, controls) = (evaluation.placed, evaluation.controls(around: index))
    guard let first = controls.first(where: \.isEnabled) else { return .nothing }
    switch first.handle {
    case .point: first.press(at: placed.nodes[index].unitPoint(point))
    case .tap, .toggle: for control in controls.tapped { control.tap() }
    case .write, .set:
      guard let control = placed.control(of: index) else { return .nothing }
      let choices = evaluation.choices(of: index)
      guard let choice = placed.choice(at: point, of: index, among: choices.map(\.title)) else {
        return .asks(node: index, control, choices)
      }
      choices[choice].select()
    }
    try evaluateAfterInteraction()
    return .done
  }

  /// Opens the context menu of the view at a point of the canvas, as a long press does.
  ///
  /// - Parameters:
  ///   - point: In points, from the canvas's upper left corner.
  ///   - path: The path of a node in the layout tree, whose menu is meant, whatever lies over it.
  /// - Returns: Whether there is one.
  /// - Throws: `RenderError`, `FontError`.
  package func openContextMenu(at point: CGPoint, path: String? = nil) throws -> Bool {
    motion = nil
    let evaluation = try evaluate(gathering: [])
    let index = path.flatMap { evaluation.placed.index(ofPath: $0) }
    let own = index.map(evaluation.contextMenu(around:)) ?? evaluation.contextMenu(at: point)
    guard let menu = own else { return false }
    menu.openMenu()
    try evaluateAfterInteraction()
    return true
  }

  /// Gives the focus to the view of a node, as a tap on a field does, and takes it from the one that
  /// has it.
  ///
  /// - Parameter path: The node's path in the layout tree; `nil` for no view.
  /// - Returns: Whether a program was told.
  /// - Throws: `RenderError`, `FontError`.
  package func focus(path: String?) throws -> Bool {
    motion = nil
    let old = focused
    var targets: [FocusTarget] = []
    if let path {
      let evaluation = try evaluate(gathering: .labels)
      let index = evaluation.placed.index(ofPath: path)
      targets = index.map { evaluation.focusTargets(around: $0) } ?? []
    }
    for target in old { target.set(false) }
    for target in targets { target.set(true) }
    focused = targets
    guard !old.isEmpty || !targets.isEmpty else { return false }
    try evaluateAfterInteraction()
    return true
  }

  /// Gives the control of a node a value.
  ///
  /// - Parameters:
  ///   - path: The node's path in the layout tree.
  ///   - value: As `set(_:to:)` takes it.
  /// - Returns: Whether there is such a control that takes the value.
  /// - Throws: `RenderError`, `FontError`.
  package func set(path: String, to value: some Hashable) throws -> Bool {
    guard let control = try valued(path) else { return false }
    guard control.isEnabled, control.set(value) else { return false }
    try evaluateAfterInteraction()
    return true
  }

  /// Chooses one of the choices of a node's control.
  ///
  /// - Returns: Whether there is such a control with so many choices.
  /// - Throws: `RenderError`, `FontError`.
  package func choose(path: String, _ index: Int) throws -> Bool {
    motion = nil
    let evaluation = try evaluate(gathering: .labels)
    guard let node = evaluation.placed.index(ofPath: path) else { return false }
    let choices = evaluation.choices(of: node)
    guard choices.indices.contains(index),
      evaluation.controls(around: node).valued?.isEnabled == true
    else { return false }
    choices[index].select()
    try evaluateAfterInteraction()
    return true
  }

  private func valued(_ path: String) throws -> ResolvedControl? {
    motion = nil
    let evaluation = try evaluate(gathering: [])
    guard let index = evaluation.placed.index(ofPath: path) else { return nil }
    return evaluation.controls(around: index).valued
  }
}

extension PlacedTree {
  /// Of the nodes that something holds for, the frontmost one at a point of the canvas, or the one
  /// that the frontmost view there is in, with the point as it was before effects moved the node.
  /// What is clipped away cannot be pressed.
  ///
  /// - Parameter isReached: Whether a point is one of the node or what is in it, as far as that does not
  ///   depend on frames.
  func node(
    at point: CGPoint, where holds: (Int) -> Bool, isReached: (Int, CGPoint) -> Bool
  ) -> (index: Int, point: CGPoint)? {
    var found: (index: Int, point: CGPoint)?
    func visit(_ index: Int, _ point: CGPoint, _ around: (index: Int, point: CGPoint)?) {
      let node = nodes[index]
      guard isReached(index, point), let point = self.point(point, within: node) else { return }
      let isInside = node.frame.contains(point)
      let own = holds(index) ? (index, point) : around
      if isInside, node.kind == Self.surface { found = nil }
      if isInside, let own, nodes[own.index].frame.contains(own.point) { found = own }
      let children = reorderedChildren(of: index) ?? children(of: index)
      // What is behind a presentation is out of reach.
      let isCovered = node.kind == .container(Self.presentation)
      for child in isCovered ? children.suffix(1) : children[...] { visit(child, point, own) }
    }
    LargeStack.run { visit(0, point, nil) }
    return found
  }

  /// A point as it is for the content of a node; `nil` where that is not seen there.
  private func point(_ point: CGPoint, within node: Node) -> CGPoint? {
    guard let kind = node.drawing?.kind else { return point }
    switch kind {
    case .scrollClip: return node.frame.contains(point) ? point : nil
    case .clip(let outline, let style):
      let path = outline.path(in: node.frame, inset: 0)
      return path.contains(point, eoFill: style.isEOFilled) ? point : nil
    case .projection(let projection):
      var transform = projection.transform(in: node.frame)
      return transform.invert() ? transform.project(point) : nil
    default:
      guard let transform = Drawing.transform(kind, of: node.frame) else { return point }
      var projection = ProjectionTransform(transform)
      return projection.invert() ? projection.project(point) : nil
    }
  }

  /// Which of a control's choices is at a point, if all of them are seen in it.
  fileprivate func choice(at point: CGPoint, of index: Int, among titles: [String]) -> Int? {
    guard titles.count > 1 else { return nil }
    var frames: [CGRect] = []
    for node in index..<nodes[index].end where frames.count < titles.count {
      if text(of: node)?.string == titles[frames.count] { frames.append(nodes[node].frame) }
    }
    guard frames.count == titles.count else { return nil }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.midX - point.x, frame.midY - point.y)
    }
    return frames.indices.min { distance(frames[$0]) < distance(frames[$1]) }
  }

  /// The node of a path, such as `0.1.0`.
  package func index(ofPath path: String) -> Int? {
    var positions = path.split(separator: ".").compactMap { Int($0) }[...]
    guard positions.popFirst() == 0 else { return nil }
    var index = 0
    for position in positions {
      guard let child = children(of: index).first(where: { nodes[$0].position == position }) else {
        return nil
      }
      index = child
    }
    return index
  }
}

extension PlacedTree.Node {
  /// A point of the canvas as a part of the node's frame, with leading on the left.
  fileprivate func unitPoint(_ point: CGPoint) -> UnitPoint {
    let x = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0
    let y = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
    return UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: y)
  }
}

extension ImageRenderer {
  /// Scrolls the innermost scroll view at a point that can go further.
  ///
  /// - Parameters:
  ///   - point: In points, from the canvas's upper left corner.
  ///   - distance: In points; positive towards the end of the content.
  /// - Returns: Whether something was scrolled.
  /// - Throws: `RenderError`, `FontError`.
  package func scroll(at point: CGPoint, by distance: CGSize) throws -> Bool {
    motion = nil
    let evaluation = try evaluate(gathering: [])
    let placed = evaluation.placed
    let covered = placed.covered
    let around = placed.nodes.indices.filter { index in
      evaluation.scrollOffsets[index] != nil && placed.nodes[index].frame.contains(point)
        && !covered.contains { $0.contains(index) }
    }
    for index in around.reversed() {
      guard let offset = evaluation.scrollOffsets[index], !offset.isDisabled,
        let content = placed.children(of: index).first.map({ placed.nodes[$0].frame })
      else { continue }
      let frame = placed.nodes[index].frame
      // How far each edge is beyond the view's, which is how far it can go.
      let step = CGSize(
        width: min(
          max(distance.width, min(content.minX - frame.minX, 0)), max(content.maxX - frame.maxX, 0)),
        height: min(
          max(distance.height, min(content.minY - frame.minY, 0)), max(content.maxY - frame.maxY, 0)
        ))
      guard step != .zero else { continue }
      let before = ScrollExtent(of: offset, in: frame, content: content)
      store.scroll(offset, by: offset.fromLeading(step))
      try evaluateAfterInteraction()
      guard !offset.observers.isEmpty else { return true }
      let after = ScrollExtent(
        of: offset, in: frame, content: content.offsetBy(dx: -step.width, dy: -step.height))
      for observer in offset.observers { observer(before, after) }
      try evaluateAfterInteraction()
      return true
    }
    return false
  }
}
