import GalleyGraphics

/// The pinned faces. No other face is used unless the user registers it.
enum FontCatalog {
  /// The name of the system font in private configurations: the faces of Inter with iOS's advances.
  /// `interFamily` keeps Inter's own advances, and also stands for the system font with native metrics.
  static let systemFamily = "Galley System"
  static let interFamily = "Inter"
  static let monospacedFamily = "JetBrains Mono"
  static let serifFamily = "Noto Serif"
  static let emojiFamily = "Noto Color Emoji"

  /// Returns the family of the system font in `metrics`.
  static func family(_ metrics: SystemFontMetrics) -> String {
    switch metrics {
    case .ios: systemFamily
    case .native: interFamily
    }
  }

  /// Returns the name of a family for users.
  static func name(of family: String) -> String {
    family == systemFamily ? interFamily : family
  }

  /// The faces in the order in which families are tried for characters that the requested family
  /// lacks.
  static let faces: [FontFace] =
    system + inter + jetBrainsMono + notoSerif + han("Sans") + han("Serif") + scripts + emoji

  private static let weights = [
    ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
    ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
  ]

  private static let system = inter.map { face in
    var face = face
    face.family = systemFamily
    // A name such as Inter-Bold means the face of Inter, not that of the system font.
    face.postScriptName = nil
    return face
  }

  private static let inter = styled(
    interFamily, "/usr/share/fonts/opentype/inter/Inter-", ".otf", weights, "fonts-inter")

  private static let jetBrainsMono = styled(
    monospacedFamily, "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-", ".ttf",
    weights.filter { $0.1 < 900 }, "fonts-jetbrains-mono")

  private static let notoSerif = styled(
    serifFamily, "/usr/share/fonts/truetype/noto/NotoSerif-", ".ttf",
    weights.filter { $0.1 == 400 || $0.1 == 700 }, "fonts-noto-core")

  /// Returns the families of one design for all writing systems with Han characters. The
  /// collections hold the Japanese, Korean, simplified Chinese and traditional Chinese faces in
  /// this order.
  private static func han(_ design: String) -> [FontFace] {
    ["JP", "KR", "SC", "TC"].enumerated().flatMap { index, region in
      [("Regular", 400), ("Bold", 700)].map { style, weight in
        FontFace(
          family: "Noto \(design) CJK \(region)",
          path: "/usr/share/fonts/opentype/noto/Noto\(design)CJK-\(style).ttc",
          index: UInt32(index), weight: weight, package: "fonts-noto-cjk")
      }
    }
  }

  private static let scripts: [FontFace] = scriptFamilies.flatMap { family in
    let name = family.filter { $0 != " " }
    return [("Regular", 400), ("Bold", 700)]
      .filter { $0.1 == 400 || !singleWeightFamilies.contains(family) }
      .map { style, weight in
        FontFace(
          family: family, path: "/usr/share/fonts/truetype/noto/\(name)-\(style).ttf",
          weight: weight,
          package: family.hasSuffix(" UI") ? "fonts-noto-ui-core" : "fonts-noto-core")
      }
  }

  /// Returns the family for a script. The families for user interfaces have uniform lines, little
  /// taller than the system font's. Those of the others are up to twice as tall.
  static func family(script: String) -> String {
    "Noto Sans \(script)\(interfaceScripts.contains(script) ? " UI" : "")"
  }

  private static let interfaceScripts: Set = [
    "Arabic", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil", "Telugu",
    "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar",
  ]

  static let scriptFamilies =
    [
      "Arabic", "Hebrew", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil",
      "Telugu", "Kannada", "Malayalam", "Sinhala", "Thai", "Lao", "Khmer", "Myanmar", "Ethiopic",
      "Georgian", "Armenian", "Cherokee", "Mongolian", "Symbols", "Symbols2", "Math",
    ].map { family(script: $0) } + ["Noto Sans"]

  private static let singleWeightFamilies: Set = [
    "Noto Sans Mongolian", "Noto Sans Symbols2", "Noto Sans Math",
  ]

  private static let emoji = [
    FontFace(
      family: emojiFamily, path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
      weight: 400, package: "fonts-noto-color-emoji")
  ]

  private static func styled(
    _ family: String, _ prefix: String, _ suffix: String, _ weights: [(String, Int)],
    _ package: String
  ) -> [FontFace] {
    [false, true].flatMap { isItalic in
      weights.map { name, weight in
        let style = isItalic ? (weight == 400 ? "Italic" : name + "Italic") : name
        return FontFace(
          family: family, path: prefix + style + suffix, weight: weight, isItalic: isItalic,
          postScriptName: "\(family.filter { $0 != " " })-\(style)", package: package)
      }
    }
  }
}
