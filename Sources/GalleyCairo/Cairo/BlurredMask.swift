internal import CCairo

/// The opacity of part of a layer, blurred: three passes of a box filter, in whole numbers.
final class BlurredMask {
  let surface: OpaquePointer

  /// - Parameters:
  ///   - area: The part of `layer` that holds all of its ink.
  ///   - margin: Room added on each side for the blur, in pixels.
  ///   - sigma: Standard deviation, in pixels.
  init?(of layer: Layer, in area: PixelRect, margin: Int, sigma: Double) {
    let (width, height) = (area.width + 2 * margin, area.height + 2 * margin)
    guard PictureLimits.allows(width: width, height: height), let (bytes, stride) = layer.rows,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let target = cairo_image_surface_get_data(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    let targetStride = Int(cairo_image_surface_get_stride(surface))
    // 16 bits for each value keep the rounding of the six passes invisible.
    let values = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    values.initialize(repeating: 0, count: width * height)
    defer { values.deallocate() }
    var row = 0
    while row < area.height {
      let from = bytes + (area.top + row) * stride + area.left * 4 + 3
      let to = values + (row + margin) * width + margin
      var column = 0
      while column < area.width {
        to[column] = UInt16(from[column &* 4]) &* 257
        column &+= 1
      }
      row &+= 1
    }
    for radius in BoxBlur.radii(sigma: sigma) where radius > 0 {
      BoxBlur.horizontal(values, width: width, height: height, radius: radius)
      BoxBlur.vertical(values, width: width, height: height, radius: radius)
    }
    row = 0
    while row < height {
      let (from, to) = (values + row * width, target + row * targetStride)
      var column = 0
      while column < width {
        to[column] = UInt8(truncatingIfNeeded: (UInt32(from[column]) &+ 128) / 257)
        column &+= 1
      }
      row &+= 1
    }
    cairo_surface_mark_dirty(surface)
  }

  deinit { cairo_surface_destroy(surface) }
}

enum BoxBlur {
  /// Radii of three boxes that together come near a Gaussian; a box is 2 × radius + 1 wide.
  static func radii(sigma: Double) -> [Int] {
    guard sigma > 0 else { return [0, 0, 0] }
    let ideal = (4 * sigma * sigma + 1).squareRoot()
    var small = Int(ideal)
    if small % 2 == 0 { small -= 1 }
    let w = Double(small)
    let count = ((12 * sigma * sigma - 3 * w * w - 12 * w - 9) / (-4 * w - 4)).rounded()
    return (0..<3).map { Double($0) < count ? (small - 1) / 2 : (small + 1) / 2 }
  }

  static func horizontal(
    _ values: UnsafeMutablePointer<UInt16>, width: Int, height: Int, radius: Int
  ) {
    let line = UnsafeMutablePointer<UInt16>.allocate(capacity: width)
    defer { line.deallocate() }
    let box = UInt32(2 * radius + 1)
    var row = 0
    while row < height {
      let pixels = values + row * width
      line.update(from: pixels, count: width)
      var sum: UInt32 = 0
      var ahead = 0
      while ahead < radius, ahead < width {
        sum &+= UInt32(line[ahead])
        ahead &+= 1
      }
      var column = 0
      while column < width {
        if column &+ radius < width { sum &+= UInt32(line[column &+ radius]) }
        if column > radius { sum &-= UInt32(line[column &- radius &- 1]) }
        pixels[column] = UInt16(truncatingIfNeeded: (sum &+ box / 2) / box)
        column &+= 1
      }
      row &+= 1
    }
  }

  static func vertical(
    _ values: UnsafeMutablePointer<UInt16>, width: Int, height: Int, radius: Int
  ) {
    let copy = UnsafeMutablePointer<UInt16>.allocate(capacity: width * height)
    copy.update(from: values, count: width * height)
    let sums = UnsafeMutablePointer<UInt32>.allocate(capacity: width)
    sums.initialize(repeating: 0, count: width)
    defer {
      copy.deallocate()
      sums.deallocate()
    }
    func add(_ row: Int) {
      let line = copy + row * width
      var column = 0
      while column < width {
        sums[column] &+= UInt32(line[column])
        column &+= 1
      }
    }
    let box = UInt32(2 * radius + 1)
    for row in 0..<min(radius, height) { add(row) }
    var row = 0
    while row < height {
      if row + radius < height { add(row + radius) }
      let pixels = values + row * width
      let passed = row > radius ? copy + (row - radius - 1) * width : nil
      var column = 0
      while column < width {
        if let passed { sums[column] &-= UInt32(passed[column]) }
        pixels[column] = UInt16(truncatingIfNeeded: (sums[column] &+ box / 2) / box)
        column &+= 1
      }
      row += 1
    }
  }
}
