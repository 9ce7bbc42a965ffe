import Foundation

extension View {
  /// Scrolls the scroll views in this view to the view with an identifier.
  ///
  /// When the user scrolls in a live preview, the binding is set to the identifier of the first
  /// visible view of the `scrollTargetLayout`, or of the view at the anchor. Without such a layout
  /// it does not change.
  ///
  /// - Parameters:
  ///   - id: The identifier, from `id(_:)` or `ForEach`; `nil` does not scroll.
  ///   - anchor: The point at which to align the view with the scroll view. Default: `nil`, which
  ///     scrolls only as far as needed.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    let request = { id.wrappedValue.map { ScrollRequest(.view($0.hashValue), anchor: anchor) } }
    return scrollPosition(
      request(),
      ScrollFollower(anchor: anchor) { targets in
        if let target = targets.lazy.compactMap({ $0.base as? ID }).first, target != id.wrappedValue
        {
          id.wrappedValue = target
        }
        return request()
      })
  }

  /// Sets the scroll position of the scroll views in this view.
  ///
  /// When the user scrolls in a live preview, the binding is set to a user position with the first
  /// visible view of the `scrollTargetLayout`, or the view at the anchor.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: The point at which to align the target view with the scroll view, for positions
  ///     without an anchor of their own. Default: `nil`, which scrolls only as far as needed.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(
      position.wrappedValue.request(anchor),
      ScrollFollower(anchor: anchor) { targets in
        let next = position.wrappedValue.followed(to: targets)
        if !next.isSame(as: position.wrappedValue) { position.wrappedValue = next }
        return nil
      })
  }

  nonisolated private func scrollPosition(
    _ request: ScrollRequest?, _ follower: ScrollFollower
  ) -> some View {
    transformEnvironment(\.scrolling) {
      ($0.position, $0.hasPosition, $0.follower) = (request, true, follower)
    }
  }
}

/// Marks a container whose views are targets of scroll positions.
struct ScrollTargetLayoutModifier {
  let isEnabled: Bool
}

extension ScrollTargetLayoutModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    let first = list.nodes.count
    content(inner, &list)
    guard context.marksScrollTargets, modifier.isEnabled else { return }
    for node in list.nodes[first...] { node.markAsScrollTargetLayout() }
  }
}

/// The position of a scroll view: at a view, an edge or a point of its content.
public struct ScrollPosition: Sendable {
  private enum Place: Sendable {
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// The user has scrolled; this view is visible.
    case user((any Hashable & Sendable)?)
  }

  private var place: Place?
  /// Returns the identifier if it has the position's identifier type.
  private let identifier: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_ place: Place?, of idType: ID.Type) {
    self.place = place
    identifier = { $0.base as? ID }
  }

  /// Creates a position that does not scroll, for views with identifiers of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) { self.init(nil, of: ID.self) }

  /// Creates a position at the view with an identifier.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    self.init(.view(id, anchor: anchor), of: ID.self)
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    self.init(.edge(edge), of: ID.self)
  }

  /// Creates a position at a point of the content, in points from its leading and top edges.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    self.init(.point(x: point.x, y: point.y), of: ID.self)
  }

  /// Creates a position at a point of the content, in points from its leading and top edges.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    self.init(.point(x: x, y: y), of: ID.self)
  }

  /// Creates a horizontal position, in points from the content's leading edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    self.init(.point(x: x, y: nil), of: ID.self)
  }

  /// Creates a vertical position, in points from the content's top.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    self.init(.point(x: nil, y: y), of: ID.self)
  }

  /// Scrolls to the view with an identifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(id, anchor: anchor)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls to a point of the content, in points from its leading and top edges.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Scrolls to a point of the content, in points from its leading and top edges.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// Scrolls horizontally, in points from the content's leading edge.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Scrolls vertically, in points from the content's top.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Whether the user has scrolled since the position was set, in a live preview.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }

  /// The edge that the position was set to.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that the position was set to.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The horizontal position, in points from the content's leading edge.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// The vertical position, in points from the content's top.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identifier of the target view, which changes when the user scrolls.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  /// The identifier of the target view, if it has the given type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// Returns the position after the user scrolls to a view with one of these identifiers.
  fileprivate func followed(to targets: [AnyHashable]) -> ScrollPosition {
    var next = self
    next.place = .user(targets.lazy.compactMap(identifier).first)
    return next
  }

  /// Whether the binding needs no update to the other position.
  fileprivate func isSame(as other: ScrollPosition) -> Bool {
    isPositionedByUser == other.isPositionedByUser && viewID?.hashValue == other.viewID?.hashValue
  }

  /// Returns the position as a request to the scroll view.
  fileprivate func request(_ anchor: UnitPoint?) -> ScrollRequest? {
    switch place {
    case .view(let id, let own): ScrollRequest(.view(id.hashValue), anchor: own ?? anchor)
    case .edge(let edge): ScrollRequest(.edge(edge))
    case .point(let x, let y): ScrollRequest(.point(x: x, y: y))
    case .user, nil: nil
    }
  }
}

extension ScrollPosition: Equatable {
  /// Whether two positions are equal.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request(nil) == b.request(nil) && a.isSame(as: b)
  }
}
