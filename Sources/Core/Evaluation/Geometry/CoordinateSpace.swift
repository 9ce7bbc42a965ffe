import Foundation

/// A coordinate space for points and rectangles, in points from its top left corner.
public enum CoordinateSpace {
  /// The space of the canvas.
  case global
  /// The space of the view itself.
  case local
  /// The space of the nearest ancestor that `coordinateSpace(_:)` gave this name.
  case named(AnyHashable)
}

extension CoordinateSpace: Hashable {
  /// Whether this is the space of the canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that identifies a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value identifies.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the canvas.
  public init() {}

  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the coordinate space of the view itself.
  public init() {}

  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view named by `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// `CoordinateSpace.named` with this name.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinate space of the canvas.
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinate space of the view itself.
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest ancestor that `coordinateSpace(_:)` gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }
}

/// Marks a node as a named coordinate space.
final class CoordinateSpaceMark: NodePayload {
  let name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
}

/// The coordinate space names of scroll views.
private enum ScrollViewSpace: Hashable { case any, horizontal, vertical }

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinate space of the nearest enclosing scroll view.
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace.any) }

  /// The coordinate space of the nearest enclosing scroll view that scrolls along an axis.
  public static func scrollView(axis: Axis) -> NamedCoordinateSpace {
    .named(axis == .horizontal ? ScrollViewSpace.horizontal : .vertical)
  }
}

extension LayoutNode {
  private static let scrollAxesKey = ObjectIdentifier(ScrollViewSpace.self)

  /// The axes of the scroll view that this node represents or modifies.
  private var scrollAxes: Axis.Set? {
    !hasTraits ? nil : traits[Self.scrollAxesKey] as? Axis.Set
  }

  /// Marks the node, a scroll view, as a coordinate space.
  package func markAsCoordinateSpace(scrolling axes: Axis.Set) {
    traits[Self.scrollAxesKey] = axes
  }

  /// The names by which descendants refer to the node's coordinates.
  var coordinateSpaceNames: [AnyHashable] {
    if let mark = payload as? CoordinateSpaceMark { return [mark.name] }
    guard let axes = scrollAxes else { return [] }
    var names: [ScrollViewSpace] = [.any]
    if axes.contains(.horizontal) { names.append(.horizontal) }
    if axes.contains(.vertical) { names.append(.vertical) }
    return names.map { AnyHashable($0) }
  }
}

struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(
      child, in: PassthroughLayout(), .modifier("coordinateSpace"),
      payload: CoordinateSpaceMark(name))
  }
}

extension View {
  /// Names the coordinate space of this view, so that its descendants can refer to it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of this view, so that its descendants can refer to it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
