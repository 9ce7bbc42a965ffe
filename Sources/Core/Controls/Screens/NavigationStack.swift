import Foundation

/// A stack of screens with a navigation bar. Only the topmost screen is rendered.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationPathAccess?
  private let columns: CollapsedColumns?
  @Environment(\.editMode) private var editMode
  @Environment(\.controls.isOnGlass) private var isOnGlass
  @State private var ownEditMode = EditMode.inactive
  @State private var screens = NavigationScreens()
  @State private var pushed: [NavigationEntry] = []

  private init(
    _ root: Root, path: NavigationPathAccess? = nil, columns: CollapsedColumns? = nil
  ) {
    self.root = root
    self.path = path
    self.columns = columns
  }

  /// Creates a stack with a path of values, whose screens are declared by
  /// `navigationDestination(for:)`.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(
      root(),
      path: NavigationPathAccess(
        values: path.wrappedValue.map { AnyHashable($0) },
        append: { if let value = $0.base as? Data.Element { path.wrappedValue.append(value) } },
        cut: { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) }))
  }
}

/// The path of screens above the root of a stack.
public struct NavigationPath: Equatable {
  fileprivate var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// The number of screens.
  public var count: Int { values.count }

  /// Whether there are no screens.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` screens, or all screens if there are fewer. Default: 1.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) { self.init(root()) }

  /// Creates the stack of a collapsed split view.
  init(_ sidebar: Root, columns: CollapsedColumns) {
    self.init(sidebar, path: nil, columns: columns)
  }

  /// Creates a stack with a path of values, whose screens are declared by
  /// `navigationDestination(for:)`.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root(),
      path: NavigationPathAccess(
        values: path.wrappedValue.values, append: { path.wrappedValue.values.append($0) },
        cut: { path.wrappedValue.removeLast(max(path.wrappedValue.count - $0, 0)) }))
  }
}

extension NavigationStack: View {
  /// The topmost screen between the navigation bar and the bottom bar, each shown if it has
  /// content. The opaque background hides anything behind the stack, except
  /// for the glass of a sheet.
  public var body: some View {
    NavigationStackScreen(
      root: root, screens: screens, path: path, pushed: $pushed, columns: columns
    )
    .background(isOnGlass ? AnyShapeStyle(.clear) : AnyShapeStyle(.background))
    // The edit mode for `EditButton` if no enclosing view sets one.
    .environment(\.editMode, editMode ?? $ownEditMode)
  }
}

/// The title and the controls at the top of a screen: 44 points tall, or less in low bars, plus the theme's padding, 52
/// more with a large title, its subtitle, and 52 more with a search field below the title. A large title becomes small
/// while content is scrolled under the bar, and on phones in landscape orientation.
struct NavigationBar: View {
  let items: NavigationItems
  @Environment(\.controls.isInSheet) private var isInSheet
  @Environment(\.barMargin) private var margin
  @Environment(\.barPadding) private var padding
  @Environment(\.theme.look.bar) private var look

  /// The height of a large title, in points.
  static let titleHeight: CGFloat = 52

