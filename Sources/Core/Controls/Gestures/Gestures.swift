import Foundation

/// A gesture that recognizes one or more taps. `ImageRenderer` finds the view like a control.
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
  /// The tap that ends the gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(()) }
  }
}

/// A gesture that recognizes one or more taps and reports their location. `ImageRenderer` finds the
/// view like a control and taps it at the point (0, 0).
public struct SpatialTapGesture {
  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location, in points: always (0, 0).
    public var location: CGPoint
  }

  /// The number of taps.
  public var count: Int

  /// The coordinate space of the location. It has no effect.
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
  /// The tap at (0, 0) that ends the gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? {
    _TapAction(count: count) { ended(Value(location: .zero)) }
  }
}

/// A long press. Accepted for source compatibility: it never occurs.
public struct LongPressGesture: Sendable {
  /// Whether the press is recognized.
  public typealias Value = Bool

  /// The minimum duration of the press, in seconds.
  public var minimumDuration: Double

  /// The maximum movement of the finger, in points.
  public var maximumDistance: CGFloat

  /// Creates a long-press gesture.
  ///
  /// - Parameters:
  ///   - minimumDuration: The minimum duration of the press, in seconds. Default: 0.5.
  ///   - maximumDistance: The maximum movement of the finger, in points. Default: 10.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: PrimitiveGesture {}

/// A drag. Accepted for source compatibility: it never occurs.
public struct DragGesture {
  /// The state of a drag.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date

    /// The current location, in points.
    public var location: CGPoint

    /// The location of the first event, in points.
    public var startLocation: CGPoint
    /// The velocity, in points per second.
    public var velocity: CGSize

    /// The translation from the start to the current location, in points.
    public var translation: CGSize { Self.way(from: startLocation, to: location) }

    /// The predicted location a quarter of a second later at the current velocity, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The translation from the start to the predicted end location, in points.
    public var predictedEndTranslation: CGSize {
      Self.way(from: startLocation, to: predictedEndLocation)
    }

    private static func way(from start: CGPoint, to end: CGPoint) -> CGSize {
      CGSize(width: end.x - start.x, height: end.y - start.y)
    }
  }

  /// The minimum movement of the finger, in points.
  public var minimumDistance: CGFloat

  /// The coordinate space of the locations.
  public var coordinateSpace: CoordinateSpace

  /// Creates a drag gesture.
  ///
  /// - Parameters:
  ///   - minimumDistance: The minimum movement of the finger, in points. Default: 10.
  ///   - coordinateSpace: The coordinate space of the locations. Default: local.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace.coordinateSpace
  }

  /// Creates a drag gesture.
  @_disfavoredOverload
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }
}

extension DragGesture: PrimitiveGesture {}

/// A magnifying pinch. Accepted for source compatibility: it never occurs.
public struct MagnifyGesture: Sendable {
  /// The state of a pinch.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date

    /// The scale factor relative to the start; 1 means no change.
    public var magnification: CGFloat

    /// The change of the scale factor per second.
    public var velocity: CGFloat

    /// The center of the pinch at its start, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The center of the pinch at its start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum change of the scale factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnify gesture.
  ///
  /// - Parameter minimumScaleDelta: The minimum change of the scale factor. Default: 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture: PrimitiveGesture {}

/// A rotation with two fingers. Accepted for source compatibility: it never occurs.
public struct RotateGesture: Sendable {
  /// The state of a rotation.
  public struct Value: Equatable, Sendable {
    /// The time of the event.
    public var time: Date

    /// The angle relative to the start.
    public var rotation: Angle

    /// The change of the angle per second.
    public var velocity: Angle

    /// The center of the rotation at its start, as a fraction of the view's size.
    public var startAnchor: UnitPoint

    /// The center of the rotation at its start, in points.
    public var startLocation: CGPoint
  }

  /// The minimum change of the angle.
  public var minimumAngleDelta: Angle

  /// Creates a rotate gesture.
  ///
  /// - Parameter minimumAngleDelta: The minimum change of the angle. Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture: PrimitiveGesture {}

/// The older form of `MagnifyGesture`. Accepted for source compatibility: it never occurs.
public struct MagnificationGesture: Sendable {
  /// The type of the value: the scale factor relative to the start.
  public typealias Value = CGFloat

  /// The minimum change of the scale factor.
  public var minimumScaleDelta: CGFloat

  /// Creates a magnification gesture.
  ///
  /// - Parameter minimumScaleDelta: The minimum change of the scale factor. Default: 0.01.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: PrimitiveGesture {}

/// The older form of `RotateGesture`. Accepted for source compatibility: it never occurs.
public struct RotationGesture: Sendable {
  /// The type of the value: the angle relative to the start.
  public typealias Value = Angle

  /// The minimum change of the angle.
  public var minimumAngleDelta: Angle

  /// Creates a rotation gesture.
  ///
  /// - Parameter minimumAngleDelta: The minimum change of the angle. Default: 1 degree.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: PrimitiveGesture {}

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let tap: @MainActor (@escaping (Value) -> Void) -> _TapAction?

  /// Creates a gesture that wraps `gesture` and hides its type.
  @MainActor
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    tap = { gesture._tap(ended: $0) }
  }
}

extension AnyGesture: PrimitiveGesture {
  /// The tap of the wrapped gesture.
  public func _tap(ended: @escaping (Value) -> Void) -> _TapAction? { tap(ended) }
}
