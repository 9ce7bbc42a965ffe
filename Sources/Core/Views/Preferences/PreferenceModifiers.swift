import Foundation

struct PreferenceModifier {
  let writer: PreferenceWriter
}

extension PreferenceModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PassthroughLayout(), .modifier("preference"), payload: writer)
  }
}

struct PreferenceChangeModifier<K: PreferenceKey> where K.Value: Equatable {
  let action: (K.Value) -> Void
}

extension PreferenceChangeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let node = context.wrapping(child, in: PassthroughLayout(), .modifier("onPreferenceChange"))
    guard context.session.store.motion.mode.isSettled else { return node }
    let latest = context.latest(K.Value.self)
    node.hook = PlacementObserver { [action] index, placement in
      let value = placement.preference(K.self, of: index)
      guard latest.value != value else { return }
      latest.value = value
      action(value)
    }
    return node
  }
}

/// A background or overlay built from a preference of the modified view.
struct PreferenceLayerModifier<K: PreferenceKey, Layer: View> {
  let side: LayerModifier<Layer>.Side
  let alignment: Alignment
  let layer: (K.Value) -> Layer
}

extension PreferenceLayerModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let late = context.leaf(LateLayerLayout(alignment: alignment), .container("preferenceValue"))
    late.hook = LateContent(in: context) { [layer, alignment] index, placement in
      // `parent` is the container of both; the modified view is its first child.
      let value = placement.preference(K.self, of: placement.nodes[index].parent + 1)
      return context.layer(layer(value), alignment: alignment).map { [$0] } ?? []
    }
    if side == .behind { late.zIndex = -.infinity }
    var members = _NodeList()
    members.nodes = [child, late]
    let node = context.container(
      LayerLayout(primary: 0, alignment: .topLeading),
      .modifier(side == .behind ? "backgroundPreferenceValue" : "overlayPreferenceValue"), members)
    node.inheritTraits(from: child)
    node.priority = child.priority
    return node
  }
}

extension View {
  nonisolated func changingPreference<K: PreferenceKey>(
    _ key: K.Type, _ change: @escaping (inout K.Value, PlacedGeometry) -> Void
  ) -> some View {
    modifier(
      PreferenceModifier(
        writer: PreferenceWriter(
          K.self,
          .change { value, geometry in
            guard var value = value as? K.Value else { return value }
            change(&value, geometry)
            return value
          })))
  }
}
