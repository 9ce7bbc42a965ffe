import Foundation
import GalleyViews

/// A painted part of a picture, from which annotation lines start or which they avoid.
struct PaintedPart {
  enum Kind: Hashable {
    /// An area, such as a shape.
    case area
    /// A bitmap, which may contain letters.
    case bitmap
    /// A line of the given width, in points, along the edges of the frame.
    case line(Double)
    /// A line of text, with the height of its baseline.
    case text(baseline: Double)
  }

  /// The frame, in points of the canvas.
  var frame: CGRect
  var kind: Kind
  /// Whether the shape touches its frame only in the middle of the edges, like an ellipse.
  var isRound = false
  /// The index of the item that paints the part.
  var item = 0
  /// The color of an area, on average; `nil` if it is unknown.
  var color: ResolvedColor?
  /// The colors of an opaque bitmap.
  var sample: BitmapSample?

  /// Returns the painted parts of items, ignoring shadows and anything in the background color.
  static func all(_ items: [DisplayItem], on ground: ResolvedColor) -> [PaintedPart] {
    /// The state between a push and its pop.
    struct Group {
      var transform = CGAffineTransform.identity
      var clip: CGRect?
      var isMask = false
      var opacity = 1.0
      /// Whether a filter or a mask changes the colors.
      var isChanged = false
    }
    var groups = [Group()]
    var parts: [PaintedPart] = []
    var position = -1
    func add(_ rect: CGRect, _ kind: Kind, isRound: Bool = false, _ paint: Paint? = nil) {
      let group = groups[groups.count - 1]
      let moved = rect.applying(group.transform)
      guard !group.isMask, !moved.isNull, moved.minX.isFinite, moved.minY.isFinite,
        moved.width.isFinite, moved.height.isFinite,
        let frame = group.clip.map({ $0.overlap(with: moved) }) ?? moved
      else { return }
      parts.append(
        PaintedPart(
          frame: frame, kind: kind, isRound: isRound && frame == moved, item: position,
          color: group.isChanged
            ? nil : paint?.meanColor?.multiplyingOpacity(by: group.opacity)))
    }
    func isSeen(_ paint: Paint) -> Bool {
      if case .color(let color) = paint { color.opacity > 0 && color != ground } else { true }
    }
    for item in items {
      position += 1
      switch item {
      case .fill(let path, let paint, _):
        if !path.isEmpty, isSeen(paint) {
          add(path.boundingRect, .area, isRound: !path.hasStraightLines, paint)
        }
      case .stroke(let path, let style, let paint):
        // A stroke without straight lines, such as a ring, doesn't run along the edges of its
        // frame.
        if path.hasStraightLines, isSeen(paint) {
          let reach = style.lineWidth / 2
          add(
            path.boundingRect.insetBy(dx: -reach, dy: -reach), .line(Double(style.lineWidth)))
        }
      case .glyphs(let line, let origin, _):
        if line.width > 0 {
          let baseline = origin.applying(groups[groups.count - 1].transform).y
          add(
            CGRect(x: origin.x, y: origin.y - line.ascent, width: line.width, height: line.height),
            .text(baseline: Double(baseline)))
        }
      case .bitmap(let placed, let stencil):
        let count = parts.count
        add(placed.frame, .bitmap)
        let group = groups[groups.count - 1]
        if parts.count > count, stencil == nil, placed.tile == nil, !group.isChanged,
          group.opacity == 1
        {
          parts[count].sample = BitmapSample(
            bitmap: placed.bitmap, frame: placed.frame.applying(group.transform))
        }
      case .maskedBy: groups[groups.count - 1].isMask = true
      case .pop: if groups.count > 1 { groups.removeLast() }
      case .pushTransform(let transform):
        var group = groups[groups.count - 1]
        group.transform = transform.concatenating(group.transform)
        groups.append(group)
      case .pushClip(let path, _):
        var group = groups[groups.count - 1]
        let clip = path.boundingRect.applying(group.transform)
        group.clip = group.clip.map { $0.overlap(with: clip) ?? .zero } ?? clip
        groups.append(group)
      case .pushOpacity(let opacity):
        groups.append(groups[groups.count - 1])
        groups[groups.count - 1].opacity *= opacity
      case .pushFilter, .pushMasked:
        groups.append(groups[groups.count - 1])
        groups[groups.count - 1].isChanged = true
      case .pushShadow: groups.append(groups[groups.count - 1])
      }
    }
    return parts
  }

  /// Returns the extent across an axis at a position along it; for an ellipse, its chord.
  func extent(at along: Double, _ axis: Axis) -> ClosedRange<Double> {
    let across = frame.range(axis.other)
    guard isRound else { return across }
    let range = frame.range(axis)
    let radius = max((range.upperBound - range.lowerBound) / 2, 0.01)
    let place = min(abs(along - (range.lowerBound + radius)) / radius, 1)
    return across.scaled(by: (1 - place * place).squareRoot())
  }

  var isArea: Bool { kind == .area || kind == .bitmap }

  var isText: Bool { if case .text = kind { true } else { false } }

  /// The area of the letters, which stand on the baseline or extend slightly below it.
  var letters: CGRect {
    guard case .text(let baseline) = kind else { return frame }
    let top = baseline - 0.8 * (baseline - Double(frame.minY))
    return CGRect(x: frame.minX, y: top, width: frame.width, height: frame.maxY - top)
  }
}

extension Paint {
  /// The color, or the mean of a gradient's colors; `nil` if it depends on something else.
  fileprivate var meanColor: ResolvedColor? {
    switch self {
    case .color(let color): color
    case .linearGradient(let stops, _, _, _), .radialGradient(let stops, _, _, _, _),
      .ellipticalGradient(let stops, _, _, _, _), .angularGradient(let stops, _, _, _):
      .mean(stops)
    case .backdrop, .image, .mesh: nil
    }
  }
}

extension Path {
  fileprivate var hasStraightLines: Bool {
    elements.contains { if case .line = $0 { true } else { false } }
  }
}

extension CGRect {
  /// Returns the extent along an axis.
  func range(_ axis: Axis) -> ClosedRange<Double> {
    axis == .horizontal
      ? Double(minX)...Double(max(minX, maxX)) : Double(minY)...Double(max(minY, maxY))
  }
}

extension Axis {
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

extension ClosedRange<Double> {
  func widened(by distance: Double) -> ClosedRange {
    let middle = (lowerBound + upperBound) / 2
    return Swift.min(lowerBound - distance, middle)...Swift.max(upperBound + distance, middle)
  }

  /// Returns the range scaled around its middle.
  func scaled(by factor: Double) -> ClosedRange {
    let (middle, half) = ((lowerBound + upperBound) / 2, (upperBound - lowerBound) / 2 * factor)
    return (middle - half)...(middle + half)
  }

  func joined(_ other: ClosedRange) -> ClosedRange {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }

  /// Merges overlapping ranges.
  static func union(_ ranges: [ClosedRange]) -> [ClosedRange] {
    var union: [ClosedRange] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = union.last, range.lowerBound <= last.upperBound {
        union[union.count - 1] = last.lowerBound...Swift.max(last.upperBound, range.upperBound)
      } else {
        union.append(range)
      }
    }
    return union
  }
}
