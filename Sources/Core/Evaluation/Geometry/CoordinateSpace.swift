import Foundation

extension CoordinateSpace {
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

/// Marks a node as a named coordinate space.
final class CoordinateSpaceMark: NodePayload {
  let name: AnyHashable
  init(_ name: AnyHashable) { self.name = name }
}

/// The coordinate space names of scroll views.
enum ScrollViewSpace: Hashable { case any, horizontal, vertical }

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
    if axes.contains(.vertical) { names.append(.vertical) }
    if axes.contains(.horizontal) { names.append(.horizontal) }
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
