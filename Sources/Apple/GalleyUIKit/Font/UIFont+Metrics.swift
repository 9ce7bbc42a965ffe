import Galley
import Synchronization

extension UIFont {
  private static let known = Mutex<[FontDescription: FontMetrics]>([:])

  /// The metrics of the font; all 0 without a system font.
  var metrics: FontMetrics {
    if let metrics = Self.known.withLock({ $0[resolved] }) { return metrics }
    guard let metrics = Self.engine?.metrics(for: resolved) else {
      return FontMetrics(ascent: 0, descent: 0, leading: 0, capHeight: 0, xHeight: 0)
    }
    Self.known.withLock { known in
      // Limit the cache, because the number of possible sizes is unbounded.
      if known.count >= 1000 { known = [:] }
      known[resolved] = metrics
    }
    return metrics
  }

  /// A text engine for the calling thread; `nil` without a system font.
  static var engine: (any TextEngine)? {
    let box =
      MainActor.isCurrent
      ? MainActor.assumeIsolated { Engine(try? SharedTextEngine.engine()) }
      : Engine(try? Backend.current.makeTextEngine())
    return box.engine
  }

  /// A box for passing an engine to the calling thread, which owns it.
  private struct Engine: @unchecked Sendable {
    let engine: (any TextEngine)?
    init(_ engine: (any TextEngine)?) { self.engine = engine }
  }
}
