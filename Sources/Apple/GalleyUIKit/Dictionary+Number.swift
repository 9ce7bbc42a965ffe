import Foundation

extension Dictionary where Value == Any {
  /// Returns a number, which may have been written in one of several types; `nil` for other values.
  package func number(_ key: Key) -> Double? {
    // On Linux, a `CGFloat` isn't an `NSNumber`.
    (self[key] as? NSNumber)?.doubleValue ?? (self[key] as? CGFloat).map { Double($0) }
  }
}
