import Foundation

/// A control of a node: its kind, state and value.
package struct PlacedControl: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case button, toggle, slider, stepper, textField, picker, datePicker, colorPicker
  }

  package let kind: Kind
  package let isEnabled: Bool
  /// The control's value, such as `true`, the text of a field, a date with its offset to UTC, or a
  /// color in hexadecimal digits; `nil` if it has none.
  package let value: String?

  /// Creates the control of a view from the one with a value, or else the innermost one; `nil` if
  /// there are no controls.
  init?(_ controls: [ResolvedControl]) {
    let named = controls.filter { if case .point = $0.handle { false } else { true } }
    guard let control = named.valued ?? named.first else { return nil }
    isEnabled = control.isEnabled
    switch control.handle {
    case .tap: (kind, value) = (.button, nil)
    case .toggle(let isOn): (kind, value) = (.toggle, "\(isOn.wrappedValue)")
    case .write(let text): (kind, value) = (.textField, text.wrappedValue)
    case .set(let kind, let value, _): (self.kind, self.value) = (kind, value)
    case .point: return nil
    }
  }
}

extension PlacedTree {
  /// Returns the node of the control with an identifier, text or accessibility label: the matching
  /// view itself, a control inside it, or the nearest enclosing one.
  package func control(named name: String) -> Int? {
    if let index = index(ofIdentifier: name), let control = control(nearest: index) {
      return control
    }
    for index in nodes.indices where text(of: index)?.string == name {
      if let control = control(of: index) == nil ? control(around: index) : index {
        return control
      }
    }
    for index in nodes.indices where accessibilityLabel(of: index) == name {
      if let control = control(nearest: index) { return control }
    }
    return nil
  }

  /// Returns the control that a view is, contains, or is contained in.
  private func control(nearest index: Int) -> Int? {
    (index..<nodes[index].end).first { control(of: $0) != nil } ?? control(around: index)
  }

  private func control(around index: Int) -> Int? {
    ancestors(of: index).first { control(of: $0) != nil }
  }
}
