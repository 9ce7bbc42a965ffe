import Foundation

/// The room that a container, such as a scroll view or a window, offers to views that are sized in
/// relation to it.
///
/// The container says how large it is before its views are measured for that size; answers that
/// depended on an earlier size are forgotten then.
package final class ContainerScope {
  /// For messages, such as `ScrollView`.
  package let name: String
  /// The next container outward.
  package let outer: ContainerScope?
  /// Axes along which the container's length follows from its content, so that views must not
  /// follow it in turn.
  package let contentAxes: Axis.Set

  /// In points; unspecified where the container itself was not told.
  package private(set) var size = ProposedViewSize.unspecified
  /// Rises with every change of size.
  package private(set) var generation = 0
  /// The tree that the container stands in, which holds what refers to the container.
  package weak var tree: LayoutNodeTree?
  /// The container's own node, set when it exists; answers are forgotten up to it.
  package var owner: LayoutNode?
  private var dependents: [LayoutNode] = []
  /// Nodes that read the size while they were measured.
  private var readers: Set<UnsafeMutableRawPointer> = []
  /// Axes along which it was said already that following the length makes no sense.
  var reportedAxes: Axis.Set = []
  /// Containers inside that look outward for the length along some axis.
  private var followers: [Weak] = []

  private struct Weak {
    weak var scope: ContainerScope?
  }

  package init(_ name: String, outer: ContainerScope?, contentAxes: Axis.Set = []) {
    self.name = name
    self.outer = outer
    self.contentAxes = contentAxes
    if !contentAxes.isEmpty { outer?.followers.append(Weak(scope: self)) }
  }

  /// Lets a node depend on the size.
  package func add(_ node: LayoutNode) { dependents.append(node) }

  /// The same for a node that is just being measured.
  fileprivate func addReader(_ node: LayoutNode) {
    if readers.insert(UnsafeMutableRawPointer(node.record)).inserted { add(node) }
  }

  /// Says how large the container is.
  package func offer(_ newSize: ProposedViewSize) {
    var axes: Axis.Set = []
    if newSize.width != size.width { axes.insert(.horizontal) }
    if newSize.height != size.height { axes.insert(.vertical) }
    guard !axes.isEmpty else { return }
    size = newSize
    changed(along: axes, upTo: owner)
  }

  private func changed(along axes: Axis.Set, upTo owner: LayoutNode?) {
    generation += 1
    for node in dependents { node.forgetAnswers(upTo: owner) }
    for case let inner? in followers.map(\.scope) where !inner.contentAxes.isDisjoint(with: axes) {
      inner.changed(along: axes, upTo: owner)
    }
  }

  /// The length along `axis`, in points; `nil` where no container around knows it.
  package func length(_ axis: Axis) -> CGFloat? {
    if let length = size[axis], length.isFinite { return max(length, 0) }
    return contentAxes.contains(Axis.Set(axis)) ? outer?.length(axis) : nil
  }
}

extension LayoutNode {
  /// Forgets what the node answered, and what the nodes around it inside of `owner` made of that.
  ///
  /// A node that answered nothing played no part in the answers around it, so the way ends there.
  func forgetAnswers(upTo owner: LayoutNode?) {
    var node: LayoutNode? = self
    while let current = node, current != owner, current.record.pointee.memo.count > 0 {
      current.record.pointee.memo.removeAll()
      current.record.pointee.explicitValues.removeAll()
      current.record.pointee.layout._forgetCache(of: current)
      node = current.parent
    }
  }

  /// The node that this one is a child of.
  package var parent: LayoutNode? { record.pointee.parent.map { LayoutNode($0) } }
}

/// The nearest container of a view, for layouts of your own that follow its size.
///
/// Read it from the environment as `containerProxy`, hand it to a layout, and ask there. A layout
/// that asked while it was sized is asked again when the container's size changes.
public struct ContainerProxy {
  private let scope: ContainerScope

  package init(_ scope: ContainerScope) { self.scope = scope }

  /// What the container offers along `axis`: its length without safe areas, in points; `nil` where
  /// it is not known.
  public func length(along axis: Axis) -> CGFloat? {
    if let node = scope.tree?.measuring { scope.addReader(node) }
    return scope.length(axis)
  }
}
