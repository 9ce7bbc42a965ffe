import Foundation
import GalleyGraphics

/// The colors of a gradient with many stops, for painting it pixel by pixel.
///
/// Cairo searches all stops for each pixel, so its gradients take as long as their pixels times
/// their stops. Positions are exact here, where Cairo rounds on the way, so colors may differ from
/// Cairo's by one level.
struct StopTable {
  /// The number of stops up to which Cairo is fast enough.
  private static let fewStops = 64

  /// The colors at all positions from -1 to 65,536, in 65,536ths of the gradient.
  private let colors: [UInt32]
  private let extent: GradientExtent

  /// - Returns: `nil` if Cairo can paint the gradient.
  init?(_ stops: [PaintStop], _ extent: GradientExtent) {
    guard stops.count > Self.fewStops, stops.contains(where: { !$0.location.isNaN }) else {
      return nil
    }
    colors = LinearGradient.colors(of: stops)
    self.extent = extent
  }

  /// Fills `image`, whose top left pixel is that of `area`.
  ///
  /// - Parameter position: Returns the position of a point, 0…1 from the start to the end.
  func paint(
    on image: ImageSurface, area: PixelArea, toUser: CGAffineTransform,
    position: (CGPoint) -> Double
  ) {
    image.fill(area, toUser) { color(at: position($0)) }
  }

  private func color(at position: Double) -> UInt32 {
    var position = position
    switch extent {
    case .pad: break
    case .repeat: position -= position.rounded(.down)
    case .reflect:
      position = abs(position.remainder(dividingBy: 2))
    }
    // Positions between the bounds are rounded down, as Cairo does.
    let place = min(max(position, -1), 2) * 65536
    return colors[Int(min(max(place.rounded(.down), -1), 65536)) + 1]
  }
}

extension CairoCanvas {
  /// Sets the source to a gradient with many stops, computed for each pixel of an area in points.
  ///
  /// - Returns: `false` if Cairo can paint it.
  func setManyStops(
    _ stops: [PaintStop], _ extent: GradientExtent, _ area: CGRect,
    position: (CGPoint) -> Double
  ) -> Bool {
    guard !isVector, let table = StopTable(stops, extent) else { return false }
    setComputedSource(area, isFilled: true) { image, pixels, toDevice throws(PaintError) in
      table.paint(on: image, area: pixels, toUser: toDevice.inverted(), position: position)
    }
    return true
  }
}
