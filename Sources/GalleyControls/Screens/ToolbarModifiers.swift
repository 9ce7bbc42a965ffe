import Foundation

extension View {
  /// Hides or shows bars of the screen.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    navigation {
      if bars.contains(.navigationBar) || bars.contains(.automatic) {
        $0.isBarHidden = visibility == .hidden
      }
    }
  }

  /// Whether the title is large, under the bar, or small, in it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation { $0.displayMode = mode.mode }
  }
}

/// How titles of screens are shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
  public static let large = ToolbarTitleDisplayMode(mode: .large)
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
