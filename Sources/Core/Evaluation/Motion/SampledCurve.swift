/// The progress of a change along a custom curve, sampled at regular intervals.
package struct SampledCurve: Hashable, Sendable {
  private let key: any Hashable & Sendable
  private let values: [Double]

  private static let valuesPerSecond = 120.0
  /// The maximum number of samples, for curves that never end.
  private static let limit = 60 * 120

  /// Creates a curve.
  ///
  /// - Parameters:
  ///   - key: Identifies the curve; curves with equal keys are equal.
  ///   - progress: Returns the progress at a time in seconds, or `nil` at the end. Called in order
  ///     of time.
  package init<K: Hashable & Sendable>(_ key: K, _ progress: (Double) -> Double?) {
    self.key = key
    var values: [Double] = []
    while values.count < Self.limit {
      guard let value = progress(Double(values.count) / Self.valuesPerSecond) else { break }
      values.append(value.isFinite ? value : values.last ?? 0)
    }
    self.values = values
  }

  /// Seconds until the end.
  var length: Double { Double(values.count) / Self.valuesPerSecond }

  func progress(at time: Double) -> Double {
    let place = min(max(time * Self.valuesPerSecond, 0), Double(values.count))
    let index = Int(place)
    guard index < values.count else { return 1 }
    let next = index + 1 < values.count ? values[index + 1] : 1
    return values[index] + (next - values[index]) * (place - Double(index))
  }

  package static func == (a: SampledCurve, b: SampledCurve) -> Bool {
    AnyHashable(a.key) == AnyHashable(b.key)
  }

  package func hash(into hasher: inout Hasher) { AnyHashable(key).hash(into: &hasher) }
}
