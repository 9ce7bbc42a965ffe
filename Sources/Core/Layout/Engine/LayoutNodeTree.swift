import Foundation

/// All nodes of a resolved view, in the order in which they were resolved (children first).
package final class LayoutNodeTree {
  let state: UnsafeMutablePointer<TreeState>
  private var memory: TreeMemory

  /// - Parameter memoryLimit: The maximum memory of the nodes and their answers, in bytes.
  package init(memoryLimit: Int = 4 << 30) {
    memory = TreeMemory()
    state = memory.state
    state.initialize(to: TreeState(self, memory, memoryLimit: memoryLimit))
  }

  deinit {
    state.pointee.lifetime.end()
    if !isKnownUniquelyReferenced(&memory) { memory.outliveTree() }
  }

  package var count: Int { state.pointee.nodes.count }

  /// Whether the tree has at most `limit` nodes, and memory for more.
  package func hasRoom(upTo limit: Int) -> Bool {
    state.pointee.nodes.count <= limit && !state.pointee.isExhausted
  }

  /// Whether there is no memory for more nodes and answers. Sizes are no longer computed then, and
  /// the layout is of no use.
  package var isExhausted: Bool { state.pointee.isExhausted }

  /// The work done so far; deterministic for a view and a proposal.
  package var counts: LayoutCounts { state.pointee.counts }

  /// Whether answers are cached. Without caching, layout is slower but gives the same result.
  package var isMemoised: Bool {
    get { state.pointee.isMemoised }
    set { state.pointee.isMemoised = newValue }
  }

  /// Records every proposal, answer and placement if set before measuring.
  package var trace: LayoutTrace? {
    get { state.pointee.trace }
    set { state.pointee.trace = newValue }
  }

  /// Values that layout had to correct, such as NaN sizes.
  package var diagnostics: [LayoutDiagnostic] { state.pointee.allDiagnostics }

  /// Receives reports from subviews that a layout keeps and uses after the tree has ended.
  package var lateReports: (@Sendable (LayoutDiagnostic) -> Void)? {
    get { state.pointee.lateReports }
    set { state.pointee.lateReports = newValue }
  }

  /// The lifetime of the tree.
  package var lifetime: TreeLifetime { state.pointee.lifetime }

  /// Returns the root's context, in a window of this size.
  package func windowContext(_ size: ProposedViewSize) -> LayoutContext {
    state.pointee.contexts.entering(
      LayoutContainer("window", size: size), owner: nil, from: LayoutContext())
  }

  /// The guides that modifiers set anywhere in the tree, for printing.
  package var namedGuides: Set<AlignmentKey> {
    get { state.pointee.namedGuides }
    set { state.pointee.namedGuides = newValue }
  }

  /// A view that is leaving its container, which is laid out without it.
  struct Removed {
    let node: LayoutNode
    /// The view's rectangle in the container, in points.
    let frame: CGRect
    let proposal: ProposedViewSize
  }

  /// Shows a view in `container` that is no longer one of its subviews.
  ///
  /// - Parameter frame: The view's former rectangle in the container; its size is the answer to
  ///   `proposal`.
  package func addRemoved(
    _ node: LayoutNode, to container: LayoutNode, frame: CGRect, proposal: ProposedViewSize
  ) {
    state.pointee.removed[container.record, default: []].append(
      Removed(node: node, frame: frame, proposal: proposal))
  }

  /// Adds a node for `layout` around `children`.
  @discardableResult
  package func add<L: Layout>(
    _ layout: L, _ kind: NodeKind, from origin: NodeOrigin = NodeOrigin(),
    children: ArraySlice<LayoutNode> = []
  ) -> LayoutNode {
    children.withUnsafeBufferPointer { add(layout, kind, origin, $0) }
  }

  /// Adds a node for `layout` around one child.
  package func add<L: Layout>(
    _ layout: L, _ kind: NodeKind, from origin: NodeOrigin = NodeOrigin(), around child: LayoutNode
  ) -> LayoutNode {
    withUnsafePointer(to: child) {
      add(layout, kind, origin, UnsafeBufferPointer(start: $0, count: 1))
    }
  }

  private func add<L: Layout>(
    _ layout: L, _ kind: NodeKind, _ origin: NodeOrigin,
    _ children: UnsafeBufferPointer<LayoutNode>
  ) -> LayoutNode {
    let node = add(L.self, bytes: layout._storedSize, kind, origin, children)
    L._install(layout, in: node)
    return node
  }

  /// Adds a node with memory for the value of its layout.
  private func add(
    _ type: any Layout.Type, bytes: Int, _ kind: NodeKind, _ origin: NodeOrigin,
    _ children: UnsafeBufferPointer<LayoutNode>
  ) -> LayoutNode {
    let state = state
    let list = ChildList(children, in: &state.pointee.arena)
    let record = state.pointee.arena.allocate(NodeRecord.self, followedBy: bytes)
    let details = state.pointee.detailsArena.allocate(NodeDetails.self)
    details.initialize(to: NodeDetails(kind: kind))
    (details.pointee.identity, details.pointee.declaredIn) = (origin.identity, origin.declaredIn)
    details.pointee.animation = origin.animation
    details.pointee.isInTransition = origin.isInTransition
    record.initialize(
      to: NodeRecord(shared: state, layout: type, children: list, details: details))
    record.pointee.layoutDirection = origin.layoutDirection
    let node = LayoutNode(record)
    node.adoptChildren()
    state.pointee.nodes.append(node)
    state.pointee.counts.nodes += 1
    return node
  }

  /// Reports a diagnostic found while resolving a view.
  ///
  /// - Parameter index: The view whose body contains the view.
  package func report(
    _ message: String, view: String, in index: DeclaredViews.Index = DeclaredViews.none
  ) {
    state.pointee.report(message, at: view, in: index)
  }

  /// The views whose bodies were resolved.
  package var declaredViews: DeclaredViews {
    get { state.pointee.declaredViews }
    _modify { yield &state.pointee.declaredViews }
  }
}

