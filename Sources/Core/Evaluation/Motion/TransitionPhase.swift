/// A phase of the insertion or removal of a view.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the insertion.
  case willAppear
  /// The view is present, without transition effects.
  case identity
  /// After the removal.
  case didDisappear

  /// Whether the view is present, without transition effects.
  public var isIdentity: Bool { self == .identity }

  /// -1 before the insertion, 0 while the view is present, and 1 after the removal.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
