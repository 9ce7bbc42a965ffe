import Foundation

/// The label of a button or toggle. In a menu, a view without text is the icon, and texts after the
/// first are subtitles, wherever they are in the label.
struct MenuItemLabel<Content: View> {
  let label: Content
}

extension MenuItemLabel: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard context.environment.controls.menuDismissal != nil else {
      return Content._resolve(view.label, in: context, into: &list)
    }
    let label = ResolvedParts(of: view.label, in: context, into: &list)
    guard label.parts.count > 1, label.parts.contains(where: \.hasText) else { return }
    let item = MenuItem(label: view.label, hasIcon: !label.parts.allSatisfy(\.hasText))
    label.replace(with: item, in: context, into: &list)
  }
}

private struct MenuItem<Content: View>: View {
  let label: Content
  let hasIcon: Bool

  var body: some View {
    let title = LabelParts(label: label) { $1.hasText }
    if hasIcon {
      Label(title: { title }, icon: { LabelParts(label: label) { !$1.hasText } })
    } else {
      MenuTitle(label: title)
    }
  }
}

/// The title and the subtitles of a row in a menu.
struct MenuTitle<Content: View>: View {
  let label: Content

  var body: some View { TitleAndSubtitles(label: label, subtitleFont: .footnote, spacing: 2) }
}
