extension ViewSession.Input {
  /// A view as pictures show it, with what it presents over it and the program's accent color.
  @MainActor
  init(_ view: some View, in proposal: ProposedViewSize, environment: EnvironmentValues) {
    var environment = environment
    environment.standard.accentColor = NamedAssets.accentColor
    self.init(
      root: RootView(view.modifier(PresentationHost(in: proposal))), environment: environment,
      proposal: proposal)
  }
}
