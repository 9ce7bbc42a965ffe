import Foundation

/// A node of a placed tree as explanations speak of it.
struct ExplainedNode {
  let tree: PlacedTree
  let index: Int

  private var node: PlacedTree.Node { tree.nodes[index] }
  var kind: NodeKind { node.kind }
  var facts: LayoutFacts? { tree.facts(of: index) }
  var rule: LayoutRule? { facts?.rule }
  var words: any RuleWords { rule?.words ?? CustomWords() }
  var path: String { tree.path(of: index) }
  /// What the node was proposed when it was placed.
  var proposal: ProposedViewSize { node.proposal }
  var size: CGSize { node.frame.size }
  var text: PlacedText? { tree.text(of: index) }
  var isModifier: Bool { kind.role == .modifier }

  var parent: ExplainedNode? {
    index == 0 ? nil : ExplainedNode(tree: tree, index: node.parent)
  }

  var children: [ExplainedNode] {
    tree.children(of: index).map { ExplainedNode(tree: tree, index: $0) }
  }

  /// The position among the container's views, from 0.
  var position: Int { node.position }

  /// The view that the node modifies or stands for: the one whose size is its own in some way.
  var primary: ExplainedNode? {
    let children = children
    switch rule {
    case .layer(let position, _): return children.first { $0.position == position }
    case .viewThatFits: return children.first
    case .stack, .layers: return facts?.isTransparent == true ? children.first : nil
    case .grid, .lazyGrid, .scroll, .geometryReader, .lateLayer, .screen, .safeAreaInset:
      return nil
    default: return isModifier || isProposing ? children.first : nil
    }
  }

  private var isProposing: Bool { if case .proposes = rule { true } else { false } }

  /// The chain from what the node is primarily around to the innermost view of that kind.
  var inner: [ExplainedNode] { Array(sequence(first: self, next: \.primary).dropFirst()) }

  /// Whether the node is the view whose size its parent takes over in some way.
  var isPrimary: Bool { parent?.primary?.index == index }

  // MARK: Names

  /// `Text “Total”`, `HStack #row`, `.padding(16)`.
  var name: String {
    let identifier = tree.identifier(of: index)
    if identifier == nil, let text { return ViewName.text(text.string) }
    if isModifier { return identifier.map { "\(spelling) #\($0)" } ?? spelling }
    // Windows have no type that people write.
    let name = ViewName.view(kind, identifier: identifier)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// What a container's view is called: a modifier by what it is around.
  var viewName: String {
    guard isModifier, let last = inner.last else { return name }
    let identifier = ([self] + inner).lazy.compactMap { tree.identifier(of: $0.index) }.first
    return identifier.map { ViewName.view(last.kind, identifier: $0) } ?? last.name
  }

  /// The same, where the modifiers around the view count for its length.
  func memberName(_ axis: Axis) -> String {
    guard let last = inner.last, isModifier, !PointText.areEqual(last.size[axis], size[axis]),
      tree.identifier(of: index) == nil
    else { return viewName }
    return "\(viewName) with its modifiers"
  }

  /// The modifier as it is written, or the view's type.
  var spelling: String {
    isModifier ? ".\(kind.name)\(words.arguments(of: self))" : kind.name
  }

  // MARK: Along an axis

  /// Where the node begins in one that holds it, from the leading or top edge.
  func start(_ axis: Axis, in container: ExplainedNode) -> CGFloat {
    let (inner, outer) = (node.frame, container.node.frame)
    if axis == .vertical { return inner.minY - outer.minY }
    return container.node.layoutDirection == .rightToLeft
      ? outer.maxX - inner.maxX : inner.minX - outer.minX
  }

  /// How far from the leading or top edge of one that holds it the node begins, such as `8 points
  /// from its top edge`; `nil` where both begin together.
  func distance(_ axis: Axis, in container: ExplainedNode) -> String? {
    let start = start(axis, in: container)
    return PointText.areEqual(start, 0) ? nil : "\(PointText.points(start)) from its \(axis.start)"
  }

  func end(_ axis: Axis, in container: ExplainedNode) -> CGFloat {
    start(axis, in: container) + size[axis]
  }

  /// Whether the node lies exactly in another one along an axis.
  func fills(_ axis: Axis, _ container: ExplainedNode) -> Bool {
    PointText.areEqual(size[axis], container.size[axis])
      && PointText.areEqual(start(axis, in: container), 0)
  }

  /// The answer to a proposal, if it was asked for.
  func answer(to proposal: ProposedViewSize) -> CGSize? { facts?.answer(to: proposal) }

  /// The position of a guide in the node, and whether something sets it.
  func guide(_ key: AlignmentKey) -> (value: CGFloat, isExplicit: Bool) {
    let dimensions = tree.dimensions(of: index)
    return (dimensions[key], dimensions[explicit: key] != nil)
  }
}
