import Foundation
import Synchronization

/// A view after evaluation and layout.
package struct Evaluation {
  package private(set) var placed: PlacedTree
  /// Reports model changes made after this evaluation.
  let watch: ModelWatch
  /// The controls of each node, innermost first, keyed by node index.
  private var controls: [Int: [ResolvedControl]]
  /// The focusable views, keyed by node index.
  private var focusTargets: [Int: [FocusTarget]]
  /// The scroll offsets of scroll views, keyed by node index.
  private(set) var scrollOffsets: [Int: ScrollOffset]
  /// Hit-testing shapes that differ from the view's frame, keyed by node index.
  private var contentShapes: [Int: ContentShape] = [:]
  /// The targets that open views' context menus, keyed by node index.
  private var contextMenus: [Int: ContextMenuTarget] = [:]
  /// The label texts of controls, if gathered.
  private var labels: [Int: [String]] = [:]
  /// The choices that controls offer, if gathered with the labels.
  private var choices: [Int: [ControlChoice]] = [:]

  @MainActor
  init(
    _ placement: Placement, watch: ModelWatch, gathering: PlacedTree.Gathering,
    environments: [UInt64: EnvironmentValues] = [:], marks: AccessibilityMarks? = nil
  ) {
    // Labels and choices are resolved into the tree.
    defer { withExtendedLifetime(placement.tree) {} }
    self.watch = watch
    // Resolving alignment guides recurses through every level of nesting.
    var placed = LargeStack.run { PlacedTree(placement, gathering: gathering) }
    if gathering.contains(.facts) { placed.takeInherited(environments) }
    if let marks { placed.takeStatements(marks, of: placement) }
    self.placed = placed
    (controls, scrollOffsets, focusTargets) = ([:], [:], [:])
    for index in placement.nodes.indices where placement.nodes[index].hasTraits {
      addControls(of: placement.nodes[index].node, at: index)
    }
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

  /// Replaces the nodes in a range with those of a placement in which only that range differs.
  ///
  /// - Returns: Whether the replacement succeeded.
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

  /// Returns the control with the given name and those around it, innermost first; if no control
  /// has that name, the control whose label has this text.
  package func controls(named name: String) -> [ResolvedControl] {
    let labelled = labels.lazy.filter { $0.value.contains(name) }.map(\.key)
    return (placed.control(named: name) ?? labelled.min()).map(controls(around:)) ?? []
  }

  /// Returns the node of the control at a point of the canvas, and that point with the node's
  /// effects undone.
  func control(at point: CGPoint) -> (index: Int, point: CGPoint)? {
    placed.node(at: point, where: isControl, isReached: reaches)
  }

  /// Whether a node is itself a control. A modifier shares the controls of the view it modifies,
  /// but the area it adds around that view doesn't respond to presses.
  private func isControl(_ index: Int) -> Bool {
    guard let own = controls[index] else { return false }
    let children = placed.children(of: index)
    return own.contains { control in
      !children.contains { controls[$0]?.contains { $0 === control } == true }
    }
  }

  /// Whether a press at a point can hit the node or its descendants.
  private func reaches(_ index: Int, _ point: CGPoint) -> Bool {
    own(contentShapes, index)?.contains(point, in: placed.nodes[index].frame) ?? true
  }

  /// Returns the value that belongs to a node itself, not one it shares with the view it modifies.
  private func own<Value: AnyObject>(_ values: [Int: Value], _ index: Int) -> Value? {
    guard let value = values[index],
      !placed.children(of: index).contains(where: { values[$0] === value })
    else { return nil }
    return value
  }

  /// Returns the value of a node or of its nearest ancestor that has one.
  private func nearest<Value>(_ values: [Int: Value], around index: Int) -> Value? {
    values[index] ?? placed.ancestors(of: index).lazy.compactMap { values[$0] }.first
  }

  /// Returns the focus targets of a node, or of the nearest view around it.
  func focusTargets(around index: Int) -> [FocusTarget] {
    nearest(focusTargets, around: index) ?? []
  }

  /// Returns the target that opens the context menu of a node or of the nearest view around it.
  func contextMenu(around index: Int) -> ContextMenuTarget? { nearest(contextMenus, around: index) }

  /// Returns the context menu target of the frontmost view at a point of the canvas, or of the
  /// nearest view around it.
  func contextMenu(at point: CGPoint) -> ContextMenuTarget? {
    placed.node(at: point, where: { own(contextMenus, $0) != nil }, isReached: reaches)
      .flatMap { contextMenus[$0.index] }
  }

  /// Returns the choices of a node's control. They must have been gathered with the labels.
  func choices(of index: Int) -> [ControlChoice] { choices[index] ?? [] }

  /// Returns the controls of a node and its ancestors, innermost first.
  package func controls(around index: Int) -> [ResolvedControl] {
    var chain: [ResolvedControl] = []
    for node in [index] + placed.ancestors(of: index) {
      // A modifier shares the controls of the view it modifies.
      for control in controls[node] ?? [] where !chain.contains(where: { $0 === control }) {
        chain.append(control)
      }
    }
    return chain
  }
}

/// Records whether an observed model changed, possibly on another thread.
final class ModelWatch: Sendable {
  private let state = Mutex(false)
  var hasChanged: Bool { state.withLock { $0 } }
  func noteChange() { state.withLock { $0 = true } }
}
