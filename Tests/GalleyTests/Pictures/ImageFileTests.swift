import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Images in other formats")
struct ImageFileTests {
  let folder: AssetCatalogFolder

  init() throws { folder = try AssetCatalogFolder() }

  private nonisolated static let hasSVG = ImageFile.libraries.contains {
    $0.name == "librsvg" && $0.isPresent
  }

  private let svg = """
    <svg xmlns="http://www.w3.org/2000/svg" width="12" height="6"><rect width="12" height="6" \
    fill="#2060D0"/></svg>
    """

  @Test("an SVG file in a catalog is sharp at any size", .enabled(if: hasSVG, "needs librsvg2-2"))
  func vectorAsset() throws {
    try folder.write(
      "Sign.imageset", #"{"images": [{"filename": "sign.svg", "idiom": "universal"}]}"#)
    try Data(svg.utf8).write(
      to: URL(fileURLWithPath: "\(folder.path)/Assets.xcassets/Sign.imageset/sign.svg"))
    let renderer = ImageRenderer(content: Image("Sign", bundle: folder.bundle))
    renderer.scale = 2
    let natural = try renderer.displayList()
    expect(renderer.diagnostics.isEmpty)
    expectEqual(natural.size, CGSize(width: 12, height: 6))
    guard case .bitmap(let picture, nil)? = natural.items.first else {
      Issue.record("no picture is drawn")
      return
    }
    expectEqual(picture.bitmap.width, 24)
    expectEqual(picture.bitmap.height, 12)

    let large = ImageRenderer(
      content: Image("Sign", bundle: folder.bundle).resizable().frame(width: 40, height: 40))
    guard case .bitmap(let painted, nil)? = try large.displayList().items.first else {
      Issue.record("no picture is drawn")
      return
    }
    expectEqual(painted.bitmap.width, 40)
    expectEqual(painted.bitmap.height, 40)
  }

  @Test("a NaN scale is an error", .enabled(if: hasSVG, "needs librsvg2-2"))
  func noScale() throws {
    for scale in [CGFloat.nan, .infinity, -.infinity] {
      #expect(throws: ImageFileError.self) { try ImageFile.decode(Array(svg.utf8), scale: scale) }
    }
    for scale in [0, -1, 1e-300] as [CGFloat] {
      try expectEqual(ImageFile.decode(Array(svg.utf8), scale: scale).width, 1)
    }
  }

  @Test("a file is found with and without its suffix", .enabled(if: hasSVG, "needs librsvg2-2"))
  func names() throws {
    try Data(svg.utf8).write(to: URL(fileURLWithPath: "\(folder.path)/mark.svg"))
    for name in ["mark", "mark.svg"] {
      let renderer = ImageRenderer(content: Image(name, bundle: folder.bundle))
      try expectEqual(renderer.displayList().size, CGSize(width: 12, height: 6))
      expect(renderer.diagnostics.isEmpty)
    }
  }

  @Test("an unreadable file is reported with the reason")
  func unreadable() throws {
    try Data("BM no picture".utf8).write(to: URL(fileURLWithPath: "\(folder.path)/old.png"))
    let renderer = ImageRenderer(
      content: Image("old", bundle: folder.bundle).frame(width: 4, height: 4))
    _ = try renderer.displayList()
    expect(
      renderer.diagnostics.map(\.description).joined()
        .contains("not a PNG, JPEG, WebP, GIF, SVG or PDF file"))
  }
}
