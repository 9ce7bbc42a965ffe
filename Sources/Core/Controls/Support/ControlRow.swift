import Foundation

/// A row with a label at the leading end and a control at the trailing end. It takes the proposed
/// width. With `overflowsInLists`, a row in a list is as tall as its label and the control may
/// overflow.
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
        TitleAndSubtitles(label: label)
        Spacer(minLength: 8)
        control.frame(height: overflowsInLists && isInList ? 0 : nil)
      }
    }
  }
}

/// The layout that toggle switches and steppers share with all UIKit-backed views: the first
/// baseline is the top edge, the last baseline is the bottom edge, and the spacing is 8 points,
/// whatever the label.
struct ControlLayout: UnaryLayout {
  /// This layout has explicit guides.
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
