import Foundation

/// The rows of a form in two columns, as high as they need to be.
struct ColumnsForm<Content: View>: View, PrimitiveView {
  let content: Content

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard var inner = context.entering(Self.self) else { return }
    inner.environment.controls.isInColumns = true
    inner.environment.controls.isInList = false
    inner.resolve(
      FormRows(content: view.content), in: FormColumnsLayout(), .container("Form"), into: &list)
  }
}

/// The rows of a form, with marks on those before which there is more space.
private struct FormRows<Content: View>: View, PrimitiveView {
  let content: Content

  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let start = list.nodes.count
    Content._resolve(view.content, in: context, into: &list)
    var section: Int?
    for (index, node) in list.nodes[start...].enumerated() {
      let next = node.subviewPlace?.section
      node[StartsFormSectionKey.self] = index > 0 && next != section
      section = next
    }
  }
}

/// A control after its label, in a form with columns; elsewhere, only the control.
struct FormColumnsRow<Label: View, Control: View> {
  let label: Label
  var alignment = VerticalAlignment.center
  @ViewBuilder let control: Control

  @MainActor private var row: some View {
    FormRowLayout(alignment: alignment) {
      HStack { TitleAndSubtitles(label: label) }.multilineTextAlignment(.trailing)
      HStack { control }.alignmentGuide(.formColumn) { $0[.leading] }
    }
    // Controls within the control have their labels beside them.
    .environment(\.controls.isInColumns, false)
  }
}

// Without a row, the control is resolved as if it were alone: its place in the tree does not change.
extension FormColumnsRow: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    let controls = context.environment.controls
    guard controls.isInColumns, !controls.labelsHidden else {
      return Control._resolve(view.control, in: context, into: &list)
    }
    guard let inner = context.entering(Self.self) else { return }
    func add<Row: View>(_ row: Row) { Row._resolve(row, in: inner, into: &list) }
    add(view.row)
  }
}

/// Arranges a label and the control that belongs to it.
///
/// Subviews: the label and the control.
/// Proposes: to the label, its ideal width, but at most half of the shared width, or more if the control does not need
/// its half; to the control, the rest.
/// Reports: the widths of both columns and their distance, and the height of both on one guide.
/// Places: the label at the trailing edge of its column.
private struct FormRowLayout: Layout {
  let alignment: VerticalAlignment

  /// The distance between a label and its control, in points.
  static let gap: CGFloat = 8

  static var layoutProperties: LayoutProperties { .builtIn(stackOrientation: .horizontal) }

  private struct Row {
    /// The width of the label's column, and its distance from the control.
    var column: CGFloat = 0
    var gap: CGFloat = 0
    var proposals: [ProposedViewSize] = []
    var tops: [CGFloat] = []
    var size = CGSize.zero
  }

