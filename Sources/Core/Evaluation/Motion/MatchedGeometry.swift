import Foundation

/// A property wrapper for a namespace of identifiers that is unique to its view.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// The identity of a namespace.
  public struct ID: Hashable, Sendable {
    let number: UInt64
  }

  private var id = ID(number: 0)

  /// Creates a namespace.
  public init() {}

  /// The identity of the namespace.
  public var wrappedValue: ID { id }
}

extension Namespace: InstalledProperty {
  package mutating func install(in context: PropertyContext) {
    var identity = context.key.identity
    identity.enter(context.key.offset)
    id = ID(number: identity.value)
  }

  package func isStructurallyEqual(to other: Namespace) -> Bool { id == other.id }
}

extension View {
  /// Gives views with the same identifier the frame of their source.
  ///
  /// A view that is not the source takes on the `properties` of the source's frame, without
  /// affecting the layout around it. If one view is removed while another with the same identifier
  /// is inserted, both move from the frame of the first to that of the second.
  ///
  /// - Parameters:
  ///   - id: The identifier shared by the group of views.
  ///   - namespace: The namespace of the identifier, from `@Namespace`.
  ///   - properties: The shared properties. Default: position and size.
  ///   - anchor: The point that is aligned with the same point of the source. Default: center.
  ///   - isSource: Whether this view is the source. Default: `true`.
  nonisolated public func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    modifier(
      MatchedGeometryModifier(
        key: MatchedGeometryKey(namespace: namespace, id: id), properties: properties,
        anchor: anchor, isSource: isSource))
  }
}

/// The key of a group of views with matched geometry; equal within one process.
package struct MatchedGeometryKey: Hashable, Sendable {
  private let number: Int

  init(namespace: Namespace.ID, id: some Hashable) {
    var hasher = Hasher()
    hasher.combine(namespace)
    hasher.combine(id)
    number = hasher.finalize()
  }
}

/// The frames of sources in one evaluation.
struct MatchedGeometry {
  private var sources: [MatchedGeometryKey: CGRect] = [:]
  /// Whether a view was placed before its source.
  private(set) var isIncomplete = false

  mutating func add(_ frame: CGRect, for key: MatchedGeometryKey) { sources[key] = frame }

  mutating func frame(for key: MatchedGeometryKey) -> CGRect? {
    if sources[key] == nil { isIncomplete = true }
    return sources[key]
  }
}

struct MatchedGeometryModifier {
  let key: MatchedGeometryKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension MatchedGeometryModifier: NodeModifier {
  func node(around child: LayoutNode, in context: _ResolveContext) -> LayoutNode {
    let node = context.wrapping(
      child, in: ContentFrameLayout(alignment: .center), .modifier("matchedGeometryEffect"))
    node.hook = MatchedGeometryHook(self, transition(in: context), context.session)
    return node
  }

  /// Returns the transition of the view to or from its counterpart's frame.
  @MainActor
  private func transition(in context: _ResolveContext) -> MatchedGeometryHook.Transition? {
    let motion = context.motion
    guard context.isInTransition, context.animation != 0,
      let other = context.isInsertion ? motion.earlier?.tree : motion.target,
      let frame = other.matchedFrame(of: key)
    else { return nil }
    motion.changesViews = true
    let progress =
      switch motion.mode {
      case .start: 0.0
      case .end: 1.0
      case .settled, .moment:
        motion.running(context.animation)?.progress(at: motion.mode.time) ?? 1
      }
    return MatchedGeometryHook.Transition(
      other: frame, share: context.isInsertion ? 1 - progress : progress)
  }

  /// Returns the view's frame when it matches another one.
  fileprivate func frame(_ own: CGRect, matching other: CGRect) -> CGRect {
    let size = properties.contains(.size) ? other.size : own.size
    let point = anchor.point(in: properties.contains(.position) ? other : own)
    return CGRect(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }
}

/// Records the frames of sources during placement and moves the other views into them.
final class MatchedGeometryHook: PlacementHook {
  /// A position between a view's own frame and that of its counterpart.
  struct Transition {
    /// The frame of its counterpart.
    let other: CGRect
    /// The fraction of the way to the counterpart's frame: 0 is the view's own frame.
    let share: Double
  }

  private let modifier: MatchedGeometryModifier
  private let transition: Transition?
  private unowned let session: ResolveSession

  /// The key of the group whose source the view is.
  var sourceKey: MatchedGeometryKey? { modifier.isSource ? modifier.key : nil }

  init(
    _ modifier: MatchedGeometryModifier, _ transition: Transition?, _ session: ResolveSession
  ) {
    (self.modifier, self.transition, self.session) = (modifier, transition, session)
  }

  func contentFrame(at index: Int, in placement: Placement) -> CGRect? {
    let own = placement.nodes[index].frame
    if modifier.isSource { session.matchedGeometry.add(own, for: modifier.key) }
    if let transition {
      return own.mixed(
        with: modifier.frame(own, matching: transition.other), by: CGFloat(transition.share))
    }
    if modifier.isSource { return nil }
    return session.matchedGeometry.frame(for: modifier.key).map {
      modifier.frame(own, matching: $0)
    }
  }
}

extension CGRect {
  fileprivate func mixed(with other: CGRect, by share: CGFloat) -> CGRect {
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * share }
    return CGRect(
      x: mix(minX, other.minX), y: mix(minY, other.minY),
      width: max(mix(width, other.width), 0), height: max(mix(height, other.height), 0))
  }
}
