import Foundation

/// The icons and titles at the bottom: 49 points above the safe area inset, or on glass that floats
/// above the content. On tablets, the titles are at the top. On phones in landscape orientation, the titles are beside
/// the icons.
struct TabBar: View {
  let items: [TabBarItem]
  let selected: Int
  let appearance: BarAppearance
  /// Whether content extends under the bar.
  let isOverContent: Bool
  /// Whether the bar is at the top of a tablet's screen.
  let isOnTop: Bool
  /// Replaces the bar by a sidebar; `nil` without one.
  let showSidebar: (@MainActor () -> Void)?
  let select: @MainActor (Int) -> Void
  @Environment(\.theme.look.tabs) private var floating
  @Environment(\.hasFlatBars) private var isFlat
  @Environment(\.barHeight) private var barHeight

  /// The height at the top, which is that of a navigation bar without a large title, in points.
  static let topHeight: CGFloat = 44

  var body: some View {
    if isOnTop {
      TopTabBar(bar: self, isOnGlass: floating != nil)
    } else if let floating {
      FloatingTabBar(bar: self, theme: floating)
    } else if isFlat {
      row(alignment: .center) { FlatTabLabel(item: items[$0], isLow: barHeight < 44) }
        .frame(height: barHeight < 44 ? barHeight : 49)
        .frame(maxWidth: .infinity)
        .modifier(ground)
    } else {
      row(alignment: .top) { label($0) }
        .padding(.top, 7)
        .frame(height: 49, alignment: .top)
        .frame(maxWidth: .infinity)
        .modifier(ground)
    }
  }

  /// - Parameter label: The label of the item at an index.
  private func row(
    alignment: VerticalAlignment, @ViewBuilder label: @escaping (Int) -> some View
  ) -> some View {
    HStack(alignment: alignment, spacing: 0) {
      ForEach(items.indices, id: \.self) { index in
        label(index)
          .foregroundStyle(
            index == selected ? AnyShapeStyle(.tint) : AnyShapeStyle(Color(white: 0.6))
          )
          .frame(maxWidth: .infinity)
          .modifier(TabControl(bar: self, index: index))
      }
    }
  }

  private var ground: BarGround {
    BarGround(
      appearance: appearance,
      ground: appearance.ground(
        automatic: .init(isFilled: isOverContent, hasLine: isOverContent)), edge: .top)
  }

  fileprivate func label(_ index: Int) -> some View {
    VStack { items[index].label }
      .labelStyle(TabLabelStyle())
      .overlay(alignment: .top) {
        if let badge = items[index].badge {
          // The badge's leading edge is 4 points past the center of the icon.
          TabBadge(label: badge)
            .accessibilityMark(.value)
            .alignmentGuide(HorizontalAlignment.center) { _ in -4 }
            .offset(y: -5)
        }
      }
  }

  private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack(spacing: 1) {
        configuration.icon.font(.system(size: 19.5)).imageScale(.large).symbolVariant(.fill)
          .environment(\.text.prefersTemplates, true)
          .frame(height: 26)
        configuration.title.font(.system(size: 10, weight: .medium)).lineLimit(1)
      }
    }
  }
}

/// The icon of a tab with its title beside it.
private struct FlatTabLabel: View {
  let item: TabBarItem
  /// Whether the bar is lower than usual.
  let isLow: Bool

  var body: some View {
    HStack(spacing: 4) {
      VStack { item.label }.labelStyle(Style(size: isLow ? 13 : 17, title: isLow ? 12 : 13))
      if let badge = item.badge { TabBadge(label: badge).accessibilityMark(.value) }
    }
  }

  private struct Style: LabelStyle {
    let size, title: CGFloat

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 5) {
        configuration.icon.font(.system(size: size)).imageScale(.large).symbolVariant(.fill)
          .environment(\.text.prefersTemplates, true)
        configuration.title.font(.system(size: title)).lineLimit(1)
      }
    }
  }
}

/// Makes a tab's item a control that selects the tab, and describes it to screen readers.
private struct TabControl: ViewModifier {
  let bar: TabBar
  let index: Int

  func body(content: Content) -> some View {
    content
      .control(
        .tap { bar.select(index) }, label: VStack { bar.items[index].label },
        traits: index == bar.selected ? [.isTab, .isSelected] : .isTab
      )
      .accessibilityMark(.edit(.position(index + 1, of: bar.items.count)))
  }
}

extension EnvironmentValues {
  /// The views above the floating bar of the enclosing tab view.
  @Entry var tabAccessory: _ControlPart?
}

/// Sets the views above the floating bar of a tab view.
struct TabAccessoryModifier<Accessory> {
  let accessory: Accessory
}

