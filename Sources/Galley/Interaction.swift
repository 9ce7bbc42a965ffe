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
    switch try control(name).handle {
    case .tap(let action): action()
    case .toggle(let isOn): isOn.wrappedValue.toggle()
    default: throw InteractionError.wrongValue(name)
    }
    _ = try settled()
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
    switch (try control(name).handle, value) {
    case (.toggle(let isOn), let value as Bool): isOn.wrappedValue = value
    case (.slide(let slide), let value as Double): slide(value)
    case (.slide(let slide), let value as Int): slide(Double(value))
    case (.write(let text), let value as String): text.wrappedValue = value
    case (.pick(let pick), _) where pick(AnyHashable(value)): break
    default: throw InteractionError.wrongValue(name)
    }
    _ = try settled()
  }

  private func control(_ name: String) throws -> PlacedControl {
    motion = nil
    guard let control = try settled().placed.control(named: name) else {
      throw InteractionError.noControl(name)
    }
    guard control.isEnabled else { throw InteractionError.disabled(name) }
    return control
  }

  /// Where everything is, in the state that the view is in now.
  ///
  /// - Parameter tracing: Whether the negotiation is recorded. Default: it is not.
  /// - Throws: `RenderError`, `FontError`.
  public func layoutTree(tracing: Bool = false) throws -> LayoutTree {
    let placed = try shown().tree
    guard tracing else { return LayoutTree(placed) }
    return LayoutTree(placed, trace: try negotiation())
  }

  /// The negotiation of what is shown, recorded while it is laid out once more.
  private func negotiation() throws -> LayoutTrace? {
    guard let motion, motion.movesParameters else {
      return try settled(tracing: true).placed.tree.trace
    }
    return try moment(motion.time, tracing: true).tree.trace
  }
}
