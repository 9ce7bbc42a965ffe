internal import CPango
import Synchronization

/// The corrections that give the glyphs of a face the advances of iOS's system font, in ems.
final class SystemFontAdvances: Sendable {
  /// Makes a glyph narrower without moving the middle of its ink.
  struct Narrowing {
    /// The middle of the ink, in ems from the glyph's origin.
    let middle: Double
    let factor: Double
  }

  /// Indexed by glyph; glyphs beyond the end need no correction.
  private let corrections: [Float]
  private let narrowings: [hb_codepoint_t: Narrowing]

  /// - Parameters:
  ///   - font: An `hb_font_t` of the face, at any size.
  ///   - weight: The weight of the face.
  init(_ font: OpaquePointer, weight: Int) {
    let face = hb_font_get_face(font)
    var corrections = [Float](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
    func correct(_ glyph: hb_codepoint_t, by value: Double) {
      if corrections.indices.contains(Int(glyph)) { corrections[Int(glyph)] = Float(value) }
    }
    let emWidth = Self.emWidth(of: font)
    func advance(_ glyph: hb_codepoint_t) -> Double {
      Double(hb_font_get_glyph_h_advance(font, glyph)) / emWidth
    }
    let known = SystemFontCorrections.corrections(weight: weight)
    for (character, value) in known {
      guard let glyph = Self.glyph(character, font) else { continue }
      correct(glyph, by: value / 1000)
      let wanted = advance(glyph) + value / 1000
      for other in Self.forms(of: glyph, in: face) + Self.twins(of: character, font) {
        correct(other, by: wanted - advance(other))
      }
    }
    for value in Self.accentedLetters {
      guard let letter = Unicode.Scalar(value), let base = Self.base(of: letter),
        let correction = known[base], let glyph = Self.glyph(letter, font)
      else { continue }
      correct(glyph, by: correction / 1000)
    }
    self.corrections = corrections
    narrowings = Self.narrowings(font, weight: weight)
  }

  /// Returns how to draw a glyph that is too wide for its advance; `nil` for other glyphs.
  func narrowing(of glyph: UInt32) -> Narrowing? { narrowings[glyph] }

  private static func narrowings(
    _ font: OpaquePointer, weight: Int
  ) -> [hb_codepoint_t: Narrowing] {
    let emWidth = emWidth(of: font)
    var result: [hb_codepoint_t: Narrowing] = [:]
    for (character, width) in SystemFontCorrections.inkWidths(weight: weight) {
      let accented = accentedLetters.compactMap { Unicode.Scalar($0) }
        .filter { base(of: $0) == character }
      for letter in [character] + accented {
        var extents = hb_glyph_extents_t()
        guard let glyph = glyph(letter, font),
          hb_font_get_glyph_extents(font, glyph, &extents) != 0, extents.width > 0
        else { continue }
        let (left, ink) = (Double(extents.x_bearing) / emWidth, Double(extents.width) / emWidth)
        result[glyph] = Narrowing(middle: left + ink / 2, factor: min(width / 1000 / ink, 1))
      }
    }
    return result
  }

  /// Returns the correction of a glyph in an em of `width`.
  func correction(of glyph: hb_codepoint_t, in width: Double) -> Int32 {
    guard Int(glyph) < corrections.count else { return 0 }
    return Int32((Double(corrections[Int(glyph)]) * width).rounded())
  }

  static func emWidth(of font: OpaquePointer) -> Double {
    var (x, y): (Int32, Int32) = (0, 0)
    hb_font_get_scale(font, &x, &y)
    return Double(max(x, 1))
  }

  private static func glyph(_ character: Unicode.Scalar, _ font: OpaquePointer) -> hb_codepoint_t? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(font, character.value, &glyph) != 0 ? glyph : nil
  }

  /// Returns the forms of a sign beside capitals and digits, which shaping chooses by itself.
  private static func forms(of glyph: hb_codepoint_t, in face: OpaquePointer?) -> [hb_codepoint_t] {
    guard let lookups = hb_set_create() else { return [] }
    defer { hb_set_destroy(lookups) }
    let substitution = hb_tag_from_string("GSUB", 4)
    let features = [hb_tag_from_string("case", 4), 0]
    hb_ot_layout_collect_lookups(face, substitution, nil, nil, features, lookups)
    var forms: [hb_codepoint_t] = []
    var lookup = hb_codepoint_t.max
    while hb_set_next(lookups, &lookup) != 0 {
      var form: hb_codepoint_t = 0
      var count: UInt32 = 1
      if hb_ot_layout_lookup_get_glyph_alternates(face, lookup, glyph, 0, &count, &form) > 0 {
        forms.append(form)
      }
    }
    return forms
  }

  /// Returns the glyphs of characters that are as wide as `character`. The pictures do not tell the
  /// forms of the apostrophe apart.
  private static func twins(of character: Unicode.Scalar, _ font: OpaquePointer) -> [hb_codepoint_t]
  {
    let twins: [Unicode.Scalar] =
      switch character {
      case " ": ["\u{A0}"]
      case "'": ["\u{2018}", "\u{2019}"]
      case "-": ["\u{2010}", "\u{2011}"]
      default: []
      }
    let own = glyph(character, font)
    return twins.compactMap { glyph($0, font) }.filter { $0 != own }
  }

  /// The Latin blocks with accented letters.
  private static let accentedLetters = Array(UInt32(0xC0)...0x24F) + Array(0x1E00...0x1EFF)

  /// Returns the letter without its accents, or `nil` if it has none.
  private static func base(of letter: Unicode.Scalar) -> Unicode.Scalar? {
    let unicode = hb_unicode_funcs_get_default()
    var base = letter.value
    var (first, second): (hb_codepoint_t, hb_codepoint_t) = (0, 0)
    while hb_unicode_decompose(unicode, base, &first, &second) != 0 { base = first }
    return base == letter.value ? nil : Unicode.Scalar(base)
  }
}
