import Foundation

/// How a view comes and goes.
public struct AnyTransition: Sendable {
  enum Effect: Sendable {
    case opacity
    /// From and to this part of its size.
    case scale(CGFloat, UnitPoint)
    /// From and to this distance, in points.
    case offset(CGSize)
    /// From and to beyond an edge: by its own size.
    case move(Edge)
  }

  /// Coming or going.
  struct Passage: Sendable {
    var effects: [Effect]
    /// In place of the change's animation.
    var animation: Animation?
  }

  var insertion: Passage
  var removal: Passage

  private init(_ effects: Effect...) {
    insertion = Passage(effects: effects)
    removal = Passage(effects: effects)
  }

  /// There at once, and gone at once.
  public static let identity = AnyTransition()
  public static let opacity = AnyTransition(.opacity)
  public static let scale = AnyTransition(.scale(0, .center))
  /// In from the leading edge, out to the trailing one.
  public static let slide = asymmetric(
    insertion: .move(edge: .leading), removal: .move(edge: .trailing))

  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
    AnyTransition(.scale(scale, anchor))
  }

  public static func move(edge: Edge) -> AnyTransition { AnyTransition(.move(edge)) }

  /// In from one edge and out to the one across, fading.
  public static func push(from edge: Edge) -> AnyTransition {
    asymmetric(insertion: move(edge: edge), removal: move(edge: edge.opposite))
      .combined(with: .opacity)
  }

  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(.offset(offset)) }

  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
    offset(CGSize(width: x, height: y))
  }

  public static func asymmetric(
    insertion: AnyTransition, removal: AnyTransition
  ) -> AnyTransition {
    var copy = insertion
    copy.removal = removal.removal
    return copy
  }

  public func combined(with other: AnyTransition) -> AnyTransition {
    var copy = self
    copy.insertion.effects += other.insertion.effects
    copy.removal.effects += other.removal.effects
    return copy
  }

  /// The same, by an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition {
    var copy = self
    copy.insertion.animation = animation
    copy.removal.animation = animation
    return copy
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}

extension AnyTransition.Effect {
  /// What is put around the drawing of a view.
  ///
  /// - Parameter presence: 0 is away, 1 is there.
  func item(_ presence: Double, _ frame: CGRect, _ direction: LayoutDirection) -> DisplayItem {
    func shifted(_ x: CGFloat, _ y: CGFloat) -> DisplayItem {
      let missing = 1 - CGFloat(presence)
      return .pushTransform(CGAffineTransform(translationX: x * missing, y: y * missing))
    }
    let forward: CGFloat = direction == .leftToRight ? 1 : -1
    switch self {
    case .opacity: return .pushOpacity(min(max(presence, 0), 1))
    case .scale(let least, let anchor):
      // A drawing without any size cannot be drawn.
      let scale = max(least + (1 - least) * CGFloat(presence), 0.0001)
      return .pushTransform(CGAffineTransform(scaleX: scale, y: scale).about(anchor, of: frame))
    case .offset(let offset): return shifted(offset.width * forward, offset.height)
    case .move(.top): return shifted(0, -frame.height)
    case .move(.bottom): return shifted(0, frame.height)
    case .move(.leading): return shifted(-frame.width * forward, 0)
    case .move(.trailing): return shifted(frame.width * forward, 0)
    }
  }
}

extension View {
  /// Says how the view comes and goes when a change is animated. Default: it fades.
  nonisolated public func transition(_ transition: AnyTransition) -> some View {
    modifier(TransitionModifier(transition: transition))
  }
}

struct TransitionModifier {
  let transition: AnyTransition
}

extension TransitionModifier: MarkingModifier {
  func mark(_ node: LayoutNode) { node.transition = transition }
}

extension LayoutNode {
  private static let transitionKey = ObjectIdentifier(AnyTransition.self)

  /// How the node comes and goes; `nil` where that is not said.
  var transition: AnyTransition? {
    get { traits.isEmpty ? nil : traits[Self.transitionKey] as? AnyTransition }
    nonmutating set { traits[Self.transitionKey] = newValue }
  }
}
