import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Images from pixels and from files.
@MainActor
@Suite("Images in views")
struct PictureTests {
  /// Four pixels: red, green; blue, translucent black.
  private let four = Bitmap(
    width: 2, height: 2,
    pixels: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 128])

  private func pixels(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) throws -> [[UInt8]] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: width, height: height)
    let bitmap = try renderer.bitmap()
    return (0..<bitmap.width * bitmap.height).map {
      Array(bitmap.pixels[$0 * 4..<$0 * 4 + 4])
    }
  }

  @Test(
    "an image has its own size in points and is painted pixel by pixel",
    .enabled(if: hasPainter))
  func ownSize() throws {
    expectEqual(layout(99, 99) { Image(four) }.root.frame.size, CGSize(width: 2, height: 2))
    expectEqual(
      layout(99, 99) { Image(four, scale: 2) }.root.frame.size, CGSize(width: 1, height: 1))
    try expectEqual(
      pixels(Image(four).interpolation(.none)),
      [
        [255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [0, 0, 0, 128],
      ])
  }

  @Test(
    "a resizable image fills its proposal, with its aspect ratio if scaled to fit",
    .enabled(if: hasPainter))
  func resizable() throws {
    let picture = Image(four).resizable()
    expectEqual(layout(40, 30) { picture }.root.frame.size, CGSize(width: 40, height: 30))
    expectEqual(layout(nil, nil) { picture }.root.frame.size, CGSize(width: 2, height: 2))
    expectEqual(
      layout(40, 30) { picture.aspectRatio(contentMode: .fit) }.root.frame.size,
      CGSize(width: 30, height: 30))
    let large = try pixels(picture.interpolation(.none), 4, 4)
    expectEqual(large[0], [255, 0, 0, 255])
    expectEqual(large[1], [255, 0, 0, 255])
    expectEqual(large[2], [0, 255, 0, 255])
    expectEqual(large[5], [255, 0, 0, 255])
    let smooth = try pixels(picture, 40, 40)
    expectGreater(Set(smooth).count, 10)
  }

  @Test("tiles repeat the image, and templates use the foreground style", .enabled(if: hasPainter))
  func tilesAndStencils() throws {
    let tiled = try pixels(Image(four).resizable(resizingMode: .tile).interpolation(.none), 4, 4)
    expectEqual(tiled[0], tiled[2])
    expectEqual(tiled[0], tiled[8])
    expect(tiled[0] != tiled[1])
    let stencil = try pixels(
      Image(four).renderingMode(.template).interpolation(.none).foregroundStyle(.white))
    expectEqual(stencil[0], [255, 255, 255, 255])
    expectEqual(stencil[2], [255, 255, 255, 255])
    expectEqual(stencil[3][3], 128)
  }

  @Test("a PNG file is shown; @2x means two pixels per point", .enabled(if: hasPainter))
  func files() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("galley-pictures-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let renderer = ImageRenderer(content: Color.red.frame(width: 6, height: 4))
    try renderer.write(to: folder.appendingPathComponent("red.png"))
    try renderer.write(to: folder.appendingPathComponent("red@2x.png"))
    func size(_ image: Image) -> CGSize { layout(nil, nil) { image }.root.frame.size }
    let (plain, double) = (
      folder.appendingPathComponent("red.png"), folder.appendingPathComponent("red@2x.png")
    )
    expectEqual(size(Image(contentsOf: plain)), CGSize(width: 6, height: 4))
    expectEqual(size(Image(contentsOf: double)), CGSize(width: 3, height: 2))
    expectEqual(size(Image(contentsOf: plain, scale: 4)), CGSize(width: 1.5, height: 1))
    try expect(pixels(Image(contentsOf: plain)).allSatisfy { $0 == [255, 59, 48, 255] })

    try Data("no picture".utf8).write(to: folder.appendingPathComponent("text.png"))
    for file in ["text.png", "missing.png"] {
      let tree = layout(nil, nil) { Image(contentsOf: folder.appendingPathComponent(file)) }
      expectEqual(tree.root.frame.size, .zero)
      expectEqual(tree.diagnostics.count, 1)
      expect(tree.diagnostics[0].message, contains: file)
    }
    expectEqual(layout(nil, nil) { Image("no-such-picture") }.diagnostics.count, 1)
  }
}
