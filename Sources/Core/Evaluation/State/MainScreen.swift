import Foundation
import Synchronization

/// The screen of the picture that is just made, which views can ask for wherever they are.
///
/// It is that of the first `DeviceScreen`; in pictures without one, that of the picture around, and
/// an iPhone 16 outside of all. When it changes, bodies are read again if anything has asked for it.
package final class MainScreen: Sendable {
  private struct State {
    var device: Device
    var isRead = false
    /// Whether the present evaluation has a screen.
    var isShown = false
  }

  private let standard: Device
  private let state: Mutex<State>

  private init(_ standard: Device) {
    self.standard = standard
    state = Mutex(State(device: standard))
  }

  private static func of(_ context: RendererContext) -> MainScreen {
    context.object {
      MainScreen(context.outer.map { of($0).state.withLock { $0.device } } ?? .iPhone16)
    }
  }

  package static var device: Device {
    of(.current).state.withLock { state in
      state.isRead = true
      return state.device
    }
  }

  fileprivate static func prepare(_ device: Device?, in context: RendererContext) {
    let screen = of(context)
    screen.change(to: device ?? screen.standard, in: context)
  }

  /// Begins an evaluation, which has shown no screen yet.
  package static func beginEvaluation() { of(.current).state.withLock { $0.isShown = false } }

  /// Notes a screen; the first one of an evaluation counts. Views that are resolved outside of all
  /// renderers change nothing.
  package static func show(_ device: Device) {
    let context = RendererContext.current
    guard context.outer != nil else { return }
    let screen = of(context)
    let isFirst = screen.state.withLock { state in
      defer { state.isShown = true }
      return !state.isShown
    }
    if isFirst { screen.change(to: device, in: context) }
  }

  /// Ends an evaluation: without a screen of its own it has the default.
  package static func endEvaluation() {
    let context = RendererContext.current
    let screen = of(context)
    if !screen.state.withLock({ $0.isShown }) { screen.change(to: screen.standard, in: context) }
  }

  private func change(to device: Device, in context: RendererContext) {
    let isNews = state.withLock { state in
      guard state.device != device else { return false }
      state.device = device
      defer { state.isRead = false }
      return state.isRead
    }
    if isNews { context.readBodiesAgain(because: "the screen") }
  }
}

extension RendererContext {
  /// Notes the screen and the locale of views that are about to be made.
  ///
  /// - Parameter device: The screen; `nil` is the default.
  package func prepare(device: Device?, locale: Locale) {
    self.locale = locale
    MainScreen.prepare(device, in: self)
  }
}
