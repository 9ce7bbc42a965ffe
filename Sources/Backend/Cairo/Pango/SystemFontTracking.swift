import Foundation
import GalleyGraphics

/// The tracking of the system font by size.
enum SystemFontTracking {
  /// Returns the points added to the advance of each character; 0 in other fonts.
  ///
  /// Small text is spaced wider and large text tighter than in the font file.
  ///
  /// - Source: Dynamic metrics, the curve that Inter's authors publish at rsms.me/inter/dynmetrics:
  ///   −0.0223 + 0.185 × e^(−0.1745 × size), in em.
  static func points(_ run: StyledText.Run) -> Double {
    switch run.font.family {
    case .system, .rounded: break
    case .monospaced, .serif, .named: return 0
    }
    let size = run.font.size
    guard size.isFinite else { return 0 }
    return size * (-0.0223 + 0.185 * exp(-0.1745 * max(run.opticalSize ?? size, 0)))
  }
}
