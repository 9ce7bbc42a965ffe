import Foundation

/// Returns the diagnostic for search tokens, or `nil` if there are none.
private func missing(_ count: Int) -> String? {
  guard count > 0 else { return nil }
  return "the search has \(count) token\(count > 1 ? "s" : ""); tokens are not rendered"
}

extension View {
  /// Adds a search field to the navigation bar, below the title. Tokens are not rendered; a
  /// diagnostic reports them.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, missing: missing(tokens.wrappedValue.count)))
  }

  /// Adds a search field to the navigation bar, below the title. Tokens are not rendered; a
  /// diagnostic reports them.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), missing: missing(tokens.wrappedValue.count)))
  }

  /// Adds a search field to the navigation bar, below the title. Tokens are not rendered; a
  /// diagnostic reports them.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(text: text, prompt: prompt, missing: missing(tokens.wrappedValue.count)))
  }

  /// Adds a search field to the navigation bar, below the title. Tokens are not rendered; a
  /// diagnostic reports them.
  nonisolated public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where
    C: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    C.Element: Identifiable
  {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), missing: missing(tokens.wrappedValue.count)))
  }
}
