import Foundation

/// A transition that inserts and removes the view without animation.
public struct IdentityTransition {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  /// Returns the content unchanged.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// Transition properties without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in and out.
public struct OpacityTransition {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  /// Returns the content, transparent before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// Transition properties without motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
public struct ScaleTransition {
  /// The factor before the insertion and after the removal.
  public var scale: Double
  /// The fixed point.
  public var anchor: UnitPoint

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: The factor before the insertion and after the removal.
  ///   - anchor: The fixed point. Default: center.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// Returns the content, scaled before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// A transition that moves the view from and to an offset.
public struct OffsetTransition {
  /// The offset before the insertion and after the removal, in points.
  public var offset: CGSize
  /// Creates the transition with an offset in points.
  public init(_ offset: CGSize) { self.offset = offset }
}

extension OffsetTransition: Transition {
  /// Returns the content, moved before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TranslationModifier(offset: phase.isIdentity ? .zero : offset))
  }
}

/// A transition that moves the view in from and out to an edge, by the view's own size.
public struct MoveTransition {
  /// The edge.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}

extension MoveTransition: Transition {
  /// Returns the content, beyond the edge before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing edge.
public struct SlideTransition {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition {
  /// Returns the content, beyond the leading edge before the insertion and beyond the trailing edge
  /// after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge = phase == .willAppear ? .leading : .trailing
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that moves the view in from one edge and out to the opposite edge while fading.
public struct PushTransition {
  /// The edge to enter from.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// Returns the content, transparent and beyond an edge before the insertion and after the
  /// removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge = phase == .willAppear ? edge : edge.opposite
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that blurs, scales and fades the view.
public struct BlurReplaceTransition {
  /// The scaling of the transition.
  public struct Configuration: Hashable, Sendable {
    let leavesDownward: Bool
    /// Scales up on insertion and down on removal.
    public static let downUp = Configuration(leavesDownward: true)
    /// Scales up on both insertion and removal.
    public static let upUp = Configuration(leavesDownward: false)
  }

  /// The scaling of the transition.
  public var configuration: Configuration
  /// Creates the transition. Default: `downUp`.
  public init(configuration: Configuration = .downUp) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// Returns the content, blurred, scaled and transparent before the insertion and after the
  /// removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && !configuration.leavesDownward
    content.blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : grows ? 1.2 : 0.8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition that differs between insertion and removal.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition for insertion.
  public var insertion: Insertion
  /// The transition for removal.
  public var removal: Removal
  /// Combines a transition for insertion with one for removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// Returns the content in a phase of one of the two transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal), phase: phase,
      content: content)
  }
}

extension Edge {
  var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The direction from the view's frame past the edge, in fractions of the view's size.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// Offsets the drawing of a view, mirrored in right-to-left layouts, without affecting layout.
private struct TranslationModifier: NodeModifier {
  var parts = CGSize.zero
  var offset = CGSize.zero

  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    var (parts, offset) = (parts, offset)
    if context.environment.layoutDirection == .rightToLeft {
      (parts.width, offset.width) = (-parts.width, -offset.width)
    }
    return context.wrapping(
      child, in: PassthroughLayout(), .modifier("offset"),
      payload: Drawing(.translation(parts: parts, offset: offset)))
  }
}
