import Foundation

package typealias LayoutContext = _LayoutContext

/// What the containers around a view tell it in addition to the proposal. Together they form the
/// key under which a node's answers are cached.
///
/// A context refers to entries of its tree's `LayoutContextTable`; equal contexts have equal
/// contents.
public struct _LayoutContext: Hashable, Sendable {
  /// The nearest container, or 0 for none.
  fileprivate(set) var container: UInt32 = 0
  /// The insets of the next scroll view that bars cover, or 0 for none.
  fileprivate(set) var scrollInsets: UInt32 = 0

  package init() {}

  /// The context of answers that do not depend on any context.
  static let any = LayoutContext(container: .max, scrollInsets: .max)

  private init(container: UInt32, scrollInsets: UInt32) {
    (self.container, self.scrollInsets) = (container, scrollInsets)
  }

  /// Returns the parts of the context named by `reads`.
  @inline(__always)
  func restricted(to reads: ContextReads) -> LayoutContext {
    LayoutContext(
      container: reads.containerDepth == .max ? 0 : container,
      scrollInsets: reads.scrollInsets ? scrollInsets : 0)
  }
}

/// The parts of the context that the answers of a node and its descendants have depended on so far.
struct ContextReads {
  // Packed into one number because every measurement tests whether it is empty: the greatest depth
  // less the depth of the outermost container read, and a bit for the scroll insets.
  private var rawValue: UInt32 = 0

  var isEmpty: Bool {
    @inline(__always) get { rawValue == 0 }
  }

  /// The depth of the outermost container whose size was read, or `.max` if none was. The window
  /// has depth 1; 0 means that no container was found.
  var containerDepth: UInt16 {
    get { .max - UInt16(truncatingIfNeeded: rawValue) }
    set { rawValue = (rawValue & 0x1_0000) | UInt32(.max - newValue) }
  }

  var scrollInsets: Bool {
    get { rawValue & 0x1_0000 != 0 }
    set { rawValue = (rawValue & 0xFFFF) | (newValue ? 0x1_0000 : 0) }
  }
}

/// The size of a container, such as a scroll view or a window, that the views inside can follow.
package struct LayoutContainer: Hashable, Sendable {
  /// The name used in messages, such as `ScrollView`.
  package let name: String
  /// The size without safe areas, in points; unspecified where the container's own proposal was.
  package let size: ProposedViewSize
  /// The axes along which the length depends on the content, so that views inside follow the next
  /// container outward.
  package let contentAxes: Axis.Set
  /// How the container scrolls lazy content; `nil` if it does not scroll.
  let scrolling: Scrolling?

  /// How a container scrolls lazy content.
  struct Scrolling: Equatable, Sendable {
    let axes: Axis.Set
    /// The axes along which this or an enclosing container scrolls.
    let allAxes: Axis.Set
    /// The scrolling axes along which the start of the content is visible.
    let startAxes: Axis.Set
    /// The distances from the container's frame to the part in which content is visible, in points.
    let insets: EdgeInsets
    /// Whether lazy content lays out all of its views.
    let showsAll: Bool
    /// Whether the content's length along the axes does not matter.
    let isLengthIrrelevant: Bool
  }

  package init(_ name: String, size: ProposedViewSize) {
    self.init(name, size: size, contentAxes: [], scrolling: nil)
  }

  init(_ name: String, size: ProposedViewSize, contentAxes: Axis.Set, scrolling: Scrolling?) {
    self.name = name
    self.size = size
    self.contentAxes = contentAxes
    self.scrolling = scrolling
  }

  package static func == (a: Self, b: Self) -> Bool {
    a.size == b.size && a.name == b.name && a.contentAxes == b.contentAxes
      && a.scrolling == b.scrolling
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(size) }

  /// The container's own length along `axis`, in points, or `nil` if it is unknown.
  fileprivate func ownLength(_ axis: Axis) -> CGFloat? {
    size[axis].flatMap { $0.isFinite ? max($0, 0) : nil }
  }
}

/// The distinct contexts of a tree.
struct LayoutContextTable {
  private struct Entry: Hashable {
    let container: LayoutContainer
    /// The next container outward that views consult.
    let outer: UInt32
    /// The number of enclosing containers, including this one.
    let depth: UInt16
    /// The container's node.
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

  /// Returns the context inside a container.
  ///
  /// - Parameter owner: The container's node, or `nil` for the window.
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

  /// The nearest container and its node, if it scrolls.
  func scrollingContainer(
    in context: LayoutContext
  ) -> (node: LayoutNode, scrolling: LayoutContainer.Scrolling)? {
    guard let entry = entry(context.container), let scrolling = entry.container.scrolling,
      let owner = entry.owner
    else { return nil }
    return (LayoutNode(owner), scrolling)
  }

  /// The number of containers in the context; the window counts as one.
  func depth(in context: LayoutContext) -> UInt16 { entry(context.container)?.depth ?? 0 }

  /// Returns the length that views follow along `axis`, in points, or `nil` if no container knows
  /// it, with the depth and the node of the last container consulted.
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
    // No further container outward could be consulted.
    return (nil, asked == nil ? 0 : 1, nil)
  }

  // MARK: Insets of scroll views

  /// Returns the context in which `edges` of a scroll view are covered as well.
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
  /// Records that the answer being computed depends on the size of an enclosing container, as do
  /// the answers of all nodes in between.
  ///
  /// - Parameter owner: The container's node, or `nil` for the window.
  func noteContainerRead(depth: UInt16, owner: LayoutNode?) {
    var node: LayoutNode? = self
    while let current = node, current != owner, current.record.pointee.reads.containerDepth > depth
    {
      current.record.pointee.reads.containerDepth = depth
      node = current.parent
    }
  }

  /// Records that the answer being computed depends on the scroll insets.
  func noteScrollInsetsRead() {
    var node: LayoutNode? = self
    while let current = node, !current.record.pointee.reads.scrollInsets {
      current.record.pointee.reads.scrollInsets = true
      node = current.parent
    }
  }
}
