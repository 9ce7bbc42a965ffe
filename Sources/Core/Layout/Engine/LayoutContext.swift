import Foundation

package typealias LayoutContext = _LayoutContext

/// What the containers around a view tell it besides what is proposed: the other half of every
/// question that a node is asked, and so a part of what its answers are remembered by.
///
/// A context names entries of its tree's `LayoutContextTable`; equal contexts say the same.
public struct _LayoutContext: Hashable, Sendable {
  /// The nearest container; 0 is none.
  fileprivate(set) var container: UInt32 = 0
  /// What bars around the next scroll view cover of it; 0 is nothing.
  fileprivate(set) var scrollInsets: UInt32 = 0

  package init() {}

  /// Of answers that no context had a part in.
  static let any = LayoutContext(container: .max, scrollInsets: .max)

  private init(container: UInt32, scrollInsets: UInt32) {
    (self.container, self.scrollInsets) = (container, scrollInsets)
  }

  /// The part of the context that `reads` names.
  @inline(__always)
  func restricted(to reads: ContextReads) -> LayoutContext {
    LayoutContext(
      container: reads.containerDepth == .max ? 0 : container,
      scrollInsets: reads.scrollInsets ? scrollInsets : 0)
  }
}

/// The parts of its context that a node's answers depended on so far, with those of the views in it.
struct ContextReads {
  // In one number, as every question looks whether there are any: how far the outermost container
  // that was asked is from the greatest depth, and a bit for what bars cover.
  private var rawValue: UInt32 = 0

  var isEmpty: Bool {
    @inline(__always) get { rawValue == 0 }
  }

  /// The depth of the outermost container that was asked for its size; `.max` if none was. The
  /// window's is 1; 0 is where there is none.
  var containerDepth: UInt16 {
    get { .max - UInt16(truncatingIfNeeded: rawValue) }
    set { rawValue = (rawValue & 0x1_0000) | UInt32(.max - newValue) }
  }

  var scrollInsets: Bool {
    get { rawValue & 0x1_0000 != 0 }
    set { rawValue = (rawValue & 0xFFFF) | (newValue ? 0x1_0000 : 0) }
  }
}

/// The size of a container, such as a scroll view or a window, that views inside can follow.
package struct LayoutContainer: Hashable, Sendable {
  /// For messages, such as `ScrollView`.
  package let name: String
  /// Without safe areas, in points; unspecified where the container itself was not told.
  package let size: ProposedViewSize
  /// Axes along which the length follows from the content, so that the views inside follow the next
  /// container outward.
  package let contentAxes: Axis.Set
  /// Axes along which content scrolls whose beginning is seen.
  package let visibleAxes: Axis.Set

  package init(
    _ name: String, size: ProposedViewSize, contentAxes: Axis.Set = [], visibleAxes: Axis.Set = []
  ) {
    self.name = name
    self.size = size
    self.contentAxes = contentAxes
    self.visibleAxes = visibleAxes
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.name == b.name && a.contentAxes == b.contentAxes
      && a.visibleAxes == b.visibleAxes
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(size) }

  /// The container's own length along `axis`, in points; `nil` where it is not known.
  fileprivate func ownLength(_ axis: Axis) -> CGFloat? {
    size[axis].flatMap { $0.isFinite ? max($0, 0) : nil }
  }
}

/// The contexts that occur in a tree, each once.
struct LayoutContextTable {
  private struct Entry: Hashable {
    let container: LayoutContainer
    /// The next container outward, where views look further.
    let outer: UInt32
    /// The number of containers around, and this one.
    let depth: UInt16
    /// The node that the container is.
    let owner: UnsafeMutablePointer<NodeRecord>?
  }

  private struct Insets: Hashable {
    let edges: EdgeInsets
    let scrollView: UnsafeMutablePointer<NodeRecord>
  }

