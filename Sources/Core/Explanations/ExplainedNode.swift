import Foundation
import GalleyCore

/// A node of a placed tree, as used by explanations.
struct ExplainedNode {
  let tree: PlacedTree
  let index: Int

  private var node: PlacedTree.Node { tree.nodes[index] }
  var kind: NodeKind { node.kind }
  var facts: LayoutFacts? { tree.facts(of: index) }
  var rule: LayoutRule? { facts?.rule }
  var words: any RuleWords { rule?.words ?? CustomWords() }
  var path: String { tree.path(of: index) }
  /// The proposal with which the node was placed.
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

  /// The position among the container's views, starting at 0.
  var position: Int { node.position }

  /// The view that the node modifies or stands for, and from which it derives its size.
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

  /// The chain of primary views inside the node, outermost first.
  var inner: [ExplainedNode] { Array(sequence(first: self, next: \.primary).dropFirst()) }

  /// Whether the parent derives its size from this node.
  var isPrimary: Bool { parent?.primary?.index == index }

  // MARK: Names

  /// The name, such as `Text “Total”`, `HStack #row` or `.padding(16)`.
  var name: String {
    let identifier = tree.identifier(of: index)
    if identifier == nil, let text { return ViewName.text(text.string) }
    if isModifier { return identifier.map { "\(spelling) #\($0)" } ?? spelling }
    // Windows have a lowercase kind, not the name of a type.
    let name = ViewName.view(kind, identifier: identifier)
    return name.prefix(1).uppercased() + name.dropFirst()
  }

  /// The name as a view of a container: a modifier is named after the view inside it.
  var viewName: String {
    guard isModifier, let last = inner.last else { return name }
    let identifier = ([self] + inner).lazy.compactMap { tree.identifier(of: $0.index) }.first
    return identifier.map { ViewName.view(last.kind, identifier: $0) } ?? last.name
  }

  /// Returns `viewName`, mentioning the modifiers if they change the view's length.
  func memberName(_ axis: Axis) -> String {
    guard let last = inner.last, isModifier, !PointText.areEqual(last.size[axis], size[axis]),
      tree.identifier(of: index) == nil
    else { return viewName }
    return "\(viewName) with its modifiers"
  }

  /// The modifier as in source code, or the view's type.
  var spelling: String {
    isModifier ? ".\(kind.name)\(words.arguments(of: self))" : kind.name
  }

  // MARK: Along an axis

  /// Returns the start of the node in a container, from the leading or top edge.
  func start(_ axis: Axis, in container: ExplainedNode) -> CGFloat {
    let (inner, outer) = (node.frame, container.node.frame)
    if axis == .vertical { return inner.minY - outer.minY }
    return container.node.layoutDirection == .rightToLeft
      ? outer.maxX - inner.maxX : inner.minX - outer.minX
  }

  /// Describes the distance from the container's leading or top edge, such as
  /// `8 points from its top`; `nil` if it is zero.
  func distance(_ axis: Axis, in container: ExplainedNode) -> String? {
    let start = start(axis, in: container)
    return PointText.areEqual(start, 0) ? nil : "\(PointText.points(start)) from its \(axis.start)"
  }

  func end(_ axis: Axis, in container: ExplainedNode) -> CGFloat {
    start(axis, in: container) + size[axis]
  }

  /// Whether the node exactly fills a container along an axis.
  func fills(_ axis: Axis, _ container: ExplainedNode) -> Bool {
    PointText.areEqual(size[axis], container.size[axis])
      && PointText.areEqual(start(axis, in: container), 0)
  }

  /// Returns the node's answer to a proposal, if it was asked.
  func answer(to proposal: ProposedViewSize) -> CGSize? { facts?.answer(to: proposal) }

  /// Returns the position of a guide in the node, and whether it is set explicitly.
  func guide(_ key: AlignmentKey) -> (value: CGFloat, isExplicit: Bool) {
    let dimensions = tree.dimensions(of: index)
    return (dimensions[key], dimensions[explicit: key] != nil)
  }
}
