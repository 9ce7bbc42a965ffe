import Foundation

/// The outcome of a press at a point of the canvas.
package enum PressOutcome {
  /// No control was hit.
  case nothing
  /// A button, toggle or gesture performed its action.
  case done
  /// The control at this node needs a value before it can act.
  case asks(node: Int, PlacedControl, [ControlChoice])
}

extension ViewSession {
  // MARK: By name

  /// Taps a control; see `ImageRenderer.tap(_:)`.
  package func tap(_ name: String) throws {
    let controls = try controls(name)
    guard controls.canBeTapped else { throw InteractionError.notTappable(name) }
    guard !controls.tapped.isEmpty else { throw InteractionError.disabled(name) }
    for control in controls.tapped { control.tap() }
    try evaluateAfterInteraction()
  }

  /// Sets the value of a control; see `ImageRenderer.set(_:to:)`.
  package func set(_ name: String, to value: some Hashable) throws {
    let controls = try controls(name)
    guard let control = controls.valued else { throw InteractionError.wrongValue(name) }
    guard control.isEnabled else { throw InteractionError.disabled(name) }
    guard control.set(value) else { throw InteractionError.wrongValue(name) }
    try evaluateAfterInteraction()
  }

  /// Returns the control with a name and those around it, innermost first.
  private func controls(_ name: String) throws -> [ResolvedControl] {
    motion = nil
    let controls = try evaluate(gathering: .labels).controls(named: name)
    guard !controls.isEmpty else { throw InteractionError.noControl(name) }
    return controls
  }

  // MARK: By place

  /// Disables modifiers, and resets the alignment of containers to the default, to show their
  /// effect.
  ///
  /// - Parameter paths: The paths of nodes in the layout tree. Each path refers to the tree with
  ///   the preceding nodes already disabled; unknown paths are ignored.
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

  /// Whether a node is disabled by `switchOff(_:)`.
  package func isSwitchedOff(_ id: ViewID) -> Bool { store.switchedOff.contains(id.rawValue) }

  /// Presses the control at a point of the canvas: the frontmost one, or one that contains the
  /// frontmost view. Taps a button, flips a toggle, or selects the option of a picker that shows
  /// all its options; a slider takes its value from the point.
  ///
  /// - Parameters:
  ///   - point: A point relative to the canvas's top-left corner, in points.
  ///   - path: The path of the control in the layout tree, even if it is covered; `nil` finds the
  ///     control at the point.
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

  /// Opens the context menu of the view at a point of the canvas, like a long press.
  ///
  /// - Parameters:
  ///   - point: A point relative to the canvas's top-left corner, in points.
  ///   - path: The path of the node in the layout tree whose menu to open, even if it is covered.
  /// - Returns: Whether a context menu was found.
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

  /// Moves the focus to the view of a node, like a tap on a field, and away from the view that has
  /// it.
  ///
  /// - Parameter path: The path of the node in the layout tree; `nil` removes the focus.
  /// - Returns: Whether any focus target was notified.
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

  /// Sets the value of a node's control.
  ///
  /// - Parameters:
  ///   - path: The path of the node in the layout tree.
  ///   - value: A value as for `set(_:to:)`.
  /// - Returns: Whether there is an enabled control that accepts the value.
  /// - Throws: `RenderError`, `FontError`.
  package func set(path: String, to value: some Hashable) throws -> Bool {
    guard let control = try valued(path) else { return false }
    guard control.isEnabled, control.set(value) else { return false }
    try evaluateAfterInteraction()
    return true
  }

  /// Selects one of the choices of a node's control.
  ///
  /// - Returns: Whether there is an enabled control with a choice at this index.
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

  /// Scrolls the innermost scroll view at a point that can scroll further.
  ///
  /// - Parameters:
  ///   - point: A point relative to the canvas's top-left corner, in points.
  ///   - distance: The distance in points; positive values scroll toward the end of the content.
  /// - Returns: Whether any view scrolled.
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
      // Limit the distance to how far the content extends beyond each edge.
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
