import Foundation

extension View {
  /// Hides or shows the navigation bar; other bars are not affected.
  ///
  /// - Parameters:
  ///   - visibility: `hidden` hides the bar, other values show it.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    toolbar(visibility, bars)
  }

  /// Shows the navigation title large below the bar, or small in it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation {
      $0.displayMode = mode.mode
      $0.isLargeInline = mode.isLargeInline
    }
  }
}

/// How the title of a navigation bar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  var isLargeInline = false

  /// The default of the container.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)

  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)

  /// Large, in the bar, at its leading edge.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline, isLargeInline: true)

  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
