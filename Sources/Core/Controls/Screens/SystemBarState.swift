import Foundation

/// The system bar settings that the views on a screen request.
final class SystemBarState {
  /// Whether the status bar is hidden.
  var isHidden = false
  /// Whether the home indicator is hidden.
  var isIndicatorHidden = false
  /// The color scheme of the status bar; `nil` uses the screen's.
  var colorScheme: ColorScheme?

  nonisolated init() {}

  /// All settings.
  var values: (isHidden: Bool, isIndicatorHidden: Bool, colorScheme: ColorScheme?) {
    get { (isHidden, isIndicatorHidden, colorScheme) }
    set { (isHidden, isIndicatorHidden, colorScheme) = newValue }
  }

  /// Resets the settings, because views that cover the screen have their own.
  func reset() { values = (false, false, nil) }

  /// Returns the insets of a screen with a status bar. If the status bar is hidden, screens without
  /// a camera housing, which takes at least 44 points, have no top inset.
  func insets(of insets: EdgeInsets) -> EdgeInsets {
    guard isHidden, insets.top < 44 else { return insets }
    var insets = insets
    insets.top = 0
    return insets
  }
}

extension EnvironmentValues {
  /// The system bars of the current screen; `nil` for views raised above it.
  @Entry var systemBars: SystemBarState?
}

/// Changes the system bars of the screen, without adding a node.
struct SystemBarModifier {
  let change: @MainActor (SystemBarState) -> Void
}

extension SystemBarModifier: RequestModifier {
  func request(in context: _ResolveContext) {
    guard context.presence == .shown, let bars = context.environment.systemBars else { return }
    context.session.noteShared()
    change(bars)
  }
}
