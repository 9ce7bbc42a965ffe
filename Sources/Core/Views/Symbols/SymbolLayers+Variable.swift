import Foundation

/// The layers of symbols that show a value, such as the arcs of `wifi`.
extension Symbol {
  /// Returns the symbol with the second level for the layers beyond a value; `nil` if the symbol doesn't show
  /// values.
  ///
  /// A layer is shown as soon as the value is greater than the fraction of the layers before it.
  ///
  /// - Parameter value: The fraction of the layers that are shown, 0…1.
  func layered(as name: String, showing value: Double) -> Symbol? {
    guard let order = Self.order(of: name), !parts.contains(where: \.isCut) else { return nil }
    var single = parts.flatMap { part in
      part.path.figures.map { Part(path: $0, lineFactor: part.lineFactor) }
    }
    let layers = single.indices.filter { order.isLayer(single[$0].path) }
      .sorted { order.position(single[$0].path) < order.position(single[$1].path) }
    guard layers.count > 1 || order.hasBody, !layers.isEmpty else { return nil }
    for (place, index) in layers.enumerated() {
      single[index].level = value > Double(place) / Double(layers.count) ? 0 : 1
    }
    var copy = self
    copy.parts = single
    return copy
  }

  /// The order of the layers of a symbol.
  private struct Order {
    /// Whether a part beside the layers is always shown.
    var hasBody = false
    let position: (Path) -> CGFloat

    func isLayer(_ figure: Path) -> Bool { !hasBody || figure.boundingRect.minX > 0 }
  }

  private static func order(of name: String) -> Order? {
    let plain = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    switch plain {
    case "wifi": return Order { -$0.boundingRect.midY }
    case "cellularbars", "chart.bar": return Order { $0.boundingRect.midX }
    case "speaker.wave.1", "speaker.wave.2", "speaker.wave.3":
      return Order(hasBody: true) { $0.boundingRect.midX }
    default: return nil
    }
  }
}

extension Path {
  /// The subpaths.
  fileprivate var figures: [Path] {
    var figures: [Path] = []
    var (first, rest) = firstFigure
    while !first.isEmpty {
      figures.append(first)
      (first, rest) = rest.firstFigure
    }
    return figures
  }
}
