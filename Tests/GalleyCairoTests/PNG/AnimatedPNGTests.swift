import Expectations
import Galley
import Testing

@testable import GalleyCairo

@Suite("Animated PNG files")
struct AnimatedPNGTests {
  private func frame(_ x: CGFloat, background: ResolvedColor? = .white) -> DisplayList {
    DisplayList(
      size: CGSize(width: 40, height: 20), scale: 2, background: background,
      items: [
        .fill(
          Path(CGRect(x: x, y: 5, width: 10, height: 10)), .color(ResolvedColor(255, 0, 0)),
          FillStyle())
      ])
  }

  /// Returns the chunks of a file, in order.
  private func chunks(_ file: [UInt8]) -> [(type: String, contents: [UInt8])] {
    var result: [(String, [UInt8])] = []
    var position = 8
    while position + 12 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      result.append((type, Array(file[position + 8..<position + 8 + length])))
      position += 12 + length
    }
    return result
  }

  @Test("control chunks are numbered, and the first frame is the default image")
  func structure() throws {
    let file = try AnimatedPNG.encode([frame(0), frame(10), frame(20)], frameRate: 25)
    let chunks = chunks(file)
    let types = chunks.map(\.type).filter { !["sRGB", "pHYs"].contains($0) }
    expectEqual(
      types, ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    expectEqual(chunks.first { $0.type == "acTL" }?.contents, [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.contents[3] }
    expectEqual(numbers, [0, 1, 2, 3, 4])
    // A frame lasts 1/25 second.
    let first = try require(chunks.first { $0.type == "fcTL" }?.contents)
    expectEqual(Array(first[20..<24]), [0, 1, 0, 25])
    // Decoders without animation support show the first frame.
    let still = try PNGFile.decode(file)
    try expectEqual(still, Rasterizer.bitmap(of: frame(0)))
  }

  @Test("a frame contains only the area that changed")
  func parts() throws {
    let file = try AnimatedPNG.encode([frame(0), frame(10), frame(10)], frameRate: 25, pause: 0)
    let areas = chunks(file).filter { $0.type == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { start in
        chunk.contents[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    // Width, height, x, y: the whole picture, the area of the moved square, and no change.
    expectEqual(areas, [[80, 40, 0, 0], [40, 20, 0, 10], [1, 1, 0, 0]])
    expect(chunks(file).filter { $0.type == "fcTL" }.allSatisfy { $0.contents[23] == 25 })
  }

  @Test("opacity is kept without a background, and equal frames give equal files")
  func transparency() throws {
    let lists = [frame(0, background: nil), frame(10, background: nil)]
    let file = try AnimatedPNG.encode(lists, frameRate: 10)
    expectEqual(chunks(file)[0].contents[9], 6)
    try expectEqual(PNGFile.decode(file), Rasterizer.bitmap(of: lists[0]))
    try expectEqual(AnimatedPNG.encode(lists, frameRate: 10), file)
    try expect(AnimatedPNG.encode([], frameRate: 10).isEmpty)
  }

  @Test("an effect that erases an opaque background makes all frames transparent")
  func erasedGround() throws {
    let frames = [0, 10].map { x in
      DisplayList(
        size: CGSize(width: 40, height: 20), scale: 2, background: .white,
        items: [
          .pushFilter(.blend(.destinationOut)),
          .fill(
            Path(CGRect(x: x, y: 5, width: 10, height: 10)),
            .color(ResolvedColor(255, 0, 0)), FillStyle()), .pop,
        ])
    }
    for compression in PNGCompression.allCases {
      let file = try AnimatedPNG.encode(frames, frameRate: 25, compression: compression)
      let first = try PNGFile.decode(file)
      try expectEqual(first, Rasterizer.bitmap(of: frames[0]))
      expectEqual(first.rgba(5, 15), [0, 0, 0, 0])
    }
  }

  /// Returns a red frame.
  private func red(_ width: CGFloat, _ height: CGFloat, background: ResolvedColor?) -> DisplayList {
    DisplayList(
      size: CGSize(width: width, height: height), scale: 2, background: background,
      items: [
        .fill(
          Path(CGRect(x: -5, y: -5, width: 1000, height: 1000)), .color(ResolvedColor(255, 0, 0)),
          FillStyle())
      ])
  }

  @Test("frames of different sizes share the top left corner of the largest canvas")
  func sizes() throws {
    for background in [ResolvedColor.white, nil] {
      let lists = [(30, 10), (20, 40), (30, 40), (10, 5)].map {
        red($0.0, $0.1, background: background)
      }
      let file = try AnimatedPNG.encode(lists, frameRate: 25)
      func numbers(_ contents: [UInt8], _ start: Int, _ count: Int) -> [Int] {
        (0..<count).map { index in
          contents[start + index * 4..<start + index * 4 + 4].reduce(0) { $0 << 8 | Int($1) }
        }
      }
      expectEqual(numbers(chunks(file)[0].contents, 0, 2), [60, 80])
      for control in chunks(file) where control.type == "fcTL" {
        let part = numbers(control.contents, 4, 4)
        expect(part[0] + part[2] <= 60 && part[1] + part[3] <= 80, "\(part)")
      }
      // Outside the frame, the background is visible, not what overflows the frame.
      let first = try PNGFile.decode(file)
      expectEqual(first.width, 60)
      expectEqual(first.height, 80)
      expectEqual(first.rgba(59, 19), [255, 0, 0, 255])
      expectEqual(first.rgba(0, 20), background == nil ? [0, 0, 0, 0] : [255, 255, 255, 255])
    }
  }

  @Test("the backend rejects frames of different sizes without reading out of bounds")
  func unequalFrames() {
    #expect(throws: PaintError.self) {
      try AnimatedPNGEncoder.encode(
        [red(50, 50, background: .white), red(50, 5, background: .white)],
        FrameTiming(frameRate: 30, pause: 0), .fast)
    }
  }
}
