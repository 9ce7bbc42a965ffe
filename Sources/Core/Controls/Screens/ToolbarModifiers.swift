import Foundation

extension View {
  /// Hides or shows bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `hidden` hides the bars; other values show them.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.isHidden = visibility == .hidden }
  }

  /// Hides or shows bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `hidden` hides the bars; other values show them.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    appearance(of: bars) { $0.isHidden = visibility == .hidden }
  }

  /// Sets the background style of bars. A navigation bar shows it only if its background is
  /// visible; see `toolbarBackgroundVisibility(_:for:)`. Other bars always show it.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides the backgrounds of bars; the older form of
  /// `toolbarBackgroundVisibility(_:for:)`.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` shows the backgrounds of all bars except the navigation bar, which
  ///     has none unless content is scrolled under it.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides the backgrounds of bars.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` shows the backgrounds of all bars except the navigation bar, which
  ///     has none unless content is scrolled under it.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the color scheme of bars with visible backgrounds. The status bar follows the navigation
  /// bar.
  ///
  /// - Parameters:
  ///   - colorScheme: The color scheme; `nil` uses the environment's.
  ///   - bars: The bars. Without any, `automatic`, which is the navigation bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.colorScheme = .some(colorScheme) }
  }

  /// Changes the appearance of bars. Without any, changes the automatic one.
  private nonisolated func appearance(
    of bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarAppearance) -> Void
  ) -> some View {
    navigation { items in
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar {
        case .automatic, .navigationBar: change(&items.navigationBar)
        case .tabBar: change(&items.tabBar)
        case .bottomBar: change(&items.bottomToolbar)
        // iOS screens have no other bars.
        default: break
        }
      }
    }
  }

  /// Shows the navigation title large below the bar or small in it.
  nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    navigation {
      $0.displayMode = mode.mode
      $0.isLargeInline = mode.isLargeInline
    }
  }
}

/// The display mode of a navigation bar's title.
public struct ToolbarTitleDisplayMode: Sendable {
  let mode: NavigationBarItem.TitleDisplayMode
  var isLargeInline = false

  /// The container's default mode.
  public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)

  /// Large, below the bar.
  public static let large = ToolbarTitleDisplayMode(mode: .large)

  /// Large, in the bar, at the leading edge.
  public static let inlineLarge = ToolbarTitleDisplayMode(mode: .inline, isLargeInline: true)

  /// Small, in the bar.
  public static let inline = ToolbarTitleDisplayMode(mode: .inline)
}
