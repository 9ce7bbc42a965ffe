/// Gives a view a shape in which it can be pressed.
struct ContentShapeModifier {
  /// `nil` where the shape is for something else.
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
  /// Sets where this view can be pressed in `galley preview`: within a shape in its frame, and nowhere
  /// else. Controls that are used by name know no place.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - eoFill: Whether its inside is found by the even-odd rule. Default: `false`.
  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    contentShape(.interaction, shape, eoFill: eoFill)
  }

  /// Sets where this view can be pressed in `galley preview`, if `kind` has `interaction`: within a
  /// shape in its frame, and nowhere else.
  ///
  /// - Parameters:
  ///   - kind: What the shape is used for.
  ///   - shape: The shape.
  ///   - eoFill: Whether its inside is found by the even-odd rule. Default: `false`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      ContentShapeModifier(
        outline: kind.contains(.interaction) ? ShapeOutline { shape.path(in: $0) } : nil,
        isEOFilled: eoFill))
  }
}

/// What the content shape of a view is used for: a press needs ``interaction``; the others are accepted
/// for source compatibility.
public struct ContentShapeKinds: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: Int

  /// Creates a set from its bits.
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
