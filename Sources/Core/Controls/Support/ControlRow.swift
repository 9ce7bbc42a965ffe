import Foundation

/// A row of a label at the leading and a control at the trailing end; it takes the proposed width.
/// In a list it is as tall as its label, and the control may extend beyond it, if it is said to.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  private let overflowsInLists: Bool
  @Environment(\.controls.labelsHidden) var labelsHidden
  @Environment(\.controls.isInList) var isInList

  init(label: Label, overflowsInLists: Bool = false, @ViewBuilder control: () -> Control) {
    self.label = label
    self.overflowsInLists = overflowsInLists
    self.control = control()
  }

  var body: some View {
    if labelsHidden {
      control
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        control.frame(height: overflowsInLists && isInList ? 0 : nil)
      }
    }
  }
}

/// What the switch of a toggle and a stepper have in common with all views that are made with UIKit:
/// the first baseline is the top and the last the bottom, and beside others they need 8 points,
/// whatever their label.
struct ControlLayout: UnaryLayout {
  /// It has guides of its own.
  static var layoutProperties: LayoutProperties { LayoutProperties() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize { subviews[0].sizeThatFits(proposal) }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) { subviews[0].place(at: bounds.origin, proposal: proposal) }

  func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { ViewSpacing() }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    switch guide {
    case .firstTextBaseline: 0
    case .lastTextBaseline: bounds.height
    default: nil
    }
  }
}
