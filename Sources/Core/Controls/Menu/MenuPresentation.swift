import Foundation

/// The menu of a button, or of a row in another menu, which it overlays.
struct MenuPresentation {
  let name = "a menu"
  var dimsTint: Bool { false }
  let dismiss: () -> Void
  /// Dismisses the menus that contain the row; `nil` for the menu of a button.
  let dismissOuter: (@MainActor () -> Void)?
  /// The label of the button or row.
  let label: _ControlPart
  let content: _ControlPart
}

extension MenuPresentation: Presented {
  func layer(over view: Presenting, in context: _ResolveContext) -> PresentationLayer {
    // Choosing a row or pressing outside dismisses all menus.
    let dismissAll: @MainActor () -> Void = {
      dismiss()
      dismissOuter?()
    }
    var inner = context
    inner.environment.text = TextEnvironment()
    inner.environment[ControlStyleKey<PrimitiveButtonStyleConfiguration>()] = nil
    inner.environment[ControlStyleKey<MenuStyleConfiguration>()] = nil
    inner.environment.controls.beforeTap = dismissAll
    inner.environment.controls.menuDismissal = dismissAll
    var list = _NodeList()
    func resolve<V: View>(_ view: V) { V._resolve(view, in: inner, into: &list) }
    if dismissOuter != nil {
      resolve(SubmenuHeader(label: label, dismiss: dismiss).buttonStyle(MenuRowStyle()))
    }
    resolve(
      content.buttonStyle(MenuRowStyle()).toggleStyle(MenuToggleStyle())
        .labelStyle(MenuLabelStyle()).pickerStyle(.inline))
    let menu = MenuList(list.nodes, beginsWithHeader: dismissOuter != nil, in: context)
    return context.anchored(to: view, dismiss: dismissAll) { anchor in
      AnchoredLayout(anchor: anchor, insets: view.screen.insets, isOver: dismissOuter != nil) {
        menu
      }
    }
  }
}

/// The rows of a menu, 250 points wide.
private struct MenuList: View {
  private struct Row {
    enum Gap { case none, line, band }
    /// The gap above the row.
    let gap: Gap
    /// Whether the row contains only text, which has no padding of its own.
    let isText: Bool
    let view: ResolvedSubview
  }

  private var rows: [Row] = []
  @Environment(\.theme.look.menu) private var look

  @MainActor
  init(
    _ nodes: ContiguousArray<LayoutNode>, beginsWithHeader: Bool, in context: _ResolveContext
  ) {
    var isApart = false
    var section: Int?
    var isBelowHeader = false
    for node in nodes {
      if node.kind.name == "Divider" {
        isApart = true
        continue
      }
      let own = node.subviewPlace?.section
      let isBand = isApart || own != section && !isBelowHeader
      let gap: Row.Gap = rows.isEmpty ? .none : isBand ? .band : .line
      isBelowHeader = node.subviewPlace?.role == .header || rows.isEmpty && beginsWithHeader
      rows.append(
        Row(gap: gap, isText: !node.hasControls, view: context.session.add(node)))
      (isApart, section) = (false, own)
    }
  }

  var body: some View {
    // Scrolls if the rows do not fit.
    ScrollView {
      VStack(spacing: 0) {
        ForEach(rows.indices, id: \.self) { index in
          switch rows[index].gap {
          case .none: EmptyView()
          case .line: if look.hasLines { Divider() }
          case .band:
            if look.hasLines {
              Color(.secondaryFill).frame(height: 8)
            } else {
              Color(.separator).frame(height: 1).padding(.horizontal, look.inset)
                .padding(.vertical, 5)
            }
          }
          if rows[index].isText {
            rows[index].view.padding(.horizontal, look.inset).padding(.vertical, 8)
              .frame(maxWidth: .infinity, alignment: .leading)
          } else {
            rows[index].view
          }
        }
      }
    }
    .modifier(MenuSurface())
    .modifier(PresentedSurface())
  }
}

/// The background of a menu.
private struct MenuSurface: ViewModifier {
  @Environment(\.theme.look.menu) private var look
  @Environment(\.theme.look.glass) private var glass

