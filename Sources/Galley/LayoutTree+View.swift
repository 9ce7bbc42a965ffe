extension LayoutTree {
  /// Lays out `view`.
  ///
  /// - Parameters:
  ///   - view: The view to lay out.
  ///   - proposal: The size of the canvas, in points; unspecified dimensions use the view's own
  ///     size. The view is centered in the canvas.
  ///   - environment: The environment of the view.
  ///   - tracing: Whether to record every proposal and answer. Default: `true`.
  @MainActor
  public init(
    of view: some View, proposal: ProposedViewSize = .unspecified,
    environment: EnvironmentValues = EnvironmentValues(), tracing: Bool = true
  ) {
    do {
      let session = ViewSession(
        ViewSession.Input(view, in: proposal, environment: environment))
      self.init(try session.shown(gathering: tracing ? .tracing : .layout))
    } catch {
      self.init(
        PlacedTree(emptyCanvas: proposal.replacingUnspecifiedDimensions(by: .zero)),
        failure: error)
    }
  }
}
