import Expectations
import GalleyGraphics

extension ContractCase {
  static let lines = [
    ContractCase("an empty text has one line without glyphs, as high as its font") { engine in
      for text in [styled(""), styled("", FontDescription(size: 34)), StyledText(runs: [])] {
        let shaped = engine.shape(text)
        let metrics = engine.metrics(for: text.runs.first?.font ?? font17)
        try require(shaped.lines.count == 1)
        expect(shaped.lines[0].runs.isEmpty)
        expectEqual(shaped.lines[0].width, 0)
        expect(isNear(shaped.lines[0].ascent, metrics.ascent))
        expect(isNear(shaped.lines[0].descent, metrics.descent))
        expect(shaped.lines[0].endsParagraph)
        expect(!shaped.isTruncated)
      }
    },
    ContractCase("there is at least one line, and each has the height of a font") { engine in
      let height = engine.metrics(for: font17).lineHeight
      for text in ["", "\n", "a", " ", "\t", "\u{200B}", "\0", "a\n\nb", "\r\n\r\n"] {
        for width in [nil, 0, 40, 1000] as [Double?] {
          let lines = engine.shape(text, width: width).lines
          expect(!lines.isEmpty)
          expect(lines.allSatisfy { isNear($0.height, height) }, "\(text.debugDescription)")
        }
      }
    },
    ContractCase("every separator ends a line; only some end a paragraph") { engine in
      let text = "a\nb\r\nc\rd\u{2029}e\u{2028}f\u{0B}g"
      let shaped = engine.shape(text)
      expectEqual(shaped.pieces(of: text), ["a", "b", "c", "d", "e", "f", "g"])
      expectEqual(
        shaped.lines.map(\.endsParagraph), [true, true, true, true, false, false, true])
      // A carriage return absorbs a following line feed, even in the next run.
      let apart = StyledText(runs: [
        .init(text: "a\r", font: font17), .init(text: "\nb", font: FontDescription(size: 34)),
      ])
      expectEqual(engine.shape(apart).lines.count, 2)
    },
    ContractCase("trailing white space is measured separately") { engine in
      for (text, bare) in [("word   ", "word"), ("שלום  ", "שלום")] {
        let line = engine.shape(text).lines[0]
        expect(isNear(line.width, engine.shape(bare).width))
        expectGreater(line.trailingWhitespace, 5)
      }
    },
    ContractCase("invalid widths and font sizes are handled") { engine in
      for width in [0, -10, -Double.infinity] {
        expectEqual(engine.shape("abc", width: width).lines.count, 3)
      }
      for width in [nil, .nan, .infinity, 1e300] as [Double?] {
        expectEqual(engine.shape("abc def", width: width).lines.count, 1)
      }
      for size in [0, -5, .nan, .infinity, 1e9, 0.001] {
        let lines = engine.shape(styled("ab", FontDescription(size: size))).lines
        expect(lines.count == 1 && lines[0].width.isFinite && lines[0].height.isFinite)
      }
    },
    ContractCase("results do not depend on earlier calls") { engine in
      let texts = ["Hello", "Hello again", "\u{13000}\u{10FFFD}", "שלום", "a\u{200B}b"]
      let forwards = texts.map { engine.shape($0, width: 60) }
      _ = texts.map {
        engine.shape(styled($0, FontDescription(family: .named("no such font"), size: 9)))
      }
      let backwards = texts.reversed().map { engine.shape($0, width: 60) }
      expectEqual(forwards, Array(backwards.reversed()))
    },
  ]

