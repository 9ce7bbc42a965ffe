import Foundation

/// An angular gradient as colours to look up: premultiplied ARGB words of equal angular steps.
struct AngularGradientTable {
  private static let steps = 4096
  private let colors: [UInt32]
  private let center: CGPoint
  private let start: Double
  /// Angle covered, radians; positive runs clockwise on screen.
  private let sweep: Double

  /// `nil` if there is nothing to paint with.
  init?(stops: [PaintStop], center: CGPoint, start: Double, end: Double) {
    guard !stops.isEmpty, start.isFinite, end.isFinite, center.x.isFinite, center.y.isFinite else {
      return nil
    }
    self.center = center
    self.start = start
    sweep = end - start
    colors = (0...Self.steps).map { step in
      Self.word(Self.color(at: Double(step) / Double(Self.steps), of: stops))
    }
  }

  /// The colour at a point of the plane.
  func pixel(x: Double, y: Double) -> UInt32 {
    let turn = 2 * Double.pi
    var angle = atan2(y - center.y, x - center.x) - start
    if sweep < 0 { angle = -angle }
    angle -= (angle / turn).rounded(.down) * turn
    let length = abs(sweep)
    let fraction: Double
    if angle <= length {
      fraction = length > 0 ? angle / length : 0
    } else {
      // Beyond both ends each half of the rest takes the nearer end's colour.
      fraction = angle - length < (turn - length) / 2 ? 1 : 0
    }
    return colors[Int((min(fraction, 1) * Double(Self.steps)).rounded())]
  }

  private static func color(at location: Double, of stops: [PaintStop]) -> ResolvedColor {
    guard var previous = stops.first, location > previous.location else {
      return stops[0].color
    }
    for stop in stops.dropFirst() {
      if location <= stop.location, stop.location > previous.location {
        let t = (location - previous.location) / (stop.location - previous.location)
        let (a, b) = (previous.color, stop.color)
        return ResolvedColor(
          red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t,
          blue: a.blue + (b.blue - a.blue) * t, opacity: a.opacity + (b.opacity - a.opacity) * t)
      }
      previous = stop
    }
    return previous.color
  }

  private static func word(_ color: ResolvedColor) -> UInt32 {
    let alpha = min(max(color.opacity, 0), 1)
    func byte(_ value: Double) -> UInt32 {
      UInt32((min(max(value, 0), 1) * alpha * 255).rounded())
    }
    return UInt32((alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
      | byte(color.blue)
  }
}
