import Expectations
import Foundation
import Galley
import GalleyGraphics
import Testing

@testable import GalleyCairo

/// Properties that every codec must have, including new ones.
@Suite("Codecs")
struct ImageCodecTests {
  private func picture(_ color: ResolvedColor) -> DisplayList {
    let area = Path(CGRect(x: 3, y: 2, width: 8, height: 6))
    return DisplayList(
      size: CGSize(width: 16, height: 12), scale: 1,
      items: [.fill(area, .color(color), FillStyle())])
  }

  private func isPresent(_ codec: any ImageCodec) -> Bool {
    codec.library.map { (try? DynamicLibrary($0.file)) != nil } ?? true
  }

  @Test("each format has a codec, and each suffix a format")
  func registry() {
    expectEqual(ImageCodecs.all.map(\.format), ImageFormat.allCases)
    let suffixes = ImageFormat.allCases.flatMap(\.suffixes)
    expectEqual(Set(suffixes).count, suffixes.count)
    expectEqual(Set(ImageFormat.allCases.map(\.mediaType)).count, ImageFormat.allCases.count)
    for format in ImageFormat.allCases {
      for suffix in format.suffixes {
        expectEqual(ImageFormat(suffixOf: "a.b.\(suffix.uppercased())"), format)
      }
      expect(format.mediaType, contains: "/")
    }
    expectNil(ImageFormat(suffixOf: "png"))
    expectNil(ImageFormat(suffixOf: "a.pngx"))
  }

  @Test("written files are recognized, and read as pictures of the same size")
  func roundTrip() throws {
    for codec in ImageCodecs.all where codec.encoder != nil && isPresent(codec) {
      let format = codec.format
      let bytes = try Rasterizer.file(of: picture(.black), as: format)
      expectEqual(ImageFormat(bytes), format)
      let read = try ImageFile.decode(bytes)
      expect((read.width, read.height) == (16, 12), "\(format)")
      expectLess(read[6, 4].red, 20, "\(format)")
      expectEqual(read[6, 4].alpha, 255, "\(format)")
      // The area around it is transparent or nearly white.
      let corner = read[0, 0]
      expectEqual(corner.alpha == 0, codec.abilities.contains(.opacity), "\(format)")
      expect(corner.alpha == 0 || corner.red > 240, "\(format)")
    }
  }

  @Test("the quality option changes only files of formats that support it")
  func quality() throws {
    for codec in ImageCodecs.all where codec.encoder != nil && isPresent(codec) {
      let files = try [0.2, 1].map {
        try Rasterizer.file(
          of: picture(.black), as: codec.format, options: ImageOptions(quality: $0))
      }
      expectEqual(files[0] != files[1], codec.abilities.contains(.quality), "\(codec.format)")
    }
  }

  @Test("writing a read-only format, or an animation in a still format, is an error")
  func unwritable() throws {
    for codec in ImageCodecs.all {
      if codec.encoder == nil {
        #expect(throws: ImageFileError.self) {
          try Rasterizer.file(of: picture(.black), as: codec.format)
        }
      }
      if codec.animationName == nil {
        #expect(throws: ImageFileError.self) {
          try Rasterizer.animation(
            of: [picture(.black)], as: codec.format, FrameTiming(frameRate: 1), ImageOptions())
        }
      }
    }
  }

  @Test(
    "SVG and PDF files of more than 32 MiB are rejected before they are parsed",
    arguments: [ImageFormat.svg, .pdf])
  func longDocuments(_ format: ImageFormat) throws {
    let limit = 32 << 20
    expectEqual(format.codec?.limits.bytes, limit)
    var bytes = Array((format == .svg ? "<svg " : "%PDF-1.4").utf8)
    bytes += [UInt8](repeating: 0x20, count: limit + 1 - bytes.count)
    expectEqual(ImageFormat(bytes), format)
    #expect(throws: ImageFileError.tooLong(bytes: limit + 1, limit: limit)) {
      try ImageFile.decode(bytes)
    }
    bytes.removeLast()
    let error = #expect(throws: ImageFileError.self) { try ImageFile.decode(bytes) }
    if case .tooLong? = error { Issue.record("a file of the maximum length is rejected") }
  }

  @Test("Scripts/setup installs every library")
  func packages() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let setup = try String(contentsOf: root.appending(path: "Scripts/setup"), encoding: .utf8)
    for library in FormatLibrary.all {
      expect(setup.contains(" \(library.package) ") || setup.contains(" \(library.package)\n"))
    }
  }

  @Test("frame timings are clamped")
  func timings() {
    expectEqual(FrameTiming(frameRate: 0, pause: .nan), FrameTiming(frameRate: 1, pause: 0))
    expectEqual(FrameTiming(frameRate: 5, pause: -1), FrameTiming(frameRate: 5, pause: 0))
    expectEqual(FrameTiming(frameRate: 5, pause: .infinity), FrameTiming(frameRate: 5, pause: 600))
  }

  @Test(
    "an animated WebP file holds the changes of each frame and its duration",
    .enabled(if: WebPLibrary.shared != nil, "needs libwebp7"))
  func animatedWebP() throws {
    let lists = [picture(.black), picture(.black), picture(.white)]
    let file = try AnimatedWebP.encode(lists, frameRate: 30, pause: 2)
    let frames = WebPChunks(file: file).chunks.filter { $0.name == "ANMF" }.map(\.contents)
    expectEqual(frames.count, 3)
    func number(_ frame: ArraySlice<UInt8>, _ index: Int) -> Int {
      WebPChunks.number(frame.dropFirst(index * 3).prefix(3))
    }
    // The sizes less one: the whole picture, one pixel, and the rectangle with an even start.
    expectEqual(frames.map { [number($0, 2), number($0, 3)] }, [[15, 11], [0, 0], [8, 5]])
    expectEqual(frames.map { number($0, 4) }, [33, 33, 2000])
    try expectEqual(ImageFile.decode(file), Rasterizer.bitmap(of: lists[0]))
    try expect(AnimatedWebP.encode([], frameRate: 30).isEmpty)
    let long = DisplayList(size: CGSize(width: 16_384, height: 1), scale: 1)
    #expect(throws: ImageFileError.self) { try AnimatedWebP.encode([long], frameRate: 30) }
  }
}
