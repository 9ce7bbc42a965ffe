import Galley

/// The rows of a table view, as a list.
struct UIKitTable: View {
  private let table: UITableView
  private let isMeasured: Bool
  /// The width of the table while it is laid out, in points.
  private let width: CGFloat
  @Environment(\.self) private var environment

  /// - Parameter table: The table, which has the frame in which it is drawn.
  init(_ table: UITableView) {
    (self.table, isMeasured, width) = (table, false, table.bounds.width)
  }

  /// Names the parts, whose number is limited, to measure a table in a width.
  init(measuring table: UITableView, in width: CGFloat) {
    (self.table, isMeasured, self.width) = (table, true, width)
  }

  var body: some View {
    let insets = table.contentInset
    if isMeasured || table.contentOffset == .zero {
      inset(styled, by: insets)
    } else {
      // The position of a list is measured from below the bars and the insets.
      let position = ScrollPosition(y: table.contentOffset.y + table.offsetInset + insets.top)
      inset(styled, by: insets).scrollPosition(.constant(position))
    }
  }

  /// The rows inside of the insets of the table. Those at the sides have no effect.
  @ViewBuilder
  private func inset(_ rows: some View, by insets: UIEdgeInsets) -> some View {
    if isMeasured || insets.top == 0 && insets.bottom == 0 {
      rows
    } else {
      rows.contentMargins(
        .vertical, EdgeInsets(top: insets.top, leading: 0, bottom: insets.bottom, trailing: 0),
        for: .scrollContent)
    }
  }

  @ViewBuilder
  private var styled: some View {
    // Rows are as high as they or their content say.
    let rows = rows.environment(\.defaultMinListRowHeight, 0)
    switch table.style {
    case .plain: rows.listStyle(.plain)
    case .grouped: rows.listStyle(.grouped)
    case .insetGrouped: rows.listStyle(.insetGrouped)
    }
  }

  private var delegate: (any UITableViewDelegate)? { table.delegate as? any UITableViewDelegate }

  private var rows: some View {
    List {
      if let view = table.tableHeaderView { surroundings(view, isHeader: true) }
      ForEach(0..<table.numberOfSections, id: \.self) { section in
        Section {
          cells(in: section)
        } header: {
          boundary(of: section, isHeader: true).content
        } footer: {
          boundary(of: section, isHeader: false).content
        }
      }
      if let view = table.tableFooterView, view.frame.height > 0 {
        surroundings(view, isHeader: false)
      }
    }
    .scrollContentBackground(table.backgroundColor == nil ? .automatic : .hidden)
  }

  /// The view above or below all rows, which is as wide as the table.
  @ViewBuilder
  private func surroundings(_ view: UIView, isHeader: Bool) -> some View {
    let shown = UIKitFitted(view, height: view.frame.height > 0 ? view.frame.height : nil)
      .tablePart(.surroundings, isMeasured)
    if table.style == .plain {
      shown.listRowInsets(EdgeInsets()).listRowSeparator(.hidden).listRowBackground(Color.clear)
    } else {
      let wide = WideLayout(width: width) { shown }
        .transformEnvironment(\.self) { $0.removeStyles() }
        .listRowInsets(EdgeInsets())
      Section {
      } header: {
        if isHeader { wide }
      } footer: {
        if !isHeader { wide }
      }
    }
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
          .listRowSeparator(table.separatorStyle == .none ? .hidden : .automatic, edges: .bottom)
          // Unlike lists, tables have no separator above the first row.
          .listRowSeparator(.hidden, edges: .top)
          .listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
      }
    }
  }

  private func cell(at path: IndexPath) -> UITableViewCell? {
    UITraitCollection.$drawn.withValue(UITraitCollection(environment)) {
      // Code may have changed a row that it requested.
      let known = isMeasured ? table.row(at: path) : table.shownRows[path]
      guard let cell = known ?? table.newRow(at: path) else { return nil }
      cell.rowMargin = rowMargin
      if isMeasured { return cell }
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
        by: insets(of: cell), margin: 0)
    } else if let insets = insets(of: cell) {
      separated(
        standardRow(cell, height), by: insets,
        margin: margins(of: cell)?.leading ?? rowMargin.expectedSide)
    } else {
      standardRow(cell, height)
    }
  }

  /// A row with texts, an image and a symbol.
  @ViewBuilder
  private func standardRow(_ cell: UITableViewCell, _ height: CGFloat?) -> some View {
    let (row, margins) = (UIKitRow(cell: cell), margins(of: cell))
    if let height {
      row.frame(height: height).listRowInsets(margins).listRowInsets(.vertical, 0)
    } else {
      row.frame(minHeight: max(44 - (margins.map { $0.top + $0.bottom } ?? 22), 0))
        .listRowInsets(margins)
    }
  }

  /// The margins that the content of a row sets; `nil` for those of lists.
  private func margins(of cell: UITableViewCell) -> EdgeInsets? {
    (cell.contentConfiguration as? UIListContentConfiguration)?.ownMargins.map { EdgeInsets($0) }
  }

  /// The insets of a separator that the row or the table sets, in points.
  private func insets(of cell: UITableViewCell) -> UIEdgeInsets? {
    cell.ownSeparatorInset ?? table.ownSeparatorInset
  }

  private var rowMargin: RowMargin {
    RowMargin(hasCards: table.style == .insetGrouped, tableWidth: width)
  }

  /// A row whose separator has insets from the edges of the row. Very large ones hide it.
  ///
  /// - Parameters:
  ///   - insets: The insets, in points; `nil` for the margin of rows at the leading edge.
  ///   - margin: The distance of the view from the edges of the row, in points.
  private func separated(
    _ row: some View, by insets: UIEdgeInsets?, margin: CGFloat
  ) -> some View {
    let (left, right) = (insets.map { min($0.left, 10_000) }, min(insets?.right ?? 0, 10_000))
    let usual = rowMargin
    return
      row
      .alignmentGuide(.listRowSeparatorLeading) {
        (left ?? usual.side(in: $0.width + 2 * margin)) - margin
      }
      .alignmentGuide(.listRowSeparatorTrailing) { $0.width + margin - right }
  }
}

/// The distance of the content of a table's rows from the edges of the rows.
struct RowMargin: Sendable {
  let hasCards: Bool
  let tableWidth: CGFloat

  /// The distance in a row of a width, in points. In cards, it is that of the card from the edges
  /// of the table.
  func side(in width: CGFloat) -> CGFloat {
    guard hasCards else { return width >= 414 ? 20 : 16 }
    return min(max((tableWidth - width) / 2, 16), 20)
  }

  /// The distance in a row of the table before its width is known, in points.
  var expectedSide: CGFloat { hasCards && tableWidth >= 390 ? 20 : 16 }
}

/// A view that is as wide as the table, in a row that may be narrower.
private struct WideLayout: Layout {
  let width: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let height = subviews.first?.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
    return CGSize(width: proposal.width ?? width, height: height ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews.first?.place(
      at: CGPoint(x: bounds.midX, y: bounds.minY), anchor: .top,
      proposal: ProposedViewSize(width: width, height: bounds.height))
  }
}

extension UIEdgeInsets {
  /// The insets of separators that are not changed, in points.
  static var separator: UIEdgeInsets { UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
}
