import Foundation

struct PaddingModifier {
  let insets: EdgeInsets
}

extension PaddingModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PaddingLayout(insets: insets), .modifier("padding"))
  }
}

extension EdgeInsets {
  /// The insets with non-finite lengths replaced by zero.
  var finite: EdgeInsets {
    func number(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(
      top: number(top), leading: number(leading), bottom: number(bottom),
      trailing: number(trailing))
  }
}
