import Foundation

/// A row of a label at the leading and a control at the trailing end; it takes the proposed width.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.controls.labelsHidden) var labelsHidden

  init(label: Label, @ViewBuilder control: () -> Control) {
    self.label = label
    self.control = control()
  }

  var body: some View {
    if labelsHidden {
      control
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        control
      }
    }
  }
}
