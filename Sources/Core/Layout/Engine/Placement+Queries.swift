import Foundation

// What later stages ask about the nodes.
extension Placement {
  /// The index after a node's last descendant, valid even while later nodes are still missing.
  package func end(of index: Int) -> Int {
    if nodes[index].end > 0 { return nodes[index].end }
    var end = index + 1
    while end < nodes.count, nodes[end].parent >= index { end += 1 }
    return end
  }

  /// The indices of a node's children, in order of declaration.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }

  /// The containers of a node, nearest first.
  package func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = index
    while current != 0 {
      current = nodes[current].parent
      result.append(current)
    }
    return result
  }

  /// The node's dimensions for its proposal.
  package func dimensions(of index: Int) -> ViewDimensions {
    let entry = nodes[index]
    return LayoutSubview(entry.node, entry.context).dimensions(in: entry.proposal)
  }

  /// The explicit guides of each node, by name. Covers only built-in guides and guides set by
  /// modifiers.
  package func explicitGuides() -> [[ExplicitGuide]] {
    let keys = tree.namedGuides.union(AlignmentKey.builtIn)
      .map { (key: $0, name: GuideName($0)) }.sorted { $0.name.name < $1.name.name }
    return nodes.indices.map { index in
      let sources = nodes[index].node.guides
      let possible = keys.filter { sources.mayAnswer($0.key) }
      guard !possible.isEmpty else { return [] }
      let dimensions = dimensions(of: index)
      return possible.compactMap { key, name in
        dimensions[explicit: key].map { ExplicitGuide(guide: name, value: $0) }
      }
    }
  }

  /// All rectangles with covered edges, outermost first.
  package var safeAreaFrames: [SafeAreaFrame] {
    safeAreas.map { SafeAreaFrame(whole: $0.whole, safe: $0.safe) }
  }

  /// The safe area insets of a node, with leading on the left, in points.
  package func safeAreaInsets(of index: Int) -> EdgeInsets {
    let entry = nodes[index]
    return entry.safeArea < 0
      ? EdgeInsets() : SafeArea.insets(of: entry.frame, in: safeAreas, Int(entry.safeArea))
  }

  /// How far a node may grow over covered edges, with leading on the left, in points.
  ///
  /// - Parameter edges: The edges that may grow; leading is where the node's layout begins.
  package func safeAreaGrowth(of index: Int, _ edges: Edge.Set) -> EdgeInsets {
    let entry = nodes[index]
    guard entry.safeArea >= 0 else { return EdgeInsets() }
    let direction = entry.node.layoutDirection
    return SafeArea.growth(of: entry.frame, in: safeAreas, Int(entry.safeArea))
      .onCanvas(direction).only(edges).onCanvas(direction)
  }
}

// How the placed tree reads all nodes.
extension Placement {
  /// Calls `body` with the nodes, which other modules read faster in this form.
  @inlinable
  package func withNodes<R>(_ body: (UnsafeBufferPointer<Node>) -> R) -> R {
    withExtendedLifetime(self) { body(UnsafeBufferPointer(start: nodes.start, count: nodes.count)) }
  }

  /// Fetches the payloads of nodes into the cache.
  ///
  /// Large trees are not in the cache when their payloads are read, and counting a reference waits for
  /// everything before it. Fetching several at once takes about as long as fetching one.
  ///
  /// - Returns: A number without meaning, which keeps the compiler from omitting the reads.
  @inline(never) @discardableResult
  package func fetchPayloads(of range: Range<Int>) -> UInt {
    var bits: UInt = 0
    for index in range.clamped(to: nodes.indices) {
      let details = nodes.start[index].details
      // The object begins with the address of its type. Reading that counts no reference.
      let payload = withUnsafePointer(to: &details.pointee.payload) {
        UnsafeRawPointer($0).load(as: UnsafeRawPointer?.self)
      }
      if let payload { bits ^= payload.load(as: UInt.self) }
    }
    return bits
  }
}
