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
  /// Sets the hit-testing area of this view in `galley preview` to a shape in its frame. Controls
  /// that tests find by name are not affected.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Whether to use the even-odd rule for the interior. Default: `false`.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

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

/// The purposes of a view's content shape. Hit testing uses ``interaction``; the others are
/// accepted for source compatibility.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The options as a bit mask.
  public let rawValue: Int

  /// Creates a set from a bit mask.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Taps and other gestures.
  public static let interaction = ContentShapeKinds(rawValue: 1)

  /// The preview of drag and drop.
  public static let dragPreview = ContentShapeKinds(rawValue: 2)

  /// The preview of a context menu.
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)

  /// The hover effect.
  public static let hoverEffect = ContentShapeKinds(rawValue: 8)

  /// The focus effect.
  public static let focusEffect = ContentShapeKinds(rawValue: 16)

  /// The outline that assistive technologies show.
  public static let accessibility = ContentShapeKinds(rawValue: 32)
}
