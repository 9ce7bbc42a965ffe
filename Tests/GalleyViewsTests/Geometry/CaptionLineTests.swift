import Expectations
import Galley
import Testing

@Suite("Captions")
@MainActor
struct CaptionLineTests {
  private var row: some View {
    HStack(spacing: 8) {
      Color.gray.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.gray.frame(width: 30, height: 20).accessibilityIdentifier("b")
    }.accessibilityIdentifier("row")
  }

  private func labels(_ captions: [Caption]) throws -> [AnnotatedPicture.Label] {
    let renderer = ImageRenderer(content: row)
    let rendering = try renderer.rendering()
    return Annotations(overlays: [], captions: captions).picture(
      rendering.displayList, rendering.layout.placed, engine: try SharedTextEngine.engine()
    ).labels
  }

  @Test("numbers come from the layout, and code keeps its text")
  func numbers() throws {
    let texts = try labels([
      .code("HStack(spacing: 8) { a != b }"),
      "\(.width(of: "a")) + 8 + \(.width(of: "b")) = \({ $0["row"].frame.width })",
      "\(.size(of: "row")), \(.center(of: "b", in: "row")), \(2) views",
    ]).map(\.text)
    expectEqual(
      texts, ["HStack(spacing: 8) { a != b }", "40 + 8 + 30 = 78", "78×20, (63, 10), 2 views"])
  }

  @Test("words between backticks are code, even around numbers, and eighths are exact")
  func inlineCode() throws {
    let texts = try labels(["as in `f(x: 1)`, \(.width(of: "a")) and `g(\("a b"), \(2))`"])
    expectEqual(texts.map(\.text), ["as in f(x:\u{A0}1), 40 and g(a\u{A0}b,\u{A0}2)"])
    // All letters of code have the same width.
    let widths = try labels(["`iiii`", "`mmmm`", "`\("ii")m\(1)`"]).map(\.frame.width)
    expectEqual(Set(widths).count, 1)
    expectEqual(
      [86.125, 1.0 / 3, 0.13, 2].map(AnnotationWords.number), ["86.125", "0.33", "0.13", "2"])
  }

  @Test("a view that does not exist is a question mark")
  func missing() throws {
    let texts = try labels(["\(.width(of: "c")) and \({ $0["c"].frame.width })"]).map(\.text)
    expectEqual(texts, ["? and ?"])
  }

  @Test("captions are above the picture and wrap instead of widening it")
  func place() throws {
    let long = String(repeating: "a long caption ", count: 20)
    let renderer = ImageRenderer(content: row)
    renderer.captions = [Caption(stringLiteral: long)]
    let margins = try require(renderer.rendering().layout.margins)
    expectLess(margins.picture.width, 600)
    expectGreater(margins.origin.y, 34)
    // Boxes for glyphs replace the view's, and not the captions'.
    renderer.hasGlyphBlocks = true
    try expect(
      renderer.displayList().items.contains { if case .glyphs = $0 { true } else { false } })
  }

  @Test("code breaks between its parts, and not inside an expression")
  func code() {
    expectEqual(
      CodeLines.broken(
        "GeometryReader { proxy in … .frame(height: proxy.size.height * (1 - 0.618)) … }", at: 60),
      [
        "GeometryReader { proxy in", "  … .frame(height: proxy.size.height * (1 - 0.618)) … }",
      ])
    expectEqual(
      CodeLines.broken(".frame(minWidth: a, idealWidth: b, alignment: .trailing)", at: 50),
      [".frame(minWidth: a, idealWidth: b,", "  alignment: .trailing)"])
    expectEqual(
      CodeLines.broken("f([.vertical, .horizontal]) { length, axis in 0 }", at: 40),
      ["f([.vertical, .horizontal]) {", "  length, axis in 0 }"])
    expectEqual(CodeLines.broken("abcdef", at: 4), ["abcd", "  ef"])
    // Continuation lines are indented by their nesting depth.
    expectEqual(
      CodeLines.broken("Grid { ForEach(pets) { pet in GridRow { Text(\"{\") … } … } }", at: 26),
      [
        "Grid { ForEach(pets) {", "    pet in GridRow {", "      Text(\"{\") … } … } }",
      ])
    expectEqual(CodeLines.broken("a\nb", at: 4), ["a", "b"])
  }

  @Test("a magnified view has the same numbers, beside a larger picture")
  func magnified() throws {
    func picture(_ magnification: Double) throws -> AnnotatedPicture {
      let renderer = ImageRenderer(content: row)
      renderer.scale = 2 * magnification
      let rendering = try renderer.rendering()
      var annotations = Annotations(overlays: .frames)
      annotations.magnification = magnification
      return annotations.picture(
        rendering.displayList, rendering.layout.placed, engine: try SharedTextEngine.engine())
    }
    let (plain, large) = (try picture(1), try picture(4))
    expectEqual(large.labels.map(\.text), plain.labels.map(\.text))
    expectEqual(large.labels[0].fontSize * 4, plain.labels[0].fontSize)
    // Its letters are spaced as in the other.
    expectLess(abs(large.labels[0].frame.width * 4 - plain.labels[0].frame.width), 0.1)
    expectEqual(large.list.scale, 8)
    expectEqual(large.canvases[0].size, plain.canvases[0].size)
  }
}
