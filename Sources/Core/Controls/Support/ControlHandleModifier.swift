/// Adds a control to a view, unless hit testing is disabled.
struct ControlHandleModifier {
  let handle: ControlHandle
  let label: _ControlPart?
  /// The choices that the control offers, or `nil` if it offers none.
  var choices: (@MainActor (_ResolveContext) -> [ControlChoice])?
}

extension ControlHandleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    guard context.environment.standard.isHitTested else { return child }
    var handle = handle
    if let beforeTap = context.environment.controls.beforeTap {
      handle = handle.performing(first: beforeTap)
    }
    child.controls.append(
      ResolvedControl(
        handle, isEnabled: context.environment.isEnabled,
        choices: { [choices] in choices?(context) ?? [] },
        labels: { [label] in label.map { context.texts(of: $0) } ?? [] }))
    return child
  }
}

extension ControlHandle {
  /// Returns the same handle with an action that precedes each tap.
  @MainActor
  fileprivate func performing(first: @escaping @MainActor () -> Void) -> ControlHandle {
    switch self {
    case .tap(let action):
      .tap {
        first()
        action()
      }
    case .toggle(let isOn):
      .tap {
        first()
        isOn.wrappedValue.toggle()
      }
    case .write, .set, .point: self
    }
  }
}

extension _ResolveContext {
  /// The texts in a part of a control, even if the part is not shown.
  @MainActor
  fileprivate func texts(of part: _ControlPart) -> [String] {
    survey(part) { _ in }.flatMap(\.texts)
  }

  /// Resolves the views in a part of a control, even if the part is not shown.
  @MainActor
  func survey(_ part: _ControlPart, _ change: (inout _ResolveContext) -> Void) -> [LayoutNode] {
    var inner = self
    inner.presence = .surveyed
    // A label that shows only its icon still has a title.
    inner.environment[ControlStyleKey<LabelStyleConfiguration>()] = nil
    change(&inner)
    var list = _NodeList()
    _ControlPart._resolve(part, in: inner, into: &list)
    return Array(list.nodes)
  }
}

extension LayoutNode {
  /// The texts in a view, in order.
  var texts: [String] {
    let own = (payload as? TextPayload)?.string
    return (own.map { [$0] } ?? []) + children.flatMap(\.texts)
  }
}

extension View {
  /// Makes the view a control that `ImageRenderer` finds by its label.
  ///
  /// - Parameter label: The label, even if it is not shown.
  @MainActor
  func control<Label: View>(_ handle: ControlHandle, label: Label) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: _ControlPart(label)))
  }

  /// Makes the view a control that offers choices and that `ImageRenderer` finds by its label.
  @MainActor
  func control<Label: View>(
    _ handle: ControlHandle, label: Label,
    choices: @escaping @MainActor (_ResolveContext) -> [ControlChoice]
  ) -> some View {
    modifier(
      ControlHandleModifier(handle: handle, label: _ControlPart(label), choices: choices))
  }

  /// Makes the view a control that `ImageRenderer` finds by the texts inside it.
  nonisolated func control(_ handle: ControlHandle) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: nil))
  }
}
