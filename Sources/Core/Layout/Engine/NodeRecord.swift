import Foundation

/// What is stored for a node, in the tree's arena.
///
/// In a large tree every 64 bytes are fetched from memory anew. What each visit needs comes first, then
/// what measuring needs, then what is asked for once.
struct NodeRecord {
  let shared: UnsafeMutablePointer<TreeState>
  /// The type of the node's layout: how its questions reach the layout's code.
  var layout: any Layout.Type
  /// The layout's value, of that type.
  var layoutValue: UnsafeMutableRawPointer
  /// A `LayoutCache` of that type, once one is needed.
  var layoutCache: UnsafeMutableRawPointer?
  var children: ChildList
  /// `nil` where nothing in it was ever set: it costs nothing to make and to forget.
  private(set) var rare: UnsafeMutablePointer<Rare>?

  /// What was answered in the context that was asked in last.
  var answers = Answers()
  var priority: Double = 0
  var reads = ContextReads()
  var guides: GuideSources = []
  var layoutDirection = LayoutDirection.leftToRight
  var hasDynamicChildren = false
  /// Whether another node may take this one's place, so that the place is noted.
  var isReplaceable = false

  var parent: UnsafeMutablePointer<NodeRecord>?
  /// Position among the container's children.
  var position: Int32 = 0
  /// The animation of the node's latest change, by number; 0 is none.
  var animation: UInt16 = 0
  /// Whether the node belongs to a view that comes or goes with the latest change.
  var isInTransition = false
  var spacing: ViewSpacing?
  /// Equal for the same view in two evaluations.
  var identity: UInt64 = 0
  var kind: NodeKind
  var payload: (any NodePayload)?

  init(
    shared: UnsafeMutablePointer<TreeState>, layout: any Layout.Type,
    layoutValue: UnsafeMutableRawPointer, children: ChildList, kind: NodeKind
  ) {
    (self.shared, self.layout, self.layoutValue) = (shared, layout, layoutValue)
    (self.children, self.kind) = (children, kind)
  }

  /// What few nodes have.
  struct Rare {
    /// What was answered in other contexts, where the answers depend on them.
    var otherAnswers: [LayoutContext: Answers] = [:]
    var zIndex: Double = 0
    var identifier: String?
    var hook: (any PlacementHook)?
    var traits: [ObjectIdentifier: Any] = [:]
  }

  /// The place of what few nodes have, made if it is not there.
  mutating func makeRare() -> UnsafeMutablePointer<Rare> {
    if let rare { return rare }
    let made = shared.pointee.arena.allocate(Rare.self)
    made.initialize(to: Rare())
    rare = made
    return made
  }

  func disposeRare() { rare?.deinitialize(count: 1) }

  /// A node's answers in one context.
  struct Answers {
    var context = LayoutContext.any
    var sizes = MeasurementMemo()
    var explicitValues: ContiguousArray<ExplicitValue>?
  }

  struct ExplicitValue {
    let guide: AlignmentKey
    let proposal: ProposalKey
    let value: CGFloat?
  }

  /// Where a layout puts a subview: its rectangle for the proposal, in the layout's coordinates.
  struct Placed {
    var frame: CGRect
    var proposal: ProposalKey
    var context: LayoutContext
  }
}

/// What all nodes of a tree share; every record points here.
struct TreeState: ~Copyable {
  unowned(unsafe) let tree: LayoutNodeTree
  let lifetime: TreeLifetime
  /// In the order in which they were resolved, children first.
  var nodes: ContiguousArray<LayoutNode> = []
  var arena = Arena()
  var contexts = LayoutContextTable()
  var counts = LayoutCounts()
  var trace: LayoutTrace?
  var isMemoised = true
  var diagnostics: [LayoutDiagnostic] = []
  var namedGuides: Set<AlignmentKey> = []
  /// Views that are shown in a container but are not its subviews.
  var removed: [UnsafeMutablePointer<NodeRecord>: [LayoutNodeTree.Removed]] = [:]
  var requests = PlaceRequests()
  /// The node whose layout is just computing an answer, and the context in which it was asked.
  var measuring: (node: LayoutNode, context: LayoutContext)?

  init(_ tree: LayoutNodeTree) {
    self.tree = tree
    lifetime = TreeLifetime()
  }

  deinit { lifetime.end() }

  /// Each message once for a node, and no flood of them.
  mutating func report(_ message: String, at view: String) {
    let diagnostic = LayoutDiagnostic(view: view, message: message)
    if diagnostics.count < 100, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}

extension LayoutNode {
  /// Brings up the answers that belong to a context; what a node answers without regard to its
  /// context belongs to all.
  @inline(__always)
  func enter(_ context: LayoutContext) {
    if !record.pointee.reads.isEmpty { switchAnswers(to: context) }
  }

  @inline(never)
  private func switchAnswers(to context: LayoutContext) {
    let context = context.restricted(to: record.pointee.reads)
    let present = record.pointee.answers.context
    if present == context { return }
    if present != .any {
      let rare = record.pointee.makeRare()
      rare.pointee.otherAnswers[present] = record.pointee.answers
      record.pointee.answers = rare.pointee.otherAnswers.removeValue(forKey: context) ?? .init()
    }
    // Answers in which no context had a part are right in this one, too.
    record.pointee.answers.context = context
  }
}
