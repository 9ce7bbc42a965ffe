extension View {
  /// Adds a search field to the navigation bar. Neither its tokens nor a presented search are
  /// rendered; a diagnostic reports them.
  nonisolated func searchable(
    text: Binding<String>, tokenCount: Int, isPresented: Binding<Bool>?, prompt: Text?
  ) -> some View {
    let tokens = tokenCount == 1 ? "1 token" : "\(tokenCount) tokens"
    return modifier(
      SearchModifier(
        text: text, prompt: prompt,
        missing: tokenCount > 0
          ? "the search has \(tokens); tokens are not rendered"
          : isPresented?.wrappedValue == true ? SearchModifier.presented : nil))
  }
}
