import Foundation

/// A control that cannot be used.
public enum InteractionError: ExplainedError, Hashable {
  /// The view has no control of this name.
  case noControl(String)
  /// The control of this name is disabled.
  case disabled(String)
  /// The control takes another kind of value.
  case wrongValue(String)
  /// The control takes a value, and cannot be tapped.
  case notTappable(String)

  /// What happened, in one sentence.
  public var message: String {
    switch self {
    case .noControl(let name): "there is no control called '\(name)'"
    case .disabled(let name): "the control '\(name)' is disabled"
    case .wrongValue(let name): "the control '\(name)' does not take this value"
    case .notTappable(let name): "the control '\(name)' cannot be tapped"
    }
  }

  /// What to do about it, in one sentence.
  public var hint: String {
    switch self {
    case .noControl: "name an accessibility identifier or label, or the text of the control's label"
    case .disabled: "enable it first"
    case .wrongValue:
      "toggles take true or false, sliders and steppers numbers, fields text, pickers tags or dates"
    case .notTappable: "give it a value with set(_:to:)"
    }
  }
}

extension ImageRenderer {
  /// Uses a button or a view with tap gestures, or switches a toggle, and evaluates the view again
  /// until nothing changes.
  ///
  /// Of several gestures of the view and those around it, the innermost happens, with those that are
  /// simultaneous; gestures of high priority come before those in them.
  ///
  /// - Parameter name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///   `accessibilityLabel`.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func tap(_ name: String) throws {
    let controls = try controls(name)
    guard controls.canBeTapped else { throw InteractionError.notTappable(name) }
    guard !controls.tapped.isEmpty else { throw InteractionError.disabled(name) }
    for control in controls.tapped { control.tap() }
    try evaluateAfterInteraction()
  }

  /// Gives a control a value, and evaluates the view again until nothing changes.
  ///
  /// - Parameters:
  ///   - name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///     `accessibilityLabel`.
  ///   - value: A `Bool` for a toggle, a number of any type for a slider or a stepper, a `String` for
  ///     a text field, an option's tag for a picker, a `Date` for a date picker.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func set(_ name: String, to value: some Hashable) throws {
    let controls = try controls(name)
    guard let control = controls.valued else { throw InteractionError.wrongValue(name) }
    guard control.isEnabled else { throw InteractionError.disabled(name) }
    guard control.set(value) else { throw InteractionError.wrongValue(name) }
    try evaluateAfterInteraction()
  }

  /// The control of a name with those around it, from the inside out.
  private func controls(_ name: String) throws -> [ResolvedControl] {
    motion = nil
    let controls = try evaluate(gathering: .labels).controls(named: name)
    guard !controls.isEmpty else { throw InteractionError.noControl(name) }
    return controls
  }

  /// Where everything is, in the state that the view is in now.
  ///
  /// - Parameter tracing: Whether every proposal and answer is recorded. Default: it is not.
  /// - Throws: `RenderError`, `FontError`.
  public func layoutTree(tracing: Bool = false) throws -> LayoutTree {
    guard tracing else { return LayoutTree(try shown(gathering: LayoutTree.gathering)) }
    var placed = try shown(gathering: LayoutTree.tracing)
    // Before and after a change there is what was kept of it.
    if placed.trace == nil {
      let evaluated = try evaluate(gathering: LayoutTree.tracing).placed
      placed.trace = evaluated.trace
      placed.takeFacts(of: evaluated)
    }
    return LayoutTree(placed)
  }
}
