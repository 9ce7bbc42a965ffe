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
    HStack(alignment: alignment, spacing: 8) {
      TitleAndSubtitles(label: label).multilineTextAlignment(.trailing)
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

/// Arranges rows below one another, with the leading edges of their controls aligned and the labels before them. Rows
/// without a label are in the column of the controls.
///
/// Proposes: its width less the distance by which a row's label is narrower than the widest one, and no height.
/// Reports: the width of the columns, and the heights of the rows with their preferred distances. Apple documents no
/// distances; rows are at least 8 points apart, and sections 20.
struct FormColumnsLayout: Layout {
  private struct Row {
    let proposal: ProposedViewSize
    let frame: CGRect
  }

  static var layoutProperties: LayoutProperties { .builtIn(stackOrientation: .vertical) }

  private func rows(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [Row] {
    let whole = ProposedViewSize(width: proposal.width, height: nil)
    let labels = subviews.map { $0.dimensions(in: whole)[.formColumn] }
    let column = labels.max() ?? 0
    var y: CGFloat = 0
    return subviews.indices.map { index in
      let subview = subviews[index]
      let offer = ProposedViewSize(
        width: proposal.width.map { max($0 - (column - labels[index]), 0) }, height: nil)
      let dimensions = subview.dimensions(in: offer)
      if index > 0 {
        let distance = subviews[index - 1].spacing.distance(to: subview.spacing, along: .vertical)
        y += max(distance, subview[StartsFormSectionKey.self] ? 20 : 8)
      }
      let frame = CGRect(
        x: column - dimensions[.formColumn], y: y, width: dimensions.width,
        height: dimensions.height)
      y = frame.maxY
      return Row(proposal: offer, frame: frame)
    }
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let rows = rows(proposal, subviews)
    return CGSize(width: rows.map(\.frame.maxX).max() ?? 0, height: rows.last?.frame.maxY ?? 0)
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
