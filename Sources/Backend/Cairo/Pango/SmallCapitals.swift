internal import CPango
import GalleyGraphics

/// Small capitals for a font that has none: capitals as high as its lowercase letters.
///
/// iOS's system font has small capitals, but the face that draws it lacks them. Other fonts that lack
/// them show their usual letters, as on iOS.
struct SmallCapitals {
  /// The letters that the face has no small capitals for.
  private let letters: FontDescription.Features
  private let font: CairoFont
  /// Their tracking in the font, in points: the text's own tracking and the system font's at their size.
  let tracking: Double

  /// - Returns: `nil` if a run has no small capitals, or if the font's own ones are used.
  init?(_ run: StyledText.Run, in font: CairoFont) {
    switch run.font.family {
    case .system, .rounded: break
    case .monospaced, .serif, .named: return nil
    }
    var letters = run.font.features.intersection([.lowercaseSmallCaps, .uppercaseSmallCaps])
    if letters.contains(.lowercaseSmallCaps), font.hasFeature("smcp") {
      letters.remove(.lowercaseSmallCaps)
    }
    if letters.contains(.uppercaseSmallCaps), font.hasFeature("c2sc") {
      letters.remove(.uppercaseSmallCaps)
    }
    guard !letters.isEmpty else { return nil }
    (self.letters, self.font) = (letters, font)
    var small = run
    // Pango scales small capitals by this ratio.
    let scale = font.metrics.capHeight > 0 ? font.metrics.xHeight / font.metrics.capHeight : 1
    small.font.size *= scale
    small.opticalSize = small.opticalSize.map { $0 * scale }
    tracking = PangoUnits.exact(run.tracking + SystemFontTracking.points(small))
  }

  /// Whether a letter that the font has is shown as a small capital.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .lowercaseLetter:
      letters.contains(.lowercaseSmallCaps) && scalar.properties.changesWhenUppercased
        && scalar.properties.uppercaseMapping.unicodeScalars.allSatisfy(font.covers)
    case .uppercaseLetter: letters.contains(.uppercaseSmallCaps)
    default: false
    }
  }

  /// Adds the attributes that make Pango show a range of letters as small capitals.
  static func insert(_ range: Range<Int>, into list: OpaquePointer) {
    let attributes = [
      pango_attr_font_scale_new(PANGO_FONT_SCALE_SMALL_CAPS),
      pango_attr_text_transform_new(PANGO_TEXT_TRANSFORM_UPPERCASE),
    ]
    for case let attribute? in attributes {
      attribute.pointee.start_index = guint(range.lowerBound)
      attribute.pointee.end_index = guint(range.upperBound)
      pango_attr_list_insert(list, attribute)
    }
  }
}
