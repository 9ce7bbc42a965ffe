import Foundation

/// The controls at one end of a navigation bar, on glass: neighboring symbols share a capsule, and
/// each text has its own.
struct GlassItems {
  let items: BarItemList

  /// The distance between capsules, in points.
  static let gap: CGFloat = 12
  /// The height of capsules, in points.
  static let height: CGFloat = 44
}

extension GlassItems: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard let inner = context.entering(Self.self) else { return }
    var groups: [GlassItemGroup] = []
    for (index, part) in view.items.parts.enumerated() {
      var isSeparate = view.items.spacers.contains(index)
      var place = inner
      place.environment.controls.isGlassItem = true
      place.stackAxis = nil
      place.identity.enter(index)
      var nodes = _NodeList()
      resolve(part.buttonStyle(GlassItemStyle()), in: place, into: &nodes)
      for node in nodes.nodes {
        let isText = node.hasText
        let item = GlassItemGroup.Item(
          view: context.session.add(node), isText: isText, count: max(node.controlCount, 1))
        let prominence = node[GlassProminenceKey.self]
        if let last = groups.last, !isSeparate, !isText, !last.isText, prominence == .none,
          last.prominence == .none
        {
          groups[groups.count - 1].items.append(item)
        } else {
          groups.append(GlassItemGroup(items: [item], prominence: prominence))
        }
        isSeparate = false
      }
    }
    let made = HStack(spacing: gap) {
      ForEach(groups.indices, id: \.self) { groups[$0] }
    }
    resolve(made, in: inner, into: &list)
  }

  @MainActor
  private static func resolve<V: View>(
    _ view: V, in context: _ResolveContext, into list: inout _NodeList
  ) { V._resolve(view, in: context, into: &list) }
}

extension LayoutNode {
  /// The number of controls in the view.
  fileprivate var controlCount: Int {
    controls.isEmpty ? children.reduce(0) { $0 + $1.controlCount } : 1
  }
}

/// How much a control in a bar stands out.
private enum GlassProminence {
  case none
  /// A button that completes the screen's task.
  case prominent
  /// The same, disabled.
  case disabled
  /// A button in the prominent glass style.
  case tinted
}

/// Passes the prominence of a button from its style to the bar.
private struct GlassProminenceKey: LayoutValueKey {
  static var defaultValue: GlassProminence { .none }
}

/// Controls that share a capsule.
private struct GlassItemGroup: View {
  struct Item {
    let view: ResolvedSubview
    let isText: Bool
    /// The number of controls in the view.
    let count: Int
  }

  var items: [Item]
  let prominence: GlassProminence
  @Environment(\.theme.look.bar.disabledProminent) private var disabled

  var isText: Bool { items.contains(where: \.isText) }

  var body: some View {
    HStack(spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        let item = items[index]
        let isAlone = items.count == 1 && item.count == 1
        GlassItemLayout(
          padding: item.isText ? 16 : 7,
          minimum: prominence == .tinted
            ? 48 : item.isText || isAlone ? GlassItems.height : 52 * CGFloat(item.count)
        ) { item.view }
      }
    }
    .background {
      switch prominence {
      case .none: GlassSurface(Capsule(), shadow: .weak)
      case .prominent: Capsule().fill(.tint).strokeBorder(.black.opacity(0.12), lineWidth: 0.67)
      case .disabled: Capsule().fill(disabled)
      case .tinted: EmptyView()
      }
    }
  }
}

/// Gives one view space at its sides, a minimum width, and the height of the bar's controls.
private struct GlassItemLayout: Layout {
  let padding: CGFloat
  let minimum: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let ideal = subviews.first?.sizeThatFits(.unspecified).width ?? 0
    let width = max(ideal + 2 * padding, minimum)
    return CGSize(
      width: min(width, max(proposal.width ?? width, minimum)), height: GlassItems.height)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    }
  }
}

/// The label of a prominent glass button, on its tint.
struct TintedGlassItem: View {
  let configuration: PrimitiveButtonStyleConfiguration
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.theme.look.bar.disabledProminent) private var disabled

  var body: some View {
    configuration.label
      .defaultForegroundStyle(AnyShapeStyle(Color.white))
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background {
        Capsule()
          .fill(isEnabled ? configuration.role.accent : AnyShapeStyle(disabled))
          .strokeBorder(.white.opacity(isEnabled ? 0.6 : 0), lineWidth: 1)
      }
      .layoutValue(key: GlassProminenceKey.self, value: .tinted)
  }
}

/// A label in the color of labels, for any role; white on the tint if the button completes the
/// screen's task.
private struct GlassItemStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controls.isProminentItem) private var isProminentItem

  func makeBody(configuration: Configuration) -> some View {
    let isProminent = isProminentItem || configuration.role == .confirm
    configuration.label
      .defaultForegroundStyle(
        AnyShapeStyle(
          isProminent ? Color.white : isEnabled ? Color.primary : Color(.tertiaryLabel))
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .layoutValue(
        key: GlassProminenceKey.self,
        value: !isProminent ? .none : isEnabled ? .prominent : .disabled)
  }
}
