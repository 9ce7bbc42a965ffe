import Foundation
import GalleyGraphics

/// How much larger a text in fonts of new sizes is shaped than it is shown, so that a size that
/// changes from frame to frame makes no font of its own each time.
struct FontScaling {
  /// A size is shaped at the next power of two.
  let enlargement: Double

  /// - Parameter sizes: In points; at least one.
  init(_ sizes: [Double]) {
    let largest = sizes.max() ?? 0
    enlargement =
      largest > 0 && largest.isFinite ? exp2(log2(largest).rounded(.up)) / largest : 1
  }

  func shaped(_ text: ShapedText) -> ShapedText {
    var fonts: [ObjectIdentifier: CairoFont] = [:]
    return text.scaled(by: 1 / enlargement) { font in
      guard let font = font as? CairoFont else { return font }
      if let known = fonts[ObjectIdentifier(font)] { return known }
      let scaled = CairoFont(font, scaledBy: 1 / enlargement)
      fonts[ObjectIdentifier(font)] = scaled
      return scaled
    }
  }
}
