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
      child.control = ResolvedControl(handle: handle, isEnabled: context.environment.isEnabled)
    }
    return child
  }
}

/// A control as it is resolved: what it does, and whether it can be used.
package struct ResolvedControl {
  package let handle: ControlHandle
  package let isEnabled: Bool
  /// How often it has to be tapped, where it is used by tapping.
  var tapCount = 1
}

extension LayoutNode {
  private static let controlKey = ObjectIdentifier(ResolvedControl.self)

  package var control: ResolvedControl? {
    get { !hasTraits ? nil : traits[Self.controlKey] as? ResolvedControl }
    nonmutating set { traits[Self.controlKey] = newValue }
  }
}

extension View {
  /// Makes the view a control that can be used by name.
  nonisolated func control(_ handle: ControlHandle) -> some View {
    modifier(ControlHandleModifier(handle: handle))
  }
}
