import Foundation

/// The layout of a view: the frame of every node, for tests and tools.
///
/// ```swift
/// let tree = LayoutTree(of: Card(), proposal: ProposedViewSize(width: 320, height: nil))
/// #expect(tree["title"].frame.minX == 16)
/// #expect(tree["title"].dimensions[.firstTextBaseline] == tree["price"].dimensions[.firstTextBaseline])
/// ```
public struct LayoutTree: Sendable {
  /// A view or a modifier that takes part in layout.
  public struct Node: Sendable {
    fileprivate let tree: LayoutTree
    package let index: Int
    private var entry: PlacedTree.Node { tree.placed.nodes[index] }

    /// The child positions from the root down, such as `0.1.0`.
    public var path: String { tree.placed.path(of: index) }
    /// The kind of node: which view, container or modifier it is.
    public var kind: NodeKind { entry.kind }
    /// The view's type without generic arguments, or the modifier's name.
    public var type: String { entry.kind.name }
    /// The view's `accessibilityIdentifier(_:)`.
    public var identifier: String? { tree.placed.identifier(of: index) }
    /// A readable name, such as `Text “Total”` or `HStack #row`.
    package var name: String {
      guard identifier == nil, let text else {
        return ViewName.view(kind, identifier: identifier)
      }
      return ViewName.text(text.string)
    }
    /// The frame in the canvas's coordinates, in points, before rounding to pixels.
    public var frame: CGRect { entry.frame }
    /// The proposal that the view was placed with.
    public var proposal: ProposedViewSize { entry.proposal }
    /// The view's size and alignment guides, in its own coordinates.
    public var dimensions: ViewDimensions { tree.placed.dimensions(of: index) }
    /// The string and line positions of a text; `nil` for other views.
    public var text: TextSummary? { tree.placed.text(of: index)?.summary }
    /// The number of distinct proposals for which the view was measured.
    public var measurementCount: Int { tree.placed.measurementCount(of: index) }

    /// The parent node; `nil` for the root.
    public var parent: Node? { index == 0 ? nil : Node(tree: tree, index: entry.parent) }
    /// The child nodes, in the order of their declaration.
    public var children: [Node] {
      tree.placed.children(of: index).map { Node(tree: tree, index: $0) }
    }

    /// The guides with an explicit value: the text baselines first, then by name.
    package var explicitGuides: [(name: String, value: CGFloat)] {
      guides.compactMap { guide in guide.explicit.map { (guide.name, $0) } }
    }

    /// The text baselines, and every other guide with an explicit value.
    package var guides: [(name: String, value: CGFloat, explicit: CGFloat?)] {
      let dimensions = dimensions
      let baselines = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map {
        ("\($0.key)", dimensions[$0], dimensions[explicit: $0])
      }
      let others = tree.placed.explicitGuides(of: index).filter { !$0.guide.isTextBaseline }
      return baselines + others.map { ($0.guide.name, $0.value, $0.value) }
    }
  }

  /// The position of the canvas in a larger picture, such as one that overlays produce.
  package struct Margins: Hashable, Sendable {
    /// The canvas's top-left corner in the picture, in points.
    package var origin: CGPoint
    /// The size of the picture, in points.
    package var picture: CGSize

    package init(origin: CGPoint, picture: CGSize) {
      (self.origin, self.picture) = (origin, picture)
    }
  }

  package let placed: PlacedTree
  /// The margins around the canvas; `nil` if the picture is the canvas.
  package var margins: Margins?
  /// The reason that layout failed. The tree is then a single empty view.
  public let failure: (any Error)?

  package init(_ placed: PlacedTree, failure: (any Error)? = nil) {
    (self.placed, self.failure) = (placed, failure)
  }

  /// Every proposal, answer and placement; empty unless recorded.
  public var trace: LayoutTrace { placed.trace ?? LayoutTrace() }
  /// The size of the canvas, in points.
  public var canvas: CGSize { placed.canvas }
  /// The outermost node.
  public var root: Node { Node(tree: self, index: 0) }
  /// The number of containers and modifiers around each node; 0 for the root.
  package var depths: [Int] {
    placed.nodes.reduce(into: []) { depths, node in
      depths.append(depths.isEmpty ? 0 : depths[node.parent] + 1)
    }
  }

  /// Every node, each before its descendants.
  public var nodes: [Node] { placed.nodes.indices.map { Node(tree: self, index: $0) } }
  /// The values corrected during layout, and the problems that views reported. Empty if there were
  /// none.
  public var diagnostics: [LayoutDiagnostic] { placed.diagnostics }
  /// The amount of layout work; deterministic.
  public var counts: LayoutCounts { placed.counts }

  /// Returns the first view with the given `accessibilityIdentifier(_:)`, or `nil`.
  public func node(withIdentifier identifier: String) -> Node? {
    placed.index(ofIdentifier: identifier).map { Node(tree: self, index: $0) }
  }

  /// The first view with the given `accessibilityIdentifier(_:)`, which must exist.
  public subscript(identifier: String) -> Node {
    if let node = node(withIdentifier: identifier) { return node }
    let known = placed.identifiers.joined(separator: ", ")
    let reason = failure.map { " (\($0))" } ?? ""
    preconditionFailure(
      "no view has the identifier \"\(identifier)\"; identifiers: \(known)\(reason)")
  }
}
