internal import CPixels
import Foundation
import GalleyGraphics

/// Colors along a line. The result equals Cairo's and takes a third of its instructions.
///
/// Cairo rounds positions along a gradient, stops and coordinates to 1/65,536, and rounds colors to
/// bytes after premultiplying. Any other arithmetic would change about one pixel in a thousand.
struct LinearGradient {
  /// A linear color transition between two positions.
  private struct Ramp {
    /// The end position, in 65,536ths of the gradient.
    let end: Int
    let colors: Colors

    enum Colors {
      /// A single pixel in Cairo's format.
      case plain(UInt32)
      /// The input of `galley_gradient_row`: four factors and four values.
      case changing([Float])
    }
  }

  private let ramps: [Ramp]
  /// The start and the direction, in 65,536ths of a point.
  private let start, direction: CGPoint
  /// The positions per unit along the direction.
  private let density: Double

  /// - Returns: `nil` if Cairo has to paint it: the gradient isn't linear, has one color, is
  ///   shorter than a point, lies more than 16,000 points away or repeats.
  init?(_ paint: Paint) {
    guard case .linearGradient(let all, let start, let end, .pad) = paint else { return nil }
    let stops = all.filter { !$0.location.isNaN }
    guard let first = stops.first, stops.contains(where: { $0.color != first.color }),
      [start.x, start.y, end.x, end.y].allSatisfy({ abs($0) < 16_000 }),
      max(abs(end.x - start.x), abs(end.y - start.y)) >= 1
    else { return nil }
    self.start = CGPoint(x: Self.fixed(start.x), y: Self.fixed(start.y))
    direction = CGPoint(
      x: Self.fixed(end.x) - self.start.x, y: Self.fixed(end.y) - self.start.y)
    let square = Double(direction.x * direction.x + direction.y * direction.y)
    density = 65536 / square
    ramps = Self.ramps(stops)
  }

  /// Returns a coordinate or position in 65,536ths.
  private static func fixed(_ value: Double) -> Double {
    (value * 65536).rounded(.toNearestOrEven)
  }

  /// Returns one ramp before the first stop, one between each pair, and one after the last.
  private static func ramps(_ stops: [PaintStop]) -> [Ramp] {
    let known = stops.map { stop in
      let color = stop.color.painted
      return (
        place: Int(fixed(min(max(stop.location, 0), 1))),
        color: [color.opacity, color.red, color.green, color.blue].map { (value: Double) in
          Float((value * 65535 + 0.5).rounded(.down)) * (1 / 257)
        }
      )
    }
    let sorted = known.enumerated()
      .sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }.map(\.element)
    guard let first = sorted.first, let last = sorted.last else { return [] }
    let between = zip(sorted, sorted.dropFirst()).map { a, b in
      ramp(from: (a.place, a.color), to: (b.place, b.color))
    }
    return [plain(first.color, until: first.place)] + between + [plain(last.color, until: .max)]
  }

  private static func ramp(
    from a: (place: Int, color: [Float]), to b: (place: Int, color: [Float])
  ) -> Ramp {
    let (left, right) = (Float(a.place) * (1 / 65536), Float(b.place) * (1 / 65536))
    // Stops at the same position have no ramp between them.
    let scale = 1 / (right - left)
    let factors = zip(a.color, b.color).map { ($1 - $0) * scale * (1 / 255) }
    let values = zip(a.color, b.color).map { ($0 * right - $1 * left) * scale * (1 / 255) }
    return Ramp(end: b.place, colors: .changing(factors + values))
  }

  private static func plain(_ color: [Float], until end: Int) -> Ramp {
    var word: UInt32 = 0
    galley_gradient_row(&word, 0, 1, 0, 0, [0, 0, 0, 0] + color.map { ($0 + $0) / 510 })
    return Ramp(end: end, colors: .plain(word))
  }
}

extension LinearGradient {
  /// Whether the positions of all pixels of `area` fit into an integer.
  func canPaint(_ area: PixelArea, toUser: CGAffineTransform) -> Bool {
    let corners = [area.y, area.y + area.height].map { start(ofRow: $0, from: area.x, toUser) }
    let farthest = (corners.map(abs).max() ?? 0) + abs(step(toUser)) * Double(area.width)
    return farthest < Double(1 << 30)
  }

