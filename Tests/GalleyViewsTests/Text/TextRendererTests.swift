import Expectations
import Foundation
import Galley
import TestSupport
import Testing

private struct Mark: TextAttribute, Equatable { var number: Int }

/// Records the layout that a renderer is asked to draw.
private final class Record {
  var lines: [Text.Layout.TypographicBounds] = []
  var slices: [Text.Layout.TypographicBounds] = []
  var marks: [Int?] = []
  var isTruncated = false
}

private struct Recorder: TextRenderer {
  let record: Record
  var draws: @Sendable (Text.Layout, inout GraphicsContext) -> Void = { layout, context in
    for line in layout { context.draw(line) }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    record.lines = layout.map(\.typographicBounds)
    record.slices = layout.flatMap { $0.flatMap { $0.map(\.typographicBounds) } }
    record.marks = layout.flatMap { $0.map { $0[Mark.self]?.number } }
    record.isTruncated = layout.isTruncated
    draws(layout, &context)
  }
}

/// The heights proposed to a renderer.
private final class Asked: @unchecked Sendable {
  var heights: Set<CGFloat> = []
}

private struct Asking: TextRenderer {
  let asked: Asked

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    if let height = proposal.height { asked.heights.insert(height) }
    return text.sizeThatFits(proposal)
  }
}

private struct Wide: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {}
  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width + 20, height: size.height * 2)
  }
}

@MainActor
@Suite("Text renderers")
struct TextRendererTests {
  private let text = Text("One ") + Text("two three").customAttribute(Mark(number: 7))

  private func items(_ view: some View) throws -> [DisplayItem] {
    try ImageRenderer(content: view).displayList().items
  }

  private func glyphs(_ items: [DisplayItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .glyphs(let line, _, _) = item {
        sum + line.runs.reduce(0) { $0 + $1.glyphs.count }
      } else {
        sum
      }
    }
  }

  @Test("lines, runs and slices match the measured text")
  func layout() throws {
    let record = Record()
    let tree = TestSupport.layout(60, nil) { text.textRenderer(Recorder(record: record)) }
    let placed = try require(
      tree.placed.nodes.indices.lazy.compactMap { tree.placed.text(of: $0) }.first)
    expectEqual(record.lines.count, placed.lines.count)
    expectGreater(record.lines.count, 1)
    for (bounds, line) in zip(record.lines, placed.placedLines(width: 60)) {
      expectClose(
        [bounds.width, bounds.origin.y, bounds.rect.height],
        [CGFloat(line.line.width), line.origin.y, CGFloat(line.line.height)])
    }
    expectEqual(record.slices.count, "Onetwothree".count)
    expectEqual(Set(record.marks), [nil, 7])
    expect(!record.isTruncated)
    let lines: [CGRect] = record.lines.map(\.rect)
    for slice in record.slices.map(\.rect) {
      expect(lines.contains { Self.holds($0, slice) }, "\(slice)")
    }
  }

  /// Whether a rectangle contains another. On Linux, Foundation's own comparison computes a union,
  /// whose edges are rounded.
  private static func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
    let isWithin = inner.minX >= outer.minX - 0.01 && inner.maxX <= outer.maxX + 0.01
    return isWithin && inner.minY >= outer.minY - 0.01 && inner.maxY <= outer.maxY + 0.01
  }

  /// Draws line by line, run by run and slice by slice.
  private static let ways: [@Sendable (Text.Layout, inout GraphicsContext) -> Void] = [
    { layout, context in for line in layout { context.draw(line) } },
    { layout, context in for run in layout.joined() { context.draw(run) } },
    { layout, context in for slice in layout.joined().joined() { context.draw(slice) } },
  ]

  @Test("drawing by line, run or slice draws all glyphs of the text")
  func drawing() throws {
    let plain = try items(text)
    for draws in Self.ways {
      let drawn = try items(text.textRenderer(Recorder(record: Record(), draws: draws)))
      expectEqual(glyphs(drawn), glyphs(plain))
    }
    try expect(items(text.textRenderer(Wide())).isEmpty)
  }

  @Test("drawing by line, run or slice gives the text's own pixels", .enabled(if: hasPainter))
  func pixels() throws {
    let view = text.font(.title).padding()
    let plain = try ImageRenderer(content: view).bitmap()
    for draws in Self.ways {
      let renderer = Recorder(record: Record(), draws: draws)
      let drawn = try ImageRenderer(content: view.textRenderer(renderer)).bitmap()
      expectEqual(plain.pixels, drawn.pixels)
    }
  }

  @Test("texts drawn by a renderer or canvas ignore the renderer")
  func textInText() throws {
    let more = Recorder(record: Record()) { layout, context in
      for line in layout { context.draw(line) }
      context.draw(Text(verbatim: "!"), at: .zero)
    }
    try expectEqual(glyphs(items(Text("a").textRenderer(more))), 2)
    let canvas = Canvas { context, _ in context.draw(Text("ab"), at: .zero) }
    try expectEqual(glyphs(items(canvas.textRenderer(Wide()))), 2)
  }

  @Test("shadows and blend modes of styles are drawn in renderers and canvases")
  func styles() throws {
    let shadow = Color.red.shadow(.drop(color: .black, radius: 3))
    func hasShadow(_ view: some View) throws -> Bool {
      try items(view).contains { if case .pushShadow(_, 3, _) = $0 { true } else { false } }
    }
    let text = Text(verbatim: "a").foregroundStyle(shadow)
    try expect(hasShadow(text.textRenderer(Recorder(record: Record()))))
    try expect(hasShadow(Canvas { context, _ in context.draw(text, at: .zero) }))
    try expect(
      hasShadow(
        Canvas { context, _ in
          var text = context.resolve(Text(verbatim: "a"))
          text.shading = .style(shadow)
          context.draw(text, at: .zero)
        }))
    let path = Path(CGRect(x: 0, y: 0, width: 5, height: 5))
    try expect(hasShadow(Canvas { context, _ in context.fill(path, with: .style(shadow)) }))
    try expect(hasShadow(Canvas { context, _ in context.stroke(path, with: .style(shadow)) }))
    try expect(
      hasShadow(
        Canvas { context, _ in
          var star = context.resolve(Image(systemName: "star"))
          star.shading = context.resolve(.palette([.style(shadow)]))
          context.draw(star, at: .zero)
        }))
  }

  @Test("a renderer is asked for its size at infinity even if the size of the stack is known")
  func limits() {
    let asked = Asked()
    let text = Text("a").textRenderer(Asking(asked: asked))
    let column = VStack(spacing: 0) {
      HStack(spacing: 0) {
        text
        Color.red
      }
      Color.blue
    }
    let size = ProposedViewSize(width: 90, height: 40)
    _ = LayoutTree(of: column, proposal: size, tracing: false)
    expect(asked.heights.contains(.infinity))
  }

  @Test("a renderer determines the size, and the context's effects apply")
  func size() throws {
    let plain = TestSupport.layout(nil, nil) { text }.root.frame.size
    let wide = TestSupport.layout(nil, nil) { text.textRenderer(Wide()) }.root.frame.size
    expectEqual(wide.width, plain.width + 20)
    expectEqual(wide.height, plain.height * 2)
    let faded = try items(
      text.textRenderer(
        Recorder(record: Record()) { layout, context in
          context.opacity = 0.5
          for line in layout { context.draw(line) }
        }))
    expect(faded.contains { if case .pushOpacity(0.5) = $0 { true } else { false } })
  }
}
