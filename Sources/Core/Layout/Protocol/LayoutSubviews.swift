import Foundation

/// The views that a layout arranges, in order of declaration.
///
/// The indices of a slice start at 0 again, as in SwiftUI.
public struct LayoutSubviews: RandomAccessCollection {
  /// The element type.
  public typealias Element = LayoutSubview
  /// Indices start at 0.
  public typealias Index = Int
  /// The type of a slice, whose indices start at 0 again.
  public typealias SubSequence = LayoutSubviews
  /// The range of valid indices.
  public typealias Indices = Range<Int>

  /// The container's node.
  let node: LayoutNode
  let context: LayoutContext
  private let memory: TreeMemory?
  private let first: Int32
  private let length: Int32

  /// - Parameter memory: The memory of the container's tree, if the views may be used after layout.
  init(of container: LayoutNode, in context: LayoutContext, keeping memory: TreeMemory? = nil) {
    self.init(container, context, memory, 0..<container.children.count)
  }

  private init(
    _ node: LayoutNode, _ context: LayoutContext, _ memory: TreeMemory?, _ range: Range<Int>
  ) {
    self.node = node
    self.context = context
    self.memory = memory
    first = Int32(truncatingIfNeeded: range.lowerBound)
    length = Int32(truncatingIfNeeded: range.count)
  }

  /// The container's layout direction. Layouts always work from left to right; right-to-left
  /// results are mirrored.
  public var layoutDirection: LayoutDirection { node.layoutDirection }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { Int(length) }

  /// Accesses the view at an index, which must be valid.
  public subscript(index: Int) -> LayoutSubview {
    @inline(__always) get {
      precondition(index >= 0 && index < Int(length), "subview index out of range")
      return LayoutSubview(node.children[Int(first) + index], context, memory)
    }
  }

  /// Accesses the views in a range of indices, which must be valid.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= Int(length),
      "subview range out of bounds")
    return LayoutSubviews(
      node, context, memory, Int(first) + bounds.lowerBound..<Int(first) + bounds.upperBound)
  }

  /// Accesses the views at some indices, in the order given.
  public subscript(indices: some Sequence<Int>) -> [LayoutSubview] { indices.map { self[$0] } }

  /// Whether the container was declared around exactly one view rather than a dynamic list.
  ///
  /// A Galley extension, for layouts that stand in for stacks: a stack around one declared view has
  /// no effect, and the view's guides pass through unmerged.
  public var isSingleStaticView: Bool { length == 1 && !node.hasDynamicChildren }

  /// The view at an index, for use during this call only.
  @inline(__always)
  func borrowed(_ index: Int) -> BorrowedSubview {
    BorrowedSubview(node.children[Int(first) + index], context)
  }

  /// The same views in another context.
  func inContext(_ context: LayoutContext) -> LayoutSubviews {
    LayoutSubviews(node, context, memory, Int(first)..<Int(first) + Int(length))
  }

  /// Whether a subview may have an explicit value for the guide.
  func mayHaveExplicit(_ key: AlignmentKey) -> Bool {
    for child in node.children where child.guides.mayAnswer(key) { return true }
    return false
  }
}

/// A subview of a layout, which can be measured and placed.
///
/// A layout may keep a subview. After layout, the subview repeats the answers that it gave during
/// layout. For any other question, it gives a default answer and adds the question to the picture's
/// diagnostics.
public struct LayoutSubview: Equatable {
  /// The subview's node.
  package let node: LayoutNode
  private let context: LayoutContext
  private let memory: TreeMemory?

  @inline(__always)
  init(_ node: LayoutNode, _ context: LayoutContext, _ memory: TreeMemory? = nil) {
    self.node = node
    self.context = context
    self.memory = memory
  }

  /// The same subview, for use after layout.
  fileprivate var lasting: LayoutSubview {
    memory != nil
      ? self : LayoutSubview(node, context, node.record.pointee.shared.pointee.memory)
  }

