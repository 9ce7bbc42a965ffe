import Foundation

/// The fonts used by the static end states of an animation.
package final class StillFonts {
  fileprivate var fonts: Set<FontDescription> = []
  private var latest: FontDescription?

  package init() {}

  fileprivate func add(_ font: FontDescription) {
    // Adjacent texts often share a font.
    guard font != latest else { return }
    latest = font
    fonts.insert(font)
  }
}

/// Records the fonts used by the texts of an end state.
package final class StillTextEngine: TextEngine {
  private let engine: any TextEngine
  private let stillFonts: StillFonts

  package init(_ engine: any TextEngine, noting stillFonts: StillFonts) {
    self.engine = engine
    self.stillFonts = stillFonts
  }

  package var counts: TextCounts { engine.counts }

  package func metrics(for font: FontDescription) -> FontMetrics {
    stillFonts.add(font)
    return engine.metrics(for: font)
  }

  package func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    for run in text.runs { stillFonts.add(run.font) }
    return engine.shape(text, width: width, lineLimit: lineLimit, truncation: truncation)
  }
}

/// Sets text for an intermediate frame of an animation: fonts at sizes that occur only in such
/// frames are scaled from a few larger ones, so that a changing size does not create a new font for
/// each frame. Widths differ by at most the engine's smallest unit.
package final class ScalingTextEngine: TextEngine {
  private let engine: any TextEngine
  private let stillFonts: StillFonts

  package init(_ engine: any TextEngine, exactly stillFonts: StillFonts) {
    self.engine = engine
    self.stillFonts = stillFonts
  }

  package var counts: TextCounts { engine.counts }

  package func metrics(for font: FontDescription) -> FontMetrics {
    guard !stillFonts.fonts.contains(font) else { return engine.metrics(for: font) }
    let enlargement = Self.enlargement([font.size])
    return engine.metrics(for: font.scaled(by: enlargement)).scaled(by: 1 / enlargement)
  }

  package func shape(
    _ text: StyledText, width: Double?, lineLimit: Int?, truncation: TruncationPosition
  ) -> ShapedText {
    guard !text.runs.allSatisfy({ stillFonts.fonts.contains($0.font) }) else {
      return engine.shape(text, width: width, lineLimit: lineLimit, truncation: truncation)
    }
    let enlargement = Self.enlargement(text.runs.map(\.font.size))
    var enlarged = text.scaled(by: enlargement)
    for index in text.runs.indices {
      enlarged.runs[index].opticalSize = text.runs[index].font.size
    }
    return engine.shape(
      enlarged, width: width.map { $0 * enlargement }, lineLimit: lineLimit,
      truncation: truncation
    ).scaled(by: 1 / enlargement)
  }

  /// The factor from displayed to shaped size, which raises the largest size to the next power of
  /// two.
  private static func enlargement(_ sizes: [Double]) -> Double {
    let largest = sizes.max() ?? 0
    return largest > 0 && largest.isFinite ? exp2(log2(largest).rounded(.up)) / largest : 1
  }
}
