extension View {
  /// Adds a search field to the navigation bar. Tokens are not rendered; a diagnostic reports them.
  nonisolated func searchable(
    text: Binding<String>, tokenCount: Int, isPresented: Binding<Bool>?,
    placement: SearchFieldPlacement, prompt: Text?
  ) -> some View {
    modifier(
      SearchModifier(
        text: text, prompt: prompt, placement: placement,
        isPresented: isPresented ?? .constant(false), tokenCount: tokenCount))
  }
}