  private var containers: [Entry] = []
  private var containerNumbers: [Entry: UInt32] = [:]
  private var insets: [Insets] = []
  private var insetNumbers: [Insets: UInt32] = [:]

  // MARK: Containers

  /// The context inside of a container.
  ///
  /// - Parameter owner: The container's node; `nil` for the window.
  mutating func entering(
    _ container: LayoutContainer, owner: LayoutNode?, from outside: LayoutContext
  ) -> LayoutContext {
    let looksFurther = Axis.allCases.contains {
      container.contentAxes.contains(Axis.Set($0)) && container.ownLength($0) == nil
    }
    let depth = entry(outside.container)?.depth ?? 0
    let entry = Entry(
      container: container, outer: looksFurther ? outside.container : 0,
      depth: depth < .max - 1 ? depth + 1 : depth, owner: owner?.record)
    var inside = LayoutContext()
    if let number = containerNumbers[entry] {
      inside.container = number
    } else {
      containers.append(entry)
      inside.container = UInt32(containers.count)
      containerNumbers[entry] = inside.container
    }
    return inside
  }

  private func entry(_ number: UInt32) -> Entry? {
    number == 0 ? nil : containers[Int(number) - 1]
  }

  func container(in context: LayoutContext) -> LayoutContainer? {
    entry(context.container)?.container
  }

  /// The number of containers around; the window is one.
  func depth(in context: LayoutContext) -> UInt16 { entry(context.container)?.depth ?? 0 }

  /// The length that views follow along `axis`, in points, `nil` where no container around knows
  /// it; with the depth and the node of the last container that was asked.
  func length(
    along axis: Axis, in context: LayoutContext
  ) -> (length: CGFloat?, depth: UInt16, owner: LayoutNode?) {
    var number = context.container
    var asked: Entry?
    while let entry = entry(number) {
      asked = entry
      let length = entry.container.ownLength(axis)
      guard length == nil, entry.container.contentAxes.contains(Axis.Set(axis)) else {
        return (length, entry.depth, entry.owner.map { LayoutNode($0) })
      }
      number = entry.outer
    }
    // Nothing further outward could be asked.
    return (nil, asked == nil ? 0 : 1, nil)
  }

  // MARK: Insets of scroll views

  /// The context in which more of a scroll view is covered.
  mutating func covering(
    _ edges: EdgeInsets, of scrollView: LayoutNode, from outside: LayoutContext
  ) -> LayoutContext {
    let sum = scrollInsets(of: scrollView, in: outside) + edges
    let entry = Insets(edges: sum, scrollView: scrollView.record)
    var inside = outside
    if let number = insetNumbers[entry] {
      inside.scrollInsets = number
    } else {
      insets.append(entry)
      inside.scrollInsets = UInt32(insets.count)
      insetNumbers[entry] = inside.scrollInsets
    }
    return inside
  }

  func scrollInsets(of scrollView: LayoutNode, in context: LayoutContext) -> EdgeInsets {
    guard context.scrollInsets != 0 else { return EdgeInsets() }
    let entry = insets[Int(context.scrollInsets) - 1]
    return entry.scrollView == scrollView.record ? entry.edges : EdgeInsets()
  }
}

extension LayoutNode {
  /// Notes that the answer which is just computed depends on the size of a container around, and so
  /// do those of all views between.
  ///
  /// - Parameter owner: The container's node; `nil` is the window.
  func noteContainerRead(depth: UInt16, owner: LayoutNode?) {
    var node: LayoutNode? = self
    while let current = node, current != owner, current.record.pointee.reads.containerDepth > depth
    {
      current.record.pointee.reads.containerDepth = depth
      node = current.parent
    }
  }

  /// The same for what bars around cover.
  func noteScrollInsetsRead() {
    var node: LayoutNode? = self
    while let current = node, !current.record.pointee.reads.scrollInsets {
      current.record.pointee.reads.scrollInsets = true
      node = current.parent
    }
  }
}
