import Foundation

/// A font file that Galley shapes with.
public struct PinnedFont: Hashable, Sendable {
  /// What the file is for.
  public enum Use: String, Hashable, Sendable {
    case system, monospaced, serif, chinese, emoji, scripts, registered
  }

  public var family: String
  public var path: String
  /// The Debian package that holds the file; `nil` for a file of yours.
  public var package: String?
  public var use: Use

  public var isPresent: Bool { access(path, R_OK) == 0 }
}

/// The fonts that Debian's packages install and Galley uses, and no others.
enum PinnedFonts {
  /// The family that stands in for the system's typeface.
  static let systemFamily = "Inter"
  static let monospacedFamily = "JetBrains Mono"
  static let serifFamily = "Noto Serif"
  static let emojiFamily = "Noto Color Emoji"

  /// The system's typeface in all its weights: all that Latin, Greek and Cyrillic text needs.
  static let base: [PinnedFont] = [
    "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold", "Black",
  ].flatMap { style -> [PinnedFont] in
    let italic = style == "Regular" ? "Italic" : style + "Italic"
    return [style, italic].map {
      PinnedFont(
        family: systemFamily, path: "/usr/share/fonts/opentype/inter/Inter-\($0).otf",
        package: "fonts-inter", use: .system)
    }
  }

  /// Everything else, in the order in which it stands in for missing characters.
  static let others: [PinnedFont] =
    [
      "Thin", "ExtraLight", "Light", "Regular", "Medium", "SemiBold", "Bold", "ExtraBold",
    ].flatMap { style -> [PinnedFont] in
      let italic = style == "Regular" ? "Italic" : style + "Italic"
      return [style, italic].map {
        PinnedFont(
          family: monospacedFamily,
          path: "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-\($0).ttf",
          package: "fonts-jetbrains-mono", use: .monospaced)
      }
    }
    + ["Regular", "Bold", "Italic", "BoldItalic"].map {
      noto(serifFamily, "NotoSerif-\($0)", .serif)
    }
    + ["Regular", "Bold"].map {
      PinnedFont(
        family: "Noto Sans CJK SC", path: "/usr/share/fonts/opentype/noto/NotoSansCJK-\($0).ttc",
        package: "fonts-noto-cjk", use: .chinese)
    }
    + [
      PinnedFont(
        family: emojiFamily, path: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf",
        package: "fonts-noto-color-emoji", use: .emoji)
    ]
    + scriptFamilies.flatMap { family in
      ["Regular", "Bold"].map {
        noto(family, family.filter { $0 != " " } + "-" + $0, .scripts)
      }
    }
    + ["Noto Sans Symbols2", "Noto Sans Math"].map {
      noto($0, $0.filter { $0 != " " } + "-Regular", .scripts)
    }

  /// Families for scripts that the others do not cover.
  static let scriptFamilies = [
    "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans Devanagari", "Noto Sans Bengali",
    "Noto Sans Tamil", "Noto Sans Thai", "Noto Sans Armenian", "Noto Sans Georgian",
    "Noto Sans Symbols",
  ]

  private static func noto(_ family: String, _ file: String, _ use: PinnedFont.Use) -> PinnedFont {
    PinnedFont(
      family: family, path: "/usr/share/fonts/truetype/noto/\(file).ttf",
      package: "fonts-noto-core", use: use)
  }

  /// The families to try for a request, in order, as Pango wants them.
  static func familyList(_ first: String, language: String) -> String {
    let chinese =
      if language.hasPrefix("ja") {
        "Noto Sans CJK JP"
      } else if language.hasPrefix("ko") {
        "Noto Sans CJK KR"
      } else if language == "zh-Hant" {
        "Noto Sans CJK TC"
      } else {
        "Noto Sans CJK SC"
      }
    let families =
      [first, systemFamily, chinese] + scriptFamilies + ["Noto Sans Symbols2", "Noto Sans Math"]
      + [emojiFamily]
    return families.joined(separator: ",")
  }
}
