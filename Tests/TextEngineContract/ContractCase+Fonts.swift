import Expectations
import Foundation
import GalleyGraphics

extension ContractCase {
  static let placing = [
    ContractCase("glyph positions match the measured width") { engine in
      let runs = ["Hello ", "wide", " world", " שלום"].enumerated().map { index, text in
        StyledText.Run(
          text: text, font: FontDescription(size: 12 + Double(index)), paint: index,
          tracking: Double(index))
      }
      for text in [StyledText(runs: runs), styled("a\u{10FFFD}b  "), styled("שלום abc 12")] {
        for line in engine.shape(text).lines {
          var pen = 0.0
          for run in line.runs {
            expect(isNear(run.x, pen, 1e-6))
            pen += run.width
            for glyph in run.glyphs {
              expectAtLeast(glyph.x, run.x - 2)
              expectAtMost(glyph.x, run.x + run.width + 2)
            }
            expectAtMost(run.glyphs.reduce(0) { $0 + $1.advance }, run.width + 1e-6)
          }
          expect(isNear(line.width, pen, 1e-6))
        }
      }
      expectEqual(engine.shape(StyledText(runs: runs)).lines[0].runs.map(\.paint).sorted().last, 3)
    },
    ContractCase("metrics scale in proportion to the size") { engine in
      let text = "The quick brown fox"
      // The system font may space letters more tightly at larger sizes.
      func font(_ size: Double) -> FontDescription {
        FontDescription(family: .monospaced, size: size)
      }
      let (one, unit) = (engine.metrics(for: font(17)), engine.shape(styled(text, font(17))).width)
      for factor in [0.5, 2, 3, 4] {
        let font = font(17 * factor)
        let other = engine.metrics(for: font)
        expect(isNear(other.ascent, one.ascent * factor))
        expect(isNear(other.descent, one.descent * factor))
        expect(isNear(other.capHeight, one.capHeight * factor))
        // Each advance may be rounded by half a unit.
        expect(isNear(engine.shape(styled(text, font)).width, unit * factor, 0.02 * factor))
      }
    },
    ContractCase("a line is as high as its tallest font") { engine in
      let runs = [("a", 12.0), ("b", 30), ("c", 17)].map {
        StyledText.Run(text: $0.0, font: FontDescription(size: $0.1))
      }
      let line = engine.shape(StyledText(runs: runs)).lines[0]
      let metrics = engine.metrics(for: FontDescription(size: 30))
      expect(isNear(line.ascent, metrics.ascent))
      expect(isNear(line.descent, metrics.descent))
    },
    ContractCase("a line pitch adds leading and does not change line heights") { engine in
      var font = font17
      font.linePitch = engine.metrics(for: font17).lineHeight + 5
      expect(isNear(engine.metrics(for: font).leading, 5))
      expectEqual(engine.metrics(for: font17).leading, 0)
      expect(isNear(engine.shape(styled("a", font)).lines[0].height, font.linePitch - 5))
    },
    ContractCase("tracking is added after every letter, including the last") { engine in
      let plain = engine.shape("Hello").width
      for tracking in [2, -0.5] {
        let spaced = engine.shape(styled("Hello", tracking: tracking))
        expect(isNear(spaced.width, plain + 5 * tracking))
      }
    },
    ContractCase("a baseline offset makes the line taller on that side") { engine in
      let metrics = engine.metrics(for: font17)
      for offset in [5.0, -5] {
        let text = StyledText(runs: [.init(text: "x", font: font17, baselineOffset: offset)])
        let line = engine.shape(text).lines[0]
        expect(isNear(line.ascent, metrics.ascent + max(offset, 0)))
        expect(isNear(line.descent, metrics.descent + max(-offset, 0)))
        expectEqual(line.runs[0].glyphs[0].y, -offset)
      }
    },
    ContractCase("decorations lie under the baseline and through the letters") { engine in
      let run = StyledText.Run(
        text: "ab", font: font17, underline: TextLine(), strikethrough: TextLine())
      let decorations = engine.shape(StyledText(runs: [run])).lines[0].runs[0].decorations
      try require(decorations.count == 2)
      expectGreater(decorations[0].offset, 0)
      expectLess(decorations[0].offset, 5)
      expectLess(decorations[1].offset, 0)
      expectGreater(decorations[1].offset, -12)
      expect(decorations.allSatisfy { $0.thickness > 0.3 && $0.thickness < 3 })
    },
    ContractCase("right-to-left paragraphs are marked and run to the left") { engine in
      let shaped = engine.shape("שלום עולם\nHello\n123 שלום")
      expectEqual(shaped.lines.map(\.isRightToLeft), [true, false, true])
      // A left-to-right word at the end of the line is at the line's left end.
      let mixed = StyledText(runs: [
        .init(text: "שלום ", font: font17, paint: 0), .init(text: "abc", font: font17, paint: 1),
      ])
      let runs = engine.shape(mixed).lines[0].runs
      expectEqual(runs.first?.paint, 1)
      expectEqual(runs.last?.paint, 0)
      let wrapped = engine.shape("שלום עולם", width: engine.shape("שלום ").width)
      expectEqual(wrapped.lines.count, 2)
      expect(wrapped.lines.allSatisfy { $0.runs[0].x == 0 && $0.isRightToLeft })
    },
  ]

