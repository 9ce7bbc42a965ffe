import Foundation

/// What can be done with a control, for programs that use a view without a screen.
package enum ControlHandle {
  case tap(@MainActor () -> Void)
  case toggle(Binding<Bool>)
  /// Takes a value within the control's range.
  case slide((Double) -> Void)
  case write(Binding<String>)
  /// Takes the tag of an option; says whether there is such a value.
  case pick((AnyHashable) -> Bool)
}

struct ControlHandleModifier {
  let handle: ControlHandle
}

extension ControlHandleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if context.environment.standard.isHitTested {
      child.control = PlacedControl(handle: handle, isEnabled: context.environment.isEnabled)
    }
    return child
  }
}

/// A control with whether it can be used.
package struct PlacedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
  /// How often it has to be tapped, where it is used by tapping.
  var tapCount = 1
}

extension LayoutNode {
  private static let controlKey = ObjectIdentifier(PlacedControl.self)

  package var control: PlacedControl? {
    get { traits.isEmpty ? nil : traits[Self.controlKey] as? PlacedControl }
    nonmutating set { traits[Self.controlKey] = newValue }
  }
}

extension View {
  /// Makes the view a control that can be used by name.
  nonisolated func control(_ handle: ControlHandle) -> some View {
    modifier(ControlHandleModifier(handle: handle))
  }
}

extension PlacedTree {
  /// The control with an identifier, a text or an accessibility label: the view of that name
  /// itself, one in it, or the nearest one around it.
  package func control(named name: String) -> PlacedControl? {
    if let index = nodes.firstIndex(where: { $0.node.identifier == name }),
      let control = control(at: index)
    {
      return control
    }
    for index in nodes.indices where isLabel(index, name) {
      if let control = nodes[index].node.control ?? control(around: index) { return control }
    }
    for index in nodes.indices where nodes[index].node.accessibilityLabel == name {
      if let control = control(at: index) { return control }
    }
    return nil
  }

  /// The control that a view is, or that is in it, or around it.
  private func control(at index: Int) -> PlacedControl? {
    nodes[index..<nodes[index].end].lazy.compactMap(\.node.control).first
      ?? control(around: index)
  }

  private func control(around index: Int) -> PlacedControl? {
    var around = index
    while around != 0 {
      around = nodes[around].parent
      if let control = nodes[around].node.control { return control }
    }
    return nil
  }

  private func isLabel(_ index: Int, _ name: String) -> Bool {
    let entry = nodes[index]
    if let text = entry.node.content?.textSummary(
      size: entry.frame.size, proposal: entry.proposal)
    {
      return text.string == name
    }
    return false
  }
}
