/// Adds a control to a view, unless hit testing is disabled.
struct ControlHandleModifier {
  let handle: ControlHandle
  let label: _ControlPart?
  /// The choices that the control offers, or `nil` if it offers none.
  var choices: (@MainActor (_ResolveContext) -> [ControlChoice])?
  /// The speech; `nil` derives it from the handle and the traits.
  var speech: ControlSpeech?
  var traits: AccessibilityTraits = []
}

extension ControlHandleModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if let marks = context.session.accessibility,
      let speech = speech ?? ControlSpeech(handle, adding: traits)
    {
      marks.add(speech.mark(in: context, label: label), to: child)
    }
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
  func texts(of part: _ControlPart) -> [String] {
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

  /// Whether the view contains a text.
  var hasText: Bool { payload is TextPayload || children.contains(where: \.hasText) }

  /// Whether the view contains a control.
  var hasControls: Bool { !controls.isEmpty || children.contains(where: \.hasControls) }
}

extension View {
  /// Makes the view a control that `ImageRenderer` finds by its label.
  ///
  /// - Parameters:
  ///   - label: The label, even if it is not shown.
  ///   - traits: Traits in addition to those of the handle. Default: none.
  ///   - speech: The speech. Default: `nil`, which derives it from the handle and the traits.
  @MainActor
  func control<Label: View>(
    _ handle: ControlHandle, label: Label, traits: AccessibilityTraits = [],
    speech: ControlSpeech? = nil
  ) -> some View {
    modifier(
      ControlHandleModifier(
        handle: handle, label: _ControlPart(label), speech: speech, traits: traits))
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
  nonisolated func control(
    _ handle: ControlHandle, traits: AccessibilityTraits = []
  ) -> some View {
    modifier(ControlHandleModifier(handle: handle, label: nil, traits: traits))
  }
}
