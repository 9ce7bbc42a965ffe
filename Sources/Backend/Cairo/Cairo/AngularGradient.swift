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
  func paint(on image: ImageSurface, area: PixelArea, toUser: CGAffineTransform) {
    let table = colorTable()
    image.fill(area, toUser) { point in
      table[index(ofAngle: atan2(point.y - center.y, point.x - center.x), table.count)]
    }
  }

  private static let tableSize = 8192

  private func index(ofAngle angle: Double, _ count: Int) -> Int {
    let turn = 2 * Double.pi
    var past = (angle - start).truncatingRemainder(dividingBy: turn)
    if past < 0 { past += turn }
    guard span > 0, past.isFinite, span.isFinite else { return count - 1 }
    var fraction = past / span
    // Half of the uncovered angle continues the end color, the other half the start color.
    if fraction > 1 { fraction = past - span < (turn - span) / 2 ? 1 : 0 }
    return min(count - 1, Int((fraction * Double(count - 1)).rounded()))
  }

  /// Returns premultiplied colors at equal steps from start to end, in Cairo's pixel format.
  private func colorTable() -> [UInt32] {
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
