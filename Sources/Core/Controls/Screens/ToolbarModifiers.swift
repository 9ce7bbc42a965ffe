import Foundation

extension View {
  /// Changes the appearance of the given bars, or of the automatic bar if none are given.
  nonisolated func appearance(
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
