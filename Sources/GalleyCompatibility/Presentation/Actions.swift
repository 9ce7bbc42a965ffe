import Foundation

/// An action that dismisses the presentation or the screen of a navigation stack that a view is in.
public struct DismissAction: Sendable {
  let dismiss: (@MainActor () -> Void)?

  /// Dismisses what the view is in; does nothing where that is neither presented nor pushed.
  @MainActor public func callAsFunction() { dismiss?() }
}

/// Whether a view is presented.
public struct PresentationMode: Sendable {
  /// Whether the view is presented.
  public private(set) var isPresented: Bool

  /// Dismisses the presentation.
  public mutating func dismiss() { isPresented = false }
}

/// An action that refreshes the content of a view. It does nothing.
public struct RefreshAction: Sendable {
  /// Does nothing.
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  /// An action that dismisses the presentation, or goes back to the screen before.
  public var dismiss: DismissAction { DismissAction(dismiss: dismissal) }
  /// Whether the view is presented, or on a screen that was pushed.
  public var isPresented: Bool { dismissal != nil }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> {
    let dismissal = dismissal
    return Binding {
      PresentationMode(isPresented: dismissal != nil)
    } set: { mode in
      if !mode.isPresented { MainActor.assumeIsolated { dismissal?() } }
    }
  }
  /// The action that `refreshable` sets: always `nil`.
  public var refresh: RefreshAction? { nil }
}

extension View {
  /// Accepted for source compatibility: nothing is pulled to refresh.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: no URLs arrive.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted for source compatibility: rows are not swiped.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Accepted for source compatibility: suggestions are shown while somebody types.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }

  /// Accepted for source compatibility: suggestions are shown while somebody types.
  nonisolated public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }
}

/// Where suggestions for a search are. Accepted for source compatibility: suggestions are shown
/// while somebody types.
public struct SearchSuggestionsPlacement: Hashable, Sendable {
  private let name: String
  /// Where the system has them.
  public static let automatic = SearchSuggestionsPlacement(name: "automatic")
  /// In a menu.
  public static let menu = SearchSuggestionsPlacement(name: "menu")
  /// In the content of the screen.
  public static let content = SearchSuggestionsPlacement(name: "content")

  /// Several places.
  public struct Set: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In a menu.
    public static let menu = Set(rawValue: 1)
    /// In the content of the screen.
    public static let content = Set(rawValue: 2)
  }
}
