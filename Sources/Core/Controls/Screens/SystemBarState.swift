import Foundation

/// What the views on a screen ask of what the system draws over it.
final class SystemBarState {
  /// Whether there is no status bar.
  var isHidden = false
  /// Whether there is no home indicator.
  var isIndicatorHidden = false
  /// That of the status bar; `nil` is that of the screen.
  var colorScheme: ColorScheme?

  nonisolated init() {}

  /// Forgets what was asked, as views that cover the screen ask for themselves.
  func reset() { (isHidden, isIndicatorHidden, colorScheme) = (false, false, nil) }

  /// The insets of a screen that has `insets` below a status bar. Without it they are less where there
  /// is no housing of a camera at the top, which takes 44 points at least.
  func insets(of insets: EdgeInsets) -> EdgeInsets {
    guard isHidden, insets.top < 44 else { return insets }
    var insets = insets
    insets.top = 0
    return insets
  }
}

private enum SystemBarKey: EnvironmentKey {
  static var defaultValue: SystemBarState? { nil }
}

extension EnvironmentValues {
  /// What the system draws over the screen that the views are on; `nil` where they are raised above it.
  var systemBars: SystemBarState? {
    get { self[SystemBarKey.self] }
    set { self[SystemBarKey.self] = newValue }
  }
}

/// Changes what the system draws over the screen, and adds no node.
struct SystemBarModifier {
  let change: @MainActor (SystemBarState) -> Void
}

extension SystemBarModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard let inner = context.entering(Self.self) else { return }
    content(inner, &list)
    guard context.presence == .shown, let bars = context.environment.systemBars else { return }
    context.session.noteShared()
    modifier.change(bars)
  }
}

extension View {
  /// Hides or shows the status bar of the screen, where the picture of a device shows it. Screens
  /// without a housing of a camera have no safe area at their top then.
  nonisolated public func statusBarHidden(_ hidden: Bool = true) -> some View {
    modifier(SystemBarModifier { $0.isHidden = hidden })
  }

  /// Hides or shows the status bar of the screen; the older form of `statusBarHidden(_:)`.
  nonisolated public func statusBar(hidden: Bool) -> some View { statusBarHidden(hidden) }

  /// Hides or shows the home indicator of the screen, where the picture of a device shows it.
  nonisolated public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
    modifier(SystemBarModifier { $0.isIndicatorHidden = visibility == .hidden })
  }
}
