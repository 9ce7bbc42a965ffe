internal import CCairo
internal import CPixels
import Foundation
import GalleyGraphics

/// An open projection. The drawing inside it is painted flat first.
struct ProjectionLayer {
  let parent: OpaquePointer
  let drawing: LayerSurface
  /// The projection in device pixels.
  let matrix: ProjectionTransform
}

extension ProjectionTransform {
  /// Returns the projection of device pixels that matches this projection of points.
  func inDevice(_ toDevice: CGAffineTransform) -> ProjectionTransform {
    ProjectionTransform(toDevice.inverted()).concatenating(self)
      .concatenating(ProjectionTransform(toDevice))
  }
}

extension CairoCanvas {
  func pushProjection(_ matrix: ProjectionTransform) {
    let area = takeLayerArea()
    let device = matrix.inDevice(toDevice)
    var inverse = device
    // A plane seen from its edge is invisible.
    guard device.values.allSatisfy({ abs($0) < 1e12 }), inverse.invert(), let clip = deviceClip,
      let seen = area.pixels(in: source(of: clip, inverse)),
      let drawing = openSurface(for: [seen])
    else {
      push(.state)
      return hideEverything()
    }
    push(.projection(ProjectionLayer(parent: context, drawing: drawing, matrix: device)))
    context = drawing.context
    clipShape = ClipShape(drawing.parts)
    font = nil
  }

  /// Returns the part of the plane that is visible in `clip`, in whole pixels, within a useful
  /// distance.
  private func source(of clip: CGRect, _ inverse: ProjectionTransform) -> CGRect {
    let around = picture.insetBy(dx: -picture.width, dy: -picture.height)
    let corners = [
      CGPoint(x: clip.minX, y: clip.minY), CGPoint(x: clip.maxX, y: clip.minY),
      CGPoint(x: clip.minX, y: clip.maxY), CGPoint(x: clip.maxX, y: clip.maxY),
    ].map { inverse.project($0) }
    var bounds = around
    if !corners.contains(nil) {
      var path = Path()
      path.addLines(corners.compactMap(\.self))
      bounds = path.boundingRect.insetBy(dx: -2, dy: -2).overlap(with: around) ?? clip
    }
    return CGRect(
      x: bounds.minX.rounded(.down), y: bounds.minY.rounded(.down),
      width: bounds.width.rounded(.up) + 1, height: bounds.height.rounded(.up) + 1)
  }

  /// Returns the part of `clip` in which an area may be visible.
  private static func target(
    of area: PixelArea, _ matrix: ProjectionTransform, in clip: CGRect
  ) -> PixelArea? {
    let (right, bottom) = (area.x + area.width, area.y + area.height)
    let corners = [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)]
      .map { matrix.project(CGPoint(x: $0, y: $1)) }
    if corners.contains(nil) { return PixelArea(clip) }
    var path = Path()
    path.addLines(corners.compactMap(\.self))
    return path.boundingRect.insetBy(dx: -1, dy: -1).overlap(with: clip).flatMap { PixelArea($0) }
  }

  /// Paints the drawing, pixel by pixel.
  func finish(_ layer: ProjectionLayer) {
    context = layer.parent
    defer { layer.drawing.close() }
    guard let source = PixelArea(layer.drawing.area),
      let clip = deviceClip.flatMap({ Self.target(of: source, layer.matrix, in: $0) })
    else { return }
    cairo_identity_matrix(context)
    attempt { () throws(PaintError) in
      try source.check()
      try clip.check()
      guard let drawing = layer.drawing.image else { throw .outOfMemory }
      let picture = try ImageSurface(
        width: clip.width, height: clip.height, isFilled: true)
      layer.matrix.project(drawing, source, onto: picture, clip)
      cairo_set_source_surface(context, picture.pointer, Double(clip.x), Double(clip.y))
      cairo_paint(context)
    }
  }
}

extension ProjectionTransform {
  /// Paints a plane as it is seen in a picture, in bands of rows on all cores.
  ///
  /// - Parameters:
  ///   - source: The pixels of the plane in `drawing`.
  ///   - target: The pixels of the device in `picture`.
  /// - Returns: The number of pixels whose points had to be computed.
  @discardableResult
  func project(
    _ drawing: ImageSurface, _ source: PixelArea, onto picture: ImageSurface, _ target: PixelArea
  ) -> Int {
    let side = Int(GALLEY_TILE)
    let tileCount = ((source.width + side - 1) / side) * ((source.height + side - 1) / side)
    let (forward, inverse) = (values.map(Double.init), inverted().values.map(Double.init))
    let pixels = target.width * target.height
    // Several bands for each core, because some may be empty.
    let height = max(target.height / (Cores.bands(pixels: pixels) * 4), side)
    let starts = Array(stride(from: 0, to: target.height, by: height))
    let counts = drawing.withPixels { from, fromStride in
      picture.withPixels { to, toStride in
        let tiles = [UInt64](unsafeUninitializedCapacity: tileCount) {
          galley_find_tiles(from, fromStride, source.width, source.height, $0.baseAddress)
          $1 = tileCount
        }
        return Cores.map(starts, pixels: pixels) { start in
          let areas = [
            source.x, source.y, source.width, source.height, target.x, target.y + start,
            target.width, min(height, target.height - start),
          ]
          return galley_project(
            forward, inverse, areas, from, fromStride, tiles, to + start * toStride, toStride)
        }
      }
    }
    return (counts ?? nil)?.reduce(0, +) ?? 0
  }
}
