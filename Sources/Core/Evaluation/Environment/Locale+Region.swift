import Foundation
import Synchronization

extension Locale {
  private static let regions = Mutex<[String: Locale]>([:])

  /// The locale with its most likely region if it has none, such as `de_DE` for `de`. On a device, every
  /// language has a region. It decides on digits, first weekdays and units: `ar` has other digits than `ar_EG`.
  package var withLikelyRegion: Locale {
    guard region == nil else { return self }
    if let known = Self.regions.withLock({ $0[identifier] }) { return known }
    let likely = Locale.Language(identifier: language.maximalIdentifier).region
    let locale = likely.map { Locale(identifier: "\(identifier)_\($0.identifier)") } ?? self
    Self.regions.withLock { $0[identifier] = locale }
    return locale
  }
}
