import Foundation

/// The label of a control. If it consists of several views with text, the first is the title, and
/// the others are subtitles below it: smaller and in the secondary style.
///
/// Apple documents the subtitles of `LabeledContent`, but neither their font nor their distance.
struct TitleAndSubtitles<Content: View> {
  let label: Content
  var subtitleFont = Font.subheadline
  /// The vertical distance between the views, in points; `nil` for that of a stack.
  var spacing: CGFloat?
}

extension TitleAndSubtitles: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let label = ResolvedParts(of: view.label, in: context, into: &list)
    guard label.parts.count > 1, label.parts.allSatisfy(\.hasText) else { return }
    // In lists, the title of a `Label` has this guide, so that subtitles do not start below its icon.
    label.replace(
      with: VStack(alignment: .listRowSeparatorLeading, spacing: view.spacing) {
        LabelParts(label: view.label) { index, _ in index == 0 }
        LabelParts(label: view.label) { index, _ in index > 0 }
          .font(view.subtitleFont).foregroundStyle(.secondary)
      }, in: context, into: &list)
  }
}

/// Some of the views in a label.
struct LabelParts<Content: View> {
  let label: Content
  /// Decides by the index and the node of a view.
  let isIncluded: @MainActor (Int, LayoutNode) -> Bool
}

extension LabelParts: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    var parts = _NodeList()
    Content._resolve(view.label, in: context, into: &parts)
    for (index, node) in parts.nodes.enumerated() where view.isIncluded(index, node) {
      list.nodes.append(node)
    }
  }
}
