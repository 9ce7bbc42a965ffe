/// Views side by side with dividers between them, which can be dragged on a Mac. Rendered at rest:
/// each view takes its share of the width, as in a stack.
public struct HSplitView<Content> {
  private let content: Content
}

extension HSplitView where Content: View {
  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension HSplitView: View where Content: View {
  /// The views in a row, with dividers 1 point wide.
  public var body: some View {
    HStack(spacing: 0) {
      SplitContent(content: content) { SplitLine().frame(width: 1) }
    }
  }
}

/// Views stacked vertically with dividers between them, which can be dragged on a Mac. Rendered at
/// rest: each view takes its share of the height, as in a stack.
public struct VSplitView<Content> {
  private let content: Content
}

extension VSplitView where Content: View {
  /// Creates a split view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension VSplitView: View where Content: View {
  /// The views in a column, with dividers 1 point tall.
  public var body: some View {
    VStack(spacing: 0) {
      SplitContent(content: content) { SplitLine().frame(height: 1) }
    }
  }
}

/// Views with a divider between each pair.
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
