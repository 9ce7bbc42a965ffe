import Foundation

/// What a diagnostic says of tokens in the field.
private func missing(_ count: Int) -> String? {
  guard count > 0 else { return nil }
  return "the search has \(count) token\(count > 1 ? "s" : ""), which the picture does not show"
}

extension View {
  /// Puts a field to search with into the navigation bar, below the title. Where there are tokens, a
  /// diagnostic says that the picture does not show them.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: prompt, missing: missing(tokens.wrappedValue.count)))
  }

  /// Puts a field to search with into the navigation bar, below the title. Where there are tokens, a
  /// diagnostic says that the picture does not show them.
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    modifier(
      SearchModifier(text: text, prompt: Text(prompt), missing: missing(tokens.wrappedValue.count)))
  }

  /// Puts a field to search with into the navigation bar, below the title. Where there are tokens, a
  /// diagnostic says that the picture does not show them.
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

  /// Puts a field to search with into the navigation bar, below the title. Where there are tokens, a
  /// diagnostic says that the picture does not show them.
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
