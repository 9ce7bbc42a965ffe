import Foundation

/// The two buttons of an alert: beside one another or, if the title of one is too long for half of the width, below
/// one another with the cancel button last.
struct AlertButtonPair {
  let buttons: [PresentedActions.Part]
}

extension AlertButtonPair: View, PrimitiveView {
  static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    guard view.buttons.count == 2 else { return }
    let layout = AlertButtonLayout(isFirstBelow: view.buttons[0].role == .cancel)
    context.resolve(view.content, in: layout, .hStack, into: &list)
  }

  @MainActor @ViewBuilder private var content: some View {
    buttons[0].view
    Divider()
    buttons[1].view
    VStack { Divider() }
  }
}

/// Arranges two buttons in a row or a column.
///
/// Subviews: a button, the line between buttons in a row, the other button, and the line between buttons in a column.
/// Proposes: in a row, as a stack; in a column, its width and no height.
/// Reports: the size of the row if each button is ideally at most as wide as half of the proposal, or else that of the
/// column.
/// Places: the buttons and the line between them from the leading edge, or from the top, and the other line nowhere.
private struct AlertButtonLayout: Layout {
  /// Whether the first button is below the other one in a column.
  let isFirstBelow: Bool

  static var layoutProperties: LayoutProperties { .builtIn(stackOrientation: .horizontal) }

  private var row: HStackLayout { HStackLayout(spacing: 0) }

  private func isRow(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Bool {
    guard let width = proposal.width else { return true }
    func ideal(_ index: Int) -> CGFloat { subviews[index].sizeThatFits(.unspecified).width }
    return max(ideal(0), ideal(2)) <= (width - ideal(1)) / 2
  }

  /// The views of the column from top to bottom.
  private func column(_ subviews: Subviews) -> [LayoutSubview] {
    isFirstBelow ? subviews[[2, 3, 0]] : subviews[[0, 3, 2]]
  }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    guard subviews.count == 4 else { return .zero }
    guard !isRow(proposal, subviews) else {
      let views = subviews[0..<3]
      var cache = row.makeCache(subviews: views)
      return row.sizeThatFits(proposal: proposal, subviews: views, cache: &cache)
    }
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    let sizes = column(subviews).map { $0.sizeThatFits(offer) }
    return CGSize(
      width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    guard subviews.count == 4 else { return }
    guard !isRow(proposal, subviews) else {
      let views = subviews[0..<3]
      var cache = row.makeCache(subviews: views)
      row.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &cache)
      return subviews[3].omit()
    }
    subviews[1].omit()
    let offer = ProposedViewSize(width: proposal.width, height: nil)
    var y = bounds.minY
    for view in column(subviews) {
      view.place(at: CGPoint(x: bounds.minX, y: y), proposal: offer)
      y += view.sizeThatFits(offer).height
    }
  }
}
