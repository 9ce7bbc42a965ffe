import Foundation

/// A screen with a navigation bar; the first one of the stack.
public struct NavigationStack<Data, Root> {
  private let root: Root

  /// The screens that follow are not shown in a picture.
  public init<V: Hashable>(path: Binding<[V]>, @ViewBuilder root: () -> Root) where Data == [V] {
    self.root = root()
  }
}

/// Screens that follow the first one of a stack.
public struct NavigationPath: Equatable {
  public private(set) var count = 0
  public init() {}
  public var isEmpty: Bool { count == 0 }
  public mutating func append<V: Hashable>(_ value: V) { count += 1 }
  public mutating func removeLast(_ k: Int = 1) { count -= min(max(k, 0), count) }
}

extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View where Root: View {
  public var body: some View {
    ScreenContainer(
      name: "NavigationStack", content: root,
      top: { $0.hasBar ? NavigationBar(items: $0) : nil },
      bottom: { $0.bottomBar.isEmpty ? nil : BottomBar(parts: $0.bottomBar) })
  }
}

/// The controls at the bottom of a screen: 44 points.
private struct BottomBar: View {
  let parts: [_ControlPart]

  var body: some View {
    HStack {
      ForEach(parts.indices, id: \.self) { index in
        if index > 0 { Spacer(minLength: 8) }
        parts[index]
      }
    }
    .foregroundStyle(.tint)
    .padding(.horizontal, 16)
    .frame(maxWidth: .infinity, minHeight: 44)
    .overlay(alignment: .top) { Divider() }
  }
}

/// The title and the controls at the top of a screen: 44 points, 96 with a large title.
struct NavigationBar: View {
  let items: NavigationItems
  /// Whether automatic titles are large.
  var prefersLargeTitle = true

  private var isLarge: Bool {
    guard items.title != nil, items.principal == nil else { return false }
    switch items.displayMode {
    case .automatic: return prefersLargeTitle
    case .inline: return false
    case .large: return true
    }
  }

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      ZStack {
        HStack(spacing: 16) {
          row(items.leading)
          Spacer(minLength: 8)
          row(items.trailing)
        }
        .foregroundStyle(.tint)
        Group {
          if let principal = items.principal {
            principal
          } else if !isLarge {
            items.title
          }
        }
        .font(.headline)
        .lineLimit(1)
        .padding(.horizontal, 60)
      }
      .frame(height: 44)
      if isLarge {
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

/// A label that leads to another screen; in a list it has an arrow.
public struct NavigationLink<Label, Destination> {
  private let label: Label
}

extension NavigationLink where Destination: View {
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text, Destination: View {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    label = Text(title)
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) { label = Text(titleKey) }

  @_disfavoredOverload
  public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) { label = Text(title) }
}

extension NavigationLink: View where Label: View {
  public var body: some View { LinkLabel(label: HStack { label }) }
}

private struct LinkLabel<Label: View>: View {
  let label: Label
  @Environment(\.controls.isInList) private var isInList

  var body: some View {
    if isInList {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        Image(systemName: "chevron.forward")
          .font(.system(size: 14, weight: .semibold))
          .foregroundStyle(Color(.tertiaryLabel))
      }
    } else {
      Button(action: {}, label: { label })
    }
  }
}

extension View {
  /// Accepted for source compatibility: pictures show the first screen.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { self }
}

/// The older name of a `NavigationStack` with one screen.
public struct NavigationView<Content: View> {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  public var body: some View { NavigationStack { content } }
}
