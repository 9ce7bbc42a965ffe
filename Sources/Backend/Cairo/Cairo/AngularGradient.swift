internal import CPixels
import Foundation
import GalleyGraphics

/// Colors by angle about a center, clockwise from the positive x axis.
struct AngularGradient {
  private let stops: [PaintStop]
  private let center: CGPoint
  private let start: Double
  private let span: Double

  init(_ stops: [PaintStop], center: CGPoint, start: Angle, end: Angle) {
    // A counterclockwise gradient is a clockwise one with its stops reversed.
    let isReversed = end < start
    let ordered = stops.map {
      PaintStop(color: $0.color, location: isReversed ? 1 - $0.location : $0.location)
    }
    let indexed = isReversed ? ordered.reversed() : ordered
    self.stops = indexed.enumerated()
      .sorted { ($0.element.location, $0.offset) < ($1.element.location, $1.offset) }
      .map(\.element)
    self.center = center
    self.start = min(start, end).radians
    span = abs(end.radians - start.radians)
  }

  /// Fills `image`, whose top left pixel is that of `area`. `toUser` maps device pixels to points.
  ///
  /// - Returns: The number of pixels whose exact angle was needed to choose between two colors.
  @discardableResult
  func paint(on image: ImageSurface, area: PixelArea, toUser t: CGAffineTransform) -> Int {
    let (table, gradient) = (colorTable(), [Double(center.x), Double(center.y), start, span])
    let toUser = [t.a, t.b, t.c, t.d, t.tx, t.ty].map(Double.init)
    let count = image.withPixels { bytes, stride in
      (0..<area.height).reduce(0) { count, row in
        let pixels = UnsafeMutableRawPointer(bytes + row * stride)
          .assumingMemoryBound(to: UInt32.self)
        return count
          + galley_angular_row(
            pixels, area.x, area.width, Double(area.y + row), toUser, gradient, table,
            table.count - 1)
      }
    }
    return count ?? 0
  }

  private static let tableSize = 8192

  /// Returns premultiplied colors at equal steps from start to end, in Cairo's pixel format.
  func colorTable() -> [UInt32] {
    (0..<Self.tableSize).map { Self.word(color(at: Double($0) / Double(Self.tableSize - 1))) }
  }

  private func color(at location: Double) -> ResolvedColor {
    guard let first = stops.first, let last = stops.last else { return .clear }
    if location < first.location { return first.color }
    let next = stops.partitioningIndex { $0.location > location }
    guard next > 0, next < stops.count else { return last.color }
    let (a, b) = (stops[next - 1], stops[next])
    let share = (location - a.location) / (b.location - a.location)
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return ResolvedColor(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), opacity: mix(a.color.opacity, b.color.opacity))
  }

  private static func word(_ color: ResolvedColor) -> UInt32 {
    func byte(_ value: Double) -> UInt32 { UInt32((value * 255).rounded()) }
    let color = color.displayable
    let opacity = color.opacity
    return byte(opacity) << 24 | byte(color.red * opacity) << 16
      | byte(color.green * opacity) << 8 | byte(color.blue * opacity)
  }
}
