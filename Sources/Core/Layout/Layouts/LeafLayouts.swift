import Foundation

/// A layout without subviews: a view that answers proposals on its own.
package protocol LeafLayout: Layout where Cache == Void {
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  var spacing: ViewSpacing { get }
}

extension LeafLayout {
  package static var layoutProperties: LayoutProperties { .builtIn() }
  package static var _borrowsSubviews: Bool { true }
  package var _isQuiet: Bool { true }

  package var spacing: ViewSpacing { ViewSpacing() }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing { spacing }

  /// Asks the layout for its size, without subviews.
  package static func _size(
    of node: LayoutNode, for proposal: ProposedViewSize, in context: LayoutContext
  ) -> CGSize {
    node.layoutValue(Self.self).pointee.sizeThatFits(proposal)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    sizeThatFits(proposal)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {}
}

/// A view that fills the proposal, or 10 points if unspecified: colors and shapes.
package struct FillLayout: LeafLayout {
  package init() {}
  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(greedy: .both, steady: .both, plain: .all)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
}

/// A view that takes the largest square in the proposal: `Circle` since iOS 16.
package struct SquareLayout: LeafLayout {
  package init() {}
  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(steady: .both, plain: .all)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions()
    let side = min(offer.width, offer.height)
    return CGSize(width: side, height: side)
  }
}

/// A view of fixed size, regardless of the proposal.
package struct FixedSizeLeafLayout: LeafLayout {
  package let size: CGSize
  package init(size: CGSize) { self.size = size }
  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(fixed: .both, steady: .both, plain: .all)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size }
}

/// A view whose size comes from a closure, such as a shape with its own `sizeThatFits`.
package struct ClosureLayout: LeafLayout {
  package let size: (ProposedViewSize) -> CGSize
  package init(size: @escaping (ProposedViewSize) -> CGSize) { self.size = size }
  package var _isQuiet: Bool { false }
  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(plain: .all)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(proposal) }
}

/// A view that expands along the axis of the enclosing stack, or along both axes without one.
package struct SpacerLayout: LeafLayout {
  package let axis: Axis?
  /// The minimum length, in points.
  package let minLength: CGFloat

  /// Creates a spacer. A nonfinite length counts as `nil`.
  package init(axis: Axis?, minLength: CGFloat?) {
    self.axis = axis
    self.minLength = minLength.flatMap { $0.isFinite ? $0 : nil } ?? ViewSpacing.defaultDistance
  }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    let (along, edges): (Axis.Set, Edge.Set) =
      switch axis {
      case .horizontal: (.horizontal, .vertical)
      case .vertical: (.vertical, .horizontal)
      case nil: (.both, [])
      }
    return _KnownAnswers(
      fixed: .both.subtracting(along), greedy: along, steady: .both, plain: edges)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    func length(_ offer: CGFloat?) -> CGFloat { max(offer ?? -.infinity, minLength) }
    return CGSize(
      width: axis == .vertical ? 0 : length(proposal.width),
      height: axis == .horizontal ? 0 : length(proposal.height))
  }

  /// Zero along the stack, even where a modifier constrains the spacer.
  package var spacing: ViewSpacing { (axis.map { ViewSpacing.zero(along: $0) } ?? .zero).rigid }
}

/// A line across the axis of the enclosing stack.
package struct DividerLayout: LeafLayout {
  /// The axis of the enclosing stack: in an HStack the line is vertical.
  package let stackAxis: Axis?
  /// The thickness, in points.
  package let thickness: CGFloat

  package init(stackAxis: Axis?, thickness: CGFloat) {
    self.stackAxis = stackAxis
    self.thickness = thickness
  }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    let across: Axis.Set = stackAxis == .horizontal ? .vertical : .horizontal
    return _KnownAnswers(fixed: .both.subtracting(across), greedy: across, steady: .both)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let offer = proposal.replacingUnspecifiedDimensions()
    return stackAxis == .horizontal
      ? CGSize(width: thickness, height: offer.height)
      : CGSize(width: offer.width, height: thickness)
  }
}
