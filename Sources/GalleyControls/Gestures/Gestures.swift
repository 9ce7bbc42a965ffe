import Foundation

/// One tap or several; the view becomes a control.
public struct TapGesture: Sendable {
  public typealias Value = Void
  public var count: Int
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(()) }
  }
}

/// One tap or several, with the place; the view becomes a control that is tapped at the point zero.
public struct SpatialTapGesture {
  public struct Value: Equatable, Sendable {
    public var location: CGPoint
  }
  public var count: Int
  public var coordinateSpace: CoordinateSpace

  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(Value(location: .zero)) }
  }
}

/// A finger that rests. Accepted for source compatibility: it never happens.
public struct LongPressGesture: Sendable {
  public typealias Value = Bool
  public var minimumDuration: Double
  public var maximumDistance: CGFloat

  /// - Parameters:
  ///   - minimumDuration: Seconds. Default: 0.5.
  ///   - maximumDistance: Points. Default: 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Bool) -> Void) -> _TapAction? { nil }
}

/// A finger that moves. Accepted for source compatibility: it never happens.
public struct DragGesture {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var location: CGPoint
    public var startLocation: CGPoint
    /// Points per second.
    public var velocity: CGSize

    public var translation: CGSize { Self.way(from: startLocation, to: location) }

    /// Where the finger would end, a quarter of a second further on.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    public var predictedEndTranslation: CGSize {
      Self.way(from: startLocation, to: predictedEndLocation)
    }

    private static func way(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }

  public var minimumDistance: CGFloat
  public var coordinateSpace: CoordinateSpace

  /// - Parameter minimumDistance: Points. Default: 10.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// Two fingers that move apart. Accepted for source compatibility: it never happens.
public struct MagnifyGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var magnification: CGFloat
    public var velocity: CGFloat
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// Two fingers that turn. Accepted for source compatibility: it never happens.
public struct RotateGesture: Sendable {
  public struct Value: Equatable, Sendable {
    public var time: Date
    public var rotation: Angle
    public var velocity: Angle
    public var startAnchor: UnitPoint
    public var startLocation: CGPoint
  }
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// The older form of `MagnifyGesture`. Accepted for source compatibility: it never happens.
public struct MagnificationGesture: Sendable {
  public typealias Value = CGFloat
  public var minimumScaleDelta: CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (CGFloat) -> Void) -> _TapAction? { nil }
}

/// The older form of `RotateGesture`. Accepted for source compatibility: it never happens.
public struct RotationGesture: Sendable {
  public typealias Value = Angle
  public var minimumAngleDelta: Angle
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Angle) -> Void) -> _TapAction? { nil }
}

/// A gesture of any type.
public struct AnyGesture<Value> {
  private let tap: @MainActor (@escaping (Value) -> Void) -> _TapAction?

  @MainActor
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap(ended: $0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { tap(ended) }
}
