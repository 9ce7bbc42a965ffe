import Foundation

/// The storage of a node, in the tree's arena, without what measuring and placing seldom need.
///
/// In a large tree every 64 bytes cost a cache miss. The first 64 are for each visit, the others for
/// measuring.
struct NodeRecord {
  let shared: UnsafeMutablePointer<TreeState>
  /// The type of the node's layout, which dispatches to the layout's code. Its value follows the record.
  var layout: any Layout.Type
  /// The `LayoutCache` for that type, created on demand.
  var layoutCache: UnsafeMutableRawPointer?
  var children: ChildList
  var reads = ContextReads()
  let details: UnsafeMutablePointer<NodeDetails>
  var known = _KnownAnswers()
  var guides: GuideSources = []
  var layoutDirection = LayoutDirection.leftToRight
  var hasDynamicChildren = false
  /// Whether the details have rare fields.
  fileprivate(set) var hasRare = false
  /// Whether the details have a priority.
  var hasPriority = false
  /// Whether another node may replace this one, so that its place is recorded.
  var isReplaceable = false

  /// The answers for the latest context.
  var sizes = MeasurementMemo()
  /// The position among the container's children.
  var position: Int32 = 0
  var parent: UnsafeMutablePointer<NodeRecord>?

  init(
    shared: UnsafeMutablePointer<TreeState>, layout: any Layout.Type, children: ChildList,
    details: UnsafeMutablePointer<NodeDetails>
  ) {
    (self.shared, self.layout, self.children) = (shared, layout, children)
    self.details = details
  }

  /// `nil` until a rare field is set, so that most nodes pay nothing for it.
  var rare: UnsafeMutablePointer<NodeDetails.Rare>? {
    @inline(__always) get { hasRare ? details.pointee.rare : nil }
  }

  /// Returns the rare fields, creating them if needed.
  mutating func makeRare() -> UnsafeMutablePointer<NodeDetails.Rare> {
    if let rare { return rare }
    let made = shared.pointee.arena.allocate(NodeDetails.Rare.self)
    made.initialize(to: NodeDetails.Rare())
    details.pointee.rare = made
    hasRare = true
    return made
  }

  /// The node's answers in the latest context.
  var answers: Answers {
    get {
      Answers(
        sizes: sizes, context: details.pointee.context,
        explicitValues: details.pointee.explicitValues)
    }
    set {
      sizes = newValue.sizes
      details.pointee.context = newValue.context
      details.pointee.explicitValues = newValue.explicitValues
    }
  }

  /// A node's answers in one context.
  struct Answers {
    var sizes = MeasurementMemo()
    var context = LayoutContext.any
    var explicitValues: ContiguousArray<ExplicitValue>?
  }

  struct ExplicitValue {
    let guide: AlignmentKey
    let proposal: ProposalKey
    let value: CGFloat?
  }

  /// Where a layout places a subview: its rectangle and proposal, in the layout's coordinates.
  struct Placed {
    var frame: CGRect
    var proposal: ProposalKey
    var context: LayoutContext
  }
}

/// What measuring and placing seldom need of a node, in an arena of its own.
@usableFromInline
struct NodeDetails {
  @usableFromInline var kind: NodeKind
  @usableFromInline var payload: (any NodePayload)?
  /// A number that identifies the view across evaluations.
  @usableFromInline var identity: UInt64 = 0
  /// The number of the animation of the node's latest change, or 0 for none.
  @usableFromInline var animation: UInt16 = 0
  /// Whether the latest change inserts or removes the node's view.
  @usableFromInline var isInTransition = false
  /// The innermost view whose body contains the node's view.
  var declaredIn = DeclaredViews.none
  var priority: Double = 0
  var spacing: ViewSpacing?
  /// The context of the present answers.
  var context = LayoutContext.any
  var explicitValues: ContiguousArray<NodeRecord.ExplicitValue>?
  @usableFromInline fileprivate(set) var rare: UnsafeMutablePointer<Rare>?

  init(kind: NodeKind) { self.kind = kind }

  /// Fields that few nodes need.
  @usableFromInline
  struct Rare {
    /// The answers for other contexts, if they depend on the context.
    var otherAnswers: [LayoutContext: NodeRecord.Answers] = [:]
    var zIndex: Double = 0
    var identifier: String?
    var hook: (any PlacementHook)?
    var traits: [ObjectIdentifier: Any] = [:]
    var lateChildren: [LateChildren] = []
    var pinnedRoles: Set<SubviewPlace.Role> = []
  }

  func disposeRare() { rare?.deinitialize(count: 1) }
}

