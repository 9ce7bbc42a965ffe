import Galley

/// A stack of layers like `ZStack`, written on the public protocol.
///
/// Each view is laid on an endless canvas with its guides at (0, 0); what the views cover there is
/// the stack's size.
package protocol ZStackReplica: Layout where Cache == ZStackReplicaCache {
  var alignment: Alignment { get }
}

/// Where the views lie on the endless canvas.
package struct ZStackReplicaCache {
  struct Item {
    var dimensions: ViewDimensions
    var frame: CGRect
  }

  var items: [Item] = []
  /// What the views cover; (0, 0) belongs to it.
  var bounds = CGRect.zero
}

extension ZStackReplica {
  package func makeCache(subviews: Subviews) -> ZStackReplicaCache { ZStackReplicaCache() }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackReplicaCache
  ) -> CGSize {
    cache = arrange(subviews, proposal)
    return cache.bounds.size
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ZStackReplicaCache
  ) {
    // As the built-in stack does, the views are offered the size that it has got.
    let offer = ProposedViewSize(bounds.size)
    cache = arrange(subviews, offer)
    for (subview, item) in zip(subviews, cache.items) {
      subview.place(
        at: CGPoint(
          x: bounds.minX + item.frame.minX - cache.bounds.minX,
          y: bounds.minY + item.frame.minY - cache.bounds.minY),
        anchor: .topLeading, proposal: offer)
    }
  }

  private func arrange(_ subviews: Subviews, _ proposal: ProposedViewSize) -> ZStackReplicaCache {
    var result = ZStackReplicaCache()
    for subview in subviews {
      let dimensions = subview.dimensions(in: proposal)
      let frame = CGRect(
        x: -dimensions[alignment.horizontal], y: -dimensions[alignment.vertical],
        width: dimensions.width, height: dimensions.height)
      result.items.append(ZStackReplicaCache.Item(dimensions: dimensions, frame: frame))
      result.bounds = result.bounds.union(frame)
    }
    return result
  }
}

/// The replica that says itself where its text baselines are: the highest first one and the lowest
/// last one of its views.
package struct MyZStack: ZStackReplica {
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }

  package func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ZStackReplicaCache
  ) -> CGFloat? {
    // The cache is that of placing, or of the latest sizing: bring it to these bounds.
    placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    let values = cache.items.compactMap { item in
      item.dimensions[explicit: guide].map {
        bounds.minY + item.frame.minY - cache.bounds.minY + $0
      }
    }
    switch guide {
    case .firstTextBaseline: return values.min()
    case .lastTextBaseline: return values.max()
    default: return nil
    }
  }
}

/// The replica that leaves the baselines to the protocol's default.
package struct MyZStackWithDefaults: ZStackReplica {
  package let alignment: Alignment

  package init(alignment: Alignment = .center) { self.alignment = alignment }
}
