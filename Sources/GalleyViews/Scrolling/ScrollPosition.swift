import Foundation

extension View {
  /// Has the scroll views in this view show the view with an identifier.
  ///
  /// The binding is read and not written, also where a person scrolls the view in a live preview.
  ///
  /// - Parameters:
  ///   - id: The identifier, from `id(_:)` or `ForEach`; `nil` scrolls to nothing.
  ///   - anchor: The point of the scroll view at which the same point of the view is to be.
  ///     Default: `nil`, which scrolls no further than is needed.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(id.wrappedValue.map { ScrollRequest(.view($0.hashValue), anchor: anchor) })
  }

  /// Has the scroll views in this view be at a position.
  ///
  /// The binding is read and not written, also where a person scrolls the view in a live preview.
  ///
  /// - Parameters:
  ///   - position: The position.
  ///   - anchor: For views without an anchor of their own, the point of the scroll view at which the
  ///     same point of the view is to be. Default: `nil`, which scrolls no further than is needed.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>, anchor: UnitPoint? = nil
  ) -> some View {
    scrollPosition(position.wrappedValue.request(anchor))
  }

  nonisolated private func scrollPosition(_ request: ScrollRequest?) -> some View {
    transformEnvironment(\.scrolling) { ($0.position, $0.hasPosition) = (request, true) }
  }
}

/// Where a scroll view is: at a view, at an edge or at a point of its content.
public struct ScrollPosition: Sendable {
  private enum Place: Sendable {
    case view(any Hashable & Sendable, anchor: UnitPoint?)
    case edge(Edge)
    case point(x: CGFloat?, y: CGFloat?)
  }

  private var place: Place?

  /// Creates a position that scrolls to nothing, for views with identifiers of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}

  /// Creates a position at the view with an identifier.
  public init<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(id, anchor: anchor)
  }

  /// Creates a position at an edge of the content.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, edge: Edge) {
    place = .edge(edge)
  }

  /// Creates a position at a point of the content, in points from its origin.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, point: CGPoint) {
    place = .point(x: point.x, y: point.y)
  }

  /// Creates a position at a point of the content, in points from its origin.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat, y: CGFloat) {
    place = .point(x: x, y: y)
  }

  /// Creates a horizontal position, in points from the content's leading edge.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, x: CGFloat) {
    place = .point(x: x, y: nil)
  }

  /// Creates a vertical position, in points from the content's top.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self, y: CGFloat) {
    place = .point(x: nil, y: y)
  }

  /// Scrolls to the view with an identifier.
  public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {
    place = .view(id, anchor: anchor)
  }

  /// Scrolls to an edge of the content.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }

  /// Scrolls to a point of the content, in points from its origin.
  public mutating func scrollTo(point: CGPoint) { place = .point(x: point.x, y: point.y) }

  /// Scrolls to a point of the content, in points from its origin.
  public mutating func scrollTo(x: CGFloat, y: CGFloat) { place = .point(x: x, y: y) }

  /// Scrolls horizontally, in points from the content's leading edge.
  public mutating func scrollTo(x: CGFloat) { place = .point(x: x, y: nil) }

  /// Scrolls vertically, in points from the content's top.
  public mutating func scrollTo(y: CGFloat) { place = .point(x: nil, y: y) }

  /// Whether somebody has scrolled by hand: never.
  public var isPositionedByUser: Bool { false }

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

  /// The identifier of the view that was scrolled to.
  public var viewID: (any Hashable & Sendable)? {
    if case .view(let id, _) = place { id } else { nil }
  }

  /// The identifier of the view that was scrolled to, if it is of a type.
  public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { viewID as? T }

  /// The same for the scroll view.
  fileprivate func request(_ anchor: UnitPoint?) -> ScrollRequest? {
    switch place {
    case .view(let id, let own): ScrollRequest(.view(id.hashValue), anchor: own ?? anchor)
    case .edge(let edge): ScrollRequest(.edge(edge))
    case .point(let x, let y): ScrollRequest(.point(x: x, y: y))
    case nil: nil
    }
  }
}

extension ScrollPosition: Equatable {
  /// Whether two positions are the same.
  public static func == (a: ScrollPosition, b: ScrollPosition) -> Bool {
    a.request(nil) == b.request(nil)
  }
}
