import Foundation

/// The interpolated values of a track.
public struct _KeyframePath<Value: Animatable> {
  typealias Data = Value.AnimatableData

  /// The interpolation between two keyframes.
  struct Segment {
    enum Curve {
      case jump
      case linear(UnitCurve)
      /// A cubic curve with velocities at its ends; `nil` derives them from adjacent keyframes.
      case cubic(start: Data?, end: Data?)
      case spring(Spring, start: Data?)
    }
    let to: Data
    let duration: Double
    let curve: Curve
  }

  var segments: [Segment] = []
  private let start: Value

  init(from start: Value) { self.start = start }

  mutating func add(_ value: Value, _ duration: Double, _ curve: Segment.Curve) {
    segments.append(
      Segment(
        to: value.animatableData, duration: duration.isFinite ? max(duration, 0) : 0, curve: curve))
  }

  /// The duration, in seconds.
  var duration: Double { segments.reduce(0) { $0 + $1.duration } }

  func value(at time: Double) -> Value {
    var value = start
    value.animatableData = data(at: time)
    return value
  }

  private func data(at time: Double) -> Data {
    var (from, begin) = (start.animatableData, 0.0)
    for (index, segment) in segments.enumerated() {
      if time < begin + segment.duration {
        return data(in: index, from, time - begin)
      }
      (from, begin) = (segment.to, begin + segment.duration)
    }
    return from
  }

  private func data(in index: Int, _ from: Data, _ time: Double) -> Data {
    let segment = segments[index]
    guard segment.duration > 0 else { return segment.to }
    let part = min(max(time / segment.duration, 0), 1)
    switch segment.curve {
    case .jump: return from
    case .linear(let curve): return Self.mixed(from, segment.to, curve.value(at: part))
    case .spring(let spring, let start):
      let progress = spring.progress(at: time, velocity: 0)
      let pulled = Self.mixed(from, segment.to, progress)
      guard var push = start else { return pulled }
      // The spring is linear, so the effect of its initial velocity is added to the pull.
      push.scale(by: spring.progress(at: time, velocity: 1) - progress)
      return pulled + push
    case .cubic(let start, let end):
      return cubic(
        from, segment.to, start ?? speed(before: index, from), end ?? speed(after: index),
        part, segment.duration)
    }
  }

  private static func mixed(_ a: Data, _ b: Data, _ progress: Double) -> Data {
    var way = b - a
    way.scale(by: progress)
    return a + way
  }

  /// Evaluates a Hermite curve. Velocities are per second.
  private func cubic(
    _ a: Data, _ b: Data, _ startSpeed: Data, _ endSpeed: Data, _ t: Double, _ duration: Double
  ) -> Data {
    func scaled(_ data: Data, _ factor: Double) -> Data {
      var copy = data
      copy.scale(by: factor)
      return copy
    }
    let (t2, t3) = (t * t, t * t * t)
    return scaled(a, 2 * t3 - 3 * t2 + 1) + scaled(startSpeed, (t3 - 2 * t2 + t) * duration)
      + scaled(b, -2 * t3 + 3 * t2) + scaled(endSpeed, (t3 - t2) * duration)
  }

  /// Returns the velocity at the start of a segment: the end velocity of the previous one, or 0.
  private func speed(before index: Int, _ from: Data) -> Data {
    index == 0 ? .zero : speed(at: index - 1)
  }

  private func speed(after index: Int) -> Data {
    index == segments.count - 1 ? .zero : speed(at: index)
  }

  /// Returns the velocity between a segment and the next: the average over both.
  private func speed(at index: Int) -> Data {
    if case .cubic(_, let end?) = segments[index].curve { return end }
    let before = index == 0 ? start.animatableData : segments[index - 1].to
    let time = segments[index].duration + segments[index + 1].duration
    guard time > 0 else { return .zero }
    var way = segments[index + 1].to - before
    way.scale(by: 1 / time)
    return way
  }
}
