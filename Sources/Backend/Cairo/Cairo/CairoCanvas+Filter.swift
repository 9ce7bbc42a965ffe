internal import CCairo
import Foundation
import GalleyGraphics

extension CairoCanvas {
  package func pushFilter(_ filter: Filter) {
    if case .projection(let matrix) = filter { return pushProjection(matrix) }
    let area = takeLayerArea()
    push(.filter(filter))
    pushGroup(area)
  }

  package func pushMasked() {
    let area = takeLayerArea()
    push(.masked(content: nil))
    pushGroup(area)
  }

  package func maskedBy() {
    guard endMaskedContent() else { return }
    cairo_push_group(context)
    font = nil
  }

  /// Paints `content` through the group just painted, which is the mask.
  func finishMask(of content: OpaquePointer?) {
    let mask = cairo_pop_group(context)
    structure?.layGroup(in: context)
    defer { cairo_pattern_destroy(mask) }
    guard let content else { return }
    defer { cairo_pattern_destroy(content) }
    cairo_set_source(context, content)
    cairo_mask(context, mask)
  }

  /// Paints the group just painted with `filter` applied.
  func finish(_ filter: Filter) {
    guard let group = cairo_pop_group(context) else { return }
    structure?.layGroup(in: context)
    defer { cairo_pattern_destroy(group) }
    switch filter {
    case .group, .blend, .composite:
      if case .blend(let mode) = filter {
        if !isVector, let mix = PixelMix(mode) { return blend(group, mix) }
        cairo_set_operator(context, mode.cairo)
      }
      if case .composite(let mode) = filter { cairo_set_operator(context, mode.cairo) }
      cairo_set_source(context, group)
      cairo_paint(context)
    case .blur(let radius, let isOpaque):
      let sigma = Self.sigma(ofBlur: radius, toDevice)
      let blur = BoxBlur(sigma: sigma)
      change(group, reach: blur.reach) { bytes, stride, area in
        let opacities = isOpaque ? Opacities(bytes, stride, area) : nil
        blur.apply(
          to: bytes, stride: stride, width: area.width, height: area.height, channels: 4)
        opacities?.restore(bytes, stride, area)
      }
    case .color(let matrix):
      change(group, reach: matrix.rows[3][4] > 0 ? nil : 0) { bytes, stride, area in
        for y in 0..<area.height { matrix.apply(to: bytes + y * stride, count: area.width) }
      }
    case .projection: break
    case .alphaThreshold(let low, let high, let color):
      change(group, reach: low > 0.01 ? 0 : nil) { bytes, stride, area in
        AlphaThreshold(min: low, max: high, color: color)
          .apply(to: bytes, stride: stride, width: area.width, height: area.height)
      }
    }
  }

  /// Returns the standard deviation of a blur, in device pixels. Beyond 250, no shape is left.
  static func sigma(ofBlur radius: Double, _ toDevice: CGAffineTransform) -> Double {
    let length = hypot(toDevice.a * radius, toDevice.b * radius)
    return length.isNaN ? 0 : min(length, 250)
  }

  /// Blends the group with the picture below it.
  private func blend(_ group: OpaquePointer, _ mix: PixelMix) {
    guard let target = cairo_get_group_target(context) else { return }
    replace(group) { image, area throws(PaintError) in
      let below = try ImageSurface(width: area.width, height: area.height)
      below.setOrigin(x: area.x, y: area.y)
      guard let painter = cairo_create(below.pointer) else { throw .outOfMemory }
      cairo_set_source_surface(painter, target, 0, 0)
      cairo_paint(painter)
      cairo_destroy(painter)
      _ = below.withPixels { backdrop, backdropStride in
        image.withPixels { bytes, stride in
          for y in 0..<area.height {
            mix.apply(
              to: bytes + y * stride, over: backdrop + y * backdropStride, count: area.width)
          }
        }
      }
      cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
    }
  }

  /// Paints the group after `body` changes its pixels.
  ///
  /// - Parameter reach: How far `body` spreads pixels that aren't transparent; `nil` if it changes
  ///   all pixels.
  private func change(
    _ group: OpaquePointer, reach: Int?,
    _ body: (_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ area: PixelArea) -> Void
  ) {
    replace(group, reach: reach) { image, area in _ = image.withPixels { body($0, $1, area) } }
  }

  /// Paints the image that `change` made of the group's pixels, for each part of the clip.
  private func replace(
    _ group: OpaquePointer, reach: Int? = nil,
    _ change: (_ image: ImageSurface, _ area: PixelArea) throws(PaintError) -> Void
  ) {
    var surface: OpaquePointer?
    cairo_pattern_get_surface(group, &surface)
    let ink = reach == nil ? nil : surface.flatMap { PixelArea(inkOf: $0) }
    // If everything is clipped away, nothing is visible.
    for part in deviceClipParts.compactMap({ PixelArea($0) }) {
      let needed: PixelArea? =
        if let ink, let reach { part.part(within: reach, of: ink) } else { part }
      guard let area = needed else { continue }
      attempt { () throws(PaintError) in
        let image = try picture(of: group, area)
        cairo_save(context)
        defer { cairo_restore(context) }
        try change(image, area)
        cairo_identity_matrix(context)
        cairo_set_source_surface(context, image.pointer, 0, 0)
        cairo_paint(context)
      }
    }
  }

