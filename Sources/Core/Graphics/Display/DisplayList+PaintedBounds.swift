import Foundation

extension DisplayList {
  /// The smallest rectangle around everything that is painted, in points, or `nil` if nothing is.
  /// Shadows and blurs extend by three radii.
  package var paintedBounds: CGRect? {
    Self.paintedBounds(of: items[...])
      .flatMap { $0.overlap(with: CGRect(origin: .zero, size: size)) }
  }

  /// Returns the painted bounds of some items, in their own coordinates.
  ///
  /// - Parameter overhang: How far glyphs may extend beyond their lines, in line heights.
  package static func paintedBounds(
    of items: ArraySlice<DisplayItem>, overhang: CGFloat = 0
  ) -> CGRect? {
    /// The bounds between a push and its pop, in the coordinates there.
    struct Group {
      var opening: DisplayItem?
      var bounds: CGRect?
      /// Whether the following items are a mask, which paints nothing.
      var isMask = false

      mutating func add(_ rect: CGRect?) {
        guard !isMask, let rect, !rect.isNull, rect.minX.isFinite, rect.minY.isFinite,
          rect.width.isFinite, rect.height.isFinite
        else { return }
        bounds = bounds.map { $0.union(rect) } ?? rect
      }
    }
    var groups = [Group()]
    for item in items {
      switch item {
      case .fill(let path, _, _):
        if !path.isEmpty { groups[groups.count - 1].add(path.boundingRect) }
      case .stroke(let path, let style, _):
        if !path.isEmpty {
          let reach = style.lineWidth / 2
          groups[groups.count - 1].add(path.boundingRect.insetBy(dx: -reach, dy: -reach))
        }
      case .glyphs(let line, let origin, _):
        if line.width > 0 {
          let reach = -overhang * line.height
          let frame = CGRect(
            x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.height)
          groups[groups.count - 1].add(frame.insetBy(dx: reach, dy: reach))
        }
      case .bitmap(let placed, _): groups[groups.count - 1].add(placed.frame)
      case .maskedBy: groups[groups.count - 1].isMask = true
      case .pop:
        guard groups.count > 1 else { continue }
        let group = groups.removeLast()
        groups[groups.count - 1].add(group.bounds.flatMap { group.opening?.outer($0) })
      default: groups.append(Group(opening: item))
      }
    }
    return groups[0].bounds
  }
}

extension DisplayItem {
  /// The bounds outside a push, given the bounds inside it; `nil` if nothing remains.
  fileprivate func outer(_ bounds: CGRect) -> CGRect? {
    switch self {
    case .pushTransform(let transform): return bounds.applying(transform)
    case .pushClip(let path, _): return path.boundingRect.overlap(with: bounds)
    case .pushShadow(_, let radius, let offset):
      let shadow = bounds.offsetBy(dx: offset.width, dy: offset.height)
      return bounds.union(shadow.insetBy(dx: -3 * radius, dy: -3 * radius))
    case .pushFilter(.blur(let radius, _)):
      return bounds.insetBy(dx: -3 * radius, dy: -3 * radius)
    case .pushFilter(.projection(let projection)):
      // Content that reaches behind the viewer has no bounds.
      return projection.bounds(of: bounds) ?? CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
    default: return bounds
    }
  }
}
