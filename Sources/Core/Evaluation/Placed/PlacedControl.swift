import Foundation

/// A control of a node: its kind, state and value.
package struct PlacedControl: Hashable, Sendable, Codable {
  package enum Kind: String, Hashable, Sendable, Codable {
    case button, toggle, slider, stepper, textField, picker, datePicker, colorPicker
  }

  package let kind: Kind
  package let isEnabled: Bool
  /// The control's value, such as `true` or the text of a field; `nil` where it has none.
  package let value: String?

  /// The control of a view that has a value, or else the innermost one; `nil` without any.
  init?(_ controls: [ResolvedControl]) {
    let named = controls.filter { if case .point = $0.handle { false } else { true } }
    guard let control = named.valued ?? named.first else { return nil }
    isEnabled = control.isEnabled
    switch control.handle {
    case .tap: (kind, value) = (.button, nil)
    case .toggle(let isOn): (kind, value) = (.toggle, "\(isOn.wrappedValue)")
    case .write(let text): (kind, value) = (.textField, text.wrappedValue)
    case .set(let kind, _): (self.kind, value) = (kind, nil)
    case .point: return nil
    }
  }
}

extension PlacedTree {
  /// The node of the control with an identifier, a text or an accessibility label: the view of that
  /// name itself, one in it, or the nearest one around it.
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

  /// The control that a view is, or that is in it, or around it.
  private func control(nearest index: Int) -> Int? {
    (index..<nodes[index].end).first { control(of: $0) != nil } ?? control(around: index)
  }

  private func control(around index: Int) -> Int? {
    ancestors(of: index).first { control(of: $0) != nil }
  }
}