  /// Fills `image`, whose top left pixel is that of `area`. `toUser` maps device pixels to points.
  ///
  /// - Parameter table: The result of `colors`, or `nil`.
  func paint(
    on image: ImageSurface, area: PixelArea, toUser: CGAffineTransform, table: [UInt32]?
  ) {
    let step = step(toUser)
    _ = image.withPixels { bytes, stride in
      for row in 0..<area.height {
        let pixels = UnsafeMutableRawPointer(bytes + row * stride)
          .assumingMemoryBound(to: UInt32.self)
        let start = Int(start(ofRow: area.y + row, from: area.x, toUser))
        guard let table else {
          fill(
            UnsafeMutableBufferPointer(start: pixels, count: area.width),
            Places(start: start, step: step))
          continue
        }
        galley_table_row(pixels, area.width, start, step, table)
      }
    }
  }

  /// Returns the colors at all positions from -1 to 65,536, if painting `pixels` takes longer
  /// without them: each ramp of each row takes as long as some pixels.
  func colors(forPixels pixels: Int) -> [UInt32]? {
    ramps.count > 8 && pixels > 65536 ? colors : nil
  }

  private var colors: [UInt32] {
    [UInt32](unsafeUninitializedCapacity: 65538) { buffer, count in
      count = buffer.count
      fill(buffer, Places(start: -1, step: 1))
    }
  }

  /// Returns the colors of some stops at all positions from -1 to 65,536.
  static func colors(of stops: [PaintStop]) -> [UInt32] {
    LinearGradient(
      ramps: ramps(stops.filter { !$0.location.isNaN }), start: .zero, direction: .zero, density: 0
    ).colors
  }

  private init(ramps: [Ramp], start: CGPoint, direction: CGPoint, density: Double) {
    (self.ramps, self.start, self.direction, self.density) = (ramps, start, direction, density)
  }

  /// Returns the distance between neighboring pixels of a row, in positions.
  private func step(_ toUser: CGAffineTransform) -> Double {
    Double(direction.x * toUser.a + direction.y * toUser.b) * 65536 * density
  }

  /// Returns the position of the first pixel of a row.
  private func start(ofRow row: Int, from column: Int, _ toUser: CGAffineTransform) -> Double {
    let center = CGPoint(x: Double(column) + 0.5, y: Double(row) + 0.5).applying(toUser)
    let along = direction.x * (center.x * 65536) + direction.y * (center.y * 65536)
    return Double(along - (direction.x * start.x + direction.y * start.y)) * density
  }

  private func fill(_ row: UnsafeMutableBufferPointer<UInt32>, _ places: Places) {
    var index = 0
    while index < row.count {
      let place = places[index]
      // The last ramp is unbounded.
      let number = min(ramps.partitioningIndex { place < $0.end }, ramps.count - 1)
      let ramp = ramps[number]
      let start = number > 0 ? ramps[number - 1].end : .min
      let end = places.end(of: start..<ramp.end, from: index, count: row.count)
      guard let first = row.baseAddress else { return }
      switch ramp.colors {
      case .plain(let color):
        let bytes = UnsafeMutableRawPointer(first + index).assumingMemoryBound(to: UInt8.self)
        galley_fill_area(color, bytes, 0, end - index, 1)
      case .changing(let ramp):
        galley_gradient_row(
          first + index, index, end - index, Int32(places.start), places.step, ramp)
      }
      index = end
    }
  }

  /// The positions of a row's pixels along the gradient, in 65,536ths.
  private struct Places {
    let start: Int
    let step: Double

    subscript(index: Int) -> Int { start + Int(step * Double(index)) }

    /// Returns the first pixel after `index` outside `range`, which contains `index`.
    func end(of range: Range<Int>, from index: Int, count: Int) -> Int {
      // Most rows stay within one ramp.
      if range.contains(self[count - 1]) { return count }
      var (inside, outside) = (index, count)
      while outside - inside > 1 {
        let middle = (inside + outside) / 2
        if range.contains(self[middle]) { inside = middle } else { outside = middle }
      }
      return outside
    }
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition which all later ones
  /// satisfy, too; `count` if none does.
  func partitioningIndex(where condition: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
