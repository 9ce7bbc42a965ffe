import Foundation
import Synchronization

extension Locale {
  private static let regions = Mutex<[String: Locale]>([:])

  /// The locale with its most likely region if it has none, such as `de_DE` for `de`. On a device, every
  /// language has a region. It decides on digits, first weekdays and units: `ar` has other digits than `ar_EG`.
  package var withLikelyRegion: Locale {
    guard region == nil else { return self }
    if let known = Self.regions.withLock({ $0[identifier] }) { return known }
    var locale = self
    if let likely = Locale.Language(identifier: language.maximalIdentifier).region {
      // A language may have variants and keywords, such as the digits of `ar-u-nu-latn`.
      var parts = Locale.Components(locale: self)
      parts.languageComponents.region = likely
      locale = Locale(components: parts)
    }
    Self.regions.withLock { $0[identifier] = locale }
    return locale
  }
}
