import Foundation

/// The header of a section of tabs, which its tabs share.
final class TabSectionHeader {
  let label: _ControlPart?

  init(_ label: _ControlPart?) { self.label = label }
}

/// Sets the section of tabs in a sidebar.
struct TabSectionModifier {
  let header: TabSectionHeader
}

extension TabSectionModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { if node.tabSection == nil { node.tabSection = header } }
}

extension LayoutNode {
  private static let tabSectionKey = ObjectIdentifier(TabSectionModifier.self)

  fileprivate(set) var tabSection: TabSectionHeader? {
    get { traits[Self.tabSectionKey] as? TabSectionHeader }
    nonmutating set { traits[Self.tabSectionKey] = newValue }
  }
}

/// The tabs of a tablet's screen in a column at its leading edge, by section.
struct TabSidebar: View {
  let items: [TabBarItem]
  let selected: Int
  let select: @MainActor (Int) -> Void
  let hide: @MainActor () -> Void

  /// The width, in points.
  static let width: CGFloat = 320

  var body: some View {
    let sections = sections
    NavigationStack {
      List(selection: .constant(Optional(selected))) {
        ForEach(sections.indices, id: \.self) { index in
          Section {
            ForEach(sections[index].tabs, id: \.self) { row($0) }
          } header: {
            sections[index].header?.label
          }
        }
      }
      .listStyle(.sidebar)
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(action: hide) { Image(systemName: "sidebar.leading") }
            .accessibilityLabel(Text("Hide Sidebar"))
        }
      }
    }
    .environment(\.controls.isInSideColumn, true)
    // It belongs to no column of an enclosing split view.
    .environment(\.splitColumn, nil)
    .overlay(alignment: .trailing) { ColumnLine() }
  }

  private func row(_ index: Int) -> some View {
    HStack(spacing: 8) {
      items[index].label
      Spacer(minLength: 0)
      if let badge = items[index].badge { RowBadge(label: badge).accessibilityMark(.value) }
    }
    .control(
      .tap { select(index) }, label: VStack { items[index].label },
      traits: index == selected ? [.isTab, .isSelected] : .isTab)
  }

  /// The sections with the indices of their tabs. Tabs between two sections have one of their own.
  private var sections: [(header: TabSectionHeader?, tabs: [Int])] {
    var sections: [(header: TabSectionHeader?, tabs: [Int])] = []
    for (index, item) in items.enumerated() {
      if let last = sections.last, last.header === item.section {
        sections[sections.count - 1].tabs.append(index)
      } else {
        sections.append((item.section, [index]))
      }
    }
    return sections
  }
}
