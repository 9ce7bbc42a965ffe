import Foundation

/// A transition that inserts and removes the view at once.
public struct IdentityTransition {
  /// Creates the transition.
  public init() {}
}

extension IdentityTransition: Transition {
  /// The content as it is.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that fades the view in and out.
public struct OpacityTransition {
  /// Creates the transition.
  public init() {}
}

extension OpacityTransition: Transition {
  /// The content, transparent before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.opacity(phase.isIdentity ? 1 : 0)
  }
  /// The transition has no motion.
  public static var properties: TransitionProperties { TransitionProperties(hasMotion: false) }
}

/// A transition that scales the view.
public struct ScaleTransition {
  /// The factor before the insertion and after the removal.
  public var scale: Double
  /// The point that stays in place.
  public var anchor: UnitPoint

  /// Creates the transition.
  ///
  /// - Parameters:
  ///   - scale: The factor before the insertion and after the removal.
  ///   - anchor: The point that stays in place. Default: center.
  public init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }
}

extension ScaleTransition: Transition {
  /// The content, scaled before the insertion and after the removal.
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
  /// The content, moved before the insertion and after the removal.
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
  /// The content, beyond the edge before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that moves the view in from the leading edge and out to the trailing one.
public struct SlideTransition {
  /// Creates the transition.
  public init() {}
}

extension SlideTransition: Transition {
  /// The content, beyond the leading edge before the insertion and beyond the trailing one after
  /// the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge: Edge = phase == .willAppear ? .leading : .trailing
    content.modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that moves the view in from an edge and out to the opposite one, while it fades.
public struct PushTransition {
  /// The edge that the view is moved in from.
  public var edge: Edge
  /// Creates the transition.
  public init(edge: Edge) { self.edge = edge }
}

extension PushTransition: Transition {
  /// The content, transparent and beyond an edge before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let edge = phase == .willAppear ? edge : edge.opposite
    content.opacity(phase.isIdentity ? 1 : 0)
      .modifier(TranslationModifier(parts: phase.isIdentity ? .zero : edge.direction))
  }
}

/// A transition that blurs, scales and fades the view.
public struct BlurReplaceTransition {
  /// How the view is scaled.
  public struct Configuration: Hashable, Sendable {
    let leavesDownward: Bool
    /// The view is smaller before the insertion and after the removal.
    public static let downUp = Configuration(leavesDownward: true)
    /// The view is smaller before the insertion and larger after the removal.
    public static let upUp = Configuration(leavesDownward: false)
  }

  /// How the view is scaled.
  public var configuration: Configuration
  /// Creates the transition. Default: `downUp`.
  public init(configuration: Configuration = .downUp) {
    self.configuration = configuration
  }
}

extension BlurReplaceTransition: Transition {
  /// The content, blurred, scaled and transparent before the insertion and after the removal.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    let grows = phase == .didDisappear && !configuration.leavesDownward
    content.blur(radius: phase.isIdentity ? 0 : 10)
      .scaleEffect(phase.isIdentity ? 1 : grows ? 1.2 : 0.8)
      .opacity(phase.isIdentity ? 1 : 0)
  }
}

/// A transition with different parts for the insertion and the removal of the view.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition> {
  /// The transition of the insertion.
  public var insertion: Insertion
  /// The transition of the removal.
  public var removal: Removal
  /// Combines a transition for the insertion with one for the removal.
  public init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }
}

extension AsymmetricTransition: Transition {
  /// The content in a phase of one of the two transitions.
  public func body(content: Content, phase: TransitionPhase) -> some View {
    TransitionView(
      insertion: AnyTransition(insertion), removal: AnyTransition(removal), phase: phase,
      content: content)
  }
}

extension Transition where Self == IdentityTransition {
  /// A transition that inserts and removes the view at once.
  nonisolated public static var identity: IdentityTransition { IdentityTransition() }
}
extension Transition where Self == OpacityTransition {
  /// A transition that fades the view in and out.
  nonisolated public static var opacity: OpacityTransition { OpacityTransition() }
}
extension Transition where Self == ScaleTransition {
  /// A transition that scales the view from and to nothing.
  nonisolated public static var scale: ScaleTransition { ScaleTransition(0) }
  /// A transition that scales the view from and to a factor.
  nonisolated public static func scale(
    _ scale: Double, anchor: UnitPoint = .center
  ) -> ScaleTransition { ScaleTransition(scale, anchor: anchor) }
}
extension Transition where Self == OffsetTransition {
  /// A transition that moves the view from and to an offset, in points.
  nonisolated public static func offset(_ offset: CGSize) -> OffsetTransition {
    OffsetTransition(offset)
  }
  /// A transition that moves the view from and to an offset, in points.
  nonisolated public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetTransition {
    OffsetTransition(CGSize(width: x, height: y))
  }
}
extension Transition where Self == MoveTransition {
  /// A transition that moves the view in from and out to an edge.
  nonisolated public static func move(edge: Edge) -> MoveTransition { MoveTransition(edge: edge) }
}
extension Transition where Self == SlideTransition {
  /// A transition that moves the view in from the leading edge and out to the trailing one.
  nonisolated public static var slide: SlideTransition { SlideTransition() }
}
extension Transition where Self == PushTransition {
  /// A transition that moves the view in from an edge and out to the opposite one, while it fades.
  nonisolated public static func push(from edge: Edge) -> PushTransition {
    PushTransition(edge: edge)
  }
}
extension Transition where Self == BlurReplaceTransition {
  /// A transition that blurs, scales and fades the view.
  nonisolated public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition() }
  /// A transition that blurs, scales and fades the view as configured.
  nonisolated public static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration
  ) -> BlurReplaceTransition { BlurReplaceTransition(configuration: configuration) }
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

  /// From the view's frame to beyond the edge, as fractions of its size.
  fileprivate var direction: CGSize {
    switch self {
    case .top: CGSize(width: 0, height: -1)
    case .bottom: CGSize(width: 0, height: 1)
    case .leading: CGSize(width: -1, height: 0)
    case .trailing: CGSize(width: 1, height: 0)
    }
  }
}

/// Moves the drawing of a view, mirrored in right-to-left layouts; its layout stays the same.
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
