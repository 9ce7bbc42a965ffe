import Foundation

/// One tap or several in sequence. `ImageRenderer` finds the view like a control.
public struct TapGesture: Sendable {
  /// A tap has no value.
  public typealias Value = Void

  /// The number of taps.
  public var count: Int

  /// Creates a tap gesture.
  ///
  /// - Parameter count: The number of taps. Default: 1.
  public init(count: Int = 1) { self.count = count }
}

extension TapGesture: PrimitiveGesture {
  /// A tap that ends the gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(()) }
  }
}

/// One tap or several in sequence, with their location. `ImageRenderer` finds the view like a
/// control and taps it at the point (0, 0).
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location, in points: always (0, 0).
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// The coordinate space of the location; has no effect.
  public var coordinateSpace: CoordinateSpace

  /// Creates a tap gesture.
  ///
  /// - Parameters:
  ///   - count: The number of taps. Default: 1.
  ///   - coordinateSpace: Accepted for source compatibility; has no effect.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension SpatialTapGesture: PrimitiveGesture {
  /// A tap at (0, 0) that ends the gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(Value(location: .zero)) }
  }
}

/// A long press. Accepted for source compatibility: it never happens.
public struct LongPressGesture: Sendable {
  /// Whether the press is recognized.
  public typealias Value = Bool

  /// How long the press has to last, in seconds.
  public var minimumDuration: Double

  /// How far the finger may move, in points.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: How long the press has to last, in seconds. Default: 0.5.
  ///   - maximumDistance: How far the finger may move, in points. Default: 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {
  /// None: long presses never happen.
  public func _tap(ended: @escaping (Bool) -> Void) -> _TapAction? { nil }
}

/// A drag. Accepted for source compatibility: it never happens.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date

    /// The current location, in points.
    public var location: CGPoint

    /// The location of the first event, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The way from the start to the current location, in points.
    public var translation: CGSize { Self.way(from: startLocation, to: location) }

    /// The location a quarter of a second later at the current velocity, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way from the start to the predicted end location, in points.
    public var predictedEndTranslation: CGSize {
      Self.way(from: startLocation, to: predictedEndLocation)
    }

    private static func way(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }

  /// How far the finger has to move, in points.
  public var minimumDistance: CGFloat

  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: How far the finger has to move, in points. Default: 10.
  ///   - coordinateSpace: The coordinate space of the locations. Default: local.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {
  /// None: drags never happen.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// A pinch that magnifies. Accepted for source compatibility: it never happens.
public struct MagnifyGesture: Sendable {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date

    /// The factor since the start; 1 changes nothing.
    public var magnification: CGFloat

    /// The change of the factor per second.
    public var velocity: CGFloat

    /// The center of the pinch at its start, relative to the view's size.
    public var startAnchor: UnitPoint

    /// The center of the pinch at its start, in points.
    public var startLocation: CGPoint
  }

  /// How much the factor has to change.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: How much the factor has to change. Default: 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {
  /// None: pinches never happen.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// A rotation with two fingers. Accepted for source compatibility: it never happens.
public struct RotateGesture: Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// When the event happened.
    public var time: Date

    /// The angle since the start.
    public var rotation: Angle

    /// The change of the angle per second.
    public var velocity: Angle

    /// The center of the rotation at its start, relative to the view's size.
    public var startAnchor: UnitPoint

    /// The center of the rotation at its start, in points.
    public var startLocation: CGPoint
  }

  /// How much the angle has to change.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: How much the angle has to change. Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {
  /// None: rotations never happen.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { nil }
}

/// The older form of `MagnifyGesture`. Accepted for source compatibility: it never happens.
public struct MagnificationGesture: Sendable {
  /// The factor since the start.
  public typealias Value = CGFloat

  /// How much the factor has to change.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: How much the factor has to change. Default: 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {
  /// None: pinches never happen.
  public func _tap(ended: @escaping (CGFloat) -> Void) -> _TapAction? { nil }
}

/// The older form of `RotateGesture`. Accepted for source compatibility: it never happens.
public struct RotationGesture: Sendable {
  /// The angle since the start.
  public typealias Value = Angle

  /// How much the angle has to change.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: How much the angle has to change. Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {
  /// None: rotations never happen.
  public func _tap(ended: @escaping (Angle) -> Void) -> _TapAction? { nil }
}

/// A gesture whose type is erased.
public struct AnyGesture<Value> {
  private let tap: @MainActor (@escaping (Value) -> Void) -> _TapAction?

  /// Wraps `gesture`, hiding its type.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap(ended: $0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  /// The tap of the wrapped gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { tap(ended) }
}
