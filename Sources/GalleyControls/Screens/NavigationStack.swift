import Foundation

/// A stack of screens with a navigation bar. A picture shows the root.
public struct NavigationStack<Data, Root> {
  private let root: Root
  @Environment(\.editMode) private var editMode
  @State private var ownEditMode = EditMode.inactive

  private init(_ root: Root) { self.root = root }

  /// Creates a stack with a path of its own type; the screens of the path are not shown.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
  where
    Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
    Data.Element: Hashable
  {
    self.init(root())
  }
}

/// The screens above the root of a stack. It counts them and keeps no values, so that paths of
/// equal length are equal.
public struct NavigationPath: Equatable {
  private var values: [AnyHashable] = []

  /// Creates an empty path.
  public init() {}

  /// The number of screens.
  public var count: Int { values.count }

  /// Whether there are no screens.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a screen.
  public mutating func append<V: Hashable>(_ value: V) { values.append(AnyHashable(value)) }

  /// Removes the last `k` screens, or all where there are fewer. Default: 1.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), count)) }
}

extension NavigationStack where Data == NavigationPath {
  /// Creates a stack.
  public init(@ViewBuilder root: () -> Root) { self.init(root()) }

  /// Creates a stack with a path; the screens of the path are not shown.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.init(root()) }
}

extension NavigationStack: View where Root: View {
  /// The root below the navigation bar and above the bottom bar, as far as it has content for them.
  /// What is behind the stack cannot be seen: its ground is the background's colour.
  public var body: some View {
    ScreenContainer(
      name: "NavigationStack", content: root,
      top: { $0.hasBar ? NavigationBar(items: $0) : nil },
      bottom: { $0.bottomBar.isEmpty ? nil : BottomBar(parts: $0.bottomBar) }
    )
    .background(.background)
    // What `EditButton` switches where no view around has a mode of its own.
    .environment(\.editMode, editMode ?? $ownEditMode)
  }
}

/// The controls at the bottom of a screen: 44 points tall.
private struct BottomBar: View {
  let parts: [_ControlPart]

  var body: some View {
    HStack {
      ForEach(parts.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 8) }
        parts[index]
      }
    }
    .modifier(BarItems())
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 44)
    .overlay(alignment: .top) { Divider() }
  }
}

/// The look of controls in bars: symbols are large, and labels show theirs alone. Only buttons have
/// the tint, as everywhere.
private struct BarItems: ViewModifier {
  func body(content: Content) -> some View {
    content.labelStyle(.iconOnly).imageScale(.large)
  }
}

/// The title and the controls at the top of a screen: 44 points tall, 96 with a large title.
struct NavigationBar: View {
  let items: NavigationItems

  private var isLargeInline: Bool {
    items.isLargeInline && items.displayMode == .inline && items.principal == nil
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 16) {
          // Without controls, nothing is before a title at the leading edge.
          if !isLargeInline || !items.leading.isEmpty { row(items.leading) }
          if isLargeInline { items.title.font(.largeTitle.bold()).lineLimit(1) }
          Spacer(minLength: 8)
          row(items.trailing)
        }
        .modifier(BarItems())
        Group {
          if let principal = items.principal {
            principal
          } else if !items.isTitleLarge, !isLargeInline {
            items.title
          }
        }
        .font(.headline)
        .lineLimit(1)
        .padding(.horizontal, 60)
      }
      .frame(height: 44)
      if items.isTitleLarge {
        items.title
          .font(.largeTitle.bold())
          .lineLimit(1)
          .frame(height: 52, alignment: .center)
      }
    }
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, alignment: .leading)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private func row(_ parts: [_ControlPart]) -> some View {
    HStack(spacing: 16) {
      ForEach(parts.indices, id: \.self) { parts[$0] }
    }
  }
}

/// A control that presents another screen, as it looks at rest: a button, or in a list a row with a
/// chevron. A tap has no effect.
public struct NavigationLink<Label, Destination> {
  private let label: Label
}

extension NavigationLink where Destination: View {
  /// Creates a link with a label of any views.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Creates a link with a label of any views; the older form of `init(destination:label:)`.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never {
  /// Creates a link that presents a value, with a label of any views.
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination: View {
  /// Creates a link with a localized text as its label.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Creates a link with a localized text as its label; an older form.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  /// Creates a link with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link that presents a value, with a localized text as its label.
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  /// Creates a link that presents a value, with a text as its label.
  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink: View where Label: View {
  /// The label in a horizontal line, as a button or as a row with a chevron.
  public var body: some View { LinkLabel(label: HStack { label }) }
}

private struct LinkLabel<Label: View>: View {
  let label: Label
  @Environment(\.controls.isInList) private var isInList
  @Environment(\.controls.rowBadge) private var badge
  @Environment(\.controls.linkIndicator) private var indicator

  var body: some View {
    if isInList {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        if let badge { RowBadge(label: badge) }
        if indicator != .hidden {
          Image(systemName: "chevron.forward")
            .font(.system(size: 14, weight: .semibold))
            .foregroundStyle(Color(.tertiaryLabel))
        }
      }
      .modifier(ShownBadgeModifier(label: badge))
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension EnvironmentValues {
  /// Whether links in lists have a chevron.
  public var navigationLinkIndicatorVisibility: Visibility { controls.linkIndicator }
}

extension View {
  /// Hides or shows the chevrons of the links in the lists of this view.
  nonisolated public func navigationLinkIndicatorVisibility(
    _ visibility: Visibility
  ) -> some View {
    environment(\.controls.linkIndicator, visibility)
  }

  /// Accepted for source compatibility: a picture shows the root of a stack.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
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
