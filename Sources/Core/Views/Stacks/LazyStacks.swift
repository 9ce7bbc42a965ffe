import Foundation

/// A stack that arranges its views vertically at their ideal heights and fills the proposed width.
///
/// In a scroll view, views beyond the visible area are neither created nor laid out, and the height is
/// estimated.
public struct LazyVStack<Content: View> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let pinsHeaders: Bool
  private let content: Content

  /// Creates a lazy vertical stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: The section headers to repeat on each page of a document that the section
  ///     spans. Has no effect in a picture.
  ///   - content: The views, in order.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    pinsHeaders = pinnedViews.contains(.sectionHeaders)
    self.content = content()
  }
}

extension LazyVStack: View, PrimitiveView {
  /// Adds one node that contains the nodes of the views.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let layout = LazyStackLayout(alignment: view.alignment, spacing: view.spacing)
    context.resolve(view.content, in: layout, .container("LazyVStack"), isLazy: true, into: &list)
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
  private let content: Content

  /// Creates a lazy horizontal stack.
  ///
  /// - Parameters:
  ///   - alignment: The guide for aligning the views. Default: center.
  ///   - spacing: The distance between neighbors, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: Accepted for source compatibility; has no effect in a picture.
  ///   - content: The views, in order.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
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
  }
}
