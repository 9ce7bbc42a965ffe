import Foundation

/// A label and a switch, as they look at rest.
public struct Toggle<Label> {
  private let isOn: Binding<Bool>
  private let label: Label

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }
}

extension Toggle: View where Label: View {
  public var body: some View {
    ControlRow(label: label) { SwitchControl(isOn: isOn.wrappedValue) }
  }
}

/// A control at the end of a row, its label at the beginning; the row takes the width on offer.
struct ControlRow<Label: View, Control: View>: View {
  let label: Label
  let control: Control
  @Environment(\.standard.labelsHidden) var labelsHidden

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

/// The switch of iOS 18: 51×31 points.
private struct SwitchControl: View {
  let isOn: Bool
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.standard.tint) var tint

  private var track: AnyShapeStyle {
    isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(Color(.secondaryFill))
  }

  var body: some View {
    Capsule()
      .fill(track)
      .frame(width: 51, height: 31)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Circle()
          .fill(.white)
          .frame(width: 27, height: 27)
          .shadow(color: .black.opacity(0.18), radius: 2, y: 1.5)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}
