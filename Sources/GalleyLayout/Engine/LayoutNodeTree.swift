import Foundation

/// All nodes of one resolved view, flat, in the order they were resolved (children first).
package final class LayoutNodeTree {
  private var nodes: ContiguousArray<LayoutNode> = []
  private var links = LinkStorage()
  /// Work done so far; deterministic for a view and proposal.
  package var counts = LayoutCounts()
  /// Switched on before measuring to record the whole negotiation.
  package var trace: LayoutTrace?
  /// What the engine had to mend, such as sizes that are not numbers.
  package private(set) var diagnostics: [LayoutDiagnostic] = []
  /// Guides that modifiers set somewhere in the tree, for printing.
  package var namedGuides: Set<AlignmentKey> = []

  package init() {}

  package var count: Int { nodes.count }

  /// Adds a node for `layout` around `children`.
  @discardableResult
  package func add<L: Layout>(
    _ layout: L, label: String, children: ArraySlice<LayoutNode> = []
  ) -> LayoutNode {
    let node = LayoutContainer(layout, in: self, label: label, children: links.list(children))
    nodes.append(node)
    counts.nodes += 1
    return node
  }

  /// Records that something had to be mended at `node`; each message once for a node.
  func report(_ message: String, at node: LayoutNode) {
    let diagnostic = LayoutDiagnostic(view: name(of: node), message: message)
    if diagnostics.count < 100, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  /// A diagnostic that a view's own resolution gives.
  package func report(_ message: String, view: String) {
    let diagnostic = LayoutDiagnostic(view: view, message: message)
    if diagnostics.count < 100, !diagnostics.contains(diagnostic) { diagnostics.append(diagnostic) }
  }

  private func name(of node: LayoutNode) -> String {
    node.identifier.map { "\(node.label) \"\($0)\"" } ?? node.label
  }
}

/// Counts of work that do not depend on the machine.
public struct LayoutCounts: Hashable, Sendable {
  public var nodes = 0
  /// Questions that a node had to compute the answer to.
  public var measurements = 0
  /// Questions answered from memory.
  public var memoHits = 0
}

/// Something in a view that layout could not follow as written.
public struct LayoutDiagnostic: Hashable, Sendable, CustomStringConvertible {
  /// The view's type, with its accessibility identifier if it has one.
  public var view: String
  public var message: String

  public init(view: String, message: String) {
    self.view = view
    self.message = message
  }

  public var description: String { "\(view): \(message)" }
}

/// The children of a node: a stretch of memory that the tree owns.
package struct ChildList: RandomAccessCollection {
  private let start: UnsafeMutablePointer<Unmanaged<LayoutNode>>?
  package let count: Int

  static var empty: ChildList { ChildList(start: nil, count: 0) }

  fileprivate init(start: UnsafeMutablePointer<Unmanaged<LayoutNode>>?, count: Int) {
    self.start = start
    self.count = count
  }

  package var startIndex: Int { 0 }
  package var endIndex: Int { count }
  package subscript(index: Int) -> LayoutNode {
    precondition(index >= 0 && index < count)
    return start.unsafelyUnwrapped[index]._withUnsafeGuaranteedRef { $0 }
  }
}

/// Memory for child lists, taken in blocks and freed with the tree.
private struct LinkStorage: ~Copyable {
  private var blocks: [UnsafeMutablePointer<Unmanaged<LayoutNode>>] = []
  private var free = 0
  private var next: UnsafeMutablePointer<Unmanaged<LayoutNode>>?

  mutating func list(_ nodes: ArraySlice<LayoutNode>) -> ChildList {
    guard !nodes.isEmpty else { return .empty }
    if nodes.count > free {
      let capacity = Swift.max(1024, nodes.count)
      let block = UnsafeMutablePointer<Unmanaged<LayoutNode>>.allocate(capacity: capacity)
      blocks.append(block)
      next = block
      free = capacity
    }
    let start = next.unsafelyUnwrapped
    for (offset, node) in nodes.enumerated() {
      (start + offset).initialize(to: Unmanaged.passUnretained(node))
    }
    next = start + nodes.count
    free -= nodes.count
    return ChildList(start: start, count: nodes.count)
  }

  deinit { for block in blocks { block.deallocate() } }
}
