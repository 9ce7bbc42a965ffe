import Foundation

/// A value that keyframes change over time.
public struct KeyframeTimeline<Value> {
  let initialValue: Value
  /// The duration of the longest track, in seconds.
  public private(set) var duration: TimeInterval = 0
  private var tracks: [(inout Value, Double) -> Void] = []

  /// Creates a timeline.
  ///
  /// - Parameters:
  ///   - initialValue: The value at the start.
  ///   - content: The keyframes.
  public init<Content: Keyframes>(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> Content
  ) where Content.Value == Value {
    self.initialValue = initialValue
    content()._add(to: &self)
  }

  mutating func add(
    _ duration: Double, _ track: @escaping (inout Value, Double) -> Void
  ) {
    self.duration = max(self.duration, duration)
    tracks.append(track)
  }

  /// Returns the value after `time` seconds.
  public func value(time: TimeInterval) -> Value {
    var value = initialValue
    for track in tracks { track(&value, time) }
    return value
  }

  /// Returns the value at a fraction of the duration, 0…1.
  public func value(progress: Double) -> Value { value(time: duration * progress) }

  /// Updates a value to its state after `time` seconds. Properties without a track do not change.
  public func update(value: inout Value, time: TimeInterval) {
    for track in tracks { track(&value, time) }
  }

  /// Updates a value to its state at a fraction of the duration, 0…1. Properties without a track do
  /// not change.
  public func update(value: inout Value, progress: Double) {
    update(value: &value, time: duration * progress)
  }
}
