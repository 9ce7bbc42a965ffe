internal import CCairo
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
