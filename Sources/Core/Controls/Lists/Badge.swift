import Foundation

/// Gives a row or a tab a badge. The innermost badge wins.
struct BadgeModifier {
  let label: Text?
}

extension BadgeModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if node.badge == nil { node.badge = NodeBadge(label: label, isShown: false) }
  }
}

/// The badge of a view in a list or a tab view.
struct NodeBadge {
  /// The badge's label, or `nil` to show no badge.
  var label: Text?
  /// Whether the view shows the badge itself, as links do before their chevron.
  var isShown: Bool
}

extension LayoutNode {
  private static let badgeKey = ObjectIdentifier(BadgeModifier.self)

  fileprivate(set) var badge: NodeBadge? {
    get { !hasTraits ? nil : traits[Self.badgeKey] as? NodeBadge }
    nonmutating set { traits[Self.badgeKey] = newValue }
  }
}

/// The badge of a row, rendered by a link inside the row.
struct RowBadge: View {
  let label: Text

  var body: some View { label.font(.body).foregroundStyle(.secondary).lineLimit(1) }
}

/// Records that a view shows the badge that the environment holds for its row.
struct ShownBadgeModifier {
  let label: Text?
}

extension ShownBadgeModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if let label { node.badge = NodeBadge(label: label, isShown: true) }
  }
}

/// A tab's badge: white on red, at the upper trailing corner of the icon.
struct TabBadge: View {
  let label: Text

  var body: some View {
    label
      .font(.system(size: 13))
      .foregroundStyle(.white)
      .lineLimit(1)
      .padding(.horizontal, 5)
      .frame(minWidth: 18, minHeight: 18)
      .background(.red, in: Capsule())
      .fixedSize()
  }
}
