import Foundation

/// The way from a view to a placed tree: resolve, measure, place.
///
/// Recording, painting and encoding follow in `ImageRenderer`.
@MainActor
package struct Pipeline {
  package let session: ResolveSession
  package let root: LayoutNode
  /// The window, as far as views are sized in relation to it.
  private let window = ContainerScope("window", outer: nil)

  /// Turns `view` into layout nodes.
  ///
  /// - Throws: `FontError` without a system font, `RenderError.nestedTooDeeply`.
  package init(_ view: some View, environment: EnvironmentValues) throws {
    let session = ResolveSession(textEngine: try SharedTextEngine.engine())
    var context = _ResolveContext(session: session, environment: environment)
    context.enter(window)
    root = LargeStack.run { Self.root(of: view, in: context) }
    self.session = session
    if case .nestedTooDeeply(let limit, let view) = session.failure {
      throw RenderError.nestedTooDeeply(limit: limit, view: view)
    }
  }

  /// The view's one node; several views stand in an implicit column.
  private static func root<V: View>(of view: V, in context: _ResolveContext) -> LayoutNode {
    var list = _NodeList()
    V._resolve(view, in: context, into: &list)
    if list.nodes.count == 1 { return list.nodes[0] }
    if list.nodes.isEmpty { return context.leaf(FixedSizeLeafLayout(size: .zero), "EmptyView") }
    return context.container(VStackLayout(), "VStack", list)
  }

  /// Measures and places everything; the trace is recorded if it is switched on.
  package func placed(
    in proposal: ProposedViewSize, tracing: Bool = false
  ) -> PlacedTree {
    if tracing { session.tree.trace = LayoutTrace() }
    window.offer(proposal)
    return LargeStack.run { PlacedTree(placing: root, in: proposal) }
  }
}

/// The main actor's text engine, kept alive so that fonts and shaped texts are reused.
@MainActor
package enum SharedTextEngine {
  private static var shared: PangoTextEngine?

  package static func engine() throws -> PangoTextEngine {
    if let shared { return shared }
    let engine = try PangoTextEngine()
    shared = engine
    return engine
  }
}
