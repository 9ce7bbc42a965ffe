import Foundation
import GalleyGraphics

/// A rectangle of device pixels, which may be empty or unlimited.
struct DeviceArea {
  private var left, top, right, bottom: Double

  static let nothing = DeviceArea(
    left: .infinity, top: .infinity, right: -.infinity, bottom: -.infinity)
  static let everything = DeviceArea(
    left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)

  private init(left: Double, top: Double, right: Double, bottom: Double) {
    (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
  }

  init(_ rect: CGRect) {
    self.init(left: rect.minX, top: rect.minY, right: rect.maxX, bottom: rect.maxY)
  }

  /// Creates the area around a rectangle in points: everything if it isn't finite.
  init(_ rect: CGRect, _ toDevice: CGAffineTransform) {
    let t = toDevice
    let (x, y) = (rect.midX, rect.midY)
    let (halfWidth, halfHeight) = (rect.width / 2, rect.height / 2)
    let middle = CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
    let width = abs(t.a) * halfWidth + abs(t.c) * halfHeight
    let height = abs(t.b) * halfWidth + abs(t.d) * halfHeight
    guard (middle.x + middle.y + width + height).isFinite else {
      self = .everything
      return
    }
    self.init(
      left: middle.x - width, top: middle.y - height, right: middle.x + width,
      bottom: middle.y + height)
  }

  var isEmpty: Bool { left >= right || top >= bottom }

  mutating func formUnion(_ other: DeviceArea) {
    guard !other.isEmpty else { return }
    (left, top) = (min(left, other.left), min(top, other.top))
    (right, bottom) = (max(right, other.right), max(bottom, other.bottom))
  }

  func union(_ other: DeviceArea) -> DeviceArea {
    var result = isEmpty ? .nothing : self
    result.formUnion(other)
    return result
  }

  func intersection(_ other: DeviceArea) -> DeviceArea {
    let result = DeviceArea(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return result.isEmpty ? .nothing : result
  }

  func expanded(by distance: Double) -> DeviceArea {
    DeviceArea(
      left: left - distance, top: top - distance, right: right + distance,
      bottom: bottom + distance)
  }

  func offset(by offset: CGSize) -> DeviceArea {
    DeviceArea(
      left: left + offset.width, top: top + offset.height, right: right + offset.width,
      bottom: bottom + offset.height)
  }

  /// Returns the area in which a projection may show this one.
  func projected(by projection: ProjectionTransform) -> DeviceArea {
    if isEmpty { return .nothing }
    let corners = [(left, top), (right, top), (left, bottom), (right, bottom)]
      .map { projection.project(CGPoint(x: $0, y: $1)) }
    var result = DeviceArea.nothing
    for corner in corners {
      // What reaches behind the viewer has no bounds.
      guard let corner, corner.isFinite else { return .everything }
      (result.left, result.top) = (min(result.left, corner.x), min(result.top, corner.y))
      (result.right, result.bottom) = (max(result.right, corner.x), max(result.bottom, corner.y))
    }
    return result.expanded(by: 2)
  }

  /// Returns the pixels that the area touches within a rectangle; `nil` if there are none.
  func pixels(in clip: CGRect) -> PixelArea? {
    let part = intersection(DeviceArea(clip))
    guard !part.isEmpty else { return nil }
    return PixelArea(
      CGRect(
        x: part.left, y: part.top, width: part.right - part.left,
        height: part.bottom - part.top))
  }

  /// The area in whole pixels, limited to what Cairo's coordinates can express.
  var limited: PixelArea? { pixels(in: CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)) }
}
