import Foundation

/// A control at the end of a row, its label at the beginning; the row takes the width that it is proposed.
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
