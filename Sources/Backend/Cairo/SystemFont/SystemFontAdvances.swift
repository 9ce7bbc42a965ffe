internal import CPango
import Synchronization

/// The corrections that give the glyphs of a face the advances of iOS's system font, in ems.
final class SystemFontAdvances: Sendable {
  /// Indexed by glyph; glyphs beyond the end need no correction.
  private let corrections: [Float]
  /// The widths of the ink of glyphs that are drawn narrower, in ems.
  private let inkWidths: [hb_codepoint_t: Double]
  private let weight: Int

  /// - Parameters:
  ///   - font: An `hb_font_t` of the face, at any size.
  ///   - weight: The weight of the face.
  init(_ font: OpaquePointer, weight: Int) {
    let face = hb_font_get_face(font)
    var corrections = [Float](repeating: 0, count: Int(hb_face_get_glyph_count(face)))
    func correct(_ glyph: hb_codepoint_t, by value: Double) {
      if corrections.indices.contains(Int(glyph)) { corrections[Int(glyph)] = Float(value) }
    }
    // Advances of `font` are rounded at its size, but the corrections must not depend on the size
    // that happens to be used first.
    let exact = hb_font_create(face)
    defer { hb_font_destroy(exact) }
    var count: UInt32 = 0
    if let coordinates = hb_font_get_var_coords_normalized(font, &count) {
      hb_font_set_var_coords_normalized(exact, coordinates, count)
    }
    let unitsPerEm = Double(max(hb_face_get_upem(face), 1))
    func advance(_ glyph: hb_codepoint_t) -> Double {
      Double(hb_font_get_glyph_h_advance(exact, glyph)) / unitsPerEm
    }
    let known = SystemFontCorrections.corrections(weight: weight)
    for (character, value) in known {
      guard let glyph = Self.glyph(character, font) else { continue }
      correct(glyph, by: value / 1000)
      let wanted = advance(glyph) + value / 1000
      for other in Self.twins(of: character, font) {
        correct(other, by: wanted - advance(other))
      }
    }
    for value in Self.accentedLetters {
      guard let letter = Unicode.Scalar(value), let base = Self.base(of: letter),
        let correction = known[base], let glyph = Self.glyph(letter, font)
      else { continue }
      correct(glyph, by: correction / 1000)
    }
    while corrections.last == 0 { corrections.removeLast() }
    self.corrections = corrections
    self.weight = weight
    var inkWidths: [hb_codepoint_t: Double] = [:]
    for (character, width) in SystemFontCorrections.inkWidths(weight: weight) {
      let letters = Self.accentedLetters.compactMap { Unicode.Scalar($0) }
        .filter { Self.base(of: $0) == character }
      for letter in [character] + letters {
        if let glyph = Self.glyph(letter, font) { inkWidths[glyph] = width / 1000 }
      }
    }
    self.inkWidths = inkWidths
  }

  /// The distance that letters keep from the edges of their cells, in ems, so that neighbors never
  /// touch.
  private static let gap = 0.004

  /// Returns the horizontal edges of a glyph's ink that keep it apart from its neighbors, in ems;
  /// `nil` for a glyph that is drawn as it is.
  ///
  /// iOS's large letters are those of a narrower cut. Only few letters of Inter are too wide for
  /// their spacing: those with diagonals and arms.
  ///
  /// - Parameters:
  ///   - ink: The edges in the face, from the glyph's origin.
  ///   - advance: The advance in the face.
  ///   - size: The size of the text, in points.
  func inkEdges(
    of glyph: UInt32, ink: ClosedRange<Double>, advance: Double, size: Double
  ) -> ClosedRange<Double>? {
    guard Int(glyph) < corrections.count else { return nil }
    let correction = Double(corrections[Int(glyph)])
    guard correction != 0 else { return nil }
    var (left, right) = (ink.lowerBound, ink.upperBound)
    if let width = inkWidths[glyph], width < right - left {
      let middle = (left + right) / 2
      (left, right) = (middle - width / 2, middle + width / 2)
    }
    // Half of the correction is on either side of the glyph. Half of the tracking of both neighbors
    // is between them.
    let wanted = Self.gap - SystemFontTracking.ios(size, weight: weight) / 2000
    // Hooks that reach beyond the cell do so at any size.
    func missing(_ room: Double) -> Double { room < 0 ? 0 : max(wanted - room, 0) }
    left += missing(left + correction / 2)
    right -= missing(advance + correction / 2 - right)
    return left < right && left...right != ink ? left...right : nil
  }

  /// The number of glyphs that may have corrections.
  var count: Int { corrections.count }

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

  /// Returns the glyphs of characters that are as wide as `character`. In the pictures, the forms of the
  /// apostrophe are indistinguishable.
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
