import Expectations
import Galley
import GalleyCairo
import Testing

/// An unpinned font, registered once for all tests.
private let registered = Result {
  try FontLibrary.register(
    fontAt: "/usr/share/fonts/truetype/noto/NotoSansRunic-Regular.ttf")
}

@Suite struct FontChoiceTests {
  @Test(arguments: [
    ("en", "SC"), ("zh-Hans", "SC"), ("zh-Hant", "TC"), ("zh_TW", "TC"), ("zh-HK", "TC"),
    ("ja", "JP"), ("ko-KR", "KR"), ("", "SC"),
  ])
  func `the language determines the Han face`(language: String, region: String) throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape(styled("中文直骨", language: language))
    expectEqual(shaped.fontNames.count, 1)
    expectEqual(shaped.fontNames.first?.hasPrefix("Noto Sans CJK \(region)"), true)
    expectEqual(shaped.missingGlyphs, 0)
  }

  @Test func `lines with Han are as tall as the Han face`() throws {
    let engine = try PangoTextEngine()
    let line = engine.shape("Hello 中文").lines[0]
    expect(near(line.ascent, 19.720))
    expect(near(line.height, 24.616))
  }

  @Test(arguments: [
    ("مرحبا", "Noto Sans Arabic"), ("שלום", "Noto Sans Hebrew"),
    ("नमस्ते", "Noto Sans Devanagari"), ("สวัสดี", "Noto Sans Thai"), ("안녕", "Noto Sans CJK"),
    ("გამარჯობა", "Noto Sans Georgian"), ("𝔸𝕏", "Noto Sans Math"), ("😀", "Noto Color Emoji"),
    ("❤️", "Noto Color Emoji"), ("🇩🇪", "Noto Color Emoji"), ("♞", "Noto Sans Symbols"),
  ])
  func `each script has its font`(text: String, family: String) throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape(text)
    expectEqual(shaped.missingGlyphs, 0)
    expect(shaped.fontNames.allSatisfy { $0.hasPrefix(family) }, "\(shaped.fontNames)")
    expect(shaped.warnings.isEmpty)
  }

  @Test(arguments: ["✈\u{FE0E} 😀", "✅ ✔\u{FE0E}", "⌚\u{FE0E}⌚", "☎\u{FE0E} ☎\u{FE0F}"])
  func `characters with a text selector are not emoji beside emoji`(text: String) throws {
    let shaped = try PangoTextEngine().shape(text)
    expectEqual(shaped.missingGlyphs, 0)
    expect(shaped.warnings.isEmpty)
    let names = shaped.fontNames
    expect(names.contains { $0.hasPrefix("Noto Color Emoji") }, "\(names)")
    // Their font is one that has symbols.
    let others = names.filter { !$0.hasPrefix("Noto Color Emoji") && !$0.hasPrefix("Inter") }
    expect(!others.isEmpty, "\(names)")
  }

  @Test func `each font design has its family`() throws {
    let engine = try PangoTextEngine()
    func names(_ family: FontDescription.Family) -> Set<String> {
      let shaped = engine.shape(styled("ab", family: family))
      expect(shaped.warnings.isEmpty)
      return shaped.fontNames
    }
    expectEqual(names(.system), ["Inter 17"])
    expectEqual(names(.rounded), ["Inter 17"])
    expectEqual(names(.monospaced), ["JetBrains Mono 17"])
    expectEqual(names(.serif), ["Noto Serif 17"])
    expectEqual(names(.named("noto serif")), ["Noto Serif 17"])
  }

  @Test func `a PostScript name selects one face of a family`() throws {
    let engine = try PangoTextEngine()
    // The width tells Inter from the system font, which has the same name.
    func name(_ name: String, weight: Int = 400, isItalic: Bool = false) throws -> String {
      var font = FontDescription(family: .named(name), size: 17, weight: weight)
      font.isItalic = isItalic
      let shaped = engine.shape(StyledText(runs: [.init(text: "ab", font: font)]))
      expect(shaped.warnings.isEmpty)
      return "\(try require(shaped.fontNames.first)) \(shaped.width)"
    }
    try expectEqual(name("Inter-SemiBold"), name("Inter", weight: 600))
    try expectEqual(name("inter-semibold"), name("Inter", weight: 600))
    try expectEqual(name("Inter-Italic"), name("Inter", isItalic: true))
    try expectEqual(name("NotoSerif-Bold"), name("Noto Serif", weight: 700))
    try expectEqual(
      name("JetBrainsMono-LightItalic"), name("JetBrains Mono", weight: 300, isItalic: true))
    // A weight in the request replaces the face's.
    try expectEqual(name("Inter-SemiBold", weight: 800), name("Inter", weight: 800))
  }

  @Test func `a registered font is found by its PostScript name`() throws {
    _ = try registered.get()
    let shaped = try PangoTextEngine().shape(
      styled("ᚠᚢ", family: .named("NotoSansRunic-Regular")))
    expect(shaped.warnings.isEmpty)
    expectEqual(shaped.fontNames, ["Noto Sans Runic 17"])
  }

  @Test(arguments: ["DejaVu Sans", "sans-serif", "", "Noto Sans Mono CJK SC", "a,b"])
  func `host fonts and unknown names give the system font and a warning`(name: String) throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape(styled("Hello", family: .named(name)))
    expectEqual(shaped.fontNames, ["Inter 17"])
    expectEqual(shaped.warnings, [.unknownFamily(name)])
    // A cached text keeps its own warnings and gets no others.
    expect(engine.shape("Hello").warnings.isEmpty)
    expectEqual(engine.shape(styled("Hello", family: .named(name))).warnings, shaped.warnings)
  }

  @Test func `missing glyphs are counted and named`() throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape("a\u{13000}b\u{13000}")
    expectEqual(shaped.missingGlyphs, 2)
    expectEqual(shaped.warnings, [.missingGlyph("\u{13000}")])
    let glyphs = shaped.lines[0].runs.flatMap(\.glyphs)
    expectEqual(glyphs.filter { $0.index == GlyphRun.Glyph.missing }.count, 2)
    expect(glyphs.allSatisfy { $0.advance > 0 })
  }

  @Test func `earlier shaping does not affect later results`() throws {
    let texts = ["Hello", "Hello 中文", "fi 😀", "مرحبا Hello", "a\u{13000}", "→ ✓ •"]
    let engine = try PangoTextEngine()
    let forwards = texts.map { engine.shape($0).shapes }
    let other = try PangoTextEngine()
    let backwards = texts.reversed().map { other.shape($0).shapes }
    expectEqual(forwards, Array(backwards.reversed()))
  }

  @Test func `control characters other than tabs add no width or warnings`() throws {
    let engine = try PangoTextEngine()
    let plain = engine.shape("ab")
    for text in ["a\0b", "\u{1}ab\u{7F}", "a\u{9F}b", "a\u{200B}b", "\u{FEFF}ab", "a\u{200E}b"] {
      let shaped = engine.shape(text)
      expectEqual(shaped.missingGlyphs, 0)
      expect(near(shaped.width, plain.width, 0.5), "\(text.unicodeScalars.map(\.value))")
      expect(shaped.lines[0].range == 0..<text.utf8.count || text.last != "b")
      expect(shaped.warnings.isEmpty)
    }
    expectGreater(engine.shape("a\tb").width, plain.width + 10)
  }

  @Test func `right-to-left paragraphs are marked, and trailing spaces add no width`() throws {
    let engine = try PangoTextEngine()
    let shaped = engine.shape("שלום עולם\nHello\n123 שלום")
    expectEqual(shaped.lines.map(\.isRightToLeft), [true, false, true])
    let trailing = engine.shape("שלום  ").lines[0]
    expect(near(trailing.width, engine.shape("שלום").width, 1e-9))
    expectGreater(trailing.trailingWhitespace, 5)
    expectEqual(trailing.runs[0].x, 0)
    expectAtLeast(trailing.runs[0].glyphs.map(\.x).min() ?? -1, 0)
    let wrapped = engine.shape("שלום עולם", width: 50)
    expectEqual(wrapped.lines.count, 2)
    expect(wrapped.lines.allSatisfy { $0.runs[0].x == 0 && $0.isRightToLeft })
  }

  @Test func `a registered font is used by its name`() throws {
    let families = try registered.get()
    expectEqual(families, ["Noto Sans Runic"])
    let engine = try PangoTextEngine()
    let shaped = engine.shape(styled("ᚠᚢᚦ abc", family: .named("Noto Sans Runic")))
    expectEqual(shaped.fontNames, ["Noto Sans Runic 17", "Inter 17"])
    expect(shaped.warnings.isEmpty)
    expectNil(FontLibrary.files.last?.package)
    // Registered fonts are also the last fallback for other families.
    expectEqual(engine.shape("ᚠ").missingGlyphs, 0)
  }

  @Test func `shaped texts are cached`() throws {
    // Registering a font clears the caches of engines.
    _ = (try registered.get(), VariableFont.isRegistered)
    let engine = try PangoTextEngine()
    for _ in 0..<5 {
      for width in [nil, 1000, 500, 200] as [Double?] { _ = engine.shape("short", width: width) }
    }
    expectEqual(engine.counts.shapings, 1)
    expectEqual(engine.counts.memoHits, 19)
  }

  @Test func `canonically equivalent texts are cached separately`() throws {
    let engine = try PangoTextEngine()
    for (text, count) in [("cafe\u{301}s", 7), ("caf\u{E9}s", 6), ("cafe\u{301}s", 7)] {
      expectEqual(engine.shape(text).lines[0].range, 0..<count)
    }
  }

  @Test func `every pinned font is installed and has a hash`() {
    expectGreater(FontLibrary.files.count, 60)
    for file in FontLibrary.files where !file.isPresent {
      Issue.record("not installed: \(file.path) (\(file.package ?? "registered"))")
    }
    let hash = FontLibrary.files[0].sha256()
    expectEqual(hash?.count, 64)
    let versions = LibraryVersion.current.map(\.version)
    expect(versions.allSatisfy { $0.contains(".") }, "\(versions)")
  }

  // Evaluated views are kept while this number is the same.
  @Test func `the number of fonts is larger after a file is registered`() throws {
    let before = CairoBackend().fontCount
    try FontLibrary.register(
      fontAt: "/usr/share/fonts/truetype/noto/NotoSansPhoenician-Regular.ttf")
    expectGreater(CairoBackend().fontCount, before)
    expectAtLeast(CairoBackend().fontCount, FontLibrary.files.count)
  }

  @Test func `registering a file that is not a font fails`() {
    #expect(throws: FontError.notAFont(path: "/etc/passwd")) {
      try FontLibrary.register(fontAt: "/etc/passwd")
    }
    #expect(throws: FontError.self) { try FontLibrary.register(fontAt: "/nonexistent.ttf") }
  }
}
