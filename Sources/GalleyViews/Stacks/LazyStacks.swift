import Foundation

/// Lines its views up top-to-bottom at their ideal heights, and fills the width it is proposed.
///
/// In a scroll view, views that cannot be seen are not laid out.
public struct LazyVStack<Content> {
  private let alignment: HorizontalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: The guide that all views share. Default: centre.
  ///   - spacing: Distance between neighbours, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: Accepted for source compatibility.
  ///   - content: The views, in order.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

extension LazyVStack: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let layout = LazyStackLayout(alignment: view.alignment, spacing: view.spacing)
    context.resolve(view.content, in: layout, .container("LazyVStack"), into: &list)
  }
}

/// Lines its views up left-to-right at their ideal widths, and fills the height it is proposed.
///
/// In a scroll view, views that cannot be seen are not laid out.
public struct LazyHStack<Content> {
  private let alignment: VerticalAlignment
  private let spacing: CGFloat?
  private let content: Content

  /// - Parameters:
  ///   - alignment: The guide that all views share. Default: centre.
  ///   - spacing: Distance between neighbours, in points; `nil` uses the views' preferences.
  ///   - pinnedViews: Accepted for source compatibility.
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

extension LazyHStack: View, PrimitiveView where Content: View {
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let layout = LazyStackLayout(alignment: view.alignment, spacing: view.spacing)
    context.resolve(view.content, in: layout, .container("LazyHStack"), into: &list)
  }
}

/// Parts of a lazy container that stay in sight while the rest scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
