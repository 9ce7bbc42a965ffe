import Foundation

/// The traits, value and actions of a control for screen readers.
struct ControlSpeech {
  var contents = AccessibilityRole.Contents.joined
  var traits: AccessibilityTraits = []
  /// The value. Formatting it takes time.
  var value: @MainActor () -> String = { "" }
  var actions = ["activate"]
  /// Whether the system determines the size of the control.
  var hasSystemSize = false
  /// Returns a label for a control that has none. Calling it takes time.
  var name: (@MainActor () -> String)?

  /// Creates the speech for a handle; `nil` if the style or the parts have their own.
  init?(_ handle: ControlHandle, adding traits: AccessibilityTraits) {
    switch handle {
    case .tap: self.traits = .isButton
    case .toggle(let isOn):
      self.traits = [.isToggle, .isButton]
      let word = isOn.wrappedValue ? "1" : "0"
      value = { word }
    case .write: (contents, self.traits) = (.value, .isTextEntry)
    case .set(.colorPicker, let color, _):
      (self.traits, hasSystemSize) = (.isButton, true)
      value = { color ?? "" }
    case .set, .point: return nil
    }
    self.traits.formUnion(traits)
  }

  init(
    _ contents: AccessibilityRole.Contents = .joined, _ traits: AccessibilityTraits,
    value: @escaping @autoclosure @MainActor () -> String = "", hasSystemSize: Bool = false,
    name: (@MainActor () -> String)? = nil
  ) {
    (self.contents, self.traits, self.value) = (contents, traits, value)
    (self.hasSystemSize, self.name) = (hasSystemSize, name)
    if traits.contains(.isAdjustable) {
      actions = ["increment", "decrement"]
    } else if traits.isDisjoint(with: .interactive) {
      actions = []
    }
  }

  @MainActor
  func mark(in context: _ResolveContext, label: _ControlPart?) -> AccessibilityMark {
    .role(
      AccessibilityRole(
        contents, traits, isEnabled: context.environment.isEnabled || actions.isEmpty,
        value: value(), actions: actions,
        hasSystemSize: hasSystemSize || context.environment.controls.menuDismissal != nil),
      labels: { label.map { context.texts(of: $0) } ?? name.map { [$0()] } ?? [] })
  }
}

/// Makes a view one element, as controls do.
struct AccessibilityRoleModifier {
  let speech: ControlSpeech
  var label: _ControlPart?
  /// Shows the value. Its text, if any, replaces the value of the speech.
  var value: _ControlPart?
}

extension AccessibilityRoleModifier: AccessibilityMarking {
  func mark(in context: _ResolveContext) -> AccessibilityMark? {
    var speech = speech
    let texts = value.map { context.texts(of: $0) } ?? []
    if !texts.isEmpty { speech.value = { texts.joined(separator: ", ") } }
    return speech.mark(in: context, label: label)
  }
}

extension View {
  /// Makes the view one element.
  ///
  /// - Parameters:
  ///   - label: The label, if the view does not show it.
  ///   - value: A view that shows the value, if it has one.
  nonisolated func accessibilityRole(
    _ speech: ControlSpeech, label: _ControlPart? = nil, value: _ControlPart? = nil
  ) -> some View {
    modifier(AccessibilityRoleModifier(speech: speech, label: label, value: value))
  }
}
