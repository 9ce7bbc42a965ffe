import Foundation

/// An error that occurs when a control can't be used.
public enum InteractionError: ExplainedError, Hashable {
  /// The view has no control with this name.
  case noControl(String)
  /// The control with this name is disabled.
  case disabled(String)
  /// The control expects a value of another type.
  case wrongValue(String)
  /// The control takes a value and can't be tapped.
  case notTappable(String)

  /// A description of the error, in one sentence.
  public var message: String {
    switch self {
    case .noControl(let name): "no control is named '\(name)'"
    case .disabled(let name): "the control '\(name)' is disabled"
    case .wrongValue(let name): "the control '\(name)' doesn't accept this value"
    case .notTappable(let name): "the control '\(name)' can't be tapped"
    }
  }

  /// A suggestion for resolving the error, in one sentence.
  public var hint: String {
    switch self {
    case .noControl: "use its accessibility identifier, accessibility label or label text"
    case .disabled: "enable it first"
    case .wrongValue:
      "toggles take a Bool, sliders and steppers a number, fields text, pickers a tag or date"
    case .notTappable: "give it a value with set(_:to:)"
    }
  }
}
