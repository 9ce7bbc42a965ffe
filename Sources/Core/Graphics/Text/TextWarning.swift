extension TextWarning: CustomStringConvertible {
  /// The warning as a phrase without a period.
  public var description: String {
    switch self {
    case .missingGlyph(let scalar):
      "no font has a glyph for “\(scalar)” (\(Self.code(scalar)))"
    case .unknownFamily(let name): "unknown font family “\(name)”; using the system font"
    case .missingFont(let family, let package):
      "the font \(family) is not installed (Debian package \(package))"
    case .missingWidth(let family, let stretch):
      "the font \(family) has no \(stretch < 100 ? "condensed" : "expanded") face; "
        + "using its regular width"
    case .unusableFont(let name): "the font \(name) cannot be loaded; its text is omitted"
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension DisplayList {
  /// The distinct warnings of the picture's texts.
  public var textWarnings: [TextWarning] {
    items.lazy.map { item -> [TextWarning] in
      if case .glyphs(let line, _, _) = item { line.warnings } else { [] }
    }.joined().withoutRepetitions()
  }
}

extension Sequence<TextWarning> {
  /// Returns the elements without repetitions, in order of first occurrence.
  package func withoutRepetitions() -> [TextWarning] {
    var seen: Set<TextWarning> = []
    return filter { seen.insert($0).inserted }
  }
}
