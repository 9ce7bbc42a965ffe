import Foundation
import Synchronization

/// The screen of the current picture, available everywhere.
///
/// It is the screen of the first `DeviceScreen`, or else that of the enclosing picture, or else an
/// iPhone 16. When it changes, all bodies are read again if any code has read it.
package final class MainScreen: Sendable {
  private struct State {
    var device: Device
    var isRead = false
    /// Whether the current evaluation has shown a screen.
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

  /// Begins an evaluation, in which no screen has been shown yet.
  package static func beginEvaluation() { of(.current).state.withLock { $0.isShown = false } }

  /// Sets the screen; the first one of an evaluation wins. Has no effect outside of a renderer.
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

  /// Ends an evaluation, reverting to the default screen if none was shown.
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
  /// Sets the screen and locale of the views to be created.
  ///
  /// - Parameter device: The screen; `nil` for the default.
  package func prepare(device: Device?, locale: Locale) {
    self.locale = locale
    MainScreen.prepare(device, in: self)
  }
}
