import Foundation

extension ImageRenderer {
  /// Taps a button or a view with tap gestures, or flips a toggle, then evaluates the view until
  /// its state is stable.
  ///
  /// Of several nested gestures, the innermost one runs, along with simultaneous gestures.
  /// High-priority gestures take precedence over the gestures inside them.
  ///
  /// - Parameter name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///   `accessibilityLabel`.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func tap(_ name: String) throws { try session.tap(name) }

  /// Sets the value of a control, then evaluates the view until its state is stable.
  ///
  /// - Parameters:
  ///   - name: The control's `accessibilityIdentifier`, the text of its label, or its
  ///     `accessibilityLabel`.
  ///   - value: A `Bool` for a toggle, a number of any type for a slider or a stepper, a `String` for
  ///     a text field, an option's tag for a picker, a `Date` for a date picker.
  /// - Throws: `InteractionError`, `RenderError`, `FontError`.
  public func set(_ name: String, to value: some Hashable) throws {
    try session.set(name, to: value)
  }

  /// Returns the layout tree of the view in its current state.
  ///
  /// - Parameter tracing: Whether to record every proposal and answer. Default: `false`.
  /// - Throws: `RenderError`, `FontError`.
  public func layoutTree(tracing: Bool = false) throws -> LayoutTree {
    LayoutTree(try tracing ? session.traced() : session.shown(gathering: .layout))
  }
}
