import Foundation

/// One view or modifier that takes part in layout, with nothing generic left outside.
///
/// The node answers proposals (each once), knows its guides and spacing, and holds its place.
/// Nodes belong to a `LayoutNodeTree`, which keeps them alive.
package class LayoutNode {
  /// A node together with the tree that keeps it alive; safe to store anywhere.
  package struct Reference {
    package let node: LayoutNode
    let tree: LayoutNodeTree
  }

  package final unowned(unsafe) let tree: LayoutNodeTree
  package final let children: ChildList
  /// The type name of the view or modifier, without generics.
  package final let label: String
  /// `.accessibilityIdentifier(_:)`.
  package final var identifier: String?
  /// What the node draws or does to its content's drawing; the engine never looks at it.
  package final var content: (any NodeContent)?
  /// Values that the view carries for its container, by key type.
  package final var traits: [ObjectIdentifier: Any] = [:]
  package final var zIndex: Double = 0
  package final var priority: Double = 0
  package final var layoutDirection: LayoutDirection = .leftToRight
  /// Whether the children come from a list that may grow, such as `ForEach`.
  package final var hasDynamicChildren = false
  /// Whether modifiers around the node keep its spacing even on edges they constrain (`Spacer`).
  package final var projectsSpacing = false
  final var guides: GuideSources = []

  private final var memo = MeasurementMemo()
  private final var storedSpacing: ViewSpacing?
  private final var explicitValues:
    ContiguousArray<(guide: AlignmentKey, proposal: ProposalKey, value: CGFloat?)> = []

  /// What the container asked for while placing; read by the engine right after.
  final var requestedPlacement: Placement?
  /// The node's rectangle in its container, in points, and the proposal it was placed with.
  package final var frame = CGRect.zero
  package final var placementProposal = ProposedViewSize.unspecified

  init(in tree: LayoutNodeTree, label: String, children: ChildList) {
    self.tree = tree
    self.label = label
    self.children = children
  }

  /// Declares that the node has text baselines of its own.
  package final func markAsText() { guides.insert(.text) }

  package final var reference: Reference { Reference(node: self, tree: tree) }

  /// The number of distinct proposals the node was measured for.
  package final var measurementCount: Int { memo.count }

  // MARK: Questions, each answered once

  /// The node's size for `proposal`, in points: never NaN, never negative, perhaps infinite.
  package final func size(for proposal: ProposedViewSize) -> CGSize {
    let key = ProposalKey(proposal)
    if let size = memo.size(for: key) {
      tree.counts.memoHits += 1
      tree.trace?.recall(self, proposal, size)
      return size
    }
    tree.counts.measurements += 1
    tree.trace?.enter(self, proposal)
    let size = checked(computeSize(proposal, key), proposal)
    memo.store(size, for: key)
    tree.trace?.leave(self, size)
    return size
  }

  /// The guide's explicit value for the size that answers `proposal`, in the node's coordinates.
  package final func explicitValue(
    of key: AlignmentKey, for proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayAnswer(key) else { return nil }
    let proposalKey = ProposalKey(proposal)
    for entry in explicitValues where entry.proposal == proposalKey && entry.guide == key {
      return entry.value
    }
    let size = size(for: proposal)
    var value: CGFloat?
    if size.width.isFinite, size.height.isFinite {
      value = computeExplicitValue(key, CGRect(origin: .zero, size: size), proposal, proposalKey)
    }
    if value?.isNaN == true {
      tree.report("the guide \(key) is not a number", at: self)
      value = nil
    }
    explicitValues.append((key, proposalKey, value))
    return value
  }

  /// The guide's position for the size that answers `proposal`: explicit value, else default.
  package final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
    if let value = explicitValue(of: key, for: proposal) { return value }
    if let value = key.builtInDefault(size(for: proposal)) { return value }
    return ViewDimensions(self, in: proposal)[key]
  }

  /// The distances that the node would like to have to its neighbours.
  package final var spacing: ViewSpacing {
    if let storedSpacing { return storedSpacing }
    let spacing = computeSpacing()
    storedSpacing = spacing
    return spacing
  }

  /// The explicit value where the container just placed this node, in the container's coordinates.
  final func explicitValueInPlace(
    of key: AlignmentKey, bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    guard guides.mayAnswer(key) else { return nil }
    let placed = resolvedPlacement(in: bounds, proposal: proposal)
    guard let value = explicitValue(of: key, for: placed.proposal) else { return nil }
    return key.axis == .horizontal
      ? placed.frame.minX - bounds.minX + value : placed.frame.minY - bounds.minY + value
  }

  // MARK: Placing

  /// Turns the requested placement into a rectangle; a node that was not placed is centred.
  final func resolvedPlacement(
    in bounds: CGRect, proposal: ProposedViewSize
  ) -> (frame: CGRect, proposal: ProposedViewSize) {
    let requested =
      requestedPlacement
      ?? Placement(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
    let size = size(for: requested.proposal)
    var origin = CGPoint(
      x: requested.position.x - requested.anchor.x * size.width,
      y: requested.position.y - requested.anchor.y * size.height)
    if !origin.x.isFinite || !origin.y.isFinite || !size.width.isFinite || !size.height.isFinite {
      tree.report(
        "it was placed at \(origin.x), \(origin.y) with size \(size.width)×\(size.height)",
        at: self)
      if !origin.x.isFinite { origin.x = bounds.minX }
      if !origin.y.isFinite { origin.y = bounds.minY }
    }
    return (CGRect(origin: origin, size: size), requested.proposal)
  }

  /// Places the children and gives each its frame; their own children are not touched.
  final func placeChildren() {
    guard !children.isEmpty else { return }
    let bounds = frame
    for child in children { child.requestedPlacement = nil }
    computePlacements(bounds, placementProposal, ProposalKey(placementProposal))
    for child in children {
      let placed = child.resolvedPlacement(in: bounds, proposal: placementProposal)
      var local = placed.frame.offsetBy(dx: -bounds.minX, dy: -bounds.minY)
      if layoutDirection == .rightToLeft {
        local.origin.x = bounds.width - local.minX - local.width
      }
      child.frame = local
      child.placementProposal = placed.proposal
      tree.trace?.place(child)
    }
  }

  private final func checked(_ size: CGSize, _ proposal: ProposedViewSize) -> CGSize {
    if size.width >= 0, size.height >= 0 { return size }
    tree.report(
      "it answered the proposal \(proposal) with \(size.width)×\(size.height)", at: self)
    return CGSize(
      width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  // MARK: What a kind of node decides

  func computeSize(_ proposal: ProposedViewSize, _ key: ProposalKey) -> CGSize { .zero }
  func computeSpacing() -> ViewSpacing { ViewSpacing() }
  func computePlacements(_ bounds: CGRect, _ proposal: ProposedViewSize, _ key: ProposalKey) {}
  func computeExplicitValue(
    _ guide: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize, _ key: ProposalKey
  ) -> CGFloat? { nil }
}

/// Where explicit guides under a node may come from; nothing is asked where there is no source.
struct GuideSources: OptionSet {
  let rawValue: UInt8
  static let text = GuideSources(rawValue: 1)
  static let any = GuideSources(rawValue: 2)

  func mayAnswer(_ key: AlignmentKey) -> Bool {
    contains(.any) || (key.isTextBaseline && contains(.text))
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
