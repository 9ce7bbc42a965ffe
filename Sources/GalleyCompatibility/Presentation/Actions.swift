import Foundation

/// Closes what presents a view; in a picture nothing is presented, so that it does nothing.
public struct DismissAction: Sendable {
  @MainActor public func callAsFunction() {}
}

/// Whether a view is presented; in a picture it never is.
public struct PresentationMode: Sendable {
  public var isPresented: Bool { false }
  public mutating func dismiss() {}
}

/// Loads a view's content again: does nothing.
public struct RefreshAction: Sendable {
  public func callAsFunction() async {}
}

extension EnvironmentValues {
  public var dismiss: DismissAction { DismissAction() }
  public var isPresented: Bool { false }
  /// The older form of `dismiss` and `isPresented`.
  public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
  public var refresh: RefreshAction? { nil }
}

extension View {
  /// Accepted for source compatibility: nothing is pulled down.
  nonisolated public func refreshable(
    action: @escaping @Sendable () async -> Void
  ) -> some View { self }

  /// Accepted for source compatibility: no addresses arrive.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Accepted for source compatibility: rows are not swiped.
  nonisolated public func swipeActions<T: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some View { self }

  /// Takes no space: the field is not shown, and a diagnostic says so.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    reporting("this screen can be searched; the field is not shown")
  }

  /// Takes no space: the field is not shown, and a diagnostic says so.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Takes no space: the field is not shown, and a diagnostic says so.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Takes no space: the field is not shown, and a diagnostic says so.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt)
  }

  /// Accepted for source compatibility: the screen's field is not shown.
  nonisolated public func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View { self }
}

extension ForEach {
  /// Accepted for source compatibility: rows are not deleted by hand.
  nonisolated public func onDelete(perform action: ((IndexSet) -> Void)?) -> Self { self }

  /// Accepted for source compatibility: rows are not moved by hand.
  nonisolated public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> Self { self }
}

/// Where the field for searching stands.
public struct SearchFieldPlacement: Sendable {
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
  public static let automatic = SearchFieldPlacement()
  public static let sidebar = SearchFieldPlacement()
  public static let toolbar = SearchFieldPlacement()
  public static let navigationBarDrawer = SearchFieldPlacement()
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }
}
