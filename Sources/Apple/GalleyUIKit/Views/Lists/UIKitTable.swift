import Galley

/// The rows of a table view, as a list.
struct UIKitTable: View {
  let table: UITableView
  /// Whether the parts are named, and their number is limited, to measure the table.
  var isMeasured = false
  @Environment(\.self) private var environment

  var body: some View {
    if isMeasured || table.contentOffset == .zero {
      styled
    } else {
      // The position of a list is measured from below the bars.
      let position = ScrollPosition(y: table.contentOffset.y + table.offsetInset)
      styled.scrollPosition(.constant(position))
    }
  }

  @ViewBuilder
  private var styled: some View {
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
          boundary(of: section, isHeader: true).content
        } footer: {
          boundary(of: section, isHeader: false).content
        }
      }
      if let view = table.tableFooterView, view.frame.height > 0 { surroundings(view) }
    }
    .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
  }

  /// The view above or below all rows.
  private func surroundings(_ view: UIView) -> some View {
    UIKitFitted(view, height: view.frame.height > 0 ? view.frame.height : nil)
      .tablePart(.surroundings, isMeasured)
      .listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
  }

  private func boundary(of section: Int, isHeader: Bool) -> UIKitTableBoundary {
    UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      UIKitTableBoundary(of: section, isHeader: isHeader, in: table, isMeasured: isMeasured)
    }
  }

  private func cells(in section: Int) -> some View {
    let count = table.numberOfRows(inSection: section)
    return ForEach(0..<(isMeasured ? min(count, TableRows.limit) : count), id: \.self) { row in
      let path = IndexPath(row: row, section: section)
      if let cell = cell(at: path) {
        self.row(cell, height: height(at: path))
          .listRowBackground(
            isMeasured
              ? AnyView(Color.clear.tablePart(.row(path), true))
              : UIKitRowBackground(cell, in: table).view
          )
          .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic)
          .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      }
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      if isMeasured { return table.row(at: path) }
      // Code may have changed a row that it requested.
      guard let cell = table.shownRows[path] ?? table.newRow(at: path) else { return nil }
      delegate?.tableView(table, willDisplay: cell, forRowAt: path)
      return cell
    }
  }

  /// The height of a row, in points; `nil` for that of its content.
  private func height(at path: IndexPath) -> CGFloat? {
    let height = delegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
    return height >= 0 ? height : nil
  }

  @ViewBuilder
  private func row(_ cell: UITableViewCell, height: CGFloat?) -> some View {
    if cell.hasOwnContent {
      separated(
        UIKitFitted(cell, height: height, isRow: true).listRowInsets(EdgeInsets()),
        by: insets(of: cell) ?? .separator, margin: 0)
    } else if let insets = insets(of: cell) {
      separated(
        standardRow(cell, height), by: insets,
        margin: margins(of: cell)?.leading
          ?? (table.style == .insetGrouped ? table.systemMargin : 16))
    } else {
      standardRow(cell, height)
    }
  }

  /// A row with texts, an image and a symbol.
  private func standardRow(_ cell: UITableViewCell, _ height: CGFloat?) -> some View {
    let margins = margins(of: cell)
    let padding = margins.map { $0.top + $0.bottom } ?? 22
    return UIKitRow(cell: cell)
      .frame(height: height.map { max($0 - padding, 0) })
      .listRowInsets(margins)
  }

  /// The margins that the content of a row sets; `nil` for those of lists.
  private func margins(of cell: UITableViewCell) -> EdgeInsets? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.ownMargins.map { EdgeInsets($0) }
  }

  /// The insets of a separator that the row or the table sets, in points.
  private func insets(of cell: UITableViewCell) -> UIEdgeInsets? {
    cell.ownSeparatorInset ?? table.ownSeparatorInset
  }

  /// A row whose separator has insets from the edges of the row. Very large ones hide it.
  ///
  /// - Parameter margin: The distance of the view from the edges of the row, in points.
  private func separated(
    _ row: some View, by insets: UIEdgeInsets, margin: CGFloat
  ) -> some View {
    let (left, right) = (min(insets.left, 10_000), min(insets.right, 10_000))
    return
      row
      .alignmentGuide(.listRowSeparatorLeading) { _ in left - margin }
      .alignmentGuide(.listRowSeparatorTrailing) { $0.width + margin - right }
  }
}

extension UIEdgeInsets {
  /// The insets of separators that are not changed, in points.
  static var separator: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
}

/// The texts and the image of a list's row.
struct UIKitListContent: View {
  let content: UIListContentConfiguration

  var body: some View {
    HStack(spacing: content.imageToTextPadding) {
      if let image = content.image {
        let space = content.imageProperties.reservedLayoutSize
        Image(uiImage: image.applying(content.imageProperties.preferredSymbolConfiguration))
          .foregroundStyle(
            content.imageProperties.tintColor.map { AnyShapeStyle(Color(uiColor: $0)) }
              ?? AnyShapeStyle(.tint)
          )
          .clipShape(.rect(cornerRadius: content.imageProperties.cornerRadius))
          .frame(width: reserved(space.width), height: reserved(space.height))
      }
      if content.prefersSideBySideTextAndSecondaryText {
        first
        Spacer(minLength: 0)
        second
      } else {
        VStack(alignment: .leading, spacing: content.textToSecondaryTextVerticalPadding) {
          first
          second
        }
        Spacer(minLength: 0)
      }
    }
  }

  private func reserved(_ length: CGFloat) -> CGFloat? {
    length > 0 && length < UIListContentConfiguration.ImageProperties.standardDimension
      ? length : nil
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
        .textCase(
          properties.transform == .uppercase
            ? .uppercase : properties.transform == .lowercase ? .lowercase : nil
        )
        .lineLimit(properties.numberOfLines == 0 ? nil : properties.numberOfLines))
  }
}
