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
