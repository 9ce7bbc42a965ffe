import Galley

extension DisplayList {
  /// The bounds of everything that is filled, in painting order.
  package var filledRects: [CGRect] {
    items.compactMap {
      if case .fill(let path, _, _) = $0 { path.boundingRect } else { nil }
    }
  }
}
