import Foundation

extension View {
  /// Hides or shows bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `hidden` hides the bars, other values show them.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.isHidden = visibility == .hidden }
  }

  /// Hides or shows bars of the screen.
  ///
  /// - Parameters:
  ///   - visibility: `hidden` hides the bars, other values show them.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    appearance(of: bars) { $0.isHidden = visibility == .hidden }
  }

  /// Sets the style of bars' backgrounds. A navigation bar shows it where its background is visible,
  /// which `toolbarBackgroundVisibility(_:for:)` makes it; the other bars show it.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarBackground<S: ShapeStyle>(
    _ style: S, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.background = AnyShapeStyle(style) }
  }

  /// Shows or hides bars' backgrounds; the older form of `toolbarBackgroundVisibility(_:for:)`.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` shows the backgrounds of all bars but the navigation bar, which has
  ///     none where nothing is scrolled under it.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarBackground(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Shows or hides bars' backgrounds.
  ///
  /// - Parameters:
  ///   - visibility: `automatic` shows the backgrounds of all bars but the navigation bar, which has
  ///     none where nothing is scrolled under it.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.backgroundVisibility = visibility }
  }

  /// Sets the color scheme of bars where their backgrounds are visible. The status bar follows the
  /// navigation bar.
  ///
  /// - Parameters:
  ///   - colorScheme: The scheme; `nil` is that of the environment.
  ///   - bars: The bars; none means `automatic`, the navigation bar.
  nonisolated public func toolbarColorScheme(
    _ colorScheme: ColorScheme?, for bars: ToolbarPlacement...
  ) -> some View {
    appearance(of: bars) { $0.colorScheme = .some(colorScheme) }
  }

  /// Changes what bars look like; none of them means the automatic one.
  private nonisolated func appearance(
    of bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarAppearance) -> Void
  ) -> some View {
    navigation { items in
      for bar in bars.isEmpty ? [.automatic] : bars {
        switch bar {
        case .automatic, .navigationBar: change(&items.navigationBar)
        case .tabBar: change(&items.tabBar)
        case .bottomBar: change(&items.bottomToolbar)
        // Screens of iOS have no other bars.
        default: break
        }
      }
    }
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
