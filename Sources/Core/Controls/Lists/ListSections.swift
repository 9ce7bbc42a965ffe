import Foundation

/// Resolves the content of a list into sections.
struct ListRows<Content: View> {
  let content: Content
  let style: ListMetrics
  let selection: ListSelection?
  let isEditing: Bool
}

extension ListRows: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.stackAxis = nil
    inner.environment.controls.isInList = true
    inner.environment.controls.isInColumns = false
    // A badge set on the list itself belongs to its tab.
    inner.environment.controls.rowBadge = nil
    inner.tagsElements = view.selection != nil
    if let column = inner.environment.splitColumn, let selection = view.selection {
      context.session.noteShared()
      column.selection = selection
    }
    let sections = view.sections(in: inner)
    let isIndexed = inner.environment.controls.sectionIndexVisibility != .hidden
    let look = ListSections(
      sections: sections, style: view.style,
      headerBackground: Color(.background)._resolved(in: inner.environment),
      index: isIndexed ? sections.compactMap(\.indexLabel) : [])
    ListSections._resolve(look, in: inner, into: &list)
  }
}

private struct ListSections: View {
  let sections: [ListSection]
  let style: ListMetrics
  /// The background of pinned headers.
  let headerBackground: _ResolvedStyle
  let index: [Text]

  private var rowGround: Color {
    style.isGrouped && !style.isBare ? Color(.secondaryGroupedBackground) : .clear
  }

  var body: some View {
    if index.isEmpty {
      stack
    } else {
      // Reserve space for the index if rows reach the edge.
      stack
        .padding(.trailing, style.margin == 0 ? SectionIndex.width : 0)
        .overlay(alignment: .topTrailing) { SectionIndex(labels: index) }
    }
  }

  private var stack: some View {
    LazyVStack(alignment: .leading, spacing: 0) {
      ForEach(sections.indices, id: \.self) { index in
        headers(of: index)
        ForEach(sections[index].rows.indices, id: \.self) { row in
          if style.rowGap > 0, row > 0 { Color.clear.frame(height: style.rowGap) }
          self.row(sections[index], row, isFirst: index == 0 && row == 0)
        }
        .showingTargets { sections[index].rows.index(ofTarget: $0) }
        footers(sections[index])
      }
      .showingTargets { hash in sections.firstIndex { $0.hasTarget(withHash: hash) } }
      if style.isGrouped { Color.clear.frame(height: 35) }
    }
    .pinning(sections.contains(where: pinsHeader) ? .sectionHeaders : [])
  }

  private func pinsHeader(_ section: ListSection) -> Bool {
    !style.isGrouped && !section.headers.isEmpty
  }

  /// Marks a view of a section whose header is pinned.
  private func mark(_ section: ListSection, _ role: ListPlace.Role) -> PinnedPartModifier {
    let isPinned = pinsHeader(section)
    return PinnedPartModifier(
      place: isPinned ? ListPlace(section: section.id, role: role) : nil,
      background: isPinned && role == .header ? headerBackground : nil)
  }

  @ViewBuilder
  private func headers(of index: Int) -> some View {
    let section = sections[index]
    let isFirst = index == 0
    // A footer already contains half of the gap.
    let followsFooter = !isFirst && !sections[index - 1].footers.isEmpty
    if section.headers.isEmpty {
      if isFirst, style.isGrouped {
        FirstSectionGap()
      } else {
        Color.clear.frame(
          height: isFirst ? 0 : followsFooter ? style.halfGap : style.sectionGap)
      }
    } else {
      titles(
        section.headers, style.section.header.padding,
        gap: isFirst || followsFooter ? 0 : style.halfGap
      )
      .modifier(mark(section, .header))
    }
  }

  @ViewBuilder
  private func footers(_ section: ListSection) -> some View {
    if !section.footers.isEmpty {
      titles(section.footers, style.section.footer).modifier(mark(section, .footer))
    }
  }

  /// The views of a header or a footer. Row insets of their own replace the style's.
  ///
  /// - Parameters:
  ///   - padding: The style's distances above and below them, in points.
  ///   - gap: The distance from the section above, in points. Default: 0.
  private func titles(
    _ items: [ListItem], _ padding: VerticalPadding, gap: CGFloat = 0
  ) -> some View {
    let usual = EdgeInsets(
      top: padding.top, leading: style.inset, bottom: padding.bottom, trailing: style.inset)
    let insets = items.first?.settings.rowInsets(in: usual) ?? usual
    return VStack(alignment: .leading, spacing: 0) {
      ForEach(items.indices, id: \.self) { items[$0].view }
    }
    .padding(
      EdgeInsets(
        top: 0, leading: style.margin + insets.leading, bottom: 0,
        trailing: style.margin + insets.trailing)
    )
    .padding(.top, insets.top + gap)
    .padding(.bottom, insets.bottom)
    .frame(maxWidth: .infinity, alignment: .leading)
  }

