import Foundation

/// The fonts that the still pictures of an animation are set in.
package final class StillFonts {
  fileprivate var fonts: Set<FontDescription> = []
  private var latest: FontDescription?

  package init() {}

  fileprivate func add(_ font: FontDescription) {
    // Neighbouring texts often have one font.
    guard font != latest else { return }
    latest = font
    fonts.insert(font)
  }
}

/// Notes which fonts the texts of a still picture are set in.
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

/// Sets the text of a moment between two still pictures: fonts of sizes that only moments have are
/// scaled from few larger ones, so that a size that changes from frame to frame makes no font of its
/// own each time. Widths differ by no more than an engine's smallest unit.
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

  /// How much larger text is shaped than it is shown: its largest size at the next power of two.
  private static func enlargement(_ sizes: [Double]) -> Double {
    let largest = sizes.max() ?? 0
    return largest > 0 && largest.isFinite ? exp2(log2(largest).rounded(.up)) / largest : 1
  }
}
