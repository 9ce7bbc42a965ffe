import Foundation

/// A control that shows another screen of the enclosing navigation stack: a button, or in a list, a
/// row with a chevron. In a split view's column whose list has a selection, it selects its value.
/// Outside of both, a tap has no effect.
public struct NavigationLink<Label: View, Destination: View> {
  private let label: Label
  private let target: LinkTarget
}

/// The target of a link.
struct LinkTarget {
  var destination: AnyView?
  var value: AnyHashable?
  /// Whether the destination is shown, for programmatic navigation.
  var isActive: Binding<Bool>?
}

@TitleForms
extension NavigationLink {
  /// Creates a link with a custom label.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }

  /// Creates a link with a custom label; the older form of `init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = LinkTarget(destination: AnyView(destination))
  }

  init(_ destination: Destination, isActive: Binding<Bool>, label: Label) {
    self.label = label
    target = LinkTarget(destination: AnyView(destination), isActive: isActive)
  }
}

@TitleForms
extension NavigationLink where Destination == Never {
  /// Creates a link that shows the screen for a value, with a custom label; a `nil` value disables
  /// the link.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = LinkTarget(value: value.map { AnyHashable($0) })
  }
}

extension NavigationLink: View {
  /// The label in a horizontal line, as a button or as a row with a chevron.
  public var body: some View {
    let active = target.isActive
    LinkLabel(label: HStack { label }, target: target)
      .modifier(
        PresentedScreenModifier(
          destination: active?.wrappedValue == true ? target.destination : nil,
          dismiss: { active?.wrappedValue = false }))
  }
}

private struct LinkLabel<Label: View>: View {
  let label: Label
  let target: LinkTarget
  @State private var key = NavigationLinkKey()
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.rowBadge) private var badge
  @Environment(\.controls.linkIndicator) private var indicator
  @Environment(\.navigation) private var navigation
  @Environment(\.splitColumn) private var column
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Group {
      if isInList {
        HStack(spacing: 8) {
          label.foregroundColor(isEnabled ? nil : Color(.tertiaryLabel))
          Spacer(minLength: 0)
          if let badge { RowBadge(label: badge) }
          // A link that changes the next column looks like a row that can be selected.
          if indicator == .visible || indicator == .automatic && navigation?.isBesideColumn != true
          {
            LinkChevron()
          }
        }
        .modifier(ShownBadgeModifier(label: badge))
        .control(.tap { show() }, label: label)
      } else {
        Button(action: { show() }, label: { label })
      }
    }
    .modifier(LinkDestinationModifier(key: key, destination: target.destination))
  }

  private func show() {
    if let isActive = target.isActive {
      isActive.wrappedValue = true
    } else if let value = target.value {
      // In a column, the list of the link selects the value.
      if column?.select(value) != true { navigation?.show(.value(value)) }
    } else if target.destination != nil {
      navigation?.show(.link(ObjectIdentifier(key)))
    }
  }
}

/// The chevron at the trailing end of a row that shows another screen.
struct LinkChevron: View {
  @Environment(\.theme.look.list) private var look

  var body: some View {
    Image(systemName: "chevron.forward").decorative
      .font(.system(size: look.chevronSize, weight: .semibold))
      .foregroundStyle(look.chevronColor)
      .padding(.trailing, look.chevronInset)
  }
}

extension View {
  /// Shows a screen on top of the enclosing navigation stack while a condition is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
  ) -> some View {
    modifier(
      PresentedScreenModifier(
        destination: isPresented.wrappedValue ? destination() : nil,
        dismiss: { isPresented.wrappedValue = false }))
  }

  /// Shows a screen for an item on top of the enclosing navigation stack while the item is not
  /// `nil`.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(
      PresentedScreenModifier(
        destination: item.wrappedValue.map { destination($0) },
        dismiss: { item.wrappedValue = nil }))
  }
}
