import Galley
import Synchronization

/// The traits that an app has set as the current ones. Each renderer has its own.
final class ChosenTraits: Sendable {
  /// The traits, and those of the drawing in which they were set.
  private struct Choice {
    let traits: UITraitCollection
    let drawn: UITraitCollection?
  }

  private let choice = Mutex<Choice?>(nil)

  /// The traits; `nil` if none were set since the drawing of the current views began.
  static var current: UITraitCollection? {
    get {
      let choice = RendererContext.current.object { ChosenTraits() }.choice.withLock { $0 }
      return choice.flatMap { $0.drawn === UITraitCollection.drawn ? $0.traits : nil }
    }
    set {
      let choice = newValue.map { Choice(traits: $0, drawn: UITraitCollection.drawn) }
      RendererContext.current.object { ChosenTraits() }.choice.withLock { $0 = choice }
    }
  }
}