  func body(content: Content) -> some View {
    let shape = RoundedRectangle(cornerRadius: look.radius)
    if glass != nil {
      content.padding(.vertical, look.padding)
        .frame(width: 250)
        .background { GlassSurface(shape, isThick: true, shadow: .floating) }
    } else {
      content
        .frame(width: 250)
        .background { PresentationMaterial() }
        .clipShape(shape)
        .shadow(color: .black.opacity(0.2), radius: 24, y: 4)
    }
  }
}

// MARK: Rows

/// The label of a submenu's row, after a chevron.
struct SubmenuLabel<Label: View>: View {
  let label: Label

  var body: some View {
    HStack(spacing: 8) {
      Image(systemName: "chevron.forward").decorative.font(.footnote.weight(.semibold))
      MenuTitle(label: label)
    }
  }
}

/// The first row of a submenu: the row that presented it. Pressing it closes the submenu.
private struct SubmenuHeader: View {
  let label: _ControlPart
  let dismiss: () -> Void

  var body: some View {
    Button {
      dismiss()
    } label: {
      HStack(spacing: 8) {
        Image(systemName: "chevron.down").decorative.font(.footnote.weight(.semibold))
        label.fontWeight(.semibold)
      }
    }
    .transformEnvironment(\.controls) { $0.beforeTap = nil }
  }
}

/// Centers the icons of all rows on one vertical line, if titles start at a fixed distance.
private struct MenuIconColumn: ViewModifier {
  @Environment(\.theme.look.menu) private var look

  func body(content: Content) -> some View {
    if let start = look.titleStart {
      content.frame(width: 24).frame(width: start - look.inset, alignment: .leading)
    } else {
      content
    }
  }
}

/// An option with a checkmark before it if it is chosen.
private struct CheckedRow<Content: View>: View {
  let isOn: Bool
  @ViewBuilder let content: Content
  @Environment(\.theme.look.menu) private var look

  var body: some View {
    HStack(spacing: look.titleStart == nil ? 8 : 0) {
      Image(systemName: "checkmark").decorative.fontWeight(.semibold).opacity(isOn ? 1 : 0)
        .modifier(MenuIconColumn())
      content
      Spacer(minLength: 0)
    }
  }
}

/// The options of a picker as separate rows.
struct MenuOptions: View {
  let options: [PickerOption]
  let select: @MainActor (ViewTag) -> Void
  @Environment(\.theme.look.menu) private var look

  var body: some View {
    Section {
      VStack(spacing: 0) {
        ForEach(options.indices, id: \.self) { index in
          if index > 0, look.hasLines { Divider() }
          Button {
            if let tag = options[index].tag { select(tag) }
          } label: {
            CheckedRow(isOn: options[index].isSelected) { options[index].view }
          }
        }
      }
    }
  }
}

extension View {
  /// Adds the padding and the minimum height of a row.
  fileprivate func menuRow(_ look: MenuTheme) -> some View {
    padding(.horizontal, look.inset)
      .padding(.vertical, look.rowPadding)
      .frame(minHeight: look.rowHeight)
  }
}

private struct MenuRowStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.theme.look.menu) private var look

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.label
      Spacer(minLength: 0)
    }
    .foregroundStyle(
      !isEnabled
        ? Color(.tertiaryLabel) : configuration.role == .destructive ? Color.red : Color.primary
    )
    .menuRow(look)
  }
}

/// The title, and the icon before it or at the trailing end of the row.
private struct MenuLabelStyle: LabelStyle {
  @Environment(\.theme.look.menu) private var look

  func makeBody(configuration: Configuration) -> some View {
    if look.titleStart != nil {
      HStack(spacing: 0) {
        configuration.icon.modifier(MenuIconColumn())
        MenuTitle(label: configuration.title)
      }
    } else {
      trailingIcon(configuration)
    }
  }

  private func trailingIcon(_ configuration: Configuration) -> some View {
    HStack(spacing: 8) {
      MenuTitle(label: configuration.title)
      Spacer(minLength: 0)
      configuration.icon
    }
  }
}

private struct MenuToggleStyle: ToggleStyle {
  @Environment(\.theme.look.menu) private var look

  func makeBody(configuration: Configuration) -> some View {
    CheckedRow(isOn: configuration.isOn) { MenuItemLabel(label: configuration.label) }.menuRow(look)
  }
}
