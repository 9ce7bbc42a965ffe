import Foundation

// Creating children when a container needs them.

extension LayoutNode {
  /// The runs of children that are not created yet, in order.
  package var lateChildren: [LateChildren] {
    get { record.pointee.rare?.pointee.lateChildren ?? [] }
    nonmutating set { record.pointee.makeRare().pointee.lateChildren = newValue }
  }

  package var hasLateChildren: Bool { record.pointee.rare?.pointee.lateChildren.isEmpty == false }

  /// Whether the places of the children depend on the part that a scroll view shows.
  var dependsOnVisiblePart: Bool {
    guard let rare = record.pointee.rare else { return false }
    return !rare.pointee.lateChildren.isEmpty || !rare.pointee.pinnedRoles.isEmpty
  }

  /// The number of children, estimated where they are not created yet.
  var estimatedChildCount: Double {
    lateChildren.reduce(Double(children.count)) { $0 + $1.estimate }
  }

  /// Creates the children of some elements of a run, which divides it.
  ///
  /// - Returns: The indices of the child and the run that follow the new children.
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
    let sources = child.guides.inherited
    var node: LayoutNode? = self
    while let current = node, !current.guides.isSuperset(of: sources) {
      current.record.pointee.guides.formUnion(sources)
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
  /// - Returns: The indices of the view and the run that follow them.
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