  private func row(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Row {
    guard subviews.count == 2 else { return Row() }
    let (label, control) = (subviews[0], subviews[1])
    var row = Row()
    row.column = label.sizeThatFits(.unspecified).width
    row.gap = row.column > 0 ? Self.gap : 0
    if let width = proposal.width {
      let half = max((width - row.gap) / 2, 0)
      if row.column > half {
        let offer = ProposedViewSize(width: half, height: proposal.height)
        let left = width - row.gap - control.sizeThatFits(offer).width
        row.column = min(row.column, max(half, left))
      }
    }
    row.proposals = [
      ProposedViewSize(width: row.column, height: proposal.height),
      ProposedViewSize(
        width: proposal.width.map { max($0 - row.column - row.gap, 0) }, height: proposal.height),
    ]
    let dimensions = [
      label.dimensions(in: row.proposals[0]), control.dimensions(in: row.proposals[1]),
    ]
    let guide = dimensions.map { $0[alignment] }.max() ?? 0
    row.tops = dimensions.map { guide - $0[alignment] }
    row.size = CGSize(
      width: row.column + row.gap + dimensions[1].width,
      height: zip(row.tops, dimensions).map { $0 + $1.height }.max() ?? 0)
    return row
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { row(proposal, subviews).size }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let row = row(proposal, subviews)
    guard row.tops.count == 2 else { return }
    subviews[0].place(
      at: CGPoint(x: bounds.minX + row.column, y: bounds.minY + row.tops[0]), anchor: .topTrailing,
      proposal: row.proposals[0])
    subviews[1].place(
      at: CGPoint(x: bounds.minX + row.column + row.gap, y: bounds.minY + row.tops[1]),
      proposal: row.proposals[1])
  }
}

/// Arranges rows below one another, with the leading edges of their controls aligned and the labels before them. Rows
/// without a label are in the column of the controls.
///
/// The column of the labels is as wide as the widest one, but not wider than half of the form or what the widest control
/// leaves.
///
/// Proposes: its width less the distance by which a row's label is narrower than the column, and no height; to a row
/// whose label has to wrap, the width of the column and of its control.
/// Reports: the width of the columns, but not more than proposed, and the heights of the rows with their preferred
/// distances. Apple documents no distances; rows are at least 8 points apart, and sections 20.
/// Places: rows that are too wide so that they overflow at the trailing edge, and their labels stay visible.
struct FormColumnsLayout: Layout {
  private struct Row {
    let proposal: ProposedViewSize
    let frame: CGRect
  }

  static var layoutProperties: LayoutProperties { .builtIn(stackOrientation: .vertical) }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    let whole = ProposedViewSize(width: proposal.width, height: nil)
    let wanted = subviews.map { $0.dimensions(in: whole) }
    let column = column(of: wanted, in: proposal.width)
    var y: CGFloat = 0
    return subviews.indices.map { index in
      let (subview, label) = (subviews[index], wanted[index].formColumn)
      let offer = ProposedViewSize(
        width: proposal.width.map { width in
          label > column
            ? column + wanted[index].width - label : max(width - (column - label), 0)
        }, height: nil)
      let dimensions = subview.dimensions(in: offer)
      if index > 0 {
        let distance = subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
        y += max(distance, subview[StartsFormSectionKey.self] ? 20 : 8)
      }
      let frame = CGRect(
        x: column - dimensions.formColumn, y: y, width: dimensions.width,
        height: dimensions.height)
      y = frame.maxY
      return Row(proposal: offer, frame: frame)
    }
  }

  /// The width of the labels and their distance from the controls.
  ///
  /// - Parameter rows: The dimensions of the rows in the whole width.
  private func column(of rows: [ViewDimensions], in width: CGFloat?) -> CGFloat {
    let widest = rows.map(\.formColumn).max() ?? 0
    guard let width else { return widest }
    let half = max((width - FormRowLayout.gap) / 2, 0)
    let control = rows.map { min($0.width - $0.formColumn, half) }.max() ?? 0
    return min(widest, max(half + FormRowLayout.gap, width - control))
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(proposal, subviews)
    return CGSize(
      width: min(rows.map(\.frame.maxX).max() ?? 0, proposal.width ?? .infinity),
      height: rows.last?.frame.maxY ?? 0)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    for (subview, row) in zip(subviews, rows(proposal, subviews)) {
      subview.place(
        at: CGPoint(x: bounds.minX + row.frame.minX, y: bounds.minY + row.frame.minY),
        proposal: row.proposal)
    }
  }
}

/// Whether a row of a form with columns begins a section, or is the first one after it.
private enum StartsFormSectionKey: LayoutValueKey {
  static let defaultValue = false
}

/// The leading edge of a row's control.
private enum FormColumn: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

extension HorizontalAlignment {
  /// The leading edge of the controls in a form with columns; by default the leading edge of a view.
  fileprivate static let formColumn = HorizontalAlignment(FormColumn.self)
}

extension ViewDimensions {
  /// The leading edge of a row's first control that has a label.
  fileprivate var formColumn: CGFloat { self[HorizontalAlignment.formColumn.key.least] }
}
