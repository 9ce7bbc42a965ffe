internal import CCairo
import Foundation
import GalleyGraphics

/// What is left to paint on after all clips, in device pixels.
///
/// Cairo intersects all clipping paths again for each item that it paints, so n clips around n items
/// take n² intersections. This remembers the paths, to replace many by one.
struct ClipShape {
  /// Rectangles, which Cairo intersects without effort.
  private var areas: [CGRect]
  /// The innermost of the other paths.
  private var path: ClipPath?

  /// The number of paths that Cairo intersects for each item, at most.
  private static let limit = 8

  static var nothing: ClipShape { ClipShape([]) }

  init(_ areas: [CGRect]) { self.areas = areas }

  mutating func formIntersection(_ area: CGRect) {
    areas = areas.compactMap { $0.overlap(with: area) }
  }

  /// Adds a clip.
  ///
  /// - Returns: The shape as rectangles and one path, which must replace the clips so far; `nil` if
  ///   there are still few.
  mutating func formIntersection(
    _ added: Path, _ style: FillStyle, _ toDevice: CGAffineTransform
  ) -> (areas: [CGRect], path: Path)? {
    // Rectangles without smooth edges are paths that only Cairo can intersect.
    if style.isAntialiased, let rectangle = added.rectangle, toDevice.b == 0, toDevice.c == 0 {
      formIntersection(rectangle.applying(toDevice))
      return nil
    }
    let path = ClipPath(added, style, toDevice, outer: path)
    self.path = path
    guard path.count > Self.limit, let whole = path.whole else { return nil }
    path.replaceOuter()
    return (areas, whole)
  }
}

/// A clipping path inside others.
private final class ClipPath {
  private let path: Path
  private let style: FillStyle
  private let toDevice: CGAffineTransform
  private var outer: ClipPath?
  /// The number of paths that Cairo intersects.
  private(set) var count: Int

  init(_ path: Path, _ style: FillStyle, _ toDevice: CGAffineTransform, outer: ClipPath?) {
    (self.path, self.style, self.toDevice, self.outer) = (path, style, toDevice, outer)
    count = (outer?.count ?? 0) + 1
  }

  /// The area inside all paths, in device pixels; `nil` if only Cairo can intersect them. Paths
  /// around several others are intersected once.
  private(set) lazy var whole: Path? = {
    let bounds = path.controlPointBounds.applying(toDevice)
    let reach = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)
    guard style.isAntialiased, bounds.overlap(with: reach) == bounds else { return nil }
    let shape = path.applying(toDevice)
    let own = style.isEOFilled ? shape.normalized(eoFill: true) : shape
    guard let outer else { return own }
    return outer.whole.flatMap { $0.intersectionUnlessLong(own) }
  }()

  /// Notes that the whole area replaced the paths.
  func replaceOuter() {
    outer = nil
    count = 1
  }
}

extension CairoCanvas {
  /// Clips to a path until the state is restored.
  func clip(to path: Path, _ style: FillStyle) {
    guard add(path) else { return hideEverything() }
    cairo_set_fill_rule(
      context, style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
    cairo_set_antialias(
      context, style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
    guard !isVector, let shape = clipShape.formIntersection(path, style, toDevice) else {
      return cairo_clip(context)
    }
    cairo_new_path(context)
    cairo_reset_clip(context)
    cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    cairo_identity_matrix(context)
    for area in shape.areas {
      cairo_rectangle(context, area.minX, area.minY, area.width, area.height)
    }
    cairo_clip(context)
    if add(shape.path) { cairo_clip(context) } else { hideEverything() }
    cairo_set_matrix(context, &matrix)
  }
}
