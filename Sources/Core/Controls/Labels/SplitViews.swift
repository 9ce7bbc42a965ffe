/// Views beside each other with lines between them, which can be dragged on a Mac. A picture shows them
/// at rest: each takes what it wants of the width, as in a stack.
public struct HSplitView<Content> {
  private let content: Content
}

extension HSplitView where Content: View {
  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View where Content: View {
  /// The views in a row, with lines of one point between them.
  public var body: some View {
    HStack(spacing: 0) {
      SplitContent(content: content) { SplitLine().frame(width: 1) }
    }
  }
}

/// Views below each other with lines between them, which can be dragged on a Mac. A picture shows them
/// at rest: each takes what it wants of the height, as in a stack.
public struct VSplitView<Content> {
  private let content: Content
}

extension VSplitView where Content: View {
  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View where Content: View {
  /// The views in a column, with lines of one point between them.
  public var body: some View {
    VStack(spacing: 0) {
      SplitContent(content: content) { SplitLine().frame(height: 1) }
    }
  }
}

/// Views with a line between each two.
private struct SplitContent<Content: View, Line: View>: View {
  let content: Content
  @ViewBuilder let line: () -> Line

  var body: some View {
    Group(subviews: content) { subviews in
      ForEach(subviews) { subview in
        if subview.id != subviews.first?.id { line() }
        subview
      }
    }
  }
}

private struct SplitLine: View {
  var body: some View { Rectangle().fill(.separator) }
}
