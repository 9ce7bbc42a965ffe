import Galley
import GalleyCairo
import Testing

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

  /// The chunks of a file, in order.
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

  @Test("control chunks are numbered, and the first frame is an ordinary picture")
  func structure() throws {
    let file = try AnimatedPNG.encode([frame(0), frame(10), frame(20)], frameRate: 25)
    let chunks = chunks(file)
    let types = chunks.map(\.type).filter { !["sRGB", "pHYs"].contains($0) }
    #expect(
      types == ["IHDR", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    #expect(chunks.first { $0.type == "acTL" }?.contents == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = chunks.filter { ["fcTL", "fdAT"].contains($0.type) }.map { $0.contents[3] }
    #expect(numbers == [0, 1, 2, 3, 4])
    // A frame lasts a twenty-fifth of a second.
    let first = try #require(chunks.first { $0.type == "fcTL" }?.contents)
    #expect(Array(first[20..<24]) == [0, 1, 0, 25])
    // Programs that know nothing of animation show the first frame.
    let still = try PNGFile.decode(file)
    #expect(try still == Rasterizer.bitmap(of: frame(0)))
  }

  @Test("a frame holds what differs from the one before")
  func parts() throws {
    let file = try AnimatedPNG.encode([frame(0), frame(10), frame(10)], frameRate: 25, pause: 0)
    let areas = chunks(file).filter { $0.type == "fcTL" }.map { chunk in
      stride(from: 4, to: 20, by: 4).map { start in
        chunk.contents[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      }
    }
    // Width, height, x, y: the whole, where the square was and is, and nothing.
    #expect(areas == [[80, 40, 0, 0], [40, 20, 0, 10], [1, 1, 0, 0]])
    #expect(chunks(file).filter { $0.type == "fcTL" }.allSatisfy { $0.contents[23] == 25 })
  }

  @Test("pictures without a ground keep their opacity; equal frames give equal files")
  func transparency() throws {
    let lists = [frame(0, background: nil), frame(10, background: nil)]
    let file = try AnimatedPNG.encode(lists, frameRate: 10)
    #expect(chunks(file)[0].contents[9] == 6)
    #expect(try PNGFile.decode(file) == Rasterizer.bitmap(of: lists[0]))
    #expect(try AnimatedPNG.encode(lists, frameRate: 10) == file)
    #expect(try AnimatedPNG.encode([], frameRate: 10).isEmpty)
  }
}
