import Foundation
import Synchronization

/// A view as it was evaluated and laid out.
package struct Evaluation {
  package private(set) var placed: PlacedTree
  /// Sees what models do after this.
  let watch: ModelWatch
  /// What the controls do, from the inside out, by their nodes' indices.
  private var controls: [Int: [ResolvedControl]]
  /// The views that can have the focus, by their nodes' indices.
  private var focusTargets: [Int: [FocusTarget]]
  /// How far scroll views were scrolled, by their nodes' indices.
  private(set) var scrollOffsets: [Int: ScrollOffset]
  /// Where views can be pressed that is not their frame, by their nodes' indices.
  private var contentShapes: [Int: ContentShape] = [:]
  /// What opens the context menus of views, by their nodes' indices.
  private var contextMenus: [Int: ContextMenuTarget] = [:]
  /// The texts of their labels, if they were gathered.
  private var labels: [Int: [String]] = [:]
  /// What the controls offer, if that was gathered with the labels.
  private var choices: [Int: [ControlChoice]] = [:]

  @MainActor
  init(
    _ placement: Placement, watch: ModelWatch, gathering: PlacedTree.Gathering,
    environments: [UInt64: EnvironmentValues] = [:]
  ) {
    self.watch = watch
    // What guides are is asked through all levels of nesting.
    var placed = LargeStack.run { PlacedTree(placement, gathering: gathering) }
    if gathering.contains(.facts) { placed.takeInherited(environments) }
    self.placed = placed
    (controls, scrollOffsets, focusTargets) = ([:], [:], [:])
    for (index, entry) in placement.nodes.enumerated() { addControls(of: entry.node, at: index) }
    if gathering.contains(.labels) {
      labels = LargeStack.run { controls.mapValues { $0.flatMap(\.labels) } }
      choices = LargeStack.run { controls.compactMapValues { $0.valued?.choices } }
    }
  }

  private mutating func addControls(of node: LayoutNode, at index: Int) {
    guard node.hasTraits else { return }
    let own = node.controls
    if !own.isEmpty { controls[index] = own }
    if let offset = node.scrollOffset { scrollOffsets[index] = offset }
    if let shape = node.contentShape { contentShapes[index] = shape }
    if let menu = node.contextMenu { contextMenus[index] = menu }
    let focus = node.focusTargets
    if !focus.isEmpty { focusTargets[index] = focus }
  }

  /// Takes over the nodes in a range from a placement in which those are others; all others are as
  /// they were.
  ///
  /// - Returns: Whether it could be done.
  mutating func replace(_ range: Range<Int>, from placement: Placement) -> Bool {
    guard placed.replace(range, from: placement) else { return false }
    for index in range {
      controls[index] = nil
      scrollOffsets[index] = nil
      contentShapes[index] = nil
      contextMenus[index] = nil
      focusTargets[index] = nil
      addControls(of: placement.nodes[index].node, at: index)
    }
    return true
  }

  /// The control of a name with those around it, from the inside out; without one of that name, that
  /// whose label has this text.
  package func controls(named name: String) -> [ResolvedControl] {
    let labelled = labels.lazy.filter { $0.value.contains(name) }.map(\.key)
    return (placed.control(named: name) ?? labelled.min()).map(controls(around:)) ?? []
  }

  /// The node of the control at a point of the canvas, and the point before effects moved the node.
  func control(at point: CGPoint) -> (index: Int, point: CGPoint)? {
    placed.node(at: point, where: isControl, isReached: reaches)
  }

  /// Whether a node is a control itself: modifiers have the controls of what they modify, but around
  /// that they are not pressed.
  private func isControl(_ index: Int) -> Bool {
    guard let own = controls[index] else { return false }
    let children = placed.children(of: index)
    return own.contains { control in
      !children.contains { controls[$0]?.contains { $0 === control } == true }
    }
  }

  /// Whether a press on a point is one on the node or what is in it.
  private func reaches(_ index: Int, _ point: CGPoint) -> Bool {
    own(contentShapes, index)?.contains(point, in: placed.nodes[index].frame) ?? true
  }

  /// What a node has itself: modifiers have what they modify has, but nothing is there around that.
  private func own<Value: AnyObject>(_ values: [Int: Value], _ index: Int) -> Value? {
    guard let value = values[index],
      !placed.children(of: index).contains(where: { values[$0] === value })
    else { return nil }
    return value
  }

  /// What a node has, or the nearest that it is in.
  private func nearest<Value>(_ values: [Int: Value], around index: Int) -> Value? {
    values[index] ?? placed.ancestors(of: index).lazy.compactMap { values[$0] }.first
  }

  /// What is told that a node, or the view that it is in, has the focus.
  func focusTargets(around index: Int) -> [FocusTarget] {
    nearest(focusTargets, around: index) ?? []
  }

  /// What opens the context menu of a node, or of the view that it is in.
  func contextMenu(around index: Int) -> ContextMenuTarget? { nearest(contextMenus, around: index) }

  /// What opens the context menu of the frontmost view at a point of the canvas that has one, or is in
  /// one that has.
  func contextMenu(at point: CGPoint) -> ContextMenuTarget? {
    placed.node(at: point, where: { own(contextMenus, $0) != nil }, isReached: reaches)
      .flatMap { contextMenus[$0.index] }
  }

  /// What the control of a node offers, which must have been gathered with the labels.
  func choices(of index: Int) -> [ControlChoice] { choices[index] ?? [] }

  /// The controls of a node and of those around it, from the inside out.
  package func controls(around index: Int) -> [ResolvedControl] {
    var chain: [ResolvedControl] = []
    for node in [index] + placed.ancestors(of: index) {
      // Modifiers have the controls of what they modify.
      for control in controls[node] ?? [] where !chain.contains(where: { $0 === control }) {
        chain.append(control)
      }
    }
    return chain
  }
}

/// Whether an observed model changed, perhaps on another thread.
final class ModelWatch: Sendable {
  private let state = Mutex(false)
  var hasChanged: Bool { state.withLock { $0 } }
  func noteChange() { state.withLock { $0 = true } }
}
