/// Adds a control to a view, unless hit testing is disabled.
struct ControlHandleModifier {
  let handle: ControlHandle
  let label: _ControlPart?
}

extension ControlHandleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard context.environment.standard.isHitTested else { return child }
    child.controls.append(
      ResolvedControl(handle, isEnabled: context.environment.isEnabled) { [label] in
        label.map { context.texts(of: $0) } ?? []
      })
    return child
  }
}

extension _ResolveContext {
  /// The texts in a part of a control, which need not be shown.
  @MainActor
  fileprivate func texts(of part: _ControlPart) -> [String] {
    var inner = self
    inner.presence = .surveyed
    // A label that shows its icon alone still has a title.
    inner.environment[ControlStyleKey<LabelStyleConfiguration>()] = nil
    var list = _NodeList()
    _ControlPart._resolve(part, in: inner, into: &list)
    func texts(_ node: LayoutNode) -> [String] {
      let own = (node.payload as? TextPayload)?.string
      return (own.map { [$0] } ?? []) + node.children.flatMap(texts)
    }
    return list.nodes.flatMap(texts)
  }
}

extension View {
  /// Makes the view a control that `ImageRenderer` finds by its label.
  ///
  /// - Parameter label: The label, also where it is not shown.
  @MainActor
  func control<Label: View>(_ handle: ControlHandle, label: Label) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: _ControlPart(label)))
  }

  /// Makes the view a control that `ImageRenderer` finds by the texts in it.
  nonisolated func control(_ handle: ControlHandle) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: nil))
  }
}
