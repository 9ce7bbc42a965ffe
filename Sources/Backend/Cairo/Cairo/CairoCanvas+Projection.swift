internal import CCairo
import Foundation
import GalleyGraphics

/// The drawing inside an open projection. It is recorded first, because parts that the projection
/// shows may lie outside the clip.
struct ProjectionLayer {
  let parent: OpaquePointer
  let recording: OpaquePointer
  /// The projection in device pixels.
  let matrix: ProjectionTransform
}

extension CairoCanvas {
  func pushProjection(_ matrix: ProjectionTransform) {
    var current = cairo_matrix_t()
    cairo_get_matrix(context, &current)
    let toDevice = CGAffineTransform(
      a: current.xx, b: current.yx, c: current.xy, d: current.yy, tx: current.x0, ty: current.y0)
    let device = ProjectionTransform(toDevice.inverted()).concatenating(matrix)
      .concatenating(ProjectionTransform(toDevice))
    var inverse = device
    guard device.values.allSatisfy({ abs($0) < 1e12 }), inverse.invert(), let clip = deviceClip,
      let recording = cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, nil),
      let inner = cairo_create(recording)
    else {
      // A plane seen from its edge is invisible.
      push(.state)
      return hideEverything()
    }
    // Nothing else is visible, and drawing an unbounded recording would never end.
    let seen = Self.source(of: clip, inverse)
    cairo_rectangle(inner, seen.minX, seen.minY, seen.width, seen.height)
    cairo_clip(inner)
    cairo_set_matrix(inner, &current)
    push(.projection(ProjectionLayer(parent: context, recording: recording, matrix: device)))
    context = inner
    font = nil
  }

  /// Returns the part of the plane that is visible in `clip`, in whole pixels, within a useful
  /// distance.
  private static func source(of clip: CGRect, _ inverse: ProjectionTransform) -> CGRect {
    let around = clip.insetBy(dx: -clip.width, dy: -clip.height)
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

  /// Paints the recorded drawing, pixel by pixel.
  func finish(_ layer: ProjectionLayer) {
    cairo_destroy(context)
    context = layer.parent
    defer { cairo_surface_destroy(layer.recording) }
    var (x, y, width, height) = (0.0, 0.0, 0.0, 0.0)
    cairo_recording_surface_ink_extents(layer.recording, &x, &y, &width, &height)
    guard let source = PixelArea(CGRect(x: x, y: y, width: width, height: height)),
      let clip = deviceClip.flatMap({ Self.target(of: source, layer.matrix, in: $0) })
    else { return }
    cairo_identity_matrix(context)
    attempt { () throws(PaintError) in
      try source.check()
      try clip.check()
      let drawing = try ImageSurface(width: source.width, height: source.height)
      drawing.setOrigin(x: source.x, y: source.y)
      guard let painter = cairo_create(drawing.pointer) else { throw .outOfMemory }
      cairo_set_source_surface(painter, layer.recording, 0, 0)
      cairo_paint(painter)
      let status = cairo_status(painter)
      cairo_destroy(painter)
      guard status == CAIRO_STATUS_SUCCESS else { throw .cairo(status) }
      let picture = try ImageSurface(width: clip.width, height: clip.height)
      let warp = PixelWarp(layer.matrix, from: source, to: clip)
      _ = drawing.withPixels { from, fromStride in
        picture.withPixels { to, toStride in warp.apply(from, fromStride, to, toStride) }
      }
      cairo_set_source_surface(context, picture.pointer, Double(clip.x), Double(clip.y))
      cairo_paint(context)
    }
  }
}

/// Maps pixels from where they were drawn to where they are visible.
private struct PixelWarp {
  private let inverse: ProjectionTransform
  private let forward: ProjectionTransform
  private let source: PixelArea
  private let target: PixelArea

  init(_ matrix: ProjectionTransform, from source: PixelArea, to target: PixelArea) {
    forward = matrix
    inverse = matrix.inverted()
    self.source = source
    self.target = target
  }

  /// The number of samples per pixel along each axis.
  private static let samples = 3

  func apply(
    _ from: UnsafeMutablePointer<UInt8>, _ fromStride: Int, _ to: UnsafeMutablePointer<UInt8>,
    _ toStride: Int
  ) {
    let count = Self.samples
    for y in 0..<target.height {
      for x in 0..<target.width {
        var sum = SIMD4<Float>.zero
        for part in 0..<count * count {
          let point = CGPoint(
            x: CGFloat(target.x + x) + (CGFloat(part % count) + 0.5) / CGFloat(count),
            y: CGFloat(target.y + y) + (CGFloat(part / count) + 0.5) / CGFloat(count))
          sum += sample(at: point, from, fromStride)
        }
        let pixel = to + y * toStride + x * 4
        for channel in 0..<4 {
          pixel[channel] = UInt8((sum[channel] / Float(count * count)).rounded())
        }
      }
    }
  }

  /// Returns the color of the plane that is visible at a point, interpolated between four pixels.
  private func sample(
    at point: CGPoint, _ from: UnsafeMutablePointer<UInt8>, _ stride: Int
  ) -> SIMD4<Float> {
    // The sign of the scale is arbitrary. Projecting forward finds points behind the viewer.
    let depth = inverse.m13 * point.x + inverse.m23 * point.y + inverse.m33
    guard depth != 0 else { return .zero }
    let place = CGPoint(
      x: (inverse.m11 * point.x + inverse.m21 * point.y + inverse.m31) / depth,
      y: (inverse.m12 * point.x + inverse.m22 * point.y + inverse.m32) / depth)
    let (x, y) = (place.x - CGFloat(source.x) - 0.5, place.y - CGFloat(source.y) - 0.5)
    guard x > -1, y > -1, x < CGFloat(source.width), y < CGFloat(source.height),
      forward.m13 * place.x + forward.m23 * place.y + forward.m33 > 0
    else { return .zero }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (u, v) = (Float(x - CGFloat(left)), Float(y - CGFloat(top)))
    func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
      guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
      let start = from + y * stride + x * 4
      return SIMD4(Float(start[0]), Float(start[1]), Float(start[2]), Float(start[3]))
    }
    let upper = pixel(left, top) * (1 - u) + pixel(left + 1, top) * u
    let lower = pixel(left, top + 1) * (1 - u) + pixel(left + 1, top + 1) * u
    return upper * (1 - v) + lower * v
  }
}