  /// Returns the subview's size for `proposal`, in points.
  @inline(__always)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(for: proposal, in: context)
  }

  /// Returns the subview's size for `proposal`, with its alignment guides.
  @inline(__always)
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(lasting, node.size(for: proposal, in: context), proposal)
  }

  /// The subview's preferred distances to its neighbors.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority, by default 0.
  public var priority: Double { node.priority }

  /// Accesses the value set with `layoutValue(key:value:)`, or the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node[key] }

  /// Places the subview so that `anchor` of its size for `proposal` lies at `position`.
  ///
  /// The last call wins.
  @inline(__always)
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    node.place(at: position, anchor: anchor, proposal: proposal, in: context)
  }

  /// Places the subview in `frame`, whose size is known to be the answer to `proposal`.
  @inline(__always)
  func place(in frame: CGRect, proposal: ProposedViewSize) {
    node.place(in: frame, proposal: proposal, in: context)
  }

  /// Omits the subview, so that it is not shown.
  ///
  /// A Galley extension: SwiftUI has no public equivalent of how `ViewThatFits` hides views. Call
  /// it while placing subviews; an omitted subview has no place.
  public func omit() { node.omit() }

  /// Adds a message to the picture's diagnostics, with the subview's name.
  ///
  /// A Galley extension. Write messages as phrases without a period; duplicates are reported once.
  public func report(_ message: String) { node.report(message) }

  /// Returns the guide's explicit value where the layout has just placed this subview, in points
  /// from the leading edge of `bounds`, or `nil` if the subview has none.
  ///
  /// A Galley extension, for layouts that pass on a subview's guides instead of merging them.
  ///
  /// - Parameters:
  ///   - guide: The guide.
  ///   - bounds: The layout's rectangle.
  ///   - proposal: The layout's proposal.
  public func placedAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitValueInPlace(of: guide.key, bounds: bounds, proposal: proposal)
  }

  /// Returns the guide's explicit value where the layout has just placed this subview, in points
  /// from the top edge of `bounds`, or `nil` if the subview has none.
  public func placedAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    explicitValueInPlace(of: guide.key, bounds: bounds, proposal: proposal)
  }

  func explicitValueInPlace(
    of key: AlignmentKey, bounds: CGRect, proposal: ProposedViewSize
  ) -> CGFloat? {
    node.explicitValueInPlace(of: key, bounds: bounds, proposal: proposal, in: context)
  }

  /// The guide's position if `size` is known to be the answer to `proposal`.
  @inline(__always)
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
    guide(key, proposal, size, in: node.guides)
  }

  @inline(__always)
  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, in guides: GuideSources
  ) -> CGFloat {
    if guides.mayAnswer(key), let value = explicitValue(of: key, for: proposal) { return value }
    return key.builtInDefault(size) ?? ViewDimensions(lasting, size, proposal)[key]
  }

  package func explicitValue(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    node.explicitValue(of: key, for: proposal, in: context)
  }

  /// Returns whether both refer to the same view, regardless of the context.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.node == b.node }
}

extension LayoutSubview {
  /// Places the subview with its guides on those of an empty view that fills `bounds`.
  package func place(in bounds: CGRect, alignment: Alignment, proposal: ProposedViewSize) {
    let size = sizeThatFits(proposal)
    func origin(_ key: AlignmentKey) -> CGFloat {
      key.defaultValue(bounds.size) - guide(key, proposal, size)
    }
    place(
      at: CGPoint(
        x: bounds.minX + origin(alignment.horizontal.key),
        y: bounds.minY + origin(alignment.vertical.key)),
      proposal: proposal)
  }
}

/// A subview for use during one call of a layout. It owns nothing, so copying it costs nothing.
struct BorrowedSubview {
  let node: LayoutNode
  private let context: LayoutContext

  @inline(__always)
  init(_ node: LayoutNode, _ context: LayoutContext) {
    self.node = node
    self.context = context
  }

  @inline(__always)
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(for: proposal, in: context)
  }

  /// Whether the subview's size is known to be the same whatever length is proposed along the axis.
  @inline(__always)
  func isFixed(along axis: Axis) -> Bool { node.shortcuts.fixedAxes.contains(Axis.Set(axis)) }

  /// The subview's smallest length along the axis, its answer to 0, in points.
  @inline(__always)
  func minimum(along axis: Axis, minor: CGFloat?) -> CGFloat {
    node.minimum(along: axis, minor: minor, in: context)
  }

  /// Whether the subview is known to be infinitely long for an infinite proposal along the axis.
  @inline(__always)
  func isGreedy(along axis: Axis) -> Bool { node.shortcuts.greedyAxes.contains(Axis.Set(axis)) }

  /// The guide's position if `size` is known to be the answer to `proposal`.
  @inline(__always)
  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, in guides: GuideSources
  ) -> CGFloat {
    if guides.mayAnswer(key),
      let value = node.explicitValue(of: key, for: proposal, in: context)
    {
      return value
    }
    return key.builtInDefault(size)
      ?? ViewDimensions(LayoutSubview(node, context).lasting, size, proposal)[key]
  }

  /// Places the subview's top left corner at `position`.
  @inline(__always)
  func place(at position: CGPoint, proposal: ProposedViewSize) {
    node.place(at: position, anchor: .topLeading, proposal: proposal, in: context)
  }

  /// Places the subview in `frame`, whose size is known to be the answer to `proposal`.
  @inline(__always)
  func place(in frame: CGRect, proposal: ProposedViewSize) {
    node.place(in: frame, proposal: proposal, in: context)
  }
}
