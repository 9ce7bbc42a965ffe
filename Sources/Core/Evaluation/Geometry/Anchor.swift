import Foundation

/// A point or rectangle in a view that a `GeometryProxy` converts to another view's coordinates.
public struct Anchor<Value> {
  /// The value in canvas coordinates.
  private let global: Value
  private let convert: @Sendable (Value, CGAffineTransform) -> Value

  /// Creates an anchor once its view is placed.
  public struct Source {
    /// Returns the value for a view's size, in the view's coordinates.
    package let value: @Sendable (CGSize) -> Value
    let convert: @Sendable (Value, CGAffineTransform) -> Value
  }

  package init(_ source: Source, of place: PlacedGeometry) {
    convert = source.convert
    global = source.convert(source.value(place.frame.size), place.toGlobal)
  }

  func value(in transform: CGAffineTransform) -> Value { convert(global, transform) }
}

extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
  /// Whether both anchors have the same value on the canvas.
  public static func == (a: Anchor, b: Anchor) -> Bool { a.global == b.global }
}

extension Anchor: Hashable where Value: Hashable {
  /// Hashes the value on the canvas.
  public func hash(into hasher: inout Hasher) { hasher.combine(global) }
}

extension Anchor.Source where Value == CGRect {
  static func rectangle(_ value: @escaping @Sendable (CGSize) -> CGRect)
    -> Anchor<CGRect>.Source
  {
    Anchor<CGRect>.Source(value: value) { $0.applying($1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point relative to the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { point.point(in: CGRect(origin: .zero, size: $0)) }, convert: { $0.applying($1) })
  }
}
