import Foundation
import GalleyViews

/// Shapes annotations with the letter spacing of the size at which they are seen. Beside a magnified
/// picture, they are set at a fraction of that size, where the system font spaces letters wider.
final class AnnotationTextEngine: TextEngine {
  private let engine: any TextEngine
  private let unit: Double

  /// - Parameter unit: Points of the sheet per point of text.
  init(_ engine: any TextEngine, unit: Double) { (self.engine, self.unit) = (engine, unit) }

  var counts: TextCounts { engine.counts }

  func metrics(for font: FontDescription) -> FontMetrics { engine.metrics(for: font) }

  func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    var seen = text
    for index in text.runs.indices {
      seen.runs[index].opticalSize = text.runs[index].font.size / unit
    }
    return engine.shape(seen, width: width, lineLimit: lineLimit, truncation: truncation)
  }
}
