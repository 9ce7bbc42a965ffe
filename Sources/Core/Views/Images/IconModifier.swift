import Foundation

/// Aligns the icon of a label with the first line of its title. An icon without a baseline is centered half a cap
/// height above the title's, as symbols are. A list row's separator does not start at its text, such as an emoji.
///
/// Source: recorded on macOS 26.2.
package struct IconModifier {
  package init() {}
}

extension IconModifier: NodeModifier {
  package func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let icon = child.hasOnlyTextGuides ? child : aligned(child, in: context)
    icon.hideTextLeading()
    return icon
  }

  @MainActor
  private func aligned(_ child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let font = StyledText.font(Text.Style(), in: context.environment)
    let capHeight = CGFloat(context.session.textEngine.metrics(for: font).capHeight)
    let layout = AlignmentGuideLayout(key: VerticalAlignment.firstTextBaseline.key) {
      $0[explicit: .firstTextBaseline] ?? $0[VerticalAlignment.center] + capHeight / 2
    }
    return context.wrapping(child, in: layout, .alignmentGuide)
  }
}
