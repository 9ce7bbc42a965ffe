import Foundation

extension Dictionary where Value == Any {
  /// Returns a number, which code writes in several types; `nil` for a value of another type.
  package func number(_ key: Key) -> Double? {
    // A `CGFloat` is no `NSNumber` on Linux.
    (self[key] as? NSNumber)?.doubleValue ?? (self[key] as? CGFloat).map { Double($0) }
  }
}
