import Foundation

/// A type that defines how toggles look.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of a styled toggle; Swift infers it from `makeBody(configuration:)`.
  associatedtype Body: View

  /// The properties of a toggle.
  typealias Configuration = ToggleStyleConfiguration

  /// Makes the view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// The properties of a toggle that a style shows.
public struct ToggleStyleConfiguration {
  /// The type of the label.
  public typealias Label = _ControlPart
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool

  /// Whether the toggle stands for values that differ: always `false`.
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A label, and a switch at the trailing end of its row.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?

  /// Creates the style.
  nonisolated public init() { tint = nil }
  /// Creates the style with a color for switches that are on. Without one they have the tint, or
  /// green where none is set.
  nonisolated public init(tint: Color) { self.tint = tint }

  /// A row of the label and the switch.
  public func makeBody(configuration: Configuration) -> some View {
    ControlLayout {
      ControlRow(label: configuration.label, overflowsInLists: true) {
        SwitchControl(isOn: configuration.isOn).tint(override: tint)
      }
    }
  }
}

/// A bordered button that is prominent while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  nonisolated public init() {}

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

extension ToggleStyle where Self == SwitchToggleStyle {
  /// The style of toggles where none is set: a switch.
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }

  /// A label, and a switch at the trailing end of its row.
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  /// A bordered button that is prominent while it is on.
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of the toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// Sets the tint; `nil` keeps that of the environment.
  fileprivate func tint(override tint: Color?) -> some View {
    transformEnvironment(\.standard) { if let tint { $0.tint = AnyShapeStyle(tint) } }
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
          .shadow(color: .black.opacity(0.15), radius: 4, y: 2.5)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}
