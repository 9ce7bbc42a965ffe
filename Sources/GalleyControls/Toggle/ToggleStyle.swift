import Foundation

/// The style of toggles.
@MainActor @preconcurrency
public protocol ToggleStyle {
  associatedtype Body: View
  typealias Configuration = ToggleStyleConfiguration
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a toggle style makes a view of.
public struct ToggleStyleConfiguration {
  public typealias Label = _ControlPart
  /// What is switched.
  public let label: Label
  /// Whether it is on.
  @Binding public var isOn: Bool
  public var isMixed: Bool { false }

  init(label: Label, isOn: Binding<Bool>) {
    self.label = label
    _isOn = isOn
  }
}

/// A label and a switch at the end of its row.
public struct SwitchToggleStyle: ToggleStyle {
  private let tint: Color?
  nonisolated public init() { tint = nil }
  /// - Parameter tint: The colour of a switch that is on.
  nonisolated public init(tint: Color) { self.tint = tint }

  public func makeBody(configuration: Configuration) -> some View {
    ControlRow(label: configuration.label) {
      SwitchControl(isOn: configuration.isOn).tint(override: tint)
    }
  }
}

/// A button that is filled while it is on.
public struct ButtonToggleStyle: ToggleStyle {
  nonisolated public init() {}

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
  nonisolated public static var automatic: SwitchToggleStyle { SwitchToggleStyle() }
  nonisolated public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}
extension ToggleStyle where Self == ButtonToggleStyle {
  nonisolated public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}

extension View {
  /// Sets the style of toggles in this view.
  nonisolated public func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    controlStyle(style) { $0.makeBody(configuration: $1) }
  }

  /// The accent, where one is given.
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
          .shadow(color: .black.opacity(0.18), radius: 2, y: 1.5)
          .padding(2)
      }
      .opacity(isEnabled ? 1 : 0.5)
  }
}
