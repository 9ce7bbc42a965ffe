import Foundation

/// A coordinate space that points and rectangles can be expressed in, in points from its top left
/// corner.
public enum CoordinateSpace {
  /// The space of the canvas.
  case global
  /// The space of the view itself.
  case local
  /// The space of the nearest view around that `coordinateSpace(_:)` gave this name.
  case named(AnyHashable)
}

extension CoordinateSpace: Hashable {
  /// Whether this is the space of the canvas.
  public var isGlobal: Bool { self == .global }

  /// Whether this is the space of the view itself.
  public var isLocal: Bool { self == .local }
}

/// A type that names a coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The coordinate space that the value names.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinate space of the canvas.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the canvas's coordinate space.
  public init() {}

  /// `CoordinateSpace.global`.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinate space of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the view's own coordinate space.
  public init() {}

  /// `CoordinateSpace.local`.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinate space of a view that `coordinateSpace(_:)` gave a name.
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
  /// The coordinate space of the nearest view around that `coordinateSpace(_:)` gave this name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: name)
  }
}

/// Marks a node as a named coordinate space.
final class CoordinateSpaceMark: NodePayload {
  let name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
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
  /// Names the coordinate space of this view, so that views in it can refer to it.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinate space of this view, so that views in it can refer to it.
  nonisolated public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }
}
