import Galley

/// The rows of a table view, as a list.
struct UIKitTable: View {
  let table: UITableView

  var body: some View {
    switch table.style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  private var rows: some View {
    List {
      ForEach(0..<(table.dataSource?.numberOfSections(in: table) ?? 0), id: \.self) { section in
        if let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) {
          Section(header: Text(verbatim: title)) { cells(in: section) }
        } else {
          Section { cells(in: section) }
        }
      }
    }
  }

  private func cells(in section: Int) -> some View {
    ForEach(
      0..<(table.dataSource?.tableView(table, numberOfRowsInSection: section) ?? 0), id: \.self
    ) { row in
      if let cell = table.dataSource?.tableView(table, cellForRowAt: [section, row]) {
        UIKitRow(cell: cell)
          .listRowBackground(cell.backgroundColor.map { Color(uiColor: $0) })
          .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
      }
    }
  }
}

/// The texts, image and symbol of a row.
private struct UIKitRow: View {
  let cell: UITableViewCell

  var body: some View {
    HStack {
      if let image = cell.imageView?.image { Image(uiImage: image) }
      if cell.style == .subtitle {
        VStack(alignment: .leading) { texts }
      } else {
        texts
      }
      Spacer(minLength: 0)
      if cell.accessoryType == .disclosureIndicator {
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
          .foregroundStyle(.tertiary)
      } else if cell.accessoryType == .checkmark {
        Image(systemName: "checkmark").foregroundStyle(.tint)
      }
    }
    .overlay(alignment: .topLeading) {
      if !cell.contentView.subviews.isEmpty { UIKitPicture(cell.contentView).content }
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
