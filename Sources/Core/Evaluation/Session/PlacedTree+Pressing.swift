import Foundation

extension PlacedTree {
  /// Returns the frontmost matching node at a point of the canvas, or the matching ancestor of the
  /// frontmost view there, with the point converted through the effects around the node. Clipped
  /// areas can't be hit.
  ///
  /// - Parameter isReached: Whether a point can hit the node or its descendants, as far as that
  ///   doesn't depend on frames.
  func node(
    at point: CGPoint, where holds: (Int) -> Bool, isReached: (Int, CGPoint) -> Bool
  ) -> (index: Int, point: CGPoint)? {
    var found: (index: Int, point: CGPoint)?
    func visit(_ index: Int, _ point: CGPoint, _ around: (index: Int, point: CGPoint)?) {
      let node = nodes[index]
      guard isReached(index, point), let point = self.point(point, within: node) else { return }
      let isInside = node.frame.contains(point)
      let own = holds(index) ? (index, point) : around
      if isInside, node.kind == Self.surface { found = nil }
      if isInside, let own, nodes[own.index].frame.contains(own.point) { found = own }
      let children = reorderedChildren(of: index) ?? children(of: index)
      // Views behind a presentation can't be reached.
      let isCovered = node.kind == .container(Self.presentation)
      for child in isCovered ? children.suffix(1) : children[...] { visit(child, point, own) }
    }
    LargeStack.run { visit(0, point, nil) }
    return found
  }

  /// Converts a point to the coordinates of a node's content; returns `nil` if the content is
  /// clipped there.
  private func point(_ point: CGPoint, within node: Node) -> CGPoint? {
    guard let kind = node.drawing?.kind else { return point }
    switch kind {
    case .scrollClip: return node.frame.contains(point) ? point : nil
    case .clip(let outline, let style):
      let path = outline.path(in: node.frame, inset: 0)
      return path.contains(point, eoFill: style.isEOFilled) ? point : nil
    case .projection(let projection):
      var transform = projection.transform(in: node.frame)
      return transform.invert() ? transform.project(point) : nil
    default:
      guard let transform = Drawing.transform(kind, of: node.frame) else { return point }
      var projection = ProjectionTransform(transform)
      return projection.invert() ? projection.project(point) : nil
    }
  }

  /// Returns the index of the choice at a point, if the control shows all of them.
  func choice(at point: CGPoint, of index: Int, among titles: [String]) -> Int? {
    guard titles.count > 1 else { return nil }
    var frames: [CGRect] = []
    for node in index..<nodes[index].end where frames.count < titles.count {
      if text(of: node)?.string == titles[frames.count] { frames.append(nodes[node].frame) }
    }
    guard frames.count == titles.count else { return nil }
    func distance(_ frame: CGRect) -> CGFloat {
      hypot(frame.midX - point.x, frame.midY - point.y)
    }
    return frames.indices.min { distance(frames[$0]) < distance(frames[$1]) }
  }

  /// Returns the node index for a path such as `0.1.0`.
  package func index(ofPath path: String) -> Int? {
    var positions = path.split(separator: ".").compactMap { Int($0) }[...]
    guard positions.popFirst() == 0 else { return nil }
    var index = 0
    for position in positions {
      guard let child = children(of: index).first(where: { nodes[$0].position == position }) else {
        return nil
      }
      index = child
    }
    return index
  }
}

extension PlacedTree.Node {
  /// Converts a point of the canvas to a fraction of the node's frame, with leading on the left.
  func unitPoint(_ point: CGPoint) -> UnitPoint {
    let x = frame.width > 0 ? (point.x - frame.minX) / frame.width : 0
    let y = frame.height > 0 ? (point.y - frame.minY) / frame.height : 0
    return UnitPoint(x: layoutDirection == .rightToLeft ? 1 - x : x, y: y)
  }
}
