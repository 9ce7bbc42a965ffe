internal import CPango

/// Maps characters to families, which decides the files loaded for a text.
enum Script {
  /// Returns the family for `scalar`, or `nil` if no single family fits.
  static func family(for scalar: Unicode.Scalar, han: String) -> String? {
    if let name = name(of: g_unichar_get_script(scalar.value)) {
      return FontCatalog.family(script: name)
    }
    switch scalar.value {
    case 0x1D400...0x1D7FF: return "Noto Sans Math"
    case _ where isHan(scalar): return han
    default: return nil
    }
  }

  /// Returns the Han family for a BCP 47 language, simplified Chinese by default.
  static func hanFamily(language: String, serif: Bool) -> String {
    let region =
      switch pangoLanguage(language) {
      case "zh-tw", "zh-hk", "zh-mo": "TC"
      case let tag where tag == "ja" || tag.hasPrefix("ja-"): "JP"
      case let tag where tag == "ko" || tag.hasPrefix("ko-"): "KR"
      default: "SC"
      }
    return "Noto \(serif ? "Serif" : "Sans") CJK \(region)"
  }

  /// Returns `language` as fontconfig and Pango spell it: they distinguish Chinese by region, not
  /// by script.
  static func pangoLanguage(_ language: String) -> String {
    let parts = language.lowercased().split(whereSeparator: { $0 == "-" || $0 == "_" })
    guard let first = parts.first else { return "en" }
    guard first == "zh" || first == "yue" else { return parts.joined(separator: "-") }
    if parts.contains("hk") { return "zh-hk" }
    if parts.contains("mo") { return "zh-mo" }
    if parts.contains("hans") { return "zh-cn" }
    if parts.contains("hant") || parts.contains("tw") || first == "yue" { return "zh-tw" }
    return "zh-cn"
  }

  /// Whether `scalar` requires the color emoji face.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value == 0xFE0F || value == 0x20E3 { return true }
    return value >= 0x231A && scalar.properties.isEmojiPresentation
  }

  /// Whether `scalar` belongs to Chinese, Japanese or Korean, including characters that all scripts
  /// share.
  private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
    switch g_unichar_get_script(scalar.value) {
    case G_UNICODE_SCRIPT_HAN, G_UNICODE_SCRIPT_HIRAGANA, G_UNICODE_SCRIPT_KATAKANA,
      G_UNICODE_SCRIPT_BOPOMOFO, G_UNICODE_SCRIPT_HANGUL:
      return true
    default: break
    }
    // Punctuation, and enclosed, vertical, small and full-width forms.
    return switch scalar.value {
    case 0x2FF0...0x33FF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1F200...0x1F2FF:
      true
    default: false
    }
  }

  /// Returns the family name's part for a script.
  private static func name(of script: GUnicodeScript) -> String? {
    switch script {
    case G_UNICODE_SCRIPT_ARABIC: "Arabic"
    case G_UNICODE_SCRIPT_ARMENIAN: "Armenian"
    case G_UNICODE_SCRIPT_BENGALI: "Bengali"
    case G_UNICODE_SCRIPT_CHEROKEE: "Cherokee"
    case G_UNICODE_SCRIPT_DEVANAGARI: "Devanagari"
    case G_UNICODE_SCRIPT_ETHIOPIC: "Ethiopic"
    case G_UNICODE_SCRIPT_GEORGIAN: "Georgian"
    case G_UNICODE_SCRIPT_GUJARATI: "Gujarati"
    case G_UNICODE_SCRIPT_GURMUKHI: "Gurmukhi"
    case G_UNICODE_SCRIPT_HEBREW: "Hebrew"
    case G_UNICODE_SCRIPT_KANNADA: "Kannada"
    case G_UNICODE_SCRIPT_KHMER: "Khmer"
    case G_UNICODE_SCRIPT_LAO: "Lao"
    case G_UNICODE_SCRIPT_MALAYALAM: "Malayalam"
    case G_UNICODE_SCRIPT_MONGOLIAN: "Mongolian"
    case G_UNICODE_SCRIPT_MYANMAR: "Myanmar"
    case G_UNICODE_SCRIPT_ORIYA: "Oriya"
    case G_UNICODE_SCRIPT_SINHALA: "Sinhala"
    case G_UNICODE_SCRIPT_TAMIL: "Tamil"
    case G_UNICODE_SCRIPT_TELUGU: "Telugu"
    case G_UNICODE_SCRIPT_THAI: "Thai"
    default: nil
    }
  }
}
