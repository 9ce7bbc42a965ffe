import Foundation
import GalleyGraphics

/// The tracking of the system font by size.
enum SystemFontTracking {
  /// Returns the points added to the advance of each character; 0 in other fonts.
  ///
  /// Small text is spaced wider and large text tighter than at 12 points.
  static func points(_ run: StyledText.Run) -> Double {
    switch run.font.family {
    case .system, .rounded: break
    case .monospaced, .serif, .named: return 0
    }
    let size = run.font.size
    guard size.isFinite else { return 0 }
    let visibleSize = max(run.opticalSize ?? size, 0)
    return switch run.font.systemMetrics {
    case .ios: size * ios(visibleSize, weight: run.font.weight) / 1000
    case .native: size * inter(visibleSize)
    }
  }

  /// Returns iOS's tracking for the advances of `SystemFontCorrections`, in thousandths of an em.
  ///
  /// - Source: at 11 to 17 points, the fit of decision 0026, known to 0.1; at 25 to 58 points, the
  ///   widths of one label in all text sizes, known to 1. Below 11 points, Apple's published
  ///   tracking. The letters of bold text become less narrow at large sizes: seven lines of 18 to 34
  ///   points, known to 4.
  static func ios(_ size: Double, weight: Int) -> Double {
    let regular = interpolated(size)
    guard size > textSize, weight > 400 else { return regular }
    let boldness = min(Double(weight - 400) / 300, 1)
    let base = interpolated(textSize)
    return base + (regular - base) * (1 - 0.6 * boldness)
  }

  /// The largest size with the letterforms of text.
  private static let textSize = 17.0

  /// Sizes in points and trackings of the regular weight.
  private static let knots: [(size: Double, tracking: Double)] = [
    (6, 41), (7, 34), (8, 26), (9, 19), (10, 12), (11, 5.6), (12, 0), (13, -5.9), (14, -10.8),
    (15, -15.7), (16, -19.5), (17, -25.5), (20, -32), (25, -42.5), (28, -43.8), (34, -45.2),
    (43, -47.7), (58, -52), (80, -57),
  ]

  /// Returns the tracking of the regular weight from a monotone cubic curve through the knots;
  /// constant beyond them.
  private static func interpolated(_ size: Double) -> Double {
    guard let next = knots.firstIndex(where: { $0.size >= size }) else {
      return knots[knots.count - 1].tracking
    }
    guard next > 0 else { return knots[0].tracking }
    let (low, high) = (knots[next - 1], knots[next])
    let width = high.size - low.size
    let t = (size - low.size) / width
    let (u, v) = (t * t, t * t * t)
    return (2 * v - 3 * u + 1) * low.tracking + (v - 2 * u + t) * width * tangent(next - 1)
      + (3 * u - 2 * v) * high.tracking + (v - u) * width * tangent(next)
  }

  /// Returns the slope of the curve at a knot: the harmonic mean of the slopes beside it, so that
  /// the curve never overshoots.
  private static func tangent(_ index: Int) -> Double {
    guard index > 0, index < knots.count - 1 else { return 0 }
    let (before, after) = (slope(after: index - 1), slope(after: index))
    return 2 * before * after / (before + after)
  }

  private static func slope(after index: Int) -> Double {
    let (low, high) = (knots[index], knots[index + 1])
    return (high.tracking - low.tracking) / (high.size - low.size)
  }

  /// Returns the tracking of Inter in its own metrics, in ems.
  ///
  /// - Source: Dynamic metrics, the curve that Inter's authors publish at rsms.me/inter/dynmetrics.
  private static func inter(_ size: Double) -> Double {
    -0.0223 + 0.185 * exp(-0.1745 * size)
  }
}
