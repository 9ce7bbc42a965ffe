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
    child.control = PlacedControl(handle: handle, isEnabled: context.environment.isEnabled)
    return child
  }
}

/// A control with whether it can be used.
package struct PlacedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
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
  /// The control with an identifier or a label: the view itself, one in it, or one around it.
  package func control(named name: String) -> PlacedControl? {
    if let index = nodes.firstIndex(where: { $0.node.identifier == name }) {
      if let inside = nodes[index..<nodes[index].end].lazy.compactMap(\.node.control).first {
        return inside
      }
      var around = index
      while around != 0 {
        around = nodes[around].parent
        if let control = nodes[around].node.control { return control }
      }
    }
    for index in nodes.indices {
      guard let control = nodes[index].node.control else { continue }
      let hasLabel = (index..<nodes[index].end).contains { inner in
        let text = nodes[inner].node.content?.textSummary(
          size: nodes[inner].frame.size, proposal: nodes[inner].proposal)
        return text?.string == name
      }
      if hasLabel { return control }
    }
    return nil
  }
}