  static let breaking = [
    ContractCase("lines break between words before they break between characters") { engine in
      let text = "Hello world again"
      let width = engine.shape("Hello world").width
      let shaped = engine.shape(text, width: width)
      expectEqual(shaped.pieces(of: text), ["Hello world ", "again"])
      expectEqual(shaped.lines.map(\.endsParagraph), [false, true])
      let narrow = engine.shape("Hel").width
      expectEqual(engine.shape(text, width: narrow).pieces(of: text).first, "Hel")
    },
    ContractCase("no line is wider than its width unless it holds one character") { engine in
      let text = "The quick brown fox jumps over the lazy dog. Donaudampfschifffahrt, 12,345.67."
      for width in stride(from: 0.0, through: 300, by: 9.7) {
        let shaped = engine.shape(text, width: width)
        expectEqual(shaped.pieces(of: text).joined(), text)
        for (line, piece) in zip(shaped.lines, shaped.pieces(of: text)) {
          let letters = piece.count { $0 != " " }
          expect(line.width <= width + 0.002 || letters == 1, "\(width): \(piece)")
        }
      }
      expectEqual(engine.shape("e\u{301}e\u{301}", width: 0).lines.count, 2)
    },
    ContractCase("a line breaks only if the next word does not fit, with any tracking") {
      engine in
      let text = "The quick brown fox jumps over the lazy dog and runs away"
      for tracking in [0, 3, -0.5] {
        for width in stride(from: 80.0, through: 300, by: 13.7) {
          let shaped = engine.shape(styled(text, tracking: tracking), width: width)
          let pieces = shaped.pieces(of: text)
          expectAtMost(shaped.width, width + 0.002, "\(tracking) \(width)")
          // The last two lines may be evened out.
          for (piece, next) in zip(pieces, pieces.dropFirst()).dropLast() {
            let longer = piece + next.prefix { $0 != " " }
            let space = engine.shape(styled(longer, tracking: tracking)).width
            expectGreater(space, width - 0.02, "\(tracking) \(width): \(longer)")
          }
        }
      }
    },
    ContractCase("in mixed scripts, a line breaks only if the next piece does not fit") {
      engine in
      // A line may break between any two of these pieces.
      let pieces = [
        "iPhone ", "和 ", "Swift ", "的", "排", "版", "and ", "肘", "子", "Layout ", "系", "统",
      ]
      let text = pieces.joined()
      for size in [11.0, 17, 34] {
        let font = FontDescription(size: size)
        for tracking in [0, 1.5] {
          for width in stride(from: size * 5, through: size * 18, by: size * 0.37) {
            let shaped = engine.shape(styled(text, font, tracking: tracking), width: width)
            var (rest, start) = (pieces[...], "")
            for line in shaped.pieces(of: text).dropLast(2) {
              start = ""
              while start.count < line.count, let next = rest.popFirst() { start += next }
              expectEqual(start, line, "\(size) \(tracking) \(width)")
              let longer = start + (rest.first ?? "")
              let space = engine.shape(styled(longer, font, tracking: tracking)).lines[0].width
              expectGreater(space, width - 0.02, "\(size) \(tracking) \(width): \(longer)")
            }
            expectAtMost(shaped.width, width + 0.002, "\(size) \(tracking) \(width)")
          }
        }
      }
    },
    ContractCase("text fits into its measured width and wraps in a narrower one") { engine in
      for text in ["Hello world", "trailing  ", "שלום עולם", "12,345", "Ünïcödé"] {
        for tracking in [0, 2, -0.5] {
          let text = styled(text, tracking: tracking)
          let natural = engine.shape(text)
          expectEqual(engine.shape(text, width: natural.width), natural)
          let narrow = engine.shape(text, width: natural.width - 0.1)
          expectGreater(narrow.lines.count, 1, "\(text)")
        }
      }
    },
    ContractCase("lines of several styles fit the width and use it fully") {
      engine in
      let words = "The quick brown fox jumps over the lazy dog and runs away".split(separator: " ")
      let runs = words.enumerated().map { index, word in
        StyledText.Run(
          text: word + " ", font: FontDescription(size: 12 + Double(index % 3)),
          tracking: [0, 2, -0.5][index % 3])
      }
      let widths = runs.map { engine.shape(StyledText(runs: [$0])).lines[0] }
      for width in stride(from: 80.0, through: 300, by: 13.7) {
        // Each line is as long as its words fit.
        var (expected, used) = (0, Double.infinity)
        for word in widths {
          if used + word.width > width { (expected, used) = (expected + 1, 0) }
          used += word.width + word.trailingWhitespace
        }
        let shaped = engine.shape(StyledText(runs: runs), width: width)
        expectAtMost(shaped.width, width + 0.002)
        expectEqual(shaped.lines.count, expected, "\(width)")
      }
    },
    ContractCase("a second word joins a single word on the last line if that evens the last lines")
    {
      engine in
      let text = "The quick brown fox jumps over the lazy dog"
      for (start, paragraph) in [("", text), ("A line\n", "A line\n" + text)] {
        // All words but the last one fit.
        let width = engine.shape("The quick brown fox jumps over the lazy").width
        let shaped = engine.shape(paragraph, width: width)
        let lines = Array(shaped.pieces(of: paragraph).suffix(2))
        expectEqual(lines, ["The quick brown fox jumps over the ", "lazy dog"], "\(start)")
        expectEqual(shaped.lines.suffix(2).map(\.endsParagraph), [false, true])
        // Text in its measured width breaks in the same places.
        let again = engine.shape(paragraph, width: shaped.width)
        expectEqual(again.lines.map(\.range), shaped.lines.map(\.range))
      }
      // Two words on the last line are enough.
      let two = engine.shape(text, width: engine.shape("The quick brown fox jumps over the").width)
      expectEqual(two.pieces(of: text).last, "lazy dog")
      // A word that would make the lines less even stays, as does the only word of its line.
      let long = "a internationalization of"
      let before = engine.shape("a internationalization").width
      expectEqual(engine.shape(long, width: before).pieces(of: long).last, "of")
      let pair = "internationalization again"
      let alone = engine.shape("internationalization").width
      expectEqual(engine.shape(pair, width: alone).pieces(of: pair).last, "again")
      // This also applies to paragraphs of three lines, but only at the end of a paragraph.
      let three = "one two three four five six seven eight nine"
      let narrow = engine.shape("one two three four").width
      let lines = engine.shape(three, width: narrow)
      expectEqual(lines.pieces(of: three).joined(), three)
      expectEqual(lines.pieces(of: three).last?.contains(" "), true)
      let separated = "The quick brown fox jumps over the lazy dog\u{2028}and more"
      let width = engine.shape("The quick brown fox jumps over the lazy").width
      expect(engine.shape(separated, width: width).pieces(of: separated)[1], startsWith: "dog")
    },
    ContractCase("words without a hyphenation point break without hyphens") { engine in
      let shaped = engine.shape("Brrrrrpsst", width: engine.shape("Brrrr").width)
      expectEqual(shaped.pieces(of: "Brrrrrpsst").first, "Brrrr")
      expectEqual(shaped.lines.first?.runs.flatMap(\.glyphs).count, 5)
    },
    ContractCase("wrapped text breaks in the same places in the width of its widest line") {
      engine in
      let text = String(repeating: "The quick brown fox jumps over the lazy dog. ", count: 12)
      for width in [80.0, 133.3, 251] {
        let first = engine.shape(text, width: width)
        expectEqual(
          engine.shape(text, width: first.width).lines.map(\.range), first.lines.map(\.range))
      }
    },
  ]