  @ViewBuilder
  private func badged(_ row: ListItem) -> some View {
    if let badge = row.badge {
      HStack(spacing: 8) {
        row.view
        Spacer(minLength: 0)
        RowBadge(label: badge)
      }
    } else {
      row.view
    }
  }

  /// - Parameter isFirst: Whether this is the first row of the list.
  private func row(_ section: ListSection, _ index: Int, isFirst: Bool) -> some View {
    let row = section.rows[index]
    let settings = row.settings
    let isLast = index == section.rows.count - 1
    let insets = settings.rowInsets(in: style.rowInsets)
    // Each row has its own outline and no separators.
    let isApart = style.rowGap > 0 || style.isBare
    let isSeparated =
      !(settings.separators.isHidden(at: .bottom) || isApart
      || isLast && (style.isGrouped || settings.sectionSeparators.isHidden(at: .bottom)))
    // A plain list begins with a separator, unless it begins with a header.
    let isSeparatedAbove =
      isFirst && !style.isGrouped && !isApart && !settings.separators.isHidden(at: .top)
      && section.headers.isEmpty && !settings.sectionSeparators.isHidden(at: .top)
    return SeparatedRow {
      badged(row)
        .frame(
          maxWidth: .infinity,
          minHeight: max(style.rowHeight - insets.top - insets.bottom, 0), alignment: .leading
        )
        .modifier(ListRowControls(editing: row.editing))
        .alignmentGuide(.listRowSeparatorLeading) { $0.listRowSeparatorLeading }
        .padding(insets)
        .background {
          if row.isSelected {
            Color(style.isBare ? .tertiaryFill : .gray4)
          } else if let background = settings.background {
            background
          } else {
            rowGround
          }
        }
      if isSeparated {
        RowSeparator(
          theme: style.section.separator,
          tint: settings.separators.tint(at: .bottom)
            ?? (isLast ? settings.sectionSeparators.tint(at: .bottom) : nil))
      }
      if isSeparatedAbove {
        RowSeparator(
          theme: style.section.separator,
          tint: settings.separators.tint(at: .top) ?? settings.sectionSeparators.tint(at: .top)
        )
        .layoutValue(key: TopSeparatorKey.self, value: true)
      }
    }
    .clipShape(
      RowOutline(
        radius: style.radius, isFirst: index == 0 || isApart, isLast: isLast || isApart)
    )
    .padding(.horizontal, style.margin)
    .modifier(mark(section, .row))
  }
}

/// Marks a view of a list with its position in a section.
private struct PinnedPartModifier {
  let place: ListPlace?
  let background: _ResolvedStyle?
}

extension PinnedPartModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    guard let place else { return }
    node.subviewPlace = place
    if let background { node.pinnedBackground = background }
  }
}

/// The outline of a row's background, with rounded corners at the ends of its section.
private struct RowOutline: Shape {
  let radius: CGFloat
  let isFirst: Bool
  let isLast: Bool

  func path(in rect: CGRect) -> Path {
    if radius == 0 || !(isFirst || isLast) { return Path(rect) }
    // Extend the rectangle to move the unwanted rounded corners outside the row.
    let taller = CGRect(
      x: rect.minX, y: rect.minY - (isFirst ? 0 : 2 * radius), width: rect.width,
      height: rect.height + (isFirst ? 0 : 2 * radius) + (isLast ? 0 : 2 * radius))
    return Path(roundedRect: taller, cornerRadius: radius)
  }
}

/// The space above the first section of a grouped list: 35 points, or none below a large title.
/// Resolved during layout, when the content of the bar is known.
private struct FirstSectionGap: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let items = context.environment.navigationItems
    let layout = ClosureLayout { proposal in
      let isBelowLargeTitle = items.map { $0.showsBar && $0.isTitleLarge } ?? false
      return CGSize(width: proposal.width ?? 0, height: isBelowLargeTitle ? 0 : 35)
    }
    list.nodes.append(context.leaf(layout, .view("Spacer")))
  }
}
