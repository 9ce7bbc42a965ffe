import Foundation

struct PaddingModifier {
  let insets: EdgeInsets
}

extension PaddingModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PaddingLayout(insets: insets), .modifier("padding"))
  }
}

extension View {
  /// Adds padding around the view, in points. Non-finite lengths count as 0.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(PaddingModifier(insets: insets.finite))
  }

  /// Adds padding on some edges of the view.
  ///
  /// - Parameters:
  ///   - edges: The edges to pad. Default: all.
  ///   - length: The padding, in points; `nil` means 16. Negative padding makes the frame smaller
  ///     than the view.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(edges, length ?? PaddingLayout.defaultLength))
  }

  /// Adds padding of `length` points on all edges of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(.all, length))
  }
}

extension EdgeInsets {
  /// The insets with non-finite lengths replaced by zero.
  fileprivate var finite: EdgeInsets {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: number(top), leading: number(leading), bottom: number(bottom),
      trailing: number(trailing))
  }
}
