import Foundation

/// A type that defines how tab views look.
public protocol TabViewStyle {
  /// The bars of the tab view.
  nonisolated var _look: _TabViewLook { get }
}

/// The default tab view style: a bar of labels.
@StyleInit public struct DefaultTabViewStyle: TabViewStyle {
  /// A bar of labels.
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A style with swipeable pages and a dot for each page at the bottom.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String
    /// Shown if there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always shown.
    public static let always = IndexDisplayMode(name: "always")
    /// Never shown.
    public static let never = IndexDisplayMode(name: "never")
  }
  private let mode: IndexDisplayMode

  /// Creates the style.
  ///
  /// - Parameter indexDisplayMode: When the dots are shown. Default: automatic.
  nonisolated public init(indexDisplayMode: IndexDisplayMode = .automatic) {
    mode = indexDisplayMode
  }

  /// A dot for each page.
  nonisolated public var _look: _TabViewLook { .pages(mode) }
}

/// A style with a bar of labels. On tablets, a button in the bar replaces it by a sidebar.
@StyleInit public struct SidebarAdaptableTabViewStyle: TabViewStyle {
  /// A bar of labels or a sidebar.
  nonisolated public var _look: _TabViewLook { .sidebarAdaptable }
}

/// A style with a bar of labels on all screens.
@StyleInit public struct TabBarOnlyTabViewStyle: TabViewStyle {
  /// A bar of labels.
  nonisolated public var _look: _TabViewLook { .bar }
}

/// A type that defines how page dots look.
public protocol IndexViewStyle {
  /// Whether the dots have a background.
  nonisolated var _hasBackground: Bool { get }
}

/// A style with dots, with or without a background.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the dots have a background.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    fileprivate let name: String
    /// Shown while the dots are touched.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// Shown while the dots are touched.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always shown.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never shown.
    public static let never = BackgroundDisplayMode(name: "never")
  }
  private let mode: BackgroundDisplayMode

  /// Creates the style.
  ///
  /// - Parameter backgroundDisplayMode: When the dots have a background. Default: automatic.
  nonisolated public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    mode = backgroundDisplayMode
  }

  /// Whether the dots have a background at rest.
  nonisolated public var _hasBackground: Bool { mode == .always }
}

/// White page dots, optionally on a background.
package struct PageDots: View {
  private let count: Int
  private let selected: Int
  private let bottomMargin: CGFloat
  private let colors: (selected: Color?, others: Color?)
  private let select: @MainActor (Int) -> Void
  @Environment(\.controls.hasIndexBackground) private var hasBackground

  /// - Parameters:
  ///   - bottomMargin: The distance from the dots' area to the bottom, in points.
  ///   - colors: The colors of the dots; `nil` for those of the appearance object.
  package init(
    count: Int, selected: Int, bottomMargin: CGFloat = 0,
    colors: (selected: Color?, others: Color?) = (nil, nil),
    select: @escaping @MainActor (Int) -> Void
  ) {
    (self.count, self.selected, self.bottomMargin) = (count, selected, bottomMargin)
    (self.colors, self.select) = (colors, select)
  }

  package var body: some View {
    HStack(spacing: 9) {
      ForEach(0..<count, id: \.self) { index in
        Circle().fill(color(of: index)).frame(width: 7, height: 7)
          .control(.tap { select(index) })
      }
    }
    .padding(.horizontal, 12)
    .frame(height: 26)
    .background { if hasBackground { Capsule().fill(Color(.secondaryFill)) } }
    .padding(.bottom, bottomMargin)
    // As on an iPhone, tapping either side of the dots moves to the previous or next page.
    .control(.point { select(selected + ($0.x < 0.5 ? -1 : 1)) })
    .accessibilityRole(
      ControlSpeech(.replaced, .isAdjustable, value: "page \(selected + 1) of \(count)"))
  }

  private func color(of index: Int) -> Color {
    index == selected
      ? colors.selected ?? SystemAppearance.value(\.currentPageTint) ?? .white
      : colors.others ?? SystemAppearance.value(\.pageTint) ?? .white.opacity(0.3)
  }
}
