import Foundation

/// The properties of a toggle that a style renders.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  private let mixed: () -> Bool
  /// Whether the toggle represents differing values. The built-in styles show it as off.
  public var isMixed: Bool { mixed() }

  init(label: Label, isOn: Binding<Bool>, isMixed: @escaping () -> Bool) {
    (self.label, mixed) = (label, isMixed)
    _isOn = isOn
  }
}

/// A style that shows the label and, at the trailing end of its row, a switch.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for switches that are on. Without one, switches use the tint,
  /// or green if no tint is set.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A row with the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlLayout {
      ControlRow(label: configuration.label, fit: .overflowing) {
        SwitchControl(isOn: configuration.isOn).tint(override: tint)
      }
    }
  }
}

/// A style that shows a bordered button, prominent while it is on.
@StyleInit public struct ButtonToggleStyle: ToggleStyle {
  /// A button with the toggle's label.
  public func makeBody(configuration: Configuration) -> some View {
    Button(action: { configuration.isOn.toggle() }, label: { configuration.label })
      .buttonStyle(BackgroundStyle(isOn: configuration.isOn))
  }

  /// Bordered buttons that are prominent while they are on.
  private struct BackgroundStyle: PrimitiveButtonStyle {
    let isOn: Bool

    func makeBody(configuration: Configuration) -> some View {
      BorderedButton(configuration: configuration.unpressed, isProminent: isOn)
    }
  }
}

/// A style that shows a checkbox before the label.
@StyleInit public struct CheckboxToggleStyle: ToggleStyle {
  /// A checkbox, in the tint while it is checked, and the label.
  public func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack(alignment: .firstTextBaseline, spacing: 6) {
        Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
          .foregroundStyle(configuration.isOn ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary))
        TitleAndSubtitles(label: configuration.label)
      }
    }
    .buttonStyle(.plain)
  }
}

extension View {
  /// Sets the tint, unless it is `nil`.
  fileprivate func tint(override tint: Color?) -> some View {
    transformEnvironment(\.standard) { if let tint { $0.tint = AnyShapeStyle(tint) } }
  }
}

/// The switch of the theme.
private struct SwitchControl: View {
  let isOn: Bool
  @Environment(\.isEnabled) var isEnabled
  @Environment(\.standard.tint) var tint
  @Environment(\.controls.isInList) var isInList
  @Environment(\.theme.look.toggle) private var look

  private var track: AnyShapeStyle {
    isOn ? tint ?? AnyShapeStyle(Color.green) : AnyShapeStyle(look.off)
  }

  var body: some View {
    Capsule()
      .fill(track)
      .frame(width: look.size.width, height: look.size.height)
      .overlay(alignment: isOn ? .trailing : .leading) {
        Knob(size: look.knob)
          .shadow(color: .black.opacity(look.shadow), radius: 4, y: 2.5)
          .padding(2)
      }
      // The knob's shadow stays on the track.
      .clipShape(Capsule())
      .opacity(isEnabled ? 1 : 0.5)
      // In a row, the switch extends beyond the margin of text.
      .padding(.trailing, isInList ? -2 : 0)
  }
}
