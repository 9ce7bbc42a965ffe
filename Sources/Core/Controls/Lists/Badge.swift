import Foundation

/// Gives a row or a tab a badge; the innermost counts.
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
  /// `nil` for a view that is to have none.
  var label: Text?
  /// Whether the view shows it itself, as links do before their chevron.
  var isShown: Bool
}

extension LayoutNode {
  private static let badgeKey = ObjectIdentifier(BadgeModifier.self)

  fileprivate(set) var badge: NodeBadge? {
    get { !hasTraits ? nil : traits[Self.badgeKey] as? NodeBadge }
    nonmutating set { traits[Self.badgeKey] = newValue }
  }
}

/// The badge of the row that a link is in, where the link shows it.
struct RowBadge: View {
  let label: Text

  var body: some View { label.font(.body).foregroundStyle(.secondary).lineLimit(1) }
}

/// Says that a view shows the badge that the environment has for its row.
struct ShownBadgeModifier {
  let label: Text?
}

extension ShownBadgeModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    if let label { node.badge = NodeBadge(label: label, isShown: true) }
  }
}

/// The badge of a tab: white on red, at the upper trailing side of the icon.
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

extension View {
  /// Gives a row of a list or a tab of a `TabView` a number as its badge; 0 shows none.
  ///
  /// Rows show it at their trailing side, before a link's chevron, tabs on their icon.
  nonisolated public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text("\(count)"))
  }

  /// Gives a row of a list or a tab of a `TabView` a text as its badge; `nil` shows none.
  nonisolated public func badge(_ label: Text?) -> some View {
    environment(\.controls.rowBadge, label).modifier(BadgeModifier(label: label))
  }

  /// Gives a row of a list or a tab of a `TabView` a localized text as its badge; `nil` shows none.
  nonisolated public func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }

  /// Gives a row of a list or a tab of a `TabView` a text as its badge; `nil` shows none.
  @_disfavoredOverload
  nonisolated public func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
}
