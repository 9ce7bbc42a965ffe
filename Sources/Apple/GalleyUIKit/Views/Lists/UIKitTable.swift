import Galley

/// The rows of a table view, as a list.
struct UIKitTable: View {
  let table: UITableView
  @Environment(\.self) private var environment

  var body: some View {
    switch table.style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  private var rows: some View {
    List {
      if let view = table.tableHeaderView { surroundings(view) }
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          cells(in: section)
        } header: {
          title(
            delegate?.tableView(table, viewForHeaderInSection: section),
            table.dataSource?.tableView(table, titleForHeaderInSection: section))
        } footer: {
          title(
            delegate?.tableView(table, viewForFooterInSection: section),
            table.dataSource?.tableView(table, titleForFooterInSection: section))
        }
      }
      if let view = table.tableFooterView, view.frame.height > 0 { surroundings(view) }
    }
    .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
  }

  /// The view above or below all rows.
  private func surroundings(_ view: UIView) -> some View {
    UIKitFitted(view, height: view.frame.height > 0 ? view.frame.height : nil)
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }

  @ViewBuilder
  private func title(_ view: UIView?, _ title: String?) -> some View {
    if let view = view as? UITableViewHeaderFooterView, view.contentView.subviews.isEmpty {
      Text(verbatim: view.textLabel?.text ?? title ?? "")
    } else if let view {
      UIKitFitted(view).listRowInsets(EdgeInsets())
    } else if let title {
      Text(verbatim: title)
    }
  }

  private func cells(in section: Int) -> some View {
    ForEach(0..<table.numberOfRows(inSection: section), id: \.self) { row in
      if let cell = cell(at: [section, row]) {
        self.row(cell, height: height(at: [section, row]))
          .listRowBackground(background(of: cell).map { Color(uiColor: $0) })
          .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      }
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      guard let cell = table.dataSource?.tableView(table, cellForRowAt: path) else { return nil }
      delegate?.tableView(table, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  /// The height of a row, in points; `nil` for that of its content.
  private func height(at path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return height >= 0 ? height : nil
  }

  private func background(of cell: UITableViewCell) -> UIColor? {
    cell.backgroundConfiguration?.backgroundColor ?? cell.backgroundColor
  }

  @ViewBuilder
  private func row(_ cell: UITableViewCell, height: CGFloat?) -> some View {
    if cell.hasOwnContent {
      UIKitFitted(cell, height: height)
        .overlay(alignment: .trailing) { UIKitAccessory(cell: cell).padding(.trailing, 16) }
        .listRowInsets(EdgeInsets())
        .alignmentGuide(.listRowSeparatorLeading) { _ in
          cell.separatorInset.left > 0 ? cell.separatorInset.left : 16
        }
    } else {
      UIKitRow(cell: cell)
        .frame(height: height.map { max($0 - 22, 0) })
    }
  }
}

/// The texts, image and symbol of a row.
private struct UIKitRow: View {
  let cell: UITableViewCell

  var body: some View {
    HStack(spacing: 8) {
      if let content = cell.contentConfiguration as? UIListContentConfiguration {
        UIKitListContent(content: content)
      } else {
        labels
      }
      UIKitAccessory(cell: cell)
    }
  }

  private var labels: some View {
    HStack(spacing: 16) {
      if let view = cell.imageView, let image = UIKitControls.control(view, fills: false) { image }
      if cell.style == .subtitle {
        VStack(alignment: .leading) { texts }
      } else {
        texts
      }
      if cell.style != .value1 { Spacer(minLength: 0) }
    }
  }

  @ViewBuilder
  private var texts: some View {
    if let label = cell.textLabel { UIKitText.label(label, fills: false) }
    if let label = cell.detailTextLabel {
      if cell.style == .value1 { Spacer(minLength: 0) }
      UIKitText.label(label, fills: false)
    }
  }
}

/// The symbol or the view at the end of a row.
private struct UIKitAccessory: View {
  let cell: UITableViewCell

  var body: some View {
    if let view = cell.accessoryView {
      UIKitPicture(view).content.frame(
        width: view.frame.width > 0 ? view.frame.width : nil,
        height: view.frame.height > 0 ? view.frame.height : nil)
    } else {
      switch cell.accessoryType {
      case .none: EmptyView()
      case .disclosureIndicator: chevron
      case .checkmark: Image(systemName: "checkmark").foregroundStyle(.tint)
      case .detailButton: Image(systemName: "info.circle").foregroundStyle(.tint)
      case .detailDisclosureButton:
        HStack {
          Image(systemName: "info.circle").foregroundStyle(.tint)
          chevron
        }
      }
    }
  }

  private var chevron: some View {
    Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
      .foregroundStyle(.tertiary)
  }
}

/// The texts and the image of a list's row.
struct UIKitListContent: View {
  let content: UIListContentConfiguration

  var body: some View {
    HStack(spacing: 16) {
      if let image = content.image {
        Image(uiImage: image)
          .foregroundStyle(
            content.imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
              ?? AnyShapeStyle(.tint)
          )
          .clipShape(.rect(cornerRadius: content.imageProperties.cornerRadius))
      }
      if content.isValue {
        first
        Spacer(minLength: 0)
        second
      } else {
        VStack(alignment: .leading, spacing: 3) {
          first
          second
        }
        Spacer(minLength: 0)
      }
    }
  }

  private var first: AnyView? {
    text(content.attributedText, content.text, content.textProperties)
  }

  private var second: AnyView? {
    text(content.secondaryAttributedText, content.secondaryText, content.secondaryTextProperties)
  }

  private func text(
    _ attributed: NSAttributedString?, _ plain: String?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> AnyView? {
    guard attributed != nil || plain != nil else { return nil }
    return AnyView(
      UIKitText.text(attributed, plain).font(Font(properties.font))
        .foregroundStyle(Color(uiColor: properties.color))
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines))
  }
}
