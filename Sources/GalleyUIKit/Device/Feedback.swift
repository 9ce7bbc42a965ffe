import Foundation
import Galley

/// Feedback that is felt. A picture gives none.
@MainActor @preconcurrency
open class UIFeedbackGenerator {
  /// Creates a generator.
  nonisolated public init() {}
  /// Does nothing.
  open func prepare() {}
}

/// Feedback of something that hits something else. A picture gives none.
@MainActor @preconcurrency
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what hits is.
  public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }

  /// Creates a generator.
  nonisolated public override init() { super.init() }
  /// Creates a generator.
  nonisolated public init(style: FeedbackStyle) { super.init() }
  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of an outcome. A picture gives none.
@MainActor @preconcurrency
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The outcome.
  public enum FeedbackType: Int, Sendable { case success, warning, error }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Feedback of a selection. A picture gives none.
@MainActor @preconcurrency
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}

/// A place for what is copied, within the views of one renderer.
@MainActor @preconcurrency
public final class UIPasteboard {
  /// The place for everything. Each renderer has one of its own, and so has the code around them.
  nonisolated public static var general: UIPasteboard {
    RendererContext.current.object { UIPasteboard() }
  }

  nonisolated private init() {}

  /// The first string that was copied; `nil` for none.
  public var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// All strings that were copied; `nil` for none.
  public var strings: [String]?
  /// What was copied.
  public var url: URL?
  /// What was copied.
  public var image: UIImage?
  /// What was copied.
  public var color: UIColor?
  /// Whether a string was copied.
  public var hasStrings: Bool { strings?.isEmpty == false }
}
