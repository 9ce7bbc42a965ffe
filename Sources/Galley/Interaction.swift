import Foundation

/// A control that cannot be used.
public enum InteractionError: ExplainedError, Hashable {
  case noControl(String)
  case disabled(String)
  /// The control takes another kind of value.
  case wrongValue(String)

  public var message: String {
    switch self {
    case .noControl(let name): "there is no control called '\(name)'"
    case .disabled(let name): "the control '\(name)' is disabled"
    case .wrongValue(let name): "the control '\(name)' does not take this value"
    }
  }

  public var hint: String {
    switch self {
    case .noControl: "name an accessibility identifier or label, or the text of the control's label"
    case .disabled: "enable it first"
    case .wrongValue: "toggles take true or false, sliders numbers, fields text, pickers tags"
    }
  }
}

extension ImageRenderer {
  /// Uses a button or a view with a tap gesture, or switches a toggle, and evaluates the view again
  /// until nothing changes.
  ///
  /// - Parameter name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///   `accessibilityLabel`.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func tap(_ name: String) throws {
    switch try control(name) {
    case .tap(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    default: throw InteractionError.wrongValue(name)
    }
    _ = try evaluate()
  }

  /// Gives a control a value, and evaluates the view again until nothing changes.
  ///
  /// - Parameters:
  ///   - name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///     `accessibilityLabel`.
  ///   - value: A `Bool` for a toggle, a number for a slider, a `String` for a text field, an
  ///     option's tag for a picker.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func set(_ name: String, to value: some Hashable) throws {
    switch (try control(name), value) {
    case (.toggle(let isOn), let value as Bool): isOn.wrappedValue = value
    case (.slide(let slide), let value as Double): slide(value)
    case (.slide(let slide), let value as Int): slide(Double(value))
    case (.write(let text), let value as String): text.wrappedValue = value
    case (.pick(let pick), _) where pick(AnyHashable(value)): break
    default: throw InteractionError.wrongValue(name)
    }
    _ = try evaluate()
  }

  private func control(_ name: String) throws -> ControlHandle {
    motion = nil
    let evaluation = try evaluate()
    guard let index = evaluation.placed.control(named: name),
      let control = evaluation.placed.control(of: index), let handle = evaluation.controls[index]
    else { throw InteractionError.noControl(name) }
    guard control.isEnabled else { throw InteractionError.disabled(name) }
    return handle
  }

  /// Where everything is, in the state that the view is in now.
  ///
  /// - Throws: `RenderError`, `FontError`.
  public func layoutTree() throws -> LayoutTree {
    LayoutTree(try shown(gathering: LayoutTree.gathering))
  }
}
