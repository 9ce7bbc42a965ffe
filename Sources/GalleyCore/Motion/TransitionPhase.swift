/// A moment of a view's coming and going.
public enum TransitionPhase: Hashable, Sendable {
  /// Before the view is there.
  case willAppear
  /// The view is there, and as it is.
  case identity
  /// After the view was there.
  case didDisappear

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 while and 1 after the view is there.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}
