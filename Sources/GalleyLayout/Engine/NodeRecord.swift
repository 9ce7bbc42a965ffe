import Foundation

/// What is stored for a node, in the tree's arena; what measuring needs comes first.
struct NodeRecord {
  let shared: UnsafeMutablePointer<TreeState>
  /// The type of the node's layout: how its questions reach the layout's code.
  var layout: any Layout.Type
  /// The layout's value and cache: a `LayoutState` of that type.
  var state: UnsafeMutableRawPointer
  var children: ChildList
  var parent: UnsafeMutablePointer<NodeRecord>?
  var memo = MeasurementMemo()
  var priority: Double = 0
  var guides: GuideSources = []
  var layoutDirection = LayoutDirection.leftToRight
  var hasDynamicChildren = false
  var projectsSpacing = false
  /// The animation of the node's latest change, by number; 0 is none.
  var animation: UInt16 = 0
  /// Whether the container last left the node out, so that it is not shown at all.
  var isLeftOut = false
  /// Where the container last wanted the node.
  var requested: RequestedPlace?

  var spacing: ViewSpacing?
  var explicitValues: ContiguousArray<ExplicitValue> = []
  var zIndex: Double = 0
  /// Equal for the same view in two evaluations.
  var identity: UInt64 = 0
  let label: String
  var identifier: String?
  var content: (any NodeContent)?
  var follower: (any PlacementFollower)?
  var traits: [ObjectIdentifier: Any] = [:]

  struct ExplicitValue {
    let guide: AlignmentKey
    let proposal: ProposalKey
    let value: CGFloat?
  }
}

/// Where a layout puts a subview: its rectangle for the proposal, in the layout's coordinates.
struct RequestedPlace {
  var frame: CGRect
  var proposal: ProposalKey
}

/// What all nodes of a tree share; every record points here.
struct TreeState: ~Copyable {
  unowned(unsafe) let tree: LayoutNodeTree
  var arena = Arena()
  var counts = LayoutCounts()
  var trace: LayoutTrace?
  var isMemoised = true
  var diagnostics: [LayoutDiagnostic] = []
  var namedGuides: Set<AlignmentKey> = []
  /// The node whose layout is just computing an answer.
  var measuring: LayoutNode?

  /// Each message once for a node, and no flood of them.
  mutating func report(_ message: String, at view: String) {
    let diagnostic = LayoutDiagnostic(view: view, message: message)
    if diagnostics.count < 100, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }
}
