import Foundation

/// The regions that a safe area excludes.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt

  /// Creates a set from raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Bars, rounded corners and other parts of the container.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard, which never appears in a picture.
  public static let keyboard = SafeAreaRegions(rawValue: 2)

  /// The container and the keyboard.
  public static let all: SafeAreaRegions = [.container, .keyboard]
}

struct IgnoresSafeAreaModifier {
  let edges: Edge.Set
}

extension IgnoresSafeAreaModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard context.isInSafeArea, !edges.isEmpty else { return child }
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
    inner.isInSafeArea = true
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
    inner.isInSafeArea = true
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
  /// Extends the view beyond the safe area, without affecting the surrounding layout.
  ///
  /// - Parameters:
  ///   - regions: The regions to ignore. Default: all; `keyboard` alone has no effect.
  ///   - edges: The edges to extend. Default: all.
  nonisolated public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
  }

  /// Extends the view beyond the safe area. The older form of `ignoresSafeArea(_:edges:)`.
  nonisolated public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    ignoresSafeArea(edges: edges)
  }

  /// Adds padding to the safe area of this view. Backgrounds and scrolling content may still extend
  /// into it.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad. Default: all.
  ///   - length: The padding, in points; `nil` means 16.
  nonisolated public func safeAreaPadding(
    _ edges: Edge.Set = .all, _ length: CGFloat? = nil
  ) -> some View {
    safeAreaPadding(EdgeInsets(edges, length ?? 16))
  }

  /// Adds `length` points to the safe area insets of this view on all edges.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds insets to the safe area of this view, in points.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPaddingModifier(insets: insets))
  }

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
