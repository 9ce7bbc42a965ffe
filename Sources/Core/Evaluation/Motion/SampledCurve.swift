/// The progress of a change by a curve of one's own, which is asked for it at even distances.
package struct SampledCurve: Hashable, Sendable {
  private let key: any Hashable & Sendable
  private let values: [Double]

  private static let valuesPerSecond = 120.0
  /// A curve that does not end by itself ends here.
  private static let limit = 60 * 120

  /// - Parameters:
  ///   - key: Curves of equal keys are equal.
  ///   - progress: The progress at a time in seconds; `nil` at the end. Called in the order of time.
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
