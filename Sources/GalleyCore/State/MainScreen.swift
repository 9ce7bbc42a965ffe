import Observation
import Synchronization

/// The screen of the picture that is just made, which views can ask for wherever they are.
///
/// It is that of the first `DeviceScreen`, and an iPhone 16 in pictures without one. Bodies that
/// have read it are read again when it changes.
package enum MainScreen {
  private struct State {
    /// `nil` is an iPhone 16.
    var device: Device?
    /// Whether the present evaluation has a screen.
    var isShown = false
  }

  /// An object: optimised programs end where a global lock begins with a constant that has strings
  /// (Swift 6.3).
  private final class Observed: Observable, Sendable {
    let registrar = ObservationRegistrar()
    let state = Mutex(State())
    var device: Device { state.withLock { $0.device } ?? .iPhone16 }
  }

  private static let observed = Observed()

  package static var device: Device {
    observed.registrar.access(observed, keyPath: \.device)
    return observed.device
  }

  /// Notes the screen of views that are about to be made; `nil` is the default.
  package static func prepare(_ device: Device?) { change(to: device ?? .iPhone16) }

  /// Begins an evaluation, which has shown no screen yet.
  package static func beginEvaluation() { observed.state.withLock { $0.isShown = false } }

  /// Notes a screen; the first one of an evaluation counts.
  package static func show(_ device: Device) {
    let isFirst = observed.state.withLock { state in
      defer { state.isShown = true }
      return !state.isShown
    }
    if isFirst { change(to: device) }
  }

  /// Ends an evaluation: without a screen of its own it has the default.
  package static func endEvaluation() {
    if !observed.state.withLock({ $0.isShown }) { change(to: .iPhone16) }
  }

  private static func change(to device: Device) {
    guard observed.device != device else { return }
    observed.registrar.withMutation(of: observed, keyPath: \.device) {
      observed.state.withLock { $0.device = device }
    }
  }
}
