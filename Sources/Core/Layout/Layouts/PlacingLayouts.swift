import Foundation

/// A modifier that does not affect layout: size, guides, spacing and priority are the view's own.
package struct PassthroughLayout: UnaryLayout {
  package init() {}

  package static var layoutProperties: LayoutProperties { .builtIn(preservesLayoutPriority: true) }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    children
  }
}

/// `offset(x:y:)`: moves the content; size, guides and spacing stay the same.
package struct OffsetLayout: UnaryLayout {
  package let offset: CGSize

  package init(offset: CGSize) { self.offset = offset }

  package static var layoutProperties: LayoutProperties { .builtIn(preservesLayoutPriority: true) }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    children
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + offset.width, y: bounds.minY + offset.height),
      proposal: proposal)
  }

  package func explicitValue(
    of key: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Void
  ) -> CGFloat? {
    subviews[0].explicitValue(of: key, for: proposal)
  }
}

/// `position(x:y:)`: fills the proposal and places the view's center at a point in it.
package struct PositionLayout: UnaryLayout {
  package let position: CGPoint

  package init(position: CGPoint) { self.position = position }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(greedy: .both, steady: .both, plain: children.plainEdges)
  }

  package func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width, height: height)
    }
    let answer = subviews[0].sizeThatFits(proposal)
    return proposal.replacingUnspecifiedDimensions(by: answer)
  }

  package func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    subviews[0].place(
      at: CGPoint(x: bounds.minX + position.x, y: bounds.minY + position.y), anchor: .center,
      proposal: ProposedViewSize(bounds.size))
  }

  package func spacing(subviews: LayoutSubviews, cache: inout Void) -> ViewSpacing {
    subviews[0].spacing.resetting(.all)
  }
}

/// `alignmentGuide(_:computeValue:)`: gives one guide an explicit value.
package struct AlignmentGuideLayout: UnaryLayout {
  package let key: AlignmentKey
  package let value: (ViewDimensions) -> CGFloat

  package init(key: AlignmentKey, value: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.value = value
  }

  package var _isQuiet: Bool { false }

  package static var layoutProperties: LayoutProperties {
    var properties = LayoutProperties.builtIn(preservesLayoutPriority: true)
    properties.derivesGuidesFromSubviews = false
    return properties
  }

  package func explicitValue(
    of guide: AlignmentKey, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == key || guide == key.least
      ? value(subviews[0].dimensions(in: proposal))
      : subviews[0].explicitValue(of: guide, for: proposal)
  }
}
