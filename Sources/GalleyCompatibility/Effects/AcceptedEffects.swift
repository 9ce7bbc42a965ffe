import Foundation

extension View {
  /// Accepted for source compatibility: each view animates its own frame.
  nonisolated public func geometryGroup() -> some View { self }

  /// Accepted for source compatibility: the content of a view changes at once.
  nonisolated public func contentTransition(_ transition: ContentTransition) -> some View { self }

  /// Accepted for source compatibility: a picture cannot be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }

  /// Accepted for source compatibility: a picture cannot be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T, condition: @escaping (_ old: T, _ new: T) -> Bool
  ) -> some View { self }

  /// Accepted for source compatibility: a picture cannot be felt.
  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
  ) -> some View { self }
}

/// How a view animates from its old to its new content. Accepted for source compatibility: the
/// content changes at once.
public struct ContentTransition: Hashable, Sendable {
  private let name: String
  /// Changes the content at once.
  public static let identity = ContentTransition(name: "identity")
  /// Fades from the old to the new content.
  public static let opacity = ContentTransition(name: "opacity")
  /// Interpolates the shapes of the content where that is possible.
  public static let interpolate = ContentTransition(name: "interpolate")
  /// Applies the default effect of symbols.
  public static let symbolEffect = ContentTransition(name: "symbolEffect")
  /// Rolls the digits of a text.
  public static func numericText(countsDown: Bool = false) -> ContentTransition {
    ContentTransition(name: "numericText \(countsDown)")
  }
  /// Rolls the digits of a text up or down, as `value` rises or falls.
  public static func numericText(value: Double) -> ContentTransition {
    ContentTransition(name: "numericText \(value)")
  }
}

/// Haptic or audio feedback. Accepted for source compatibility: a picture gives none.
public struct SensoryFeedback: Hashable, Sendable {
  private let name: String

  /// A task succeeded.
  public static let success = SensoryFeedback(name: "success")
  /// A task led to a warning.
  public static let warning = SensoryFeedback(name: "warning")
  /// A task failed.
  public static let error = SensoryFeedback(name: "error")
  /// A selection changes.
  public static let selection = SensoryFeedback(name: "selection")
  /// A value rises above a threshold.
  public static let increase = SensoryFeedback(name: "increase")
  /// A value falls below a threshold.
  public static let decrease = SensoryFeedback(name: "decrease")
  /// An activity starts.
  public static let start = SensoryFeedback(name: "start")
  /// An activity stops.
  public static let stop = SensoryFeedback(name: "stop")
  /// A dragged item snaps into alignment.
  public static let alignment = SensoryFeedback(name: "alignment")
  /// A pressure reaches another level.
  public static let levelChange = SensoryFeedback(name: "levelChange")
  /// A path of a drawing is complete.
  public static let pathComplete = SensoryFeedback(name: "pathComplete")
  /// Two objects of medium weight collide.
  public static let impact = impact()

  /// Two objects of a weight collide.
  ///
  /// - Parameters:
  ///   - weight: How heavy the objects are. Default: medium.
  ///   - intensity: How strong the feedback is, 0…1. Default: 1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(weight) \(intensity)")
  }

  /// Two objects of a flexibility collide.
  ///
  /// - Parameters:
  ///   - flexibility: How soft the objects are.
  ///   - intensity: How strong the feedback is, 0…1. Default: 1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1) -> SensoryFeedback {
    SensoryFeedback(name: "impact \(flexibility) \(intensity)")
  }

  /// How heavy colliding objects are.
  public struct Weight: Hashable, Sendable {
    private let name: String
    /// Light objects.
    public static let light = Weight(name: "light")
    /// Objects of medium weight.
    public static let medium = Weight(name: "medium")
    /// Heavy objects.
    public static let heavy = Weight(name: "heavy")
  }

  /// How soft colliding objects are.
  public struct Flexibility: Hashable, Sendable {
    private let name: String
    /// Hard objects.
    public static let rigid = Flexibility(name: "rigid")
    /// Objects of medium flexibility.
    public static let solid = Flexibility(name: "solid")
    /// Soft objects.
    public static let soft = Flexibility(name: "soft")
  }
}
