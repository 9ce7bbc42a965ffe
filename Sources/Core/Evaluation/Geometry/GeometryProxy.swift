import Foundation

/// The size and position of a view, in points, before rounding to pixels.
public struct GeometryProxy {
  /// The view's size, in points.
  public let size: CGSize
  private let place: PlacedGeometry
  /// The named coordinate spaces around the view, nearest first.
  private let spaces: Enclosing<NamedSpace>?

  /// The safe area insets of the edges that the view touches, in points; 0 for other edges.
  public let safeAreaInsets: EdgeInsets

  package init(_ index: Int, in placement: Placement) {
    safeAreaInsets = placement.safeAreaInsets(of: index)
      .onCanvas(placement.nodes[index].node.layoutDirection)
    place = PlacedGeometry(of: index, in: placement)
    size = place.frame.size
    spaces = placement.surroundings(of: index).spaces
  }

  /// Returns the view's rectangle in a coordinate space, in points. For a rotated view this is the
  /// bounding rectangle; an unknown name refers to the canvas.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// Returns the view's rectangle in a coordinate space, in points. For a rotated view this is the
  /// bounding rectangle; an unknown name refers to the canvas.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: CGRect(origin: .zero, size: size)
    case .global: place.global
    case .named(let name): space(name).map { $0.local(place.global) } ?? place.global
    }
  }

  /// Returns the bounds of a named coordinate space in the view's coordinates; `nil` if no ancestor
  /// has that name.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    space(coordinateSpace.name).map { place.local($0.global) }
  }

  /// The axis of the nearest scroll view: vertical if it scrolls along both, `nil` without one.
  package var scrollAxis: Axis? { Enclosing.scrollAxis(from: spaces) }

  private func space(_ name: AnyHashable) -> PlacedGeometry? {
    Enclosing.nearest(name, from: spaces)
  }

  /// The anchor's value in the view's coordinates.
  public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(in: place.fromGlobal) }
}

/// A placed view's rectangle and the transform of the effects around it.
package struct PlacedGeometry {
  /// The frame in canvas coordinates, without effects.
  let frame: CGRect
  /// The transform that the surrounding effects apply to `frame`.
  private let effects: CGAffineTransform

  init(of index: Int, in placement: Placement) {
    self.init(placement.nodes[index].frame, in: placement.surroundings(of: index).effects)
  }

  /// - Parameter effect: The nearest effect around the view.
  init(_ frame: CGRect, in effect: Enclosing<CGAffineTransform>?) {
    self.frame = frame
    var effects = CGAffineTransform.identity
    var next = effect
    while let effect = next {
      effects = effects.concatenating(effect.value)
      next = effect.outer
    }
    self.effects = effects
  }

  /// The rectangle on the canvas.
  var global: CGRect { frame.applying(effects) }

  /// Converts canvas coordinates to the view's coordinates.
  var fromGlobal: CGAffineTransform {
    effects.inverted().concatenating(
      CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
  }

  /// Converts the view's coordinates to canvas coordinates.
  var toGlobal: CGAffineTransform {
    CGAffineTransform(translationX: frame.minX, y: frame.minY).concatenating(effects)
  }

  /// Converts a rectangle on the canvas to the view's coordinates.
  func local(_ rectangle: CGRect) -> CGRect { rectangle.applying(fromGlobal) }
}

extension CGAffineTransform {
  /// Returns the transform applied about a point of a rectangle instead of the origin.
  package func about(_ anchor: UnitPoint, of frame: CGRect) -> CGAffineTransform {
    let point = anchor.point(in: frame)
    return CGAffineTransform(translationX: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
  }
}