  private var isLargeInline: Bool {
    items.isLargeInline && items.displayMode == .inline && items.principal == nil
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      BarRow(gap: 8) {
        HStack(spacing: look.hasGlass ? GlassItems.gap : 16) {
          // Without leading controls, the title starts at the leading edge.
          if let toggle = items.sidebarToggle { row(BarItemList(toggle)) }
          if let back = items.shownBack { BackButton(back: back) }
          if !isLargeInline || !items.leading.parts.isEmpty { row(items.leading) }
          if items.isBesideTabs { middle }
          if isLargeInline {
            items.title.font(.largeTitle.bold()).lineLimit(1)
              .accessibilityMark(.edit(.addTraits(.isHeader)))
          }
        }
        .modifier(BarItems())
        HStack(spacing: 0) {
          row(trailing)
          if let search = items.search, items.searchPlace == .inBar {
            InlineSearchField(search: search)
              .padding(.leading, trailing.parts.isEmpty ? 0 : 16)
          }
        }
        .modifier(BarItems())
        if !items.isBesideTabs { middle }
      }
      .modifier(BarPadding(padding: padding))
      if items.isTitleLarge {
        items.title.foregroundStyle(appearance: \.largeTitleColor)
          .font(.largeTitle.bold())
          .lineLimit(1)
          .modifier(LargeTitleLift(lift: look.largeTitleLift))
          .frame(height: Self.titleHeight, alignment: .center)
          .accessibilityMark(.edit(.addTraits(.isHeader)))
        if look.hasSubtitle { items.subtitle.modifier(BarSubtitle(font: .subheadline)) }
      }
      if let search = items.search, items.searchPlace == .belowTitle { SearchBar(search: search) }
    }
    .padding(.horizontal, margin)
    .padding(.top, isInSheet ? 0 : -items.topOverlap)
    .frame(maxWidth: .infinity, alignment: .leading)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    .modifier(
      BarGround(
        appearance: items.navigationBar, ground: items.navigationGround, edge: .bottom))
  }

  /// The title, unless it is large, or what replaces it.
  private var middle: some View {
    VStack(spacing: 0) {
      if let principal = items.principal {
        principal
      } else if !items.isTitleLarge, !isLargeInline {
        inlineTitle
      }
    }
    .font(.headline)
    .lineLimit(1)
  }

  /// The trailing controls, after the menu of the secondary actions.
  private var trailing: BarItemList {
    if items.secondary.isEmpty { return items.trailing }
    var list = items.trailing
    list.prepend(_ControlPart(SecondaryActions(parts: items.secondary)))
    return list
  }

  @ViewBuilder
  private var inlineTitle: some View {
    let title = items.title.foregroundStyle(appearance: \.titleColor)
      .accessibilityMark(.edit(.addTraits(.isHeader)))
    if items.isTitleMarked {
      HStack(spacing: 4) {
        title
        TitleMark()
      }
    } else {
      title
    }
    if look.hasSubtitle { items.subtitle.modifier(BarSubtitle(font: .caption)) }
  }

  @ViewBuilder
  private func row(_ items: BarItemList) -> some View {
    if look.hasGlass {
      GlassItems(items: items)
    } else {
      HStack(spacing: 16) {
        // Items have their ideal widths, so that spacers and flexible frames in them don't take the
        // title's space.
        ForEach(items.parts.indices, id: \.self) {
          items.parts[$0].fixedSize(horizontal: true, vertical: false)
        }
      }
    }
  }
}

/// The menu of actions that a bar has no room for.
private struct SecondaryActions: View {
  let parts: [_ControlPart]
  @Environment(\.theme.look.bar.menuSymbol) private var symbol

  var body: some View {
    Menu {
      ForEach(parts.indices, id: \.self) { parts[$0] }
    } label: {
      Label("More", systemImage: symbol)
    }
  }
}

/// The line below a title.
private struct BarSubtitle: ViewModifier {
  let font: Font

  func body(content: Content) -> some View {
    content.font(font).foregroundStyle(Color(.secondaryLabel)).lineLimit(1)
  }
}

/// Raises a large title in its row.
private struct LargeTitleLift: ViewModifier {
  let lift: CGFloat

  @ViewBuilder
  func body(content: Content) -> some View {
    if lift == 0 { content } else { content.padding(.bottom, 2 * lift) }
  }
}

/// The row of controls, with space above and below.
private struct BarPadding: ViewModifier {
  let padding: VerticalPadding
  @Environment(\.barHeight) private var height

  func body(content: Content) -> some View {
    if padding.top == padding.bottom {
      content.frame(height: height + 2 * padding.top)
    } else {
      content.frame(height: height)
        .padding(EdgeInsets(top: padding.top, leading: 0, bottom: padding.bottom, trailing: 0))
    }
  }
}

/// The mark of a title that can be renamed or has a menu.
private struct TitleMark: View {
  var body: some View {
    Image(systemName: "chevron.down").decorative
      .font(.system(size: 8.5, weight: .bold))
      .foregroundStyle(Color(.secondaryLabel))
      .frame(width: 16, height: 16)
      .background(Color(.tertiaryFill), in: Circle())
  }
}

/// The back button: a chevron on glass, or with the title of the previous screen if there is room.
private struct BackButton: View {
  let back: NavigationItems.Back
  @Environment(\.theme.look.bar.hasGlass) private var hasGlass

  var body: some View {
    if hasGlass { GlassItems(items: BarItemList(chevron)) } else { titled }
  }

  private var chevron: _ControlPart {
    _ControlPart(
      Button(action: back.action) { Image(systemName: "chevron.backward").fontWeight(.medium) }
        .accessibilityLabel(back.title ?? Text("Back")))
  }

  private var titled: some View {
    Button(action: back.action) {
      HStack(spacing: 6.5) {
        Image(systemName: "chevron.backward").decorative.fontWeight(.semibold)
        ViewThatFits(in: .horizontal) {
          if let title = back.title { title.lineLimit(1) }
          Text("Back")
        }
      }
    }
    .accessibilityMark(.edit(.addTraits(.isBackButton)))
    .frame(maxWidth: 88, alignment: .leading)
    .fixedSize(horizontal: false, vertical: true)
    // The chevron begins 8 points from the edge, and the title 27.
    .padding(.leading, -9.5)
  }
}

/// The older form of `NavigationStack`.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Creates a navigation view.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A navigation stack with the content as its root.
  public var body: some View { NavigationStack { content } }
}
