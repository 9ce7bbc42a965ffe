import Foundation
import Galley
import GalleyCatalog
@testable import GalleyScenes
import Expectations
import Testing

/// Checks the geometry of labels, which must never cover the picture.
@Suite("Labels around pictures")
@MainActor
struct AnnotationGeometryTests {
  nonisolated static let overlays: [LayoutOverlays] = [
    .frames, .baselines, .guides, .spacing, .proposals, .safeArea,
    [.frames, .baselines, .guides, .spacing, .proposals, .safeArea],
  ]

  /// Renders a scene's picture without annotations.
  private func plain(_ picture: ScenePicture) throws -> Rendering {
    var options = SceneOptions()
    options.overlays = []
    return try picture.renderer(options).rendering()
  }

  private func annotated(
    _ rendering: Rendering, _ overlays: LayoutOverlays, rulers: [Ruler] = []
  ) throws -> AnnotatedPicture {
    Annotations(overlays: overlays, rulers: rulers).picture(
      rendering.displayList, rendering.layout.placed, engine: try SharedTextEngine.engine())
  }

  /// Checks that labels don't overlap the painted areas, each other or the sheet's edges, and
  /// checks their size and contrast.
  private func check(_ picture: AnnotatedPicture, _ painted: [CGRect], _ name: String) {
    let sheet = CGRect(origin: .zero, size: picture.list.size)
    for (index, label) in picture.labels.enumerated() {
      let frame = label.frame.insetBy(dx: 0.1, dy: 0.1)
      expectAtLeast(label.fontSize, 10, "\(name): “\(label.text)” is too small")
      expect(sheet.contains(frame), "\(name): “\(label.text)” leaves the sheet")
      for ink in label.inks {
        expectAtLeast(contrast(ink.color, AnnotationInk.paper), 4.5, "\(name): \(ink)")
      }
      for content in painted where content.intersects(frame) {
        Issue.record("\(name): “\(label.text)” at \(frame) covers the picture at \(content)")
      }
      for other in picture.labels[..<index]
      where other.frame.insetBy(dx: 0.1, dy: 0.1).intersects(frame) {
        Issue.record("\(name): “\(label.text)” overlaps “\(other.text)”")
      }
    }
  }

  /// Returns the contrast ratio as defined by WCAG 2.
  private func contrast(_ a: ResolvedColor, _ b: ResolvedColor) -> Double {
    func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    func luminance(_ color: ResolvedColor) -> Double {
      0.2126 * linear(color.red) + 0.7152 * linear(color.green) + 0.0722 * linear(color.blue)
    }
    let values = [luminance(a), luminance(b)].sorted()
    return (values[1] + 0.05) / (values[0] + 0.05)
  }

  @Test(
    "with every overlay, no label of any scene covers the picture or another label",
    .enabled(if: hasPainter))
  func allScenes() throws {
    var counts = [Int](repeating: 0, count: Self.overlays.count)
    for picture in SceneCatalog.galley.pictures {
      let plain = try plain(picture)
      let painted = plain.displayList.paintedBounds
      for (index, overlays) in Self.overlays.enumerated() {
        let annotated = try annotated(plain, overlays)
        let canvas = annotated.canvases[0]
        check(
          annotated, painted.map { [$0.offsetBy(dx: canvas.minX, dy: canvas.minY)] } ?? [],
          "\(picture.id), overlays \(overlays.rawValue)")
        counts[index] += annotated.labels.count
      }
    }
    for (overlays, count) in zip(Self.overlays, counts) {
      expectGreater(count, SceneCatalog.galley.pictures.count, "\(overlays)")
    }
  }

  @Test(
    "pictures of scenes with overlays or rulers show the asserted numbers",
    .enabled(if: hasPainter))
  func scenesWithAnnotations() throws {
    var seen = 0
    for picture in SceneCatalog.galley.pictures {
      guard let margins = try picture.renderer().rendering().layout.margins else { continue }
      seen += 1
      expectGreater(margins.picture.width, 0)
      expectGreater(margins.picture.height, 0)
    }
    expectAtLeast(seen, 20)
    func texts(_ id: String, _ overlays: LayoutOverlays, _ rulers: [Ruler]) throws -> [String] {
      let picture = try require(SceneCatalog.galley.pictures.first { $0.id == id })
      return try annotated(plain(picture), overlays, rulers: rulers).labels.map(\.text)
    }
    let row = try scene("alignment/21-hstack-mixed-baseline")
    let labels = try texts(row.id, row.overlays, row.rulers)
    expect(labels, contains: "row · poem  first 19.5")
    expect(labels, contains: "event  first, last 16")
    let lines = try scene("alignment/02-guides-as-lines")
    let guides = try texts(lines.id, lines.overlays, lines.rulers)
    for label in [
      "box  leading 0", "box  center 105", "box  trailing 210", "box  top 0", "box  center 60",
      "box  bottom 120",
    ] {
      expect(guides.contains(label))
    }
    let thirds = try scene("alignment/06-custom-one-third")
    let names = try texts(thirds.id, thirds.overlays, thirds.rulers)
    expect(names, contains: "bar-90  oneThird 30")
    expect(names, contains: "bar-30  oneThird 10")
  }

  @Test(
    "labels, distances and tables of comparisons overlap neither pictures nor each other",
    .enabled(if: hasPainter))
  func comparisons() throws {
    for id in ["examples/01-price-card", "alignment/21-hstack-mixed-baseline"] {
      let scene = try scene(id)
      var panels: [AnnotationSheet.Panel] = []
      var views: [[ViewBaselines]] = []
      for size in [DynamicTypeSize.xSmall, .large, .xxLarge, .accessibility2] {
        var options = SceneOptions()
        (options.overlays, options.typeSize) = ([], size)
        let rendering = try scene.pictures[0].renderer(options).rendering()
        let bitmap = try Rasterizer.bitmap(of: rendering.displayList)
        panels.append(AnnotationSheet.Panel(title: "\(size)", bitmap, scale: 2))
        views.append(
          rendering.layout.nodes.filter { $0.text != nil }.map {
            ViewBaselines(
              name: $0.text?.string ?? "", frame: $0.frame,
              first: $0.dimensions[.firstTextBaseline], last: $0.dimensions[.lastTextBaseline])
          })
      }
      let tracks = views[0].indices.map { index in BaselineTrack(views.map { $0[index] }) }
      for count in 2...panels.count {
        let sheet = AnnotationSheet(
          comparing: Array(panels.prefix(count)),
          tracks.map { BaselineTrack(Array($0.views.prefix(count))) }, scale: 2,
          engine: try SharedTextEngine.engine())
        let picture = sheet.picture()
        check(picture, picture.canvases, "\(id) \(count)")
        // The table is complete: it names each view.
        for track in tracks { expect(picture.labels.contains { $0.text == track.name }) }
      }
    }
  }
}
