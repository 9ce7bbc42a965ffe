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
  private static let key = ObjectIdentifier(ZIndexModifier.self)

  func mark(_ node: LayoutNode) {
    // Within one list element, the innermost modifier wins, even with a value of 0.
    guard node.traits.updateValue(true, forKey: Self.key) == nil else { return }
    node.zIndex = value.isNaN ? 0 : value
  }
}

/// Sets a value that layouts read from the view's node.
struct LayoutValueModifier<K: LayoutValueKey> {
  let value: K.Value
}

extension LayoutValueModifier: MarkingModifier {
  func mark(_ node: LayoutNode) {
    // Within one list element, the innermost modifier wins.
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
  /// Offsets the view, in points, without affecting the surrounding layout.
  nonisolated public func offset(_ offset: CGSize) -> some View {
    modifier(OffsetModifier(offset: offset))
  }

  /// Offsets the view, in points, without affecting the surrounding layout.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }

  /// Places the center of the view at a point in the proposed size, in points from the top leading
  /// corner.
  nonisolated public func position(_ position: CGPoint) -> some View {
    modifier(PositionModifier(position: position))
  }

  /// Places the center of the view at a point in the proposed size, in points from the top leading
  /// corner.
  nonisolated public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }

  /// Sets an alignment guide of the view, in points from its leading edge.
  nonisolated public func alignmentGuide(
    _ guide: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets an alignment guide of the view, in points from its top edge.
  nonisolated public func alignmentGuide(
    _ guide: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(AlignmentGuideModifier(key: guide.key, value: computeValue))
  }

  /// Sets the drawing order within a container: views with higher values are in front. Default: 0,
  /// also for NaN. The innermost modifier wins.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(ZIndexModifier(value: value))
  }

  /// Sets a value that the enclosing layout reads from the view. The innermost modifier wins.
  nonisolated public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier<K>(value: value))
  }

  /// Sets the identifier of the view. `ImageRenderer` uses it to find controls; layout trees,
  /// overlays and diagnostics use it to name the view.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    modifier(IdentifierModifier(identifier: identifier))
  }
}
