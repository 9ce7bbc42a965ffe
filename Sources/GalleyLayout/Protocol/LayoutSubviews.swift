import Foundation

/// The views that a layout arranges, in the order of their declaration.
public struct LayoutSubviews: RandomAccessCollection {
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias SubSequence = LayoutSubviews
  public typealias Indices = Range<Int>

  private let container: LayoutNode.Reference
  private let range: Range<Int>

  init(of container: LayoutNode) {
    self.container = container.reference
    range = 0..<container.children.count
  }

  private init(_ container: LayoutNode.Reference, _ range: Range<Int>) {
    self.container = container
    self.range = range
  }

  /// The direction of the container; layouts work from left to right all the same, and the result
  /// is mirrored.
  public var layoutDirection: LayoutDirection { container.node.layoutDirection }

  public var startIndex: Int { range.lowerBound }
  public var endIndex: Int { range.upperBound }

  public subscript(index: Int) -> LayoutSubview {
    precondition(range.contains(index), "there is no subview at index \(index)")
    return LayoutSubview(container.node.children[index])
  }

  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      range.lowerBound <= bounds.lowerBound && bounds.upperBound <= range.upperBound,
      "there are no subviews at indices \(bounds)")
    return LayoutSubviews(container, bounds)
  }

  public subscript(indices: some Sequence<Int>) -> [LayoutSubview] { indices.map { self[$0] } }

  /// The same views for Galley's own layouts, which need not keep the tree alive view by view.
  package var nodes: ChildList {
    @inline(__always) get { container.node.children.part(range) }
  }

  /// Whether the container was declared around exactly one view, not a list that may grow.
  package var isSingleStaticView: Bool {
    range.count == 1 && !container.node.hasDynamicChildren
  }
}

/// One view that a layout arranges: it can be measured and placed.
public struct LayoutSubview: Equatable {
  private let reference: LayoutNode.Reference

  init(_ node: LayoutNode) { reference = node.reference }

  package var node: LayoutNode { reference.node }

  /// The subview's size for `proposal`, in points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { node.size(for: proposal) }

  /// The subview's size for `proposal`, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(node, in: proposal)
  }

  /// The distances that the subview would like to have to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority: 0 unless a modifier set it.
  public var priority: Double { node.priority }

  /// The value that `layoutValue(key:value:)` gave the subview, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    node.traits[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
  }

  /// Places the subview: `anchor` of its size for `proposal` comes to lie at `position`.
  ///
  /// The last call counts.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node.place(at: position, anchor: anchor, proposal: proposal)
  }

  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node == b.node }
}
