import Foundation

/// A stack that arranges its views vertically at their ideal heights and fills the proposed width.
///
/// In a scroll view, views beyond the visible area are neither created nor laid out, and the height is
/// estimated.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private var pinnedViews: PinnedScrollableViews
  /// Whether documents repeat the headers of sections.
  private let pinsHeaders: Bool
  private let content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: The headers and footers of sections that stay visible while the content is
  ///     scrolled. A document repeats the headers on each page that the section spans.
  ///   - content: The views, in order.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    pinsHeaders = pinnedViews.contains(.sectionHeaders)
    self.content = content()
  }

  /// Returns the same stack with views that stay visible, but are not repeated in documents.
  package func pinning(_ views: PinnedScrollableViews) -> Self {
    var copy = self
    copy.pinnedViews = views
    return copy
  }
}

extension LazyVStack: View, PrimitiveView {
  /// Adds one node that contains the nodes of the views.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let layout = LazyStackLayout(alignment: view.alignment, spacing: view.spacing)
    context.resolve(view.content, in: layout, .container("LazyVStack"), isLazy: true, into: &list)
    list.nodes.last?.pin(view.pinnedViews)
    if view.pinsHeaders { list.nodes.last?.pinsHeaders = true }
  }
}

/// A stack that arranges its views horizontally at their ideal widths and fills the proposed
/// height.
///
/// In a scroll view, views beyond the visible area are neither created nor laid out, and the width is
/// estimated.
public struct LazyHStack<Content: View> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let pinnedViews: PinnedScrollableViews
  private let content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: The headers and footers of sections that stay visible while the content is
  ///     scrolled.
  ///   - content: The views, in order.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.pinnedViews = pinnedViews
    self.content = content()
  }
}

extension LazyHStack: View, PrimitiveView {
  /// Adds one node that contains the nodes of the views.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let layout = LazyStackLayout(alignment: view.alignment, spacing: view.spacing)
    context.resolve(view.content, in: layout, .container("LazyHStack"), isLazy: true, into: &list)
    list.nodes.last?.pin(view.pinnedViews)
  }
}

extension LayoutNode {
  /// Keeps headers and footers of sections in this lazy container visible.
  func pin(_ views: PinnedScrollableViews) {
    if views.contains(.sectionHeaders) { pinnedRoles.insert(.header) }
    if views.contains(.sectionFooters) { pinnedRoles.insert(.footer) }
  }
}
