import Foundation

/// Where every view of a tree is, for tests and tools.
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
    let index: Int
    private var entry: PlacedTree.Node { tree.placed.nodes[index] }

    /// The positions among siblings from the root down, such as `0.1.0`.
    public var path: String { tree.placed.path(of: index) }
    /// What the node is: a view, a container or a modifier, and which one.
    public var kind: NodeKind { entry.kind }
    /// The view's type without generic arguments, or the modifier's name.
    public var type: String { entry.kind.name }
    /// The view's `.accessibilityIdentifier(_:)`.
    public var identifier: String? { tree.placed.identifier(of: index) }
    /// What people call it: `Text “Total”`, `HStack #row`.
    package var name: String {
      guard identifier == nil, let text else {
        return ViewName.view(kind, identifier: identifier)
      }
      return ViewName.text(text.string)
    }
    /// In the canvas's coordinates, in points, before rounding to pixels.
    public var frame: CGRect { entry.frame }
    /// The proposal that the view was placed with.
    public var proposal: ProposedViewSize { entry.proposal }
    /// The view's size with its alignment guides, in its own coordinates.
    public var dimensions: ViewDimensions { tree.placed.dimensions(of: index) }
    /// What a text shows and where its lines are; `nil` for other views.
    public var text: TextSummary? { tree.placed.text(of: index)?.summary }
    /// The number of distinct proposals that the view was measured for.
    public var measurementCount: Int { tree.placed.measurementCount(of: index) }

    /// The node around this one; `nil` for the root.
    public var parent: Node? { index == 0 ? nil : Node(tree: tree, index: entry.parent) }
    /// The nodes right in this one, in the order of their declaration.
    public var children: [Node] {
      tree.placed.children(of: index).map { Node(tree: tree, index: $0) }
    }

    /// The guides that have an explicit value: the text baselines first, then by name.
    package var explicitGuides: [(name: String, value: CGFloat)] {
      guides.compactMap { guide in guide.explicit.map { (guide.name, $0) } }
    }

    /// The text baselines, and every other guide that has an explicit value.
    var guides: [(name: String, value: CGFloat, explicit: CGFloat?)] {
      let dimensions = dimensions
      let baselines = [VerticalAlignment.firstTextBaseline, .lastTextBaseline].map {
        ("\($0.key)", dimensions[$0], dimensions[explicit: $0])
      }
      let others = tree.placed.explicitGuides(of: index).filter { !$0.guide.isTextBaseline }
      return baselines + others.map { ($0.guide.name, $0.value, $0.value) }
    }
  }

  /// Where the canvas is in a picture that is larger than it, as overlays make it.
  package struct Margins: Hashable, Sendable {
    /// The canvas's upper left corner in the picture, in points.
    package var origin: CGPoint
    /// The size of the picture, in points.
    package var picture: CGSize

    package init(origin: CGPoint, picture: CGSize) {
      (self.origin, self.picture) = (origin, picture)
    }
  }

  package let placed: PlacedTree
  /// `nil` where the picture is the canvas.
  package internal(set) var margins: Margins?
  /// Why the view could not be laid out; then the tree is a lone empty view.
  public let failure: (any Error)?

  /// What is wanted besides what a picture needs.
  static let gathering: PlacedTree.Gathering = [.guides, .spacing, .measurementCounts]

  /// The same, with how everything came about.
  static let tracing = gathering.union([.trace, .facts])

  /// Lays `view` out.
  ///
  /// - Parameters:
  ///   - view: What is laid out.
  ///   - proposal: The size of the canvas, in points; where nothing is proposed, the view's own.
  ///     The view is centred in it.
  ///   - environment: What the view inherits.
  ///   - tracing: Whether every proposal and answer is recorded. Default: it is.
  @MainActor
  public init(
    of view: some View, proposal: ProposedViewSize = .unspecified,
    environment: EnvironmentValues = EnvironmentValues(), tracing: Bool = true
  ) {
    do {
      placed =
        try Pipeline.evaluateUntilStable(
          view, environment: environment, proposal: proposal, store: StateStore(),
          gathering: tracing ? Self.tracing : Self.gathering
        ).placed
      failure = nil
    } catch {
      placed = PlacedTree(emptyCanvas: proposal.replacingUnspecifiedDimensions(by: .zero))
      failure = error
    }
  }

  init(_ placed: PlacedTree) {
    self.placed = placed
    failure = nil
  }

  /// Every proposal, answer and placement; empty unless they were recorded.
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
  /// What was corrected during layout, and what views report; empty when all went well.
  public var diagnostics: [LayoutDiagnostic] { placed.diagnostics }
  /// Work that was done; deterministic.
  public var counts: LayoutCounts { placed.counts }

  /// The first view with the `.accessibilityIdentifier(_:)`, if there is one.
  public func node(withIdentifier identifier: String) -> Node? {
    placed.index(ofIdentifier: identifier).map { Node(tree: self, index: $0) }
  }

  /// The first view with the `.accessibilityIdentifier(_:)`; there must be one.
  public subscript(identifier: String) -> Node {
    if let node = node(withIdentifier: identifier) { return node }
    let known = placed.identifiers.joined(separator: ", ")
    let reason = failure.map { " (\($0))" } ?? ""
    preconditionFailure(
      "no view has the identifier \"\(identifier)\"; there are: \(known)\(reason)")
  }
}
