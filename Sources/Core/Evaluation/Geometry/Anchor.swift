import Foundation

/// A point or rectangle in a view that a `GeometryProxy` converts to another view's coordinates.
public struct Anchor<Value> {
  /// The value in canvas coordinates.
  private let global: Value
  private let convert: @Sendable (Value, CGAffineTransform) -> Value

  /// Creates an anchor once its view is placed.
  public struct Source {
    fileprivate let value: @Sendable (CGSize) -> Value
    fileprivate let convert: @Sendable (Value, CGAffineTransform) -> Value
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
  /// The view's bounds.
  public static var bounds: Anchor<CGRect>.Source { rectangle { CGRect(origin: .zero, size: $0) } }

  /// A rectangle in the view's coordinates.
  public static func rect(_ rect: CGRect) -> Anchor<CGRect>.Source { rectangle { _ in rect } }

  private static func rectangle(_ value: @escaping @Sendable (CGSize) -> CGRect)
    -> Anchor<CGRect>.Source
  {
    Anchor<CGRect>.Source(value: value) { $0.applying($1) }
  }
}

extension Anchor.Source where Value == CGPoint {
  /// A point in the view's coordinates.
  public static func point(_ point: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(value: { _ in point }, convert: { $0.applying($1) })
  }

  /// A point relative to the view's size.
  public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source(
      value: { point.point(in: CGRect(origin: .zero, size: $0)) }, convert: { $0.applying($1) })
  }

  /// The top leading corner, always on the left, even in right-to-left layouts.
  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }

  /// The middle of the top edge.
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }

  /// The top trailing corner, always on the right, even in right-to-left layouts.
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }

  /// The middle of the leading edge, always on the left, even in right-to-left layouts.
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }

  /// The center.
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }

  /// The middle of the trailing edge, always on the right, even in right-to-left layouts.
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }

  /// The bottom leading corner, always on the left, even in right-to-left layouts.
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }

  /// The middle of the bottom edge.
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }

  /// The bottom trailing corner, always on the right, even in right-to-left layouts.
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}
