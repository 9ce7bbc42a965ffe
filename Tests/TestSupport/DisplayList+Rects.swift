import Galley

extension DisplayList {
  /// The bounds of all fills, in painting order.
  package var filledRects: [CGRect] {
    items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }
}