  static let fonts = [
    ContractCase("warnings belong to the text that causes them") { engine in
      let unknown = engine.shape(
        styled("one two", FontDescription(family: .named("no such font"), size: 17)), width: 40)
      let missing = engine.shape("a\u{10FFFD}b\u{10FFFD}")
      expectEqual(unknown.warnings, [.unknownFamily("no such font")])
      expect(unknown.lines.allSatisfy { $0.warnings == unknown.warnings })
      expectEqual(missing.warnings, [.missingGlyph("\u{10FFFD}")])
      expect(engine.shape("ab").warnings.isEmpty)
      let glyphs = missing.lines[0].runs.flatMap(\.glyphs)
      expectEqual(glyphs.count { $0.index == GlyphRun.Glyph.missing }, 2)
      expectEqual(missing.missingGlyphs, 2)
      expect(glyphs.allSatisfy { $0.advance > 0 })
    },
    ContractCase("a font's name, identity and metrics match the text") { engine in
      let font = engine.shape("H").lines[0].runs[0].font
      let metrics = engine.metrics(for: font17)
      expect(!font.familyName.isEmpty)
      expect(!font.styleName.isEmpty)
      expectEqual(font.name, "\(font.familyName) 17")
      expect(isNear(font.metrics.ascent, metrics.ascent))
      // A face that stands in for another keeps its letters, which may be slightly taller.
      expect(isNear(font.metrics.capHeight, metrics.capHeight, metrics.capHeight * 0.04))
      expectEqual(font.metrics.leading, 0)
      expectEqual(font.identity.size, 17)
      expect(!font.identity.postScriptName.isEmpty)
      let bold = engine.shape(styled("H", FontDescription(size: 17, weight: 700)))
      expect(bold.lines[0].runs[0].font.identity != font.identity)
    },
    ContractCase("an identity survives encoding and decoding") { engine in
      let font = engine.shape("H").lines[0].runs[0].font
      let data = try JSONEncoder().encode(font.identity)
      try expectEqual(JSONDecoder().decode(FontIdentity.self, from: data), font.identity)
      expectEqual(engine.shape("H again").lines[0].runs[0].font.identity, font.identity)
    },
    ContractCase("an outline stands on the baseline and is as high as its letter") { engine in
      let run = engine.shape("H x").lines[0].runs[0]
      let capital = run.font.outline(of: run.glyphs[0].index).boundingRect
      expect(isNear(capital.maxY, 0))
      expect(isNear(-capital.minY, run.font.metrics.capHeight, 0.05))
      expectAtLeast(capital.minX, 0)
      expectAtMost(capital.maxX, run.glyphs[0].advance)
      expect(run.font.outline(of: GlyphRun.Glyph.missing).isEmpty)
      expect(!run.font.hasColoredGlyphs)
      expectNil(run.font.picture(of: run.glyphs[0].index))
      let line = run.outlines(at: CGPoint(x: 100, y: 50)).boundingRect
      expect(isNear(line.minX, 100 + capital.minX))
      expect(isNear(line.maxY, 50, 0.3))
    },
    ContractCase("a scaled font is the same face at another size") { engine in
      let run = engine.shape("H").lines[0].runs[0]
      let (font, large) = (run.font, run.font.scaled(by: 2))
      expectEqual(large.identity.size, 34)
      expectEqual(large.name, "\(font.familyName) 34")
      expect(isNear(large.metrics.ascent, font.metrics.ascent * 2))
      let (small, twice) = (
        font.outline(of: run.glyphs[0].index).boundingRect,
        large.outline(of: run.glyphs[0].index).boundingRect
      )
      expect(isNear(twice.width, small.width * 2, 0.001))
      let exact = engine.shape(styled("H", FontDescription(size: 34))).lines[0].runs[0].font
      expectEqual(exact.identity, large.identity)
    },
    ContractCase("a missing glyph is an empty box within its advance") { engine in
      let run = engine.shape("\u{10FFFD}").lines[0].runs[0]
      let box = run.outlines(at: .zero).boundingRect
      expectGreater(box.minX, 0)
      expectLess(box.maxX, run.glyphs[0].advance)
      expect(isNear(box.maxY, 0))
      expect(isNear(-box.minY, run.font.metrics.capHeight))
    },
  ]
}
