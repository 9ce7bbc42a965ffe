extension CIImage {
  private static let light = FloatBitmap.Color(repeating: 1)
  private static let dark = FloatBitmap.Color(0, 0, 0, 1)

  /// Creates a picture of a QR code: a pixel for each module, and an empty border of one.
  convenience init(_ code: QRCode) {
    let size = code.size + 2
    let pixels = FloatBitmap(x: 0, y: 0, width: size, height: size) { x, y in
      let (column, row) = (x - 1, size - 2 - y)
      let isInside = (0..<code.size).contains(column) && (0..<code.size).contains(row)
      return isInside && code[column, row] ? Self.dark : Self.light
    }
    self.init(pixels, isSharp: true)
  }

  /// Creates a picture of bars of one pixel each.
  ///
  /// - Parameters:
  ///   - bars: Whether each bar is dark, from left to right.
  ///   - space: The empty space on either side, in pixels.
  ///   - height: The height, in pixels.
  convenience init(bars: [Bool], space: Int, height: Int) {
    let width = bars.count + 2 * space
    let pixels = FloatBitmap(x: 0, y: 0, width: width, height: height) { x, _ in
      bars.indices.contains(x - space) && bars[x - space] ? Self.dark : Self.light
    }
    self.init(pixels, isSharp: true)
  }
}