  /// Returns the group's pixels in an area of device pixels.
  private func picture(
    of group: OpaquePointer, _ area: PixelArea
  ) throws(PaintError) -> ImageSurface {
    try area.check()
    let image = try ImageSurface(width: area.width, height: area.height)
    image.setOrigin(x: area.x, y: area.y)
    guard let painter = cairo_create(image.pointer) else { throw .outOfMemory }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_set_matrix(painter, &matrix)
    cairo_set_source(painter, group)
    cairo_paint(painter)
    cairo_destroy(painter)
    return image
  }
}

/// The opacity of each pixel, to restore after a blur.
private struct Opacities {
  private let values: [UInt8]

  init(_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ area: PixelArea) {
    values = (0..<area.height).flatMap { y in
      (0..<area.width).map { bytes[y * stride + $0 * 4 + 3] }
    }
  }

  func restore(_ bytes: UnsafeMutablePointer<UInt8>, _ stride: Int, _ area: PixelArea) {
    for y in 0..<area.height {
      for x in 0..<area.width {
        let pixel = bytes + y * stride + x * 4
        let (opacity, blurred) = (Int(values[y * area.width + x]), Int(pixel[3]))
        for channel in 0..<3 {
          let value = blurred == 0 ? 0 : (Int(pixel[channel]) * opacity + blurred / 2) / blurred
          pixel[channel] = UInt8(min(value, opacity))
        }
        pixel[3] = UInt8(opacity)
      }
    }
  }
}

extension ColorMatrix {
  /// Applies the matrix to a row of Cairo's pixels: premultiplied blue, green, red and opacity.
  func apply(to row: UnsafeMutablePointer<UInt8>, count: Int) {
    let rows = rows
    var latest: (from: UInt32, to: UInt32)?
    UnsafeMutableRawPointer(row).withMemoryRebound(to: UInt32.self, capacity: count) { pixels in
      for index in 0..<count {
        if pixels[index] != latest?.from {
          latest = (pixels[index], Self.apply(rows, to: pixels[index]))
        }
        pixels[index] = latest?.to ?? 0
      }
    }
  }

  private static func apply(_ rows: [[Double]], to pixel: UInt32) -> UInt32 {
    let opacity = Double(pixel >> 24)
    let scale = opacity > 0 ? 1 / opacity : 0
    let red = Double(pixel >> 16 & 255) * scale
    let green = Double(pixel >> 8 & 255) * scale
    let blue = Double(pixel & 255) * scale
    func result(_ row: [Double]) -> Double {
      let sum = row[0] * red + row[1] * green + row[2] * blue + row[3] * opacity / 255 + row[4]
      return min(max(sum, 0), 1)
    }
    // Computing opacity from premultiplied colors keeps smooth edges smooth.
    let coverage = opacity / 255
    let sum = (rows[3][0] * red + rows[3][1] * green + rows[3][2] * blue) * coverage
    let alpha = min(max(sum + rows[3][3] * coverage + rows[3][4], 0), 1)
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    return byte(alpha) << 24 | byte(result(rows[0]) * alpha) << 16
      | byte(result(rows[1]) * alpha) << 8 | byte(result(rows[2]) * alpha)
  }
}

extension CompositeOperator {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    case .clear: CAIRO_OPERATOR_CLEAR
    case .copy: CAIRO_OPERATOR_SOURCE
    case .sourceIn: CAIRO_OPERATOR_IN
    case .sourceOut: CAIRO_OPERATOR_OUT
    case .destinationIn: CAIRO_OPERATOR_DEST_IN
    case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
    case .xor: CAIRO_OPERATOR_XOR
    }
  }
}

extension BlendMode {
  fileprivate var cairo: cairo_operator_t {
    switch self {
    // On pixels, `PixelMix` blends the next three modes without Cairo.
    case .normal, .plusDarker: CAIRO_OPERATOR_OVER
    case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
    case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
    case .multiply: CAIRO_OPERATOR_MULTIPLY
    case .screen: CAIRO_OPERATOR_SCREEN
    case .overlay: CAIRO_OPERATOR_OVERLAY
    case .darken: CAIRO_OPERATOR_DARKEN
    case .lighten: CAIRO_OPERATOR_LIGHTEN
    case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
    case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
    case .difference: CAIRO_OPERATOR_DIFFERENCE
    case .exclusion: CAIRO_OPERATOR_EXCLUSION
    case .hue: CAIRO_OPERATOR_HSL_HUE
    case .saturation: CAIRO_OPERATOR_HSL_SATURATION
    case .color: CAIRO_OPERATOR_HSL_COLOR
    case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
    case .sourceAtop: CAIRO_OPERATOR_ATOP
    case .destinationOver: CAIRO_OPERATOR_DEST_OVER
    case .destinationOut: CAIRO_OPERATOR_DEST_OUT
    case .plusLighter: CAIRO_OPERATOR_ADD
    }
  }
}
