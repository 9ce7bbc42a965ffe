/// Which families are meant for a character; decides which files are loaded for a text.
enum Script {
  /// The family for `scalar`, or `nil` where no single family is meant for it.
  static func family(for scalar: Unicode.Scalar, han: String) -> String? {
    let value = scalar.value
    if value >= 0x1100, isHan(value) { return han }
    guard let entry = ranges.first(where: { $0.0.contains(value) }) else { return nil }
    return entry.1
  }

  /// The Han family for a BCP 47 language; simplified Chinese where the language says nothing.
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

  /// `language` as fontconfig and Pango spell it: Chinese goes by territory, not by script.
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

  /// Whether `scalar` asks for the colour emoji face.
  static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    if value == 0xFE0F || value == 0x20E3 { return true }
    return value >= 0x231A && scalar.properties.isEmojiPresentation
  }

  private static func isHan(_ value: UInt32) -> Bool {
    switch value {
    case 0x1100...0x11FF, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF00...0xFFEF, 0x1AFF0...0x1B16F, 0x1F200...0x1F2FF,
      0x20000...0x3FFFF:
      true
    default: false
    }
  }

  private static let ranges: [(ClosedRange<UInt32>, String)] = blocks.map {
    ($0.0, "Noto Sans " + $0.1)
  }

  private static let blocks: [(ClosedRange<UInt32>, String)] = [
    (0x0530...0x058F, "Armenian"), (0x0590...0x05FF, "Hebrew"), (0x0600...0x06FF, "Arabic"),
    (0x0750...0x077F, "Arabic"), (0x0870...0x08FF, "Arabic"), (0x0900...0x097F, "Devanagari"),
    (0x0980...0x09FF, "Bengali"), (0x0A00...0x0A7F, "Gurmukhi"), (0x0A80...0x0AFF, "Gujarati"),
    (0x0B00...0x0B7F, "Oriya"), (0x0B80...0x0BFF, "Tamil"), (0x0C00...0x0C7F, "Telugu"),
    (0x0C80...0x0CFF, "Kannada"), (0x0D00...0x0D7F, "Malayalam"), (0x0D80...0x0DFF, "Sinhala"),
    (0x0E00...0x0E7F, "Thai"), (0x0E80...0x0EFF, "Lao"), (0x1000...0x109F, "Myanmar"),
    (0x10A0...0x10FF, "Georgian"), (0x1200...0x139F, "Ethiopic"), (0x13A0...0x13FF, "Cherokee"),
    (0x1780...0x17FF, "Khmer"), (0x1800...0x18AF, "Mongolian"), (0x1C90...0x1CBF, "Georgian"),
    (0x2D00...0x2D2F, "Georgian"), (0xA8E0...0xA8FF, "Devanagari"), (0xFB1D...0xFB4F, "Hebrew"),
    (0xFB50...0xFDFF, "Arabic"), (0xFE70...0xFEFF, "Arabic"), (0x1D400...0x1D7FF, "Math"),
  ]
}
