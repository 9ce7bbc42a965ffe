import Foundation
import Observation
import Synchronization

/// The locale of the picture that is just made, for strings that are looked up outside of views.
/// Bodies that have read it are read again when it changes.
package enum CurrentLocale {
  private struct Observed: Observable, Sendable {
    let registrar = ObservationRegistrar()
    var locale: Locale { CurrentLocale.state.withLock { $0 } }
  }

  private static let state = Mutex(Locale(identifier: "en"))
  private static let observed = Observed()

  package static var locale: Locale {
    observed.registrar.access(observed, keyPath: \.locale)
    return observed.locale
  }

  /// Notes the locale of an evaluation.
  package static func set(_ locale: Locale) {
    guard observed.locale.identifier != locale.identifier else { return }
    observed.registrar.withMutation(of: observed, keyPath: \.locale) {
      state.withLock { $0 = locale }
    }
  }
}
