import Foundation

/// How a row makes room for its control.
enum ControlRowFit {
  /// The control is beside the label.
  case beside
  /// A row in a list is as tall as its label, and the control may overflow.
  case overflowing
  /// At large text sizes, the control is below the label if it does not fit beside it; in lists at accessibility
  /// sizes, always.
  case wrapping
}

/// A row with a label at the leading end and a control at the trailing end. It takes the proposed
/// width. In a form with columns, the label is in the first one and the control in the second.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  private let fit: ControlRowFit
  @Environment(\.controls.labelsHidden) var labelsHidden
  @Environment(\.controls.isInList) var isInList
  @Environment(\.controls.isInColumns) private var isInColumns
  @Environment(\.dynamicTypeSize) private var typeSize
  @Environment(\.theme.look.list.valueSpacing) private var valueSpacing

  init(label: Label, fit: ControlRowFit = .beside, @ViewBuilder control: () -> Control) {
    self.label = label
    self.fit = fit
    self.control = control()
  }

  var body: some View {
    if labelsHidden {
      control
    } else if isInColumns {
      FormColumnsRow(label: label) { control }
    } else if fit == .wrapping, typeSize > .large {
      if isInList, typeSize.isAccessibilitySize {
        column
      } else {
        ViewThatFits(in: .horizontal) {
          row
          column
        }
      }
    } else {
      row
    }
  }

  private var row: some View {
    HStack(spacing: 0) {
      TitleAndSubtitles(label: label)
      Spacer(minLength: 8)
      control.frame(height: fit == .overflowing && isInList ? 0 : nil)
    }
  }

  private var column: some View {
    VStack(alignment: .leading, spacing: valueSpacing) {
      TitleAndSubtitles(label: label)
      control
    }
    .frame(maxWidth: .infinity, alignment: .leading)
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
