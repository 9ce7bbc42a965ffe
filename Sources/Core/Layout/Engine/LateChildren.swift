import Foundation

/// A run of a container's children that are created when the container needs them.
///
/// Children are created in order, so a container always knows those before the run.
package struct LateChildren {
  /// The number of children before the run.
  package var position: Int
  /// The elements without children so far, by their offsets.
  package private(set) var elements: Range<Int>
  /// The number of children that an element has on average.
  package let share: Double
  private let make: @MainActor (Range<Int>) -> CreatedChildren

  /// - Parameters:
  ///   - position: The number of children before the run.
  ///   - elements: The elements without children, by their offsets.
  ///   - share: The number of children that an element has on average.
  ///   - make: Creates the children of some elements.
  package init(
    position: Int, elements: Range<Int>, share: Double,
    make: @escaping @MainActor (Range<Int>) -> CreatedChildren
  ) {
    (self.position, self.elements, self.share, self.make) = (position, elements, share, make)
  }

  /// The estimated number of children.
  package var estimate: Double { share * Double(elements.count) }

  /// Returns the run with a change to each of its nodes.
  package func changing(_ change: @escaping @MainActor (LayoutNode) -> Void) -> LateChildren {
    LateChildren(position: position, elements: elements, share: share) { [make] elements in
      let children = make(elements)
      for node in children.nodes { change(node) }
      return CreatedChildren(
        nodes: children.nodes, late: children.late.map { $0.changing(change) })
    }
  }

  fileprivate func moved(by distance: Int) -> LateChildren {
    var run = self
    run.position += distance
    return run
  }

  /// Creates the children of the next elements, about as many as wanted.
  fileprivate mutating func takeNext(_ wanted: Int) -> CreatedChildren {
    let count = max(Int((Double(wanted) / max(share, 1)).rounded(.up)), 1)
    let next = elements.lowerBound..<min(elements.lowerBound + count, elements.upperBound)
    elements = next.upperBound..<elements.upperBound
    return children(of: next)
  }

  /// Creates the children of some elements.
  package func children(of elements: Range<Int>) -> CreatedChildren {
    // Views are resolved and placed on the main actor, but layouts are not isolated to it.
    let make = make
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

  var hasLateChildren: Bool { record.pointee.rare?.pointee.lateChildren.isEmpty == false }

  /// Creates children until one is at `index`.
  ///
  /// - Returns: Whether there is one.
  func createChildren(through index: Int) -> Bool {
    while let run = lateChildren.first, run.position <= index {
      var (late, run) = (lateChildren, run)
      late.removeFirst()
      // A growing number, so that copying the list costs no more than creating the children.
      let created = run.takeNext(max(32, children.count / 2))
      insertChildren(created.nodes, at: run.position)
      let rest = run.elements.isEmpty ? [] : [run.moved(by: created.nodes.count)]
      lateChildren =
        created.late.map { $0.moved(by: run.position) } + rest
        + late.map { $0.moved(by: created.nodes.count) }
    }
    return index < children.count
  }

  /// Creates the children of all runs.
  func createAllChildren() {
    guard hasLateChildren else { return }
    let created = CreatedChildren(nodes: ContiguousArray(children), late: lateChildren)
    lateChildren = []
    replaceChildren(created.all())
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
  /// Creates views until one is at `index`.
  ///
  /// - Returns: Whether there is one.
  mutating func reach(_ index: Int) -> Bool {
    guard node.hasLateChildren else { return index < count }
    // Views may have to be created before those that exist already.
    let isReached = node.createChildren(through: index)
    self = LayoutSubviews(of: node, in: context)
    return isReached
  }

  /// Creates all views.
  mutating func reachAll() {
    guard node.hasLateChildren else { return }
    node.createAllChildren()
    self = LayoutSubviews(of: node, in: context)
  }

  /// The number of views, estimated where they are not created yet.
  var estimatedCount: CGFloat {
    CGFloat(node.lateChildren.reduce(Double(count)) { $0 + $1.estimate })
  }
}
