import GalleyCatalog

/// A replica of `ZStack`, written with the public `Layout` protocol.
///
/// The views are placed on an infinite canvas with their guides at (0, 0). The stack's size is the
/// area they cover.
protocol ZStackReplica: Layout where Cache == ZStackReplicaCache {
  var alignment: Alignment { get }
}

/// The frames of the views on the infinite canvas.
struct ZStackReplicaCache {
  struct Item {
    var dimensions: ViewDimensions
    var frame: CGRect
  }

  var items: [Item] = []
  /// The area covered by the views, including (0, 0).
  var bounds = CGRect.zero
}

extension ZStackReplica {
  func makeCache(subviews: Subviews) -> ZStackReplicaCache { ZStackReplicaCache() }

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ZStackReplicaCache
  ) -> CGSize {
    cache = arrange(subviews, proposal)
    return cache.bounds.size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
    cache: inout ZStackReplicaCache
  ) {
    // Like the built-in stack, propose the resulting size to the views.
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

/// A replica that computes its own text baselines: the highest first baseline and the lowest last
/// baseline of its views.
struct MyZStack: ZStackReplica {
  let alignment: Alignment

  init(alignment: Alignment = .center) { self.alignment = alignment }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: Subviews, cache: inout ZStackReplicaCache
  ) -> CGFloat? {
    // The cache may hold the results of any earlier pass; update it for these bounds.
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

/// A replica that uses the protocol's default baselines.
struct MyZStackWithDefaults: ZStackReplica {
  let alignment: Alignment

  init(alignment: Alignment = .center) { self.alignment = alignment }
}
