import Foundation

extension View {
  /// Has the scroll views in this view show the view with an identifier.
  ///
  /// Where a person scrolls the view in a live preview, the binding gets the identifier of the first
  /// view of the `scrollTargetLayout` that is seen, or of the one at the anchor; without such a layout
  /// it stays as it is.
  ///
  /// - Parameters:
  ///   - id: The identifier, from `id(_:)` or `ForEach`; `nil` scrolls to nothing.
  ///   - anchor: The point of the scroll view at which the same point of the view is to be.
  ///     Default: `nil`, which scrolls no further than is needed.
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

  /// Has the scroll views in this view be at a position.
  ///
  /// Where a person scrolls the view in a live preview, the binding gets a position that is the user's,
  /// with the first view of the `scrollTargetLayout` that is seen, or the one at the anchor.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: For views without an anchor of their own, the point of the scroll view at which the
  ///     same point of the view is to be. Default: `nil`, which scrolls no further than is needed.
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

/// Makes the views of a container what the positions of scroll views hold.
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

/// Where a scroll view is: at a view, at an edge or at a point of its content.
public struct ScrollPosition: Sendable {
  private enum Place: Sendable {
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
    /// Where a person has scrolled to: this view is seen.
    case user((any Hashable & Sendable)?)
  }

  private var place: Place?
  /// The identifier of a view, if it is of the type of the position's.
  private let identifier: @Sendable (AnyHashable) -> (any Hashable & Sendable)?

  private init<ID: Hashable & Sendable>(_ place: Place?, of idType: ID.Type) {
    self.place = place
    identifier = { $0.base as? ID }
  }

  /// Creates a position that scrolls to nothing, for views with identifiers of a type.
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

  /// Whether a person has scrolled the view since, in a live preview.
  public var isPositionedByUser: Bool { if case .user = place { true } else { false } }

  /// The edge that was scrolled to.
  public var edge: Edge? { if case .edge(let edge) = place { edge } else { nil } }

  /// The point that was scrolled to.
  public var point: CGPoint? {
    guard let x, let y else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// How far was scrolled from the content's leading edge, in points.
  public var x: CGFloat? { if case .point(let x, _) = place { x } else { nil } }

  /// How far was scrolled from the content's top, in points.
  public var y: CGFloat? { if case .point(_, let y) = place { y } else { nil } }

  /// The identifier of the view that was scrolled to, also by a person.
  public var viewID: (any Hashable & Sendable)? {
    switch place {
    case .view(let id, _): id
    case .user(let id): id
    default: nil
    }
  }

  /// The identifier of the view that was scrolled to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The position after a person has scrolled to a view with one of these identifiers.
  fileprivate func followed(to targets: [AnyHashable]) -> ScrollPosition {
    var next = self
    next.place = .user(targets.lazy.compactMap(identifier).first)
    return next
  }

  /// Whether it need not be told that a person has scrolled to another one.
  fileprivate func isSame(as other: ScrollPosition) -> Bool {
    isPositionedByUser == other.isPositionedByUser && viewID?.hashValue == other.viewID?.hashValue
  }

  /// The same for the scroll view.
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
  /// Whether two positions are the same.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request(nil) == b.request(nil) && a.isSame(as: b)
  }
}
