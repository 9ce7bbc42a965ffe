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
    late.hook = LateContent { [layer, alignment] index, placement in
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
  /// Sets a preference of this view, overriding the values set by its subviews.
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(PreferenceModifier(writer: PreferenceWriter(K.self, .set { _ in value })))
  }

  /// Transforms a preference set by the view's subviews, or its default value if none is set.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    changingPreference(key) { value, _ in callback(&value) }
  }

  /// Sets a preference from an anchor of this view, overriding the values set by its subviews.
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(
      PreferenceModifier(
        writer: PreferenceWriter(K.self, .set { transform(Anchor(value, of: $0)) })))
  }

  /// Transforms a preference set by the view's subviews, using an anchor of this view.
  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    changingPreference(key) { transform(&$0, Anchor(value, of: $1)) }
  }

  nonisolated private func changingPreference<K: PreferenceKey>(
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

  /// Calls `action` with a preference of this view after layout: once at first, and again whenever
  /// it changes. If `action` changes state, the views are evaluated again before drawing.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceChangeModifier<K>(action: action))
  }

  /// Layers views in front of this one, built from one of its preferences.
  ///
  /// - Parameters:
  ///   - key: The preference to read.
  ///   - alignment: The alignment of the views with this one. Default: center.
  ///   - transform: Creates the views from the preference's value.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(side: .inFront, alignment: alignment, layer: transform))
  }

  /// Layers views behind this one, built from one of its preferences.
  ///
  /// - Parameters:
  ///   - key: The preference to read.
  ///   - alignment: The alignment of the views with this one. Default: center.
  ///   - transform: Creates the views from the preference's value.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceLayerModifier<K, V>(side: .behind, alignment: alignment, layer: transform))
  }
}
