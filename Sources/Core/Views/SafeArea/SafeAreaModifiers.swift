import Foundation

struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let edges = edges.intersection(context.safeAreaEdges)
    guard !edges.isEmpty else { return child }
    let node = context.wrapping(
      child, in: ContentFrameLayout(alignment: .topLeading), .modifier("ignoresSafeArea"))
    node.hook = SafeAreaHook(.ignores(edges))
    node.ignoreCoveredEdges(edges)
    return node
  }
}

struct SafeAreaPaddingModifier {
  let insets: EdgeInsets
}

extension SafeAreaPaddingModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.safeAreaEdges = .all
    let start = list.nodes.count
    content(inner, &list)
    for index in start..<list.nodes.count {
      let child = list.nodes[index]
      let node = context.wrapping(
        child, in: SafeAreaPaddingLayout(insets: modifier.insets), .modifier("safeAreaPadding"))
      let insets = modifier.insets.onCanvas(child.layoutDirection)
      node.hook = SafeAreaHook(.covers { frame, _ in frame.inset(by: insets) })
      list.nodes[index] = node
    }
  }
}

struct SafeAreaInsetModifier<Bar: View> {
  let edge: Edge
  let alignment: AlignmentKey
  let spacing: CGFloat?
  let bar: Bar
}

extension SafeAreaInsetModifier: ViewModifier {
  static func _resolve(
    _ modifier: Self, in context: _ResolveContext, into list: inout _NodeList,
    content: @escaping @MainActor (_ResolveContext, inout _NodeList) -> Void
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.safeAreaEdges = .all
    let start = list.nodes.count
    content(inner, &list)
    for index in start..<list.nodes.count {
      guard let bar = context.layer(modifier.bar, alignment: .center) else { continue }
      let child = list.nodes[index]
      let layout = SafeAreaInsetLayout(
        edge: modifier.edge, spacing: modifier.spacing, alignment: modifier.alignment)
      var members = _NodeList()
      members.nodes = [child, bar]
      let node = context.container(layout, .modifier("safeAreaInset"), members)
      node.inheritTraits(from: child)
      node.priority = child.priority
      node.hook = SafeAreaHook(.covers { layout.uncovered($0, $1) })
      list.nodes[index] = node
    }
  }
}

extension View {
  /// Shows content above or below this view and insets the view's safe area to match, so that
  /// scrolling content extends under it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the content.
  ///   - alignment: The alignment of the content with the view. Default: center.
  ///   - spacing: The distance between view and content, in points; `nil` uses their preferences.
  ///   - content: The content. Several views are layered.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, alignment: alignment.key, spacing: spacing,
        bar: content()))
  }

  /// Shows content before or after this view and insets the view's safe area to match, so that
  /// scrolling content extends under it.
  ///
  /// - Parameters:
  ///   - edge: The edge of the content.
  ///   - alignment: The alignment of the content with the view. Default: center.
  ///   - spacing: The distance between view and content, in points; `nil` uses their preferences.
  ///   - content: The content. Several views are layered.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, alignment: alignment.key, spacing: spacing,
        bar: content()))
  }
}
