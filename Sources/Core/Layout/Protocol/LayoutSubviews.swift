import Foundation

/// The views that a layout arranges, in the order of their declaration.
///
/// A slice counts its views from 0 again, as SwiftUI's does.
public struct LayoutSubviews: RandomAccessCollection {
  /// The views that the collection holds.
  public typealias Element = LayoutSubview
  /// Positions are counted from 0.
  public typealias Index = Int
  /// A slice is of the same type, and counts from 0 again.
  public typealias SubSequence = LayoutSubviews
  /// All positions.
  public typealias Indices = Range<Int>

  private let owner: LayoutNode
  private let lifetime: TreeLifetime
  let context: LayoutContext
  private let first: Int32
  private let length: Int32

  init(of container: LayoutNode, in context: LayoutContext) {
    self.init(
      container, container.record.pointee.shared.pointee.lifetime, context,
      0..<container.children.count)
  }

  private init(
    _ owner: LayoutNode, _ lifetime: TreeLifetime, _ context: LayoutContext,
    _ range: Range<Int>
  ) {
    self.owner = owner
    self.lifetime = lifetime
    self.context = context
    first = Int32(truncatingIfNeeded: range.lowerBound)
    length = Int32(truncatingIfNeeded: range.count)
  }

  /// The container's node.
  var node: LayoutNode {
    @inline(__always) get {
      precondition(!lifetime.isOver, "subviews are used after the views were laid out")
      return owner
    }
  }

  /// The direction of the container; layouts work from left to right all the same, and the result
  /// is mirrored.
  public var layoutDirection: LayoutDirection { node.layoutDirection }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of views.
  public var endIndex: Int { Int(length) }

  /// The view at a position; one that does not exist ends the program, as in an array.
  public subscript(index: Int) -> LayoutSubview {
    @inline(__always) get {
      precondition(index >= 0 && index < Int(length), "there is no subview at this index")
      return LayoutSubview(node.children[Int(first) + index], lifetime, context)
    }
  }

  /// The views at positions; a range that does not exist ends the program, as in an array.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    precondition(
      0 <= bounds.lowerBound && bounds.upperBound <= Int(length),
      "there are no subviews at these indices")
    return LayoutSubviews(
      owner, lifetime, context, Int(first) + bounds.lowerBound..<Int(first) + bounds.upperBound)
  }

  /// The views at some positions, in the order of these.
  public subscript(indices: some Sequence<Int>) -> [LayoutSubview] { indices.map { self[$0] } }

  /// Whether the container was declared around exactly one view, not around a list that may grow.
  ///
  /// Galley's own, for layouts that stand in for stacks: around one declared view, a stack is as if
  /// it were not there, and the view's guides pass unmerged.
  public var isSingleStaticView: Bool { length == 1 && !node.hasDynamicChildren }

  /// The same views in another context.
  func inContext(_ context: LayoutContext) -> LayoutSubviews {
    LayoutSubviews(owner, lifetime, context, Int(first)..<Int(first) + Int(length))
  }

  /// Whether a subview may have an explicit value of a guide.
  func mayHaveExplicit(_ key: AlignmentKey) -> Bool {
    for child in node.children where child.guides.mayAnswer(key) { return true }
    return false
  }
}

/// One view that a layout arranges: it can be measured and placed.
///
/// It is good as long as the views are laid out; a layout may keep it in its cache.
public struct LayoutSubview: Equatable {
  private let target: LayoutNode
  private let lifetime: TreeLifetime
  private let context: LayoutContext

  @inline(__always)
  init(_ node: LayoutNode, _ lifetime: TreeLifetime, _ context: LayoutContext) {
    target = node
    self.lifetime = lifetime
    self.context = context
  }

  /// The subview's node.
  var node: LayoutNode {
    @inline(__always) get {
      precondition(!lifetime.isOver, "a subview is used after the views were laid out")
      return target
    }
  }

  /// The subview's size for `proposal`, in points.
  @inline(__always)
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    node.size(for: proposal, in: context)
  }

  /// The subview's size for `proposal`, with its alignment guides.
  @inline(__always)
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(self, node.size(for: proposal, in: context), proposal)
  }

  /// The distances that the subview would like to have to its neighbours.
  public var spacing: ViewSpacing { node.spacing }

  /// The layout priority: 0 unless a modifier set it.
  public var priority: Double { node.priority }

  /// The value that `layoutValue(key:value:)` gave the subview, else the key's default.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { node[key] }

  /// Places the subview: `anchor` of its size for `proposal` comes to lie at `position`.
  ///
  /// The last call counts.
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

  /// Leaves the subview out, so that it is not shown at all.
  ///
  /// Galley's own: SwiftUI has no public call for what `ViewThatFits` does with the views that it
  /// does not show. Call it while subviews are placed; the subview has no place then.
  public func omit() { node.record.pointee.shared.pointee.requests.omit(node) }

  /// Adds a message to the picture's diagnostics, with the subview's name.
  ///
  /// Galley's own. Messages are phrases without a full stop; equal ones are given once.
  public func report(_ message: String) { node.report(message) }

  /// The guide's explicit value where the layout has just placed this subview, in points from the
  /// leading edge of `bounds`; `nil` where the subview has none.
  ///
  /// Galley's own, for layouts that pass a subview's guides on instead of merging them.
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

  /// The guide's explicit value where the layout has just placed this subview, in points from the
  /// top edge of `bounds`; `nil` where the subview has none.
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

  /// The guide's position, where `size` is known to be the answer to `proposal`.
  @inline(__always)
  func guide(_ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize) -> CGFloat {
    guide(key, proposal, size, in: node.guides)
  }

  @inline(__always)
  func guide(
    _ key: AlignmentKey, _ proposal: ProposedViewSize, _ size: CGSize, in guides: GuideSources
  ) -> CGFloat {
    if guides.mayAnswer(key), let value = explicitValue(of: key, for: proposal) { return value }
    return key.builtInDefault(size) ?? ViewDimensions(self, size, proposal)[key]
  }

  func explicitValue(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
    node.explicitValue(of: key, for: proposal, in: context)
  }

  /// Whether both are the same view, whatever is asked of it.
  public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.target == b.target }
}

extension LayoutSubview {
  /// Places the subview so that its guides lie on those of an empty view that fills `bounds`.
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
