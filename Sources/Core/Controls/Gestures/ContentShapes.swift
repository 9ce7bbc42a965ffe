/// Gives a view a shape for hit testing.
struct ContentShapeModifier {
  /// The shape, or `nil` if it is for another purpose.
  let outline: ShapeOutline?
  let isEOFilled: Bool
}

extension ContentShapeModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    if let outline { child.contentShape = ContentShape(outline, eoFill: isEOFilled) }
    return child
  }
}

extension View {
  /// Sets the hit-testing area of this view in `galley preview` to a shape in its frame, if `kind`
  /// contains `interaction`.
  ///
  /// - Parameters:
  ///   - kind: The purposes of the shape.
  ///   - shape: The shape.
  ///   - eoFill: Whether to use the even-odd rule for the interior. Default: `false`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        outline: kind.contains(.interaction) ? ShapeOutline { shape.path(in: $0) } : nil,
        isEOFilled: eoFill))
  }
}
