/// Something about a text that was set differently from what was asked.
public enum TextWarning: Hashable, Sendable {
  /// No usable font has a glyph for this character; an empty box stands for it.
  case missingGlyph(Unicode.Scalar)
  /// No pinned or registered font has this name; the system font stands in.
  case unknownFamily(String)
  /// A pinned font is not installed; other fonts stand in.
  case missingFont(family: String, package: String)
  /// A family has no face of that width, in percent of the regular one; a wider or narrower one
  /// stands in.
  case missingWidth(family: String, stretch: Int)
  /// The files of a font cannot be loaded; text in it is left out.
  case unusableFont(String)
}

extension TextWarning: CustomStringConvertible {
  /// A sentence without a full stop.
  public var description: String {
    switch self {
    case .missingGlyph(let scalar):
      "no font has a glyph for “\(scalar)” (\(Self.code(scalar)))"
    case .unknownFamily(let name): "unknown font family “\(name)”: set in the system font"
    case .missingFont(let family, let package):
      "the font \(family) is not installed (Debian package \(package))"
    case .missingWidth(let family, let stretch):
      "the font \(family) has no \(stretch < 100 ? "condensed" : "expanded") face: "
        + "set in its regular width"
    case .unusableFont(let name): "the font \(name) cannot be loaded: its text is left out"
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension DisplayList {
  /// Characters and fonts that the picture's texts ask for and that are not there, each once.
  public var textWarnings: [TextWarning] {
    items.lazy.map { item -> [TextWarning] in
      if case .glyphs(let line, _, _) = item { line.warnings } else { [] }
    }.joined().withoutRepetitions()
  }
}

extension Sequence<TextWarning> {
  /// Each element where it comes first.
  package func withoutRepetitions() -> [TextWarning] {
    var seen: Set<TextWarning> = []
    return filter { seen.insert($0).inserted }
  }
}
