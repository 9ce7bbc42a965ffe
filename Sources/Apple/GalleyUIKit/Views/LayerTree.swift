import Galley

/// The place of a layer in its tree, and what it needs before it is drawn.
struct LayerState {
  /// The superlayer, for layers in the list of one.
  weak var container: CALayer?
  /// The sublayers in their order; `nil` for the layers of the subviews.
  var sublayers: [CALayer]?
  /// Keeps the view of the mask, because a layer doesn't keep its view.
  var maskingView: UIView?
  /// The size for which `layoutSublayers()` was called.
  var laidOutSize: CGSize?
  var needsLayout = true
  /// Whether the layer shows what `draw(in:)` draws.
  var isDisplayed = false
}

// The layer of a view has the layers of the subviews as sublayers. It keeps a list of its own only
// when other layers were added or removed, and then follows changes of the subviews.
extension CALayer {
  /// The superlayer, if any.
  final var enclosing: CALayer? {
    if let container = state.container { return container }
    guard let outer = owner?.superview?.layer, outer.state.sublayers == nil else { return nil }
    return outer
  }

  /// The sublayers from back to front; `nil` if there are none.
  final var ordered: [CALayer]? {
    let all = state.sublayers ?? owner?.subviews.map(\.layer) ?? []
    return all.isEmpty ? nil : all
  }

  final func replaceSublayers(with layers: [CALayer]) {
    for old in ordered ?? [] where !layers.contains(where: { $0 === old }) {
      old.state.container = nil
    }
    for layer in layers where layer.enclosing !== self { layer.leaveSuperlayer() }
    for layer in layers { layer.state.container = self }
    state.sublayers = layers
  }

  final func insert(_ layer: CALayer, at index: Int) {
    layer.leaveSuperlayer()
    var layers = ordered ?? []
    layers.insert(layer, at: min(max(index, 0), layers.count))
    replaceSublayers(with: layers)
  }

  final func leaveSuperlayer() {
    guard let enclosing else { return }
    enclosing.replaceSublayers(with: (enclosing.ordered ?? []).filter { $0 !== self })
  }

  /// The sublayers in the order in which they are drawn.
  final var drawn: [CALayer] {
    let layers = ordered ?? []
    guard layers.contains(where: { $0.zPosition != 0 }) else { return layers }
    return layers.enumerated()
      .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
      .map(\.element)
  }

  /// Calls `layoutSublayers()` of a layer without a view, if it needs that.
  final func layOut() {
    let size = bounds.size
    guard owner == nil, state.needsLayout || state.laidOutSize != size else { return }
    (state.needsLayout, state.laidOutSize) = (false, size)
    layoutSublayers()
  }

  /// Lays out the layer and the layers inside.
  final func layOutAll() {
    layOut()
    ordered?.forEach { $0.layOutAll() }
  }
}

extension UIView {
  /// Moves the layer of a subview to its place among the sublayers.
  ///
  /// - Parameter isBackmost: Whether the layer is behind all others. Otherwise it is behind that of
  ///   the next subview.
  final func placeLayer(of view: UIView, isBackmost: Bool = false) {
    guard let made = madeLayer, let old = made.state.sublayers else { return }
    let moved = view.layer
    var layers = old.filter { $0 !== moved }
    let next = subviews.firstIndex { $0 === view }.flatMap { subviews[($0 + 1)...].first?.layer }
    let place = isBackmost ? 0 : layers.firstIndex { $0 === next } ?? layers.count
    layers.insert(moved, at: place)
    made.replaceSublayers(with: layers)
  }

  /// Removes the layer of a view that is no longer a subview.
  final func removeLayer(of view: UIView) {
    guard let made = madeLayer, let layers = made.state.sublayers, let left = view.madeLayer else {
      return
    }
    made.replaceSublayers(with: layers.filter { $0 !== left })
  }

  /// Calls the methods that lay out the subviews.
  final func layOutSubviews() {
    controller?.viewWillLayoutSubviews()
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
  }
}
