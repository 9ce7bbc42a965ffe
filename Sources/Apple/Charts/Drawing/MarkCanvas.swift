import Foundation

/// The drawing of the marks, which extends beyond the plot.
struct MarkCanvas: View {
  let painter: MarkPainter
  let size: CGSize
  @Environment(\.pixelLength) private var pixelLength

  var body: some View {
    let painter = MarkPainter(painter.geometry, pixelLength: pixelLength)
    if painter.geometry.model.hasLayers {
      MarkLayers(painter: painter, items: painter.items(), depth: 0, size: size)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    } else {
      ItemCanvas(painter: painter, items: nil, size: size)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }
  }
}

/// The drawing of items.
private struct ItemCanvas: View {
  let painter: MarkPainter
  /// The items; `nil` for all.
  let items: [MarkPainter.Item]?
  let size: CGSize

  var body: some View {
    let margin = painter.margin
    Canvas { context, _ in
      context.translateBy(x: margin, y: margin)
      painter.paint(items ?? painter.items(), in: &context)
    }
    .padding(-margin)
    .frame(width: size.width, height: size.height)
  }
}

/// The drawing of items of which some are in layers.
private struct MarkLayers: View {
  let painter: MarkPainter
  let items: [MarkPainter.Item]
  /// The number of layers around all items.
  let depth: Int
  let size: CGSize

  private struct Part: Identifiable {
    let id: Int
    let layer: MarkLayer?
    var items: [MarkPainter.Item]
  }

  /// The items from back to front. A layer is where its rearmost item is.
  private var parts: [Part] {
    var parts: [Part] = []
    var places: [ObjectIdentifier: Int] = [:]
    for item in items {
      // The last layer is the outermost one.
      let layers = item.mark.look.style.layers
      let layer = layers.count > depth ? layers[layers.count - 1 - depth] : nil
      if let layer, let place = places[ObjectIdentifier(layer)] {
        parts[place].items.append(item)
      } else if layer == nil, let last = parts.last, last.layer == nil {
        parts[parts.count - 1].items.append(item)
      } else {
        if let layer { places[ObjectIdentifier(layer)] = parts.count }
        parts.append(Part(id: parts.count, layer: layer, items: [item]))
      }
    }
    return parts
  }

  private func view(of part: Part) -> AnyView {
    guard let layer = part.layer else {
      return AnyView(ItemCanvas(painter: painter, items: part.items, size: size))
    }
    let content = MarkLayers(painter: painter, items: part.items, depth: depth + 1, size: size)
    switch layer.effect {
    case .plain: return AnyView(content)
    case .mask:
      guard let mask = painter.geometry.model.masks[ObjectIdentifier(layer)] else {
        return AnyView(content)
      }
      let masking = MarkPainter(PlotGeometry(model: mask, size: size))
      return AnyView(content.mask { MarkCanvas(painter: masking, size: size) })
    case .style(let view): return AnyView(view.environment(\.markLayer, AnyView(content)))
    }
  }

  var body: some View {
    ZStack { ForEach(parts) { view(of: $0) } }
      .frame(width: size.width, height: size.height)
  }
}
