import Foundation

package typealias LayoutNode = _LayoutNode

/// One view or modifier that takes part in layout, with nothing generic left outside.
///
/// The node answers proposals (each once), knows its guides and spacing, and holds its place.
/// This is a handle: the node is stored in its `LayoutNodeTree`, which has to outlive it.
public struct _LayoutNode: Equatable {
  let record: UnsafeMutablePointer<NodeRecord>

  init(_ record: UnsafeMutablePointer<NodeRecord>) { self.record = record }

  /// A node together with the tree that keeps it alive; safe to store anywhere.
  package struct Reference {
    package let node: LayoutNode
    let tree: LayoutNodeTree
  }

  package var reference: Reference { Reference(node: self, tree: tree) }
  package var tree: LayoutNodeTree { record.pointee.shared.pointee.tree }
  package var children: ChildList { record.pointee.children }

  /// The type name of the view or modifier, without generics.
  package var label: String { record.pointee.label }

  /// `.accessibilityIdentifier(_:)`.
  package var identifier: String? {
    get { record.pointee.identifier }
    nonmutating set { record.pointee.identifier = newValue }
  }

  /// What the node draws or does to its content's drawing; the engine never looks at it.
  package var content: (any NodeContent)? {
    get { record.pointee.content }
    nonmutating set { record.pointee.content = newValue }
  }

  /// What depends on where the node lies.
  package var follower: (any PlacementFollower)? {
    get { record.pointee.follower }
    nonmutating set { record.pointee.follower = newValue }
  }

  /// Gives the node other children; it must not be measured by them.
  func replaceChildren(_ children: ContiguousArray<LayoutNode>) {
    record.pointee.children = ChildList(children, in: &record.pointee.shared.pointee.arena)
    for child in children { child.record.pointee.parent = record }
  }

  /// Values that the view carries for its container, by key type.
  package var traits: [ObjectIdentifier: Any] {
    get { record.pointee.traits }
    nonmutating set { record.pointee.traits = newValue }
  }

  /// Equal for the same view in two evaluations.
  package var identity: UInt64 {
    get { record.pointee.identity }
    nonmutating set { record.pointee.identity = newValue }
  }

  /// The animation that the node's latest change goes by, as a number; 0 is none.
  package var animation: UInt16 {
    get { record.pointee.animation }
    nonmutating set { record.pointee.animation = newValue }
  }

  package var zIndex: Double {
    get { record.pointee.zIndex }
    nonmutating set { record.pointee.zIndex = newValue }
  }

  package var priority: Double {
    get { record.pointee.priority }
    nonmutating set { record.pointee.priority = newValue }
  }

  package var layoutDirection: LayoutDirection {
    get { record.pointee.layoutDirection }
    nonmutating set { record.pointee.layoutDirection = newValue }
  }

  /// Whether the children come from a list that may grow, such as `ForEach`.
  package var hasDynamicChildren: Bool {
    get { record.pointee.hasDynamicChildren }
    nonmutating set { record.pointee.hasDynamicChildren = newValue }
  }

  /// Whether modifiers around the node keep its spacing even on edges they constrain (`Spacer`).
  package var projectsSpacing: Bool {
    get { record.pointee.projectsSpacing }
    nonmutating set { record.pointee.projectsSpacing = newValue }
  }

  /// Where explicit guides of the node may come from.
  var guides: GuideSources { record.pointee.guides }

  /// Declares that the node has text baselines of its own.
  package func markAsText() { record.pointee.guides.insert(.text) }

  /// The number of distinct proposals the node was measured for.
  package var measurementCount: Int { record.pointee.memo.count }

  /// The label, with the identifier if there is one.
  package var name: String { identifier.map { "\(label) \"\($0)\"" } ?? label }
}

// MARK: Questions, each answered once

extension _LayoutNode {
  /// The node's size for `proposal`, in points: never NaN, never negative, perhaps infinite.
  package func size(for proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    let shared = record.pointee.shared
    if let size = record.pointee.memo.size(for: key) {
      shared.pointee.counts.memoHits += 1
      shared.pointee.trace?.recall(self, proposal, size)
      return size
    }
    shared.pointee.counts.measurements += 1
    shared.pointee.trace?.enter(self, proposal)
    let outer = shared.pointee.measuring
    shared.pointee.measuring = self
    let size = checked(record.pointee.layout._size(of: self, for: proposal), proposal)
    shared.pointee.measuring = outer
    if shared.pointee.isMemoised {
      record.pointee.memo.store(size, for: key, in: &shared.pointee.arena)
    }
    shared.pointee.trace?.leave(self, size)
    return size
  }

  @inline(__always)
  private func checked(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    report("it answered the proposal \(proposal) with \(size.width)×\(size.height)")
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// The guide's explicit value for the size that answers `proposal`, in the node's coordinates.
  package func explicitValue(
    of key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayAnswer(key) else { return nil }
    let proposalKey = ProposalKey(proposal)
    for entry in record.pointee.explicitValues
    where entry.proposal == proposalKey && entry.guide == key {
      return entry.value
    }
    let size = size(for: proposal)
    var value: CGFloat?
    if size.width.isFinite, size.height.isFinite {
      for child in children { child.record.pointee.requested = nil }
      value = record.pointee.layout._explicitValue(
        of: _AlignmentGuide(key), in: self, CGRect(origin: .zero, size: size), for: proposal)
    }
    if value?.isNaN == true {
      report("the guide \(key) is not a number")
      value = nil
    }
    if record.pointee.shared.pointee.isMemoised {
      record.pointee.explicitValues.append(
        NodeRecord.ExplicitValue(guide: key, proposal: proposalKey, value: value))
    }
    return value
  }

  /// The guide's position for the size that answers `proposal`: explicit value, else default.
  package func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
    guide(key, for: proposal, size: size(for: proposal))
  }

