import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
private func size(_ text: some View) -> CGSize { layout(nil, nil) { text }.root.frame.size }

@MainActor
@Suite("Inline images")
struct TextImageTests {
  private let picture = Bitmap(
    width: 20, height: 30, pixels: Array(repeating: 255, count: 20 * 30 * 4))

  private func items(_ view: some View) throws -> [DisplayItem] {
    try ImageRenderer(content: view).displayList().items
  }

  @Test("an inline image is one character on the baseline")
  func onTheBaseline() throws {
    let text = try styled(Text("a\(Image(picture))b"))
    let run = try require(text.lines[0].runs.first { $0.attachment != nil })
    expectEqual(run.width, 20)
    let letters = try styled(Text("ab"))
    expectClose(
      [text.lines[0].width, text.lines[0].ascent].map { CGFloat($0) },
      [letters.lines[0].width + 20, 30].map { CGFloat($0) }, tolerance: 0.05)
    expectEqual(text.lines[0].descent, letters.lines[0].descent)
  }

  @Test("inline images are painted where they are measured")
  func painted() throws {
    let bitmaps = try items(Text("a\(Image(picture))b")).compactMap { item -> CGRect? in
      if case .bitmap(let placed, _) = item { placed.frame } else { nil }
    }
    let text = try styled(Text("a\(Image(picture))b"))
    let run = try require(text.lines[0].runs.first { $0.attachment != nil })
    expectEqual(bitmaps.count, 1)
    expectClose(
      bitmaps[0],
      CGRect(x: run.x, y: text.baselines[0] - 30, width: 20, height: 30), tolerance: 0.01)
  }

  @Test("an inline symbol follows the surrounding font and color", .enabled(if: hasPainter))
  func symbol() throws {
    func width(_ text: Text) throws -> Double {
      try require(styled(text).lines[0].runs.first { $0.attachment != nil }).width
    }
    let star = Text(Image(systemName: "star"))
    let (small, large) = (
      try width(star.font(.system(size: 10))), try width(star.font(.system(size: 30)))
    )
    expectLess(abs(large / small - 3), 1e-9)
    let strokes = try items(Text("a") + star.foregroundColor(.red)).compactMap { item -> Paint? in
      if case .stroke(_, _, let paint) = item { paint } else { nil }
    }
    let bar = try items(Color.red.frame(width: 1, height: 1)).compactMap { item -> Paint? in
      if case .fill(_, let paint, _) = item { paint } else { nil }
    }
    expect(!strokes.isEmpty)
    expect(strokes.allSatisfy { $0 == bar.first })
    // A symbol is no taller than a line of its font.
    let plain = size(Text("Star"))
    expectEqual(size(Text("Star \(Image(systemName: "star"))")).height, plain.height)
  }

  @Test("truncation next to an image works, and so does a text of images only")
  func truncation() throws {
    let images = (0..<20).reduce(Text("")) { sum, _ in sum + Text(Image(picture)) }
    let cut = try styled(images.font(.body), width: 110)
    expectGreater(cut.lines.count, 1)
    let one = layout(110, 30) { images.lineLimit(1) }
    expectAtMost(one.root.frame.width, 110)
    expectEqual(size(Text(Image(picture))).width, 20)
  }

  @Test("the width of an inline image is limited at any scale")
  func hugePicture() throws {
    let bitmap = Bitmap(width: 3, height: 1, pixels: Array(repeating: 255, count: 12))
    for scale in [1e-6, 1e-12, 1e-300, 1e300, -1, 0] as [CGFloat] {
      let size = size(Text("a\(Image(bitmap, scale: scale))b"))
      expect(size.width.isFinite)
      expectLess(size.width, 1e6)
      expectLess(size.height, 1e6)
    }
  }

  @Test("images shrink with their text")
  func shrinking() throws {
    let text = Text("wide \(Image(picture)) wide").lineLimit(1).minimumScaleFactor(0.2)
    let width = try items(text.frame(width: 60, height: 20)).compactMap { item -> CGFloat? in
      if case .bitmap(let placed, _) = item { placed.frame.width } else { nil }
    }
    expect(width.count == 1 && width[0] < 20)
  }
}