/// What a node knows about its view from the beginning.
package struct NodeOrigin {
  /// A number that identifies the view across evaluations.
  let identity: UInt64
  /// The innermost view whose body contains the view.
  let declaredIn: DeclaredViews.Index
  let layoutDirection: LayoutDirection
  /// The number of the animation of the latest change, or 0 for none.
  let animation: UInt16
  /// Whether the latest change inserts or removes the view.
  let isInTransition: Bool

  package init(
    identity: UInt64 = 0, declaredIn: DeclaredViews.Index = DeclaredViews.none,
    layoutDirection: LayoutDirection = .leftToRight, animation: UInt16 = 0,
    isInTransition: Bool = false
  ) {
    (self.identity, self.declaredIn, self.layoutDirection) = (identity, declaredIn, layoutDirection)
    (self.animation, self.isInTransition) = (animation, isInTransition)
  }
}

extension LayoutNode {
  /// The origin of another node of the same view.
  package var origin: NodeOrigin {
    NodeOrigin(
      identity: identity, declaredIn: declaredIn, layoutDirection: layoutDirection,
      animation: animation, isInTransition: isInTransition)
  }
}

/// State shared by all nodes of a tree; every record points to it.
struct TreeState: ~Copyable {
  unowned(unsafe) let tree: LayoutNodeTree
  unowned(unsafe) let memory: TreeMemory
  let lifetime: TreeLifetime
  /// Whether the tree has ended, and its nodes only repeat answers.
  var isOver = false
  /// Receives reports about nodes of a tree that has ended.
  var lateReports: (@Sendable (LayoutDiagnostic) -> Void)?
  /// In the order in which they were resolved, children first.
  var nodes = ReusedArray<LayoutNode>()
  var arena = Arena()
  var detailsArena = Arena()
  /// Whether there is no memory for more nodes and answers.
  var isExhausted: Bool {
    arena.isExhausted || detailsArena.isExhausted || arena.bytes + detailsArena.bytes > memoryLimit
  }
  private let memoryLimit: Int
  var contexts = LayoutContextTable()
  var counts = LayoutCounts()
  var trace: LayoutTrace?
  var isMemoised = true
  var diagnostics: [LayoutDiagnostic] = []
  /// Diagnostics beyond the limit, which are only counted.
  private var omitted: Set<LayoutDiagnostic> = []
  var declaredViews = DeclaredViews()
  var namedGuides: Set<AlignmentKey> = []
  /// Views that a container shows although they are not its subviews.
  var removed: [UnsafeMutablePointer<NodeRecord>: [LayoutNodeTree.Removed]] = [:]
  var requests = PlaceRequests()
  /// The part of the lazy container being placed that a scroll view shows.
  var visiblePart: VisiblePart?
  /// The headers and footers that the latest placement moved to an edge of a scroll view.
  var pinned: Set<LayoutNode> = []
  /// The node whose layout is computing an answer, and its context.
  var measuring: (node: LayoutNode, context: LayoutContext)?

  init(_ tree: LayoutNodeTree, _ memory: TreeMemory, memoryLimit: Int) {
    self.tree = tree
    self.memory = memory
    self.memoryLimit = memoryLimit
    lifetime = TreeLifetime()
  }

  /// Reports each message once per node, up to a limit.
  ///
  /// - Parameter index: The view whose body contains the node.
  mutating func report(_ message: String, at view: String, in index: DeclaredViews.Index) {
    let diagnostic = LayoutDiagnostic(
      view: view, message: message, declaringView: declaredViews.name(around: index))
    if isOver { lateReports?(diagnostic) }
    guard !diagnostics.contains(diagnostic) else { return }
    if diagnostics.count < 100 {
      diagnostics.append(diagnostic)
    } else if omitted.count < 10_000 {
      omitted.insert(diagnostic)
    }
  }

  /// The diagnostics, and the number of those beyond the limit.
  var allDiagnostics: [LayoutDiagnostic] {
    guard !omitted.isEmpty else { return diagnostics }
    let rest = omitted.count == 1 ? "1 more problem" : "\(omitted.count) more problems"
    return diagnostics + [LayoutDiagnostic(view: "Picture", message: "\(rest) not listed here")]
  }
}

extension LayoutNode {
  /// Makes the answers for `context` current. Answers that do not depend on the context are shared.
  @inline(__always)
  func enter(_ context: LayoutContext) {
    if !record.pointee.reads.isEmpty { switchAnswers(to: context) }
  }

  @inline(never)
  private func switchAnswers(to context: LayoutContext) {
    let context = context.restricted(to: record.pointee.reads)
    let details = record.pointee.details
    let present = details.pointee.context
    if present == context { return }
    if present != .any {
      let rare = record.pointee.makeRare()
      rare.pointee.otherAnswers[present] = record.pointee.answers
      record.pointee.answers = rare.pointee.otherAnswers.removeValue(forKey: context) ?? .init()
    }
    // Answers that do not depend on any context are valid in this one, too.
    details.pointee.context = context
  }
}
