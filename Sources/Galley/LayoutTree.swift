import Foundation

/// Where every view of a tree is, for tests and tools.
///
/// ```swift
/// let tree = LayoutTree(of: Card(), proposal: ProposedViewSize(width: 320, height: nil))
/// #expect(tree["title"].frame.minX == 16)
/// #expect(tree["title"].dimensions[.firstTextBaseline] == tree["price"].dimensions[.firstTextBaseline])
/// ```
public struct LayoutTree {
  /// A view or a modifier that takes part in layout.
  public struct Node {
    fileprivate let tree: LayoutTree
    fileprivate let index: Int
    private var entry: PlacedTree.Node { tree.placed.nodes[index] }

    /// The positions among siblings from the root down, such as `0.1.0`.
    public var path: String {
      var parts = ["\(entry.position)"]
      var current = index
      while current != 0 {
        current = tree.placed.nodes[current].parent
        parts.append(current == 0 ? "0" : "\(tree.placed.nodes[current].position)")
      }
      return parts.reversed().joined(separator: ".").trimmingRoot(isRoot: index == 0)
    }

    /// The view's type without generic arguments, or the modifier's name.
    public var type: String { entry.node.label }
    /// The view's `.accessibilityIdentifier(_:)`.
    public var identifier: String? { entry.node.identifier }
    /// In the canvas's coordinates, in points, before rounding to pixels.
    public var frame: CGRect { entry.frame }
    /// The proposal that the view was placed with.
    public var proposal: ProposedViewSize { entry.proposal }
    /// The view's size with its alignment guides, in its own coordinates.
    public var dimensions: ViewDimensions { tree.placed.dimensions(of: index) }
    /// What a text shows and where its lines are; `nil` for other views.
    public var text: TextSummary? {
      entry.node.content?.textSummary(size: entry.frame.size, proposal: proposal)
    }
    /// The number of distinct proposals that the view was measured for.
    public var measurementCount: Int { entry.node.measurementCount }

    public var parent: Node? { index == 0 ? nil : Node(tree: tree, index: entry.parent) }
    public var children: [Node] {
      tree.placed.children(of: index).map { Node(tree: tree, index: $0) }
    }

    /// The text baselines, and every other guide that has an explicit value.
    var guides: [(name: String, value: CGFloat, explicit: CGFloat?)] {
      let dimensions = dimensions
      let baselines = [
        VerticalAlignment.firstTextBaseline.key, VerticalAlignment.lastTextBaseline.key,
      ]
      let others = tree.placed.tree.namedGuides.subtracting(baselines)
        .sorted { $0.description < $1.description }
      return (baselines + others).compactMap { key in
        let explicit = dimensions[explicit: key]
        guard explicit != nil || key.isTextBaseline else { return nil }
        return (key.description, dimensions[key], explicit)
      }
    }
  }

  fileprivate let placed: PlacedTree
  /// Why the view could not be laid out; then the tree is a lone empty view.
  public let failure: (any Error)?
  /// The whole negotiation.
  public let trace: LayoutTrace

  /// Lays `view` out.
  ///
  /// - Parameters:
  ///   - view: What is laid out.
  ///   - proposal: The size of the canvas, in points; where nothing is proposed, the view's own.
  ///     The view is centred in it.
  ///   - environment: What the view inherits.
  ///   - tracing: Whether the negotiation is recorded. Default: it is.
  @MainActor
  public init(
    of view: some View, proposal: ProposedViewSize = .unspecified,
    environment: EnvironmentValues = EnvironmentValues(), tracing: Bool = true
  ) {
    do {
      placed =
        try Pipeline.settled(
          view, environment: environment, proposal: proposal, store: StateStore(),
          tracing: tracing
        ).placed
      failure = nil
    } catch {
      let tree = LayoutNodeTree()
      placed = PlacedTree(
        placing: tree.add(FixedSizeLeafLayout(size: .zero), label: "EmptyView"), in: proposal)
      failure = error
    }
    trace = placed.tree.trace ?? LayoutTrace()
  }

  init(_ placed: PlacedTree, trace: LayoutTrace? = nil) {
    self.placed = placed
    failure = nil
    self.trace = trace ?? placed.tree.trace ?? LayoutTrace()
  }

  /// The size of the canvas, in points.
  public var canvas: CGSize { placed.canvas }
  public var root: Node { Node(tree: self, index: 0) }
  /// Every node, each before its descendants.
  public var nodes: [Node] { placed.nodes.indices.map { Node(tree: self, index: $0) } }
  /// What layout had to mend; empty when all went well.
  public var diagnostics: [LayoutDiagnostic] { placed.tree.diagnostics }
  /// Work that was done; deterministic.
  public var counts: LayoutCounts { placed.tree.counts }

  /// The first view with the `.accessibilityIdentifier(_:)`, if there is one.
  public func node(withIdentifier identifier: String) -> Node? {
    placed.nodes.firstIndex { $0.node.identifier == identifier }
      .map { Node(tree: self, index: $0) }
  }

  /// The first view with the `.accessibilityIdentifier(_:)`; there must be one.
  public subscript(identifier: String) -> Node {
    if let node = node(withIdentifier: identifier) { return node }
    let known = placed.nodes.compactMap(\.node.identifier).joined(separator: ", ")
    let reason = failure.map { " (\($0))" } ?? ""
    preconditionFailure(
      "no view has the identifier \"\(identifier)\"; there are: \(known)\(reason)")
  }
}

extension String {
  /// The root's own path has one part.
  fileprivate func trimmingRoot(isRoot: Bool) -> String { isRoot ? "0" : self }
}
