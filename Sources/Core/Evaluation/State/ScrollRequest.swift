import Foundation

/// A request to scroll to a target.
package struct ScrollRequest: Equatable, Sendable {
  package enum Target: Equatable, Sendable {
    /// The view whose identifier has this hash, which is stable within a process.
    case view(Int)
    case edge(Edge)
    /// The offset of the visible part from the content's origin, in points; `nil` leaves the axis
    /// unchanged.
    case point(x: CGFloat?, y: CGFloat?)
  }

  package let target: Target
  /// The point of the scroll view to align with the same point of the target; `nil` scrolls as
  /// little as necessary.
  package let anchor: UnitPoint?

  package init(_ target: Target, anchor: UnitPoint? = nil) {
    (self.target, self.anchor) = (target, anchor)
  }
}

/// A request that is performed after placement.
struct PendingScroll {
  /// Where the target is.
  enum Scope {
    /// In a scroll view, which is the only one to scroll.
    case scrollView(ScrollOffset)
    /// In the content of a reader. All scroll views around the target are scrolled.
    case reader(Identity)
  }

  let request: ScrollRequest
  let scope: Scope
  /// Whether this is the first position of a binding, which without an anchor does not move a view
  /// that is already visible in part.
  var isInitial: Bool
  var approach: ScrollApproach
  /// The number of steps toward a target whose place is estimated.
  var steps = 0

  init(_ request: ScrollRequest, in scope: Scope, isInitial: Bool = false) {
    (self.request, self.scope, self.isInitial) = (request, scope, isInitial)
    approach = ScrollApproach(request.anchor)
  }

  /// The number of steps after which a target is near enough.
  static let limit = 8

  enum Outcome { case isDone, isEstimated, isMissing }
}

/// The alignment of a scroll view with a target, and the latest step if the target's place is estimated.
struct ScrollApproach {
  /// The points of the scroll view to align with the target, once they are known.
  var anchor: (x: CGFloat?, y: CGFloat?)
  var latest: Step?

  /// A step toward a view in lazy content, from the leading edge, in points.
  enum Step {
    /// A step to the estimated place of the view, with the estimated size.
    case toView(size: CGSize)
    /// A step from a position, at which a distance remained.
    case from(CGSize, distance: CGSize)
  }

  init(_ anchor: UnitPoint?) { self.anchor = (anchor?.x, anchor?.y) }
}

/// Sends scroll requests to the scroll views of a renderer.
package struct ScrollRequests: Sendable {
  private let changes: StateChanges
  private let reader: Identity

  /// - Parameter reader: The reader whose content has the targets.
  @MainActor
  package init(_ store: StateStore, of reader: Identity) {
    (changes, self.reader) = (store.changes, reader)
  }

  /// Scrolls the scroll views that contain the target, after placement.
  package func add(_ request: ScrollRequest) { changes.add(request, of: reader) }
}

extension StateStore {
  /// Performs the scroll requests since the last call, and reports the geometry of scroll views
  /// once they are at their final positions.
  ///
  /// - Returns: Whether a new layout is needed.
  package func performScrolls(in placement: Placement) -> Bool {
    let requests =
      changes.takeScrolls().map { PendingScroll($0.request, in: .reader($0.reader)) } + positions
    let (followed, bars) = (scrolled, scrolledBars)
    (positions, scrolled, scrolledBars) = ([], [], [])
    for var request in requests {
      switch placement.perform(&request) {
      case .isDone: break
      case .isEstimated: if hasChanged { positions.append(request) }
      // The target may be in lazy content that is out of sight.
      case .isMissing: if placement.showAll(in: request.scope) { positions.append(request) }
      }
    }
    for offset in followed {
      guard let follower = offset.follower else { continue }
      // The view is already at the position that the binding now requests.
      offset.position = follower.follow(placement.target(of: offset, at: follower.anchor))
    }
    // A bar follows the final position.
    if !hasChanged { for bar in bars { placement.update(bar) } }
    let isObserved = observesScrollGeometry
    if isObserved, !hasChanged { placement.reportScrollGeometry() }
    return (isObserved || !(requests.isEmpty && followed.isEmpty && bars.isEmpty)) && hasChanged
  }
}

/// The identifier of a view that can be scrolled to.
struct ScrollTarget {
  let hash: Int
  let id: AnyHashable
}

extension LayoutNode {
  private static let scrollReadersKey = ObjectIdentifier(ScrollRequests.self)

  /// The readers whose content the view belongs to directly, innermost first.
  private var scrollReaders: [Identity] {
    hasTraits ? traits[Self.scrollReadersKey] as? [Identity] ?? [] : []
  }

  /// Makes the view content of a reader.
  package func markAsContent(ofReader reader: Identity) {
    traits[Self.scrollReadersKey] = scrollReaders + [reader]
  }

  /// Whether the view, or the one that it modifies, is content of a reader.
  func isContent(ofReader reader: Identity) -> Bool { scrollReaders.contains(reader) }
}

extension LayoutNode {
  private static let scrollTargetsKey = ObjectIdentifier(ScrollRequest.self)

  private static let scrollTargetLayoutKey = ObjectIdentifier(ScrollFollower.self)

  /// The identifiers of the view as a scroll target, innermost first.
  var scrollTargets: [ScrollTarget] {
    hasTraits ? traits[Self.scrollTargetsKey] as? [ScrollTarget] ?? [] : []
  }

  /// Makes the view a scroll target with an identifier.
  package func markAsScrollTarget(_ id: some Hashable) {
    traits[Self.scrollTargetsKey] = scrollTargets + [ScrollTarget(hash: id.hashValue, id: id)]
  }

  /// Whether the view can be scrolled to by an identifier with a hash.
  package func hasScrollTarget(withHash hash: Int) -> Bool {
    scrollTargets.contains { $0.hash == hash }
  }

  /// Whether the view or one in it can be scrolled to by an identifier with a hash.
  func contains(targetWithHash hash: Int) -> Bool {
    hasScrollTarget(withHash: hash) || children.contains { $0.contains(targetWithHash: hash) }
  }

  /// Whether bindings of scroll views refer to the views in this container.
  var isScrollTargetLayout: Bool {
    hasTraits && traits[Self.scrollTargetLayoutKey] != nil
  }

  /// Makes bindings of scroll views refer to the views in this container.
  package func markAsScrollTargetLayout() { traits[Self.scrollTargetLayoutKey] = true }
}
