import Foundation

/// A run of a container's children that are created when the container needs them.
@usableFromInline
package struct LateChildren {
  /// The elements that the run belongs to; all remaining runs of these elements share it.
  private final class Source {
    let share: Double
    let sampleElements: Int
    let find: @MainActor (Int) -> Int?
    let make: @MainActor (Range<Int>) -> CreatedChildren
    /// The latest search, kept because each remaining run repeats it.
    private var found: (hash: Int, element: Int?)?

    init(
      share: Double, sampleElements: Int, find: @escaping @MainActor (Int) -> Int?,
      make: @escaping @MainActor (Range<Int>) -> CreatedChildren
    ) {
      (self.share, self.sampleElements, self.find, self.make) = (share, sampleElements, find, make)
    }

    func element(withHash hash: Int) -> Int? {
      if let found, found.hash == hash { return found.element }
      let find = find
      let element = MainActor.assumeIsolated { find(hash) }
      found = (hash, element)
      return element
    }
  }

  private let source: Source
  /// The number of children before the run.
  package private(set) var position: Int
  /// The elements whose children have not been created yet, by their offsets.
  package private(set) var elements: Range<Int>
  /// The children of the elements that were created first, by which the others are estimated.
  private(set) var sample: Range<Int>

  /// - Parameters:
  ///   - elements: The elements whose children are created later, by their offsets. The children of
  ///     earlier elements exist.
  ///   - sample: The children of the earlier elements, which the run follows.
  ///   - share: The number of children that an element has on average.
  ///   - find: Returns the offset of the element whose identifier has a hash.
  ///   - make: Creates the children of some elements.
  package init(
    elements: Range<Int>, sample: Range<Int>, share: Double,
    find: @escaping @MainActor (Int) -> Int?,
    make: @escaping @MainActor (Range<Int>) -> CreatedChildren
  ) {
    source = Source(share: share, sampleElements: elements.lowerBound, find: find, make: make)
    (self.elements, self.sample, position) = (elements, sample, sample.upperBound)
  }

  private init(_ run: LateChildren, _ source: Source) {
    self.source = source
    (position, elements, sample) = (run.position, run.elements, run.sample)
  }

  /// The number of children that an element has on average.
  package var share: Double { source.share }

  /// The number of elements that the sample belongs to.
  var sampleElements: Int { source.sampleElements }

  /// The estimated number of children.
  package var estimate: Double { share * Double(elements.count) }

  /// Returns the offset of the element whose identifier has a hash; `nil` if the run has none.
  package func element(withHash hash: Int) -> Int? {
    source.element(withHash: hash).flatMap { elements.contains($0) ? $0 : nil }
  }

  /// Returns the run with each of its nodes replaced.
  package func replacing(
    _ replacement: @escaping @MainActor (LayoutNode) -> LayoutNode
  ) -> LateChildren {
    let make = source.make
    let changed = Source(share: share, sampleElements: sampleElements, find: source.find) {
      let children = make($0)
      return CreatedChildren(
        nodes: ContiguousArray(children.nodes.map { replacement($0) }),
        late: children.late.map { $0.replacing(replacement) })
    }
    return LateChildren(self, changed)
  }

  /// Returns the run with only some of its elements, after `count` children were created before them.
  func part(_ part: Range<Int>, after count: Int = 0) -> LateChildren? {
    if part.isEmpty { return nil }
    var run = self
    run.elements = part
    run.position += count
    return run
  }

  func moved(by distance: Int) -> LateChildren {
    var run = self
    run.position += distance
    run.sample = sample.lowerBound + distance..<sample.upperBound + distance
    return run
  }

  /// Returns the run after children of an earlier run were inserted.
  func following(_ count: Int, insertedAt position: Int, of run: LateChildren)
    -> LateChildren
  {
    if sample.lowerBound >= position { return moved(by: count) }
    var moved = self
    moved.position += count
    // Children created by a run nested in the sample belong to the sample.
    if sample.upperBound > position || sample.upperBound == position && run.source !== source {
      moved.sample = sample.lowerBound..<sample.upperBound + count
    }
    return moved
  }

  /// Returns the elements at the start or the end of the run that have about as many children as
  /// wanted.
  func elements(_ wanted: Int, atEnd: Bool = false) -> Range<Int> {
    let count = max(Int((Double(wanted) / max(share, 1)).rounded(.up)), 1)
    return atEnd
      ? max(elements.upperBound - count, elements.lowerBound)..<elements.upperBound
      : elements.lowerBound..<min(elements.lowerBound + count, elements.upperBound)
  }

  /// Creates the children of some elements.
  package func children(of elements: Range<Int>) -> CreatedChildren {
    // Views are resolved and placed on the main actor, but layouts are not isolated to it.
    let make = source.make
    nonisolated(unsafe) var children = CreatedChildren()
    MainActor.assumeIsolated { children = make(elements) }
    return children
  }
}

/// Children that were created, and the runs among them that were not.
package struct CreatedChildren {
  package var nodes: ContiguousArray<LayoutNode> = []
  package var late: [LateChildren] = []

  package init(nodes: ContiguousArray<LayoutNode> = [], late: [LateChildren] = []) {
    (self.nodes, self.late) = (nodes, late)
  }

  /// The number of children, estimated where they are not created yet.
  package var estimate: Double { late.reduce(Double(nodes.count)) { $0 + $1.estimate } }

  /// Creates the children of all runs.
  package func all() -> ContiguousArray<LayoutNode> {
    if late.isEmpty { return nodes }
    var all: ContiguousArray<LayoutNode> = []
    var next = 0
    for run in late {
      all += nodes[next..<run.position]
      all += run.children(of: run.elements).all()
      next = run.position
    }
    return all + nodes[next...]
  }
}