/// The children of a node, in memory owned by the tree.
package struct ChildList: RandomAccessCollection {
  private let start: UnsafeMutablePointer<LayoutNode>?
  private let length: Int32
  package var count: Int { Int(length) }

  init(_ nodes: UnsafeBufferPointer<LayoutNode>, in arena: inout Arena) {
    length = Int32(nodes.count)
    guard let first = nodes.baseAddress, !nodes.isEmpty else {
      start = nil
      return
    }
    let list = arena.allocate(LayoutNode.self, count: nodes.count)
    list.initialize(from: first, count: nodes.count)
    start = list
  }

  private init(start: UnsafeMutablePointer<LayoutNode>?, count: Int) {
    self.start = start
    length = Int32(count)
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> LayoutNode {
    @inline(__always) get {
      precondition(index >= 0 && index < count)
      return start.unsafelyUnwrapped[index]
    }
  }

  /// Iterates over the children; in debug builds, faster than the generic iterator of a collection.
  package struct Iterator: IteratorProtocol {
    fileprivate let children: ChildList
    private var position = 0

    fileprivate init(_ children: ChildList) { self.children = children }

    @inline(__always)
    package mutating func next() -> LayoutNode? {
      guard position < children.count else { return nil }
      defer { position += 1 }
      return children[position]
    }
  }

  @inline(__always)
  package func makeIterator() -> Iterator { Iterator(self) }

  /// Replaces a child with another node.
  ///
  /// - Returns: Whether `child` was found.
  func replace(_ child: LayoutNode, with node: LayoutNode) -> Bool {
    guard let start, let index = firstIndex(of: child) else { return false }
    start[index] = node
    return true
  }

  /// The children in `range`, renumbered from 0.
  func part(_ range: Range<Int>) -> ChildList {
    precondition(range.lowerBound >= 0 && range.upperBound <= count)
    return ChildList(start: start.map { $0 + range.lowerBound }, count: range.count)
  }
}

/// Work counts that do not depend on the machine.
public struct LayoutCounts: Hashable, Sendable, Codable {
  /// The number of nodes: views, containers and modifiers.
  public var nodes = 0
  /// The number of sizes computed.
  public var measurements = 0
  /// The number of sizes found in the cache.
  public var memoHits = 0

  package init() {}
}

/// Something in a view that layout could not follow as written.
public struct LayoutDiagnostic: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The view's type, with its accessibility identifier if it has one.
  public var view: String
  /// What happened: a phrase without a period.
  public var message: String
  /// The type of the innermost view whose body contains the view, such as `PriceCard`; `nil` if it is
  /// unknown or part of Galley.
  public var declaringView: String?

  /// Creates a diagnostic.
  public init(view: String, message: String, declaringView: String? = nil) {
    self.view = view
    self.message = message
    self.declaringView = declaringView
  }

  /// The view and the message, as `view in PriceCard: message`.
  public var description: String {
    "\(view)\(declaringView.map { " in \($0)" } ?? ""): \(message)"
  }
}