extension TabAccessoryModifier: ViewModifier where Accessory: View {
  func body(content: Content) -> some View {
    content.environment(\.tabAccessory, _ControlPart(accessory))
  }
}

/// The items of a tab bar in a capsule of glass, the selected one on its own capsule. An accessory has a capsule above.
private struct FloatingTabBar: View {
  let bar: TabBar
  let theme: FloatingTabsTheme
  @Environment(\.controls.bottomInset) private var bottomInset
  @Environment(\.tabAccessory) private var accessory

  private var search: Int? { bar.items.firstIndex { $0.role == .search } }

  var body: some View {
    if let accessory {
      VStack(spacing: theme.searchGap) {
        VStack { accessory }
          .frame(maxWidth: .infinity)
          .frame(height: theme.accessoryHeight)
          .background { GlassSurface(Capsule(), shadow: .floating) }
          .padding(.horizontal, theme.margin)
        row
      }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: theme.searchGap) {
      items(bar.items.indices.filter { $0 != search })
      if let search { searchButton(search) }
    }
    .padding(.horizontal, theme.margin)
    // The bar covers part of the screen's own inset.
    .frame(height: max(theme.height + theme.margin - bottomInset, 0), alignment: .top)
  }

  private func items(_ indices: [Int]) -> some View {
    HStack(spacing: -theme.overlap) {
      ForEach(indices, id: \.self) { index in
        let isSelected = index == bar.selected
        bar.label(index)
          .padding(.top, 1)
          .foregroundStyle(style(isSelected))
          .frame(maxWidth: .infinity)
          .frame(height: theme.itemHeight)
          .background {
            if isSelected { Capsule().fill(Color.primary.opacity(theme.selection)) }
          }
          .modifier(TabControl(bar: bar, index: index))
      }
    }
    .padding((theme.height - theme.itemHeight) / 2)
    .background { GlassSurface(Capsule(), shadow: .floating) }
  }

  /// The tab for searches, a circle with only its icon.
  private func searchButton(_ index: Int) -> some View {
    VStack { bar.items[index].label }
      .labelStyle(.iconOnly)
      .font(.system(size: 22))
      .foregroundStyle(style(index == bar.selected))
      .frame(width: theme.height, height: theme.height)
      .background { GlassSurface(Circle(), shadow: .floating) }
      .modifier(TabControl(bar: bar, index: index))
  }

  private func style(_ isSelected: Bool) -> AnyShapeStyle {
    isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
  }
}

/// The button before the titles of tabs that replaces them by a sidebar.
private struct SidebarTab: View {
  let show: @MainActor () -> Void

  var body: some View {
    Button(action: show) {
      Image(systemName: "sidebar.leading").padding(.horizontal, 12).frame(height: 36)
    }
    .buttonStyle(.plain)
    .accessibilityLabel(Text("Show Sidebar"))
  }
}

/// The titles of tabs in a capsule, the selected one on its own capsule. Tabs for searches have only an icon.
private struct TopTabBar: View {
  let bar: TabBar
  let isOnGlass: Bool

  var body: some View {
    HStack(spacing: 0) {
      if let show = bar.showSidebar, !bar.items.isEmpty { SidebarTab(show: show) }
      ForEach(bar.items.indices, id: \.self) { index in
        label(index)
          .font(.subheadline.weight(index == bar.selected ? .semibold : .medium))
          .lineLimit(1)
          .foregroundStyle(
            index == bar.selected ? AnyShapeStyle(.tint) : AnyShapeStyle(.primary)
          )
          .padding(.horizontal, 16)
          .frame(height: 36)
          .background {
            if index == bar.selected { Capsule().fill(Color(.tertiaryFill)) }
          }
          .modifier(TabControl(bar: bar, index: index))
      }
    }
    .padding(4)
    .background { if !bar.items.isEmpty { ground } }
    .frame(height: TabBar.topHeight)
    .frame(maxWidth: .infinity)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  @ViewBuilder
  private var ground: some View {
    if isOnGlass {
      GlassSurface(Capsule(), shadow: .floating)
    } else {
      Capsule().fill(.regularMaterial)
    }
  }

  @ViewBuilder
  private func label(_ index: Int) -> some View {
    let label = VStack { bar.items[index].label }
    if bar.items[index].role == .search {
      label.labelStyle(.iconOnly)
    } else {
      HStack(spacing: 6) {
        label.labelStyle(.titleOnly)
        if let badge = bar.items[index].badge {
          TabBadge(label: badge).accessibilityMark(.value)
        }
      }
    }
  }
}