  /// The same, where `size` is known to be the answer to `proposal`.
  @inline(__always)
  func guide(_ key: AlignmentKey, for proposal: ProposedViewSize, size: CGSize) -> CGFloat {
    if guides.mayAnswer(key), let value = explicitValue(of: key, for: proposal) { return value }
    if let value = key.builtInDefault(size) { return value }
    return ViewDimensions(self, in: proposal)[key]
  }

  /// The distances that the node would like to have to its neighbours.
  package var spacing: ViewSpacing {
    if let spacing = record.pointee.spacing { return spacing }
    let spacing = record.pointee.layout._spacing(of: self)
    record.pointee.spacing = spacing
    return spacing
  }

  /// Records that something had to be mended here.
  func report(_ message: String) {
    record.pointee.shared.pointee.report(message, at: name)
  }
}

// MARK: Placing

extension _LayoutNode {
  /// What a layout asks for: `anchor` of the size for `proposal` comes to lie at `position`.
  @inline(__always)
  package func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = size(for: proposal)
    record.pointee.requested = RequestedPlace(
      frame: CGRect(
        x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
        width: size.width, height: size.height),
      proposal: ProposalKey(proposal))
  }

  /// What a layout asks for that does not show the node.
  package func leaveOut() { record.pointee.isLeftOut = true }

  /// Places the node so that its guides lie on those of an empty view that fills `bounds`.
  package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let size = size(for: proposal)
    func origin(_ key: AlignmentKey) -> CGFloat {
      (key.builtInDefault(bounds.size) ?? ViewDimensions(empty: bounds.size)[key])
        - guide(key, for: proposal, size: size)
    }
    place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      proposal: proposal)
  }

  /// The rectangle that the container asked for just now; a node that was not placed is centred.
  private func requestedPlace(
    in bounds: CGRect, _ proposal: ProposedViewSize
  ) -> RequestedPlace {
    if record.pointee.requested == nil {
      place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    }
    var place = record.pointee.requested.unsafelyUnwrapped
    let frame = place.frame
    if !frame.minX.isPlaceable || !frame.minY.isPlaceable || !frame.width.isFinite
      || !frame.height.isFinite
    {
      report(
        "it was placed at \(frame.minX), \(frame.minY) with size "
          + "\(frame.width)×\(frame.height)")
      if !frame.minX.isPlaceable { place.frame.origin.x = bounds.minX }
      if !frame.minY.isPlaceable { place.frame.origin.y = bounds.minY }
    }
    return place
  }

  /// Places the children, whose own children are not touched, and hands out each child that is
  /// shown, with its position among all children and its rectangle in this node.
  ///
  /// - Parameter bounds: The node's rectangle in its container, for `proposal`.
  func placeChildren(
    in bounds: CGRect, for proposal: ProposedViewSize,
    _ use: (Int, LayoutNode, RequestedPlace) -> Void
  ) {
    for child in children {
      child.record.pointee.requested = nil
      child.record.pointee.isLeftOut = false
    }
    record.pointee.layout._place(childrenOf: self, in: bounds, for: proposal)
    for (position, child) in children.enumerated() where !child.record.pointee.isLeftOut {
      var place = child.requestedPlace(in: bounds, proposal)
      place.frame.origin.x -= bounds.origin.x
      place.frame.origin.y -= bounds.origin.y
      if layoutDirection == .rightToLeft {
        let mirrored = bounds.width - place.frame.origin.x - place.frame.size.width
        // In an infinite width, there is no other side to count from.
        place.frame.origin.x = mirrored.isPlaceable ? mirrored : 0
      }
      record.pointee.shared.pointee.trace?.place(child, place)
      use(position, child, place)
    }
  }

  /// The explicit value where the container just placed this node, in the container's coordinates.
  func explicitValueInPlace(
    of key: AlignmentKey, bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayAnswer(key) else { return nil }
    let place = requestedPlace(in: bounds, proposal)
    guard let value = explicitValue(of: key, for: place.proposal.proposal) else { return nil }
    return key.axis == .horizontal
      ? place.frame.minX - bounds.minX + value : place.frame.minY - bounds.minY + value
  }
}

extension CGFloat {
  /// Whether a view can lie there: sums of many such positions are still numbers.
  fileprivate var isPlaceable: Bool { magnitude <= 1e300 }
}

/// Where explicit guides under a node may come from; nothing is asked where there is no source.
struct GuideSources: OptionSet {
  let rawValue: UInt8
  static let text = GuideSources(rawValue: 1)
  static let any = GuideSources(rawValue: 2)

  @inline(__always)
  func mayAnswer(_ key: AlignmentKey) -> Bool {
    rawValue != 0 && (contains(.any) || (key.isTextBaseline && contains(.text)))
  }
}

/// What a node draws, seen from layout: only its words matter to a printed tree.
package protocol NodeContent: AnyObject {
  /// The text as laid out in a frame of `size`, for printing; `nil` for anything but text.
  func textSummary(size: CGSize, proposal: ProposedViewSize) -> TextSummary?
}

/// A text as it was laid out.
public struct TextSummary: Hashable, Sendable {
  public var string: String
  /// Baselines of the lines from the top of the text, in points.
  public var lineBaselines: [CGFloat]

  public init(string: String, lineBaselines: [CGFloat]) {
    self.string = string
    self.lineBaselines = lineBaselines
  }
}
