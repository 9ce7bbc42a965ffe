import Foundation

struct OffsetModifier {
  let offset: CGSize
}

extension OffsetModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: OffsetLayout(offset: offset), .modifier("offset"))
  }
}

struct PositionModifier {
  let position: CGPoint
}

extension PositionModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.wrapping(child, in: PositionLayout(position: position), .modifier("position"))
  }
}

struct AlignmentGuideModifier {
  let key: AlignmentKey
  let value: (ViewDimensions) -> CGFloat
}

extension AlignmentGuideModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    context.session.tree.namedGuides.insert(key)
    return context.wrapping(
      child, in: AlignmentGuideLayout(key: key, value: value), .alignmentGuide)
  }
}

struct ZIndexModifier {
  let value: Double
}

extension ZIndexModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.zIndex = value.isNaN ? 0 : value }
}

struct LayoutValueModifier<K: LayoutValueKey> {
  let value: K.Value
}

extension LayoutValueModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    // The innermost setting of one list element wins.
    if node.traits[ObjectIdentifier(K.self)] == nil {
      node.traits[ObjectIdentifier(K.self)] = value
    }
  }
}

struct IdentifierModifier {
  let identifier: String
}

extension IdentifierModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.identifier = identifier }
}

extension View {
  /// Draws the view elsewhere, by `offset` points; its place in layout stays.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Draws the view elsewhere, by (x, y) points; its place in layout stays.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Puts the view's centre at a point of the size that is proposed.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Puts the view's centre at (x, y) of the size that is proposed, in points.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Gives a guide of the view an explicit value, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// Gives a guide of the view an explicit value, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// The drawing order among the views of one container: higher values over lower. Default: 0.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Gives the view a value for the layout that contains it.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Names the view in layout trees, overlays and error messages.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}