  static let truncating = [
    ContractCase("a line limit keeps at most that many lines") { engine in
      let text = "one two three four five six seven eight"
      let whole = engine.shape(text, width: 60)
      try require(whole.lines.count > 3)
      for limit in 1...whole.lines.count + 1 {
        let cut = engine.shape(text, width: 60, limit: limit)
        expectEqual(cut.lines.count, min(limit, whole.lines.count))
        expectEqual(cut.isTruncated, limit < whole.lines.count)
        let kept = min(limit - 1, whole.lines.count)
        expectEqual(cut.lines.prefix(kept), whole.lines.prefix(kept))
      }
      for limit in [0, -1, .max] { expectEqual(engine.shape(text, width: 60, limit: limit), whole) }
    },
    ContractCase("a line limit counts the lines of all paragraphs") { engine in
      let text = "one\ntwo\nthree"
      for width in [nil, 200] as [Double?] {
        let shaped = engine.shape(text, width: width, limit: 2)
        expectEqual(shaped.lines.count, 2)
        expect(shaped.isTruncated)
        expect(isNear(shaped.lines[1].width, engine.shape("two…").width))
        expect(!engine.shape(text, width: width, limit: 3).isTruncated)
      }
    },
    ContractCase("a truncated line fits the width and uses it") { engine in
      let text = "The quick brown fox jumps over the lazy dog and runs away"
      let ellipsis = engine.shape("…").width
      for position in [TruncationPosition.tail, .head, .middle] {
        for width in stride(from: 0.0, to: 420, by: 9.7) {
          let shaped = engine.shape(text, width: width, limit: 1, position)
          expectEqual(shaped.lines.count, 1)
          expect(shaped.isTruncated)
          expectAtMost(shaped.width, max(width + 0.002, ellipsis), "\(position) \(width)")
          if width > 60 { expectGreater(shaped.width, width - 30, "\(position) \(width)") }
        }
        expect(!engine.shape(text, width: 1000, limit: 1, position).isTruncated)
      }
    },
    ContractCase("only the ellipsis remains if nothing fits; no space precedes it") {
      engine in
      let alone = engine.shape("The quick", width: 3, limit: 1)
      expectEqual(alone.lines[0].runs.flatMap(\.glyphs).count, 1)
      expect(isNear(alone.width, engine.shape("…").width))
      let width = engine.shape("The …").width
      let cut = engine.shape("The quick", width: width, limit: 1)
      expect(isNear(cut.width, engine.shape("The…").width))
    },
  ]
}
