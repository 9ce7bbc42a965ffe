import Expectations
import Foundation
import Galley
import GalleyCairo
import Testing

/// A canvas with a line of text. Its baseline is at 30 points.
private func textPicture(_ text: StyledText, paint: Paint = .color(.black), scale: Double = 1)
  throws -> Bitmap
{
  let line = try PangoTextEngine().shape(text).lines[0]
  return try picture(
    size: 60, scale: scale, [.glyphs(line, origin: CGPoint(x: 5, y: 30), paints: [paint])])
}

private func inkBounds(_ image: Bitmap) -> (left: Int, top: Int, right: Int, bottom: Int)? {
  var (left, top, right, bottom) = (Int.max, Int.max, Int.min, Int.min)
  for y in 0..<image.height {
    for x in 0..<image.width where image.rgba(x, y) != [255, 255, 255, 255] {
      (left, top) = (min(left, x), min(top, y))
      (right, bottom) = (max(right, x), max(bottom, y))
    }
  }
  return left <= right ? (left, top, right, bottom) : nil
}

@Suite struct TextPaintTests {
  @Test func `letters stand on the baseline at their size`() throws {
    let ink = try require(inkBounds(textPicture(styled("H"), scale: 2)))
    expectEqual(ink.bottom, 59)
    expectAtMost(abs((ink.bottom - ink.top + 1) - 25), 1)
    expectAtLeast(ink.left, 10)
    expectAtMost(ink.left, 14)
  }

  @Test func `text is gray at the edges and never colored`() throws {
    let image = try textPicture(styled("Sphinx"))
    var levels: Set<UInt8> = []
    for y in 0..<image.height {
      for x in 0..<image.width {
        let p = image.rgba(x, y)
        expectEqual(p[0], p[1])
        expectEqual(p[1], p[2])
        levels.insert(p[0])
      }
    }
    expectGreater(levels.count, 20)
  }

  @Test func `emoji are colored and as large as the text`() throws {
    let image = try textPicture(styled("😀"))
    let ink = try require(inkBounds(image))
    expectGreater(ink.right - ink.left, 14)
    expectLess(ink.right - ink.left, 26)
    expectGreater(ink.bottom - ink.top, 14)
    expectLess(ink.bottom - ink.top, 26)
    let colored = (0..<60).contains { y in
      (0..<60).contains { Int(image.rgba($0, y)[0]) - Int(image.rgba($0, y)[2]) > 100 }
    }
    expect(colored)
    let faded = try textPicture(
      styled("😀"), paint: .color(ResolvedColor(red: 0, green: 0, blue: 0, opacity: 0.2)))
    expectGreater(faded.pixels.min() ?? 0, 150)
  }

  @Test func `a gradient fills the letters`() throws {
    let stops = [PaintStop(color: red, location: 0), PaintStop(color: blue, location: 1)]
    let paints: [Paint] = [
      .linearGradient(stops, start: CGPoint(x: 5, y: 0), end: CGPoint(x: 45, y: 0)),
      .angularGradient(
        stops, center: CGPoint(x: 25, y: -60), startAngle: .degrees(110), endAngle: .degrees(70)),
    ]
    for paint in paints {
      let image = try textPicture(styled("lllllllllll", weight: 900), paint: paint)
      let ink = try require(inkBounds(image))
      let (first, last) = (image.rgba(ink.left + 1, 24), image.rgba(ink.right - 1, 24))
      expectGreater(first[0], first[2], "\(paint)")
      expectGreater(last[2], last[0], "\(paint)")
    }
  }

  @Test func `a missing glyph is an outlined box`() throws {
    let image = try textPicture(styled("\u{13000}", size: 30))
    let ink = try require(inkBounds(image))
    let center = image.rgba((ink.left + ink.right) / 2, (ink.top + ink.bottom) / 2)
    expectEqual(center, [255, 255, 255, 255])
    expectGreater(ink.right - ink.left, 5)
  }

  @Test func `huge letters are painted as paths, in place`() throws {
    let line = try PangoTextEngine().shape(styled("H", size: 1000)).lines[0]
    let image = try picture(
      size: 900, [.glyphs(line, origin: CGPoint(x: 0, y: 800), paints: [.color(.black)])])
    let ink = try require(inkBounds(image))
    expectEqual(ink.bottom, 799)
    expectAtMost(abs(ink.bottom - ink.top - 727), 2)
  }

  @Test func `an underline continues across runs without seams`() throws {
    let runs = ["ab", "cd", "中"].map {
      StyledText.Run(text: $0, font: body17, underline: TextLine())
    }
    let image = try textPicture(StyledText(runs: runs))
    let row = try require((31..<36).first { image.rgba(10, $0)[0] == 0 })
    let line = try PangoTextEngine().shape(StyledText(runs: runs)).lines[0]
    let end = min(5 + Int(line.width) - 1, image.width - 1)
    let values = (5...end).map { image.rgba($0, row)[0] }
    expect(values.allSatisfy { $0 == 0 }, "\(values) \(line.runs)")
  }

  @Test func `two threads paint the same pixels`() async throws {
    let engine = try PangoTextEngine()
    var items: [DisplayItem] = []
    for (index, text) in ["Hello wörld", "中文 mixed 😀", "مرحبا", "Bold"].enumerated() {
      let line = engine.shape(styled(text, weight: index == 3 ? 700 : 400)).lines[0]
      let origin = CGPoint(x: 3, y: 20 + 25 * Double(index))
      items.append(.glyphs(line, origin: origin, paints: [.color(.black)]))
      items.append(.pushShadow(color: .black, radius: 4, offset: .zero))
      items.append(.fill(rect(100, 20 * Double(index), 10, 10), .color(red), FillStyle()))
      items.append(.pop)
    }
    let list = DisplayList(
      size: CGSize(width: 150, height: 120), scale: 2, background: .white, items: items)
    let reference = try Rasterizer.png(of: list)
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<10 where try Rasterizer.png(of: list) != reference { return false }
          return true
        }
      }
      for try await same in group { expect(same) }
    }
  }

  @Test func `engines on several threads agree`() async throws {
    let texts = ["Hello", "中文", "😀 ok", "مرحبا", "♞ ☂"]
    let reference = try PangoTextEngine()
    let expected = texts.map { reference.shape($0).shapes }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let engine = try PangoTextEngine()
          return texts.map { engine.shape($0).shapes } == expected
        }
      }
      for try await same in group { expect(same) }
    }
  }
}
