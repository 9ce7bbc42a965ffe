import Foundation

/// A run of a container's children that are created when the container needs them.
package struct LateChildren {
  /// The elements that the run belongs to; all runs that remain of them share it.
  private final class Source {
    let share: Double
    let sampleElements: Int
    let find: @MainActor (Int) -> Int?
    let make: @MainActor (Range<Int>) -> CreatedChildren

    init(
      share: Double, sampleElements: Int, find: @escaping @MainActor (Int) -> Int?,
      make: @escaping @MainActor (Range<Int>) -> CreatedChildren
    ) {
      (self.share, self.sampleElements, self.find, self.make) = (share, sampleElements, find, make)
    }
  }

  private let source: Source
  /// The number of children before the run.
  package private(set) var position: Int
  /// The elements without children so far, by their offsets.
  package private(set) var elements: Range<Int>
  /// The children of the elements that were created first, by which the others are estimated.
  private(set) var sample: Range<Int>

  /// - Parameters:
  ///   - elements: The elements without children, by their offsets. Those before were created.
  ///   - sample: The children of those before, which the run follows.
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
    let find = source.find
    let element = MainActor.assumeIsolated { find(hash) }
    return element.flatMap { elements.contains($0) ? $0 : nil }
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

  /// Returns some elements of the run, next to which `count` children are created.
  fileprivate func part(_ part: Range<Int>, after count: Int = 0) -> LateChildren? {
    if part.isEmpty { return nil }
    var run = self
    run.elements = part
    run.position += count
    return run
  }

  fileprivate func moved(by distance: Int) -> LateChildren {
    var run = self
    run.position += distance
    run.sample = sample.lowerBound + distance..<sample.upperBound + distance
    return run
  }

  /// Returns the run after children of an earlier run were inserted.
  fileprivate func following(_ count: Int, insertedAt position: Int, of run: LateChildren)
    -> LateChildren
  {
    if sample.lowerBound >= position { return moved(by: count) }
    var moved = self
    moved.position += count
    // Elements of elements in the sample belong to it.
    if sample.upperBound > position || sample.upperBound == position && run.source !== source {
      moved.sample = sample.lowerBound..<sample.upperBound + count
    }
    return moved
  }

  /// Returns the elements at the start or the end of the run that have about as many children as
  /// wanted.
  fileprivate func elements(_ wanted: Int, atEnd: Bool = false) -> Range<Int> {
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

extension LayoutNode {
  /// The runs of children that are not created yet, in order.
  package var lateChildren: [LateChildren] {
    get { record.pointee.rare?.pointee.lateChildren ?? [] }
    nonmutating set { record.pointee.makeRare().pointee.lateChildren = newValue }
  }

  package var hasLateChildren: Bool { record.pointee.rare?.pointee.lateChildren.isEmpty == false }

  /// The number of children, estimated where they are not created yet.
  var estimatedChildCount: Double {
    lateChildren.reduce(Double(children.count)) { $0 + $1.estimate }
  }

  /// Creates the children of some elements of a run, which divides it.
  ///
  /// - Returns: What follows the new children: the index of a child and that of a run.
  @discardableResult
  func createChildren(of part: Range<Int>, inRun index: Int) -> (child: Int, run: Int) {
    let (late, run) = (lateChildren, lateChildren[index])
    let created = run.children(of: part)
    let count = created.nodes.count
    insertChildren(created.nodes, at: run.position)
    let before = run.part(run.elements.lowerBound..<part.lowerBound)
    let after = run.part(part.upperBound..<run.elements.upperBound, after: count)
    let inside = created.late.map { $0.moved(by: run.position) }
    let earlier = late[..<index] + [before].compactMap(\.self) + inside
    lateChildren =
      earlier + [after].compactMap(\.self)
      + late[(index + 1)...].map { $0.following(count, insertedAt: run.position, of: run) }
    return (run.position + count, earlier.count)
  }

  /// Creates all children up to the one at `index`.
  ///
  /// - Returns: Whether there is one.
  func createChildren(through index: Int) -> Bool {
    while let run = lateChildren.first, run.position <= index {
      // A growing number, so that copying the list costs no more than creating the children.
      createChildren(of: run.elements(max(32, children.count / 2)), inRun: 0)
    }
    return index < children.count
  }

  /// The number of children that are created together away from the start.
  private static let batch = 16

  /// Creates children until the one at `index` directly follows the one before it.
  ///
  /// - Returns: Whether there is one.
  func createChild(at index: Int) -> Bool {
    while let run = lateChildren.firstIndex(where: { $0.position == index }) {
      createChildren(of: lateChildren[run].elements(Self.batch), inRun: run)
    }
    return index < children.count
  }

  /// Creates children until one directly precedes the child at `index`, if there is one.
  ///
  /// - Returns: The new index of that child.
  func createChild(before index: Int) -> Int {
    var index = index
    while let run = lateChildren.lastIndex(where: { $0.position == index }) {
      let count = children.count
      createChildren(of: lateChildren[run].elements(Self.batch, atEnd: true), inRun: run)
      index += children.count - count
    }
    return index
  }

  /// Creates the children of all runs.
  func createAllChildren() {
    guard hasLateChildren else { return }
    let created = CreatedChildren(nodes: ContiguousArray(children), late: lateChildren)
    lateChildren = []
    replaceChildren(created.all())
    record.pointee.shared.pointee.requests.renew(self)
    for child in children { noteGuides(of: child) }
  }

  private func insertChildren(_ nodes: ContiguousArray<LayoutNode>, at position: Int) {
    if nodes.isEmpty { return }
    var all = ContiguousArray<LayoutNode>()
    all.reserveCapacity(children.count + nodes.count)
    all += children.prefix(position)
    all += nodes
    all += children.dropFirst(position)
    replaceChildren(all)
    record.pointee.shared.pointee.requests.renew(self)
    for node in nodes { noteGuides(of: node) }
  }

  /// Adds the guides of a new child to those that this node and its containers may answer.
  private func noteGuides(of child: LayoutNode) {
    var node: LayoutNode? = self
    while let current = node, !current.guides.isSuperset(of: child.guides) {
      current.record.pointee.guides.formUnion(child.guides)
      node = current.parent
    }
  }
}

extension LayoutSubviews {
  /// Whether some views are not created yet.
  var areLate: Bool { node.hasLateChildren }

  /// Creates views until one is at `index`.
  ///
  /// - Returns: Whether there is one.
  mutating func reach(_ index: Int) -> Bool {
    guard areLate else { return index < count }
    // Views may have to be created before those that exist already.
    let isReached = node.createChildren(through: index)
    self = LayoutSubviews(of: node, in: context)
    return isReached
  }

  /// Creates views until one directly follows the view at `index`.
  ///
  /// - Returns: Whether there is one.
  mutating func reach(after index: Int) -> Bool {
    guard areLate else { return index + 1 < count }
    let isReached = node.createChild(at: index + 1)
    self = LayoutSubviews(of: node, in: context)
    return isReached
  }

  /// Creates views until one directly precedes the view at `index`, if there is one.
  ///
  /// - Parameter index: Receives the new index of the view.
  /// - Returns: Whether there is one.
  mutating func reach(before index: inout Int) -> Bool {
    guard areLate else { return index > 0 }
    index = node.createChild(before: index)
    self = LayoutSubviews(of: node, in: context)
    return index > 0
  }

  /// Creates the views of an element.
  ///
  /// - Returns: What follows them: the index of a view and that of a run.
  mutating func reach(element: Int, ofRun run: Int) -> (child: Int, run: Int) {
    let next = node.createChildren(of: element..<element + 1, inRun: run)
    self = LayoutSubviews(of: node, in: context)
    return next
  }

  /// Creates all views.
  mutating func reachAll() {
    guard areLate else { return }
    node.createAllChildren()
    self = LayoutSubviews(of: node, in: context)
  }

  /// The number of views, estimated where they are not created yet.
  var estimatedCount: CGFloat { CGFloat(node.estimatedChildCount) }
}
