import Foundation
import GalleyGraphics

/// The device pixels that each layer of a display list may paint, in the order of the pushes.
///
/// A layer needs memory and time for every pixel of its own surface, so that surface covers what
/// the layer paints, and not the whole picture. The areas may be too large, but never too small.
struct LayerAreas {
  private var areas: [DeviceArea] = []
  /// The layers that fade a single fill with an opaque color.
  private var fills: Set<Int> = []
  private var next = 0

  /// Whether the next layer fades a single fill with an opaque color.
  var nextHoldsOneFill: Bool { fills.contains(next) }

  /// Returns the area of the next layer that is pushed.
  mutating func takeNext() -> DeviceArea {
    guard next < areas.count else { return .everything }
    next += 1
    return areas[next - 1]
  }

  init(_ list: DisplayList) {
    guard list.items.contains(where: \.isLayer) else { return }
    let scale = CGFloat(list.scale)
    var groups = [Group(toDevice: CGAffineTransform(scaleX: scale, y: scale), isInLayer: false)]
    for item in list.items {
      let last = groups.count - 1
      switch item {
      case .fill, .stroke, .glyphs, .bitmap:
        groups[last].note(item)
        guard groups[last].isInLayer else { continue }
        groups[last].painted.formUnion(item.painted(groups[last].toDevice))
      case .maskedBy: groups[last].startMask()
      case .pop:
        guard groups.count > 1 else { continue }
        let closed = groups.removeLast()
        close(closed, in: &groups[groups.count - 1])
      default:
        groups[last].noteGroup()
        var inner = Group(toDevice: groups[last].toDevice, isInLayer: groups[last].isInLayer)
        inner.opening = item
        if case .pushTransform(let transform) = item {
          inner.toDevice = transform.concatenating(inner.toDevice)
        }
        if item.isLayer {
          inner.isInLayer = true
          inner.index = areas.count
          areas.append(.everything)
        }
        groups.append(inner)
      }
    }
    // Replaying closes what the list leaves open, in the same order.
    while let open = groups.popLast(), !groups.isEmpty {
      close(open, in: &groups[groups.count - 1])
    }
  }

  /// Sets the area of a group that is a layer, and adds the group to the one around it.
  private mutating func close(_ group: Group, in outer: inout Group) {
    let (own, result) = group.areas
    if let index = group.index {
      areas[index] = own.union(group.needed)
      if group.holdsOneFill, case .pushOpacity = group.opening { fills.insert(index) }
    }
    outer.painted.formUnion(result)
    outer.needed.formUnion(group.isInLayer ? group.outerNeeded(own) : .nothing)
    outer.spread = max(outer.spread, group.spread + group.ownSpread)
  }
}

/// What is known between a push and its pop.
private struct Group {
  var toDevice: CGAffineTransform
  var isInLayer: Bool
  var opening: DisplayItem?
  /// The index of the layer, if the push opened one.
  var index: Int?
  /// What was painted so far.
  var painted = DeviceArea.nothing
  /// What layers inside need although it isn't visible, because a blur spreads it.
  var needed = DeviceArea.nothing
  /// How far blurs and shadows inside spread pixels.
  var spread = 0.0
  /// Whether the group holds nothing so far, or a single fill with an opaque color.
  private(set) var (isEmpty, holdsOneFill) = (true, false)
  /// What a mask masks, once the mask has started.
  private var content: DeviceArea?

  init(toDevice: CGAffineTransform, isInLayer: Bool) {
    (self.toDevice, self.isInLayer) = (toDevice, isInLayer)
  }

  mutating func note(_ item: DisplayItem) {
    holdsOneFill = isEmpty && item.isOpaqueFill
    isEmpty = false
  }

  /// Notes that the group holds another one.
  mutating func noteGroup() { (isEmpty, holdsOneFill) = (false, false) }

  mutating func startMask() { (content, painted) = (painted, .nothing) }

  /// The area of the group's own surface, and the area that the closed group paints.
  var areas: (own: DeviceArea, result: DeviceArea) {
    switch opening {
    case .pushClip(let path, _):
      let clip = DeviceArea(path.controlPointBounds, toDevice).expanded(by: 1)
      return (painted, painted.intersection(clip))
    case .pushMasked:
      guard let content else { return (painted, .nothing) }
      let visible = content.intersection(painted)
      // What is masked away may be spread into the visible part.
      return (content.union(painted).intersection(visible.expanded(by: spread)), visible)
    case .pushShadow(_, let radius, let offset):
      let shadow = ShadowReach(radius: radius, offset: offset, toDevice: toDevice)
      let soft = painted.expanded(by: shadow.reach).offset(by: shadow.offset)
      return (painted, painted.union(soft))
    case .pushFilter(let filter): return areas(filter)
    default: return (painted, painted)
    }
  }

  /// What the group needs of the surface around it, although it may be invisible there.
  func outerNeeded(_ own: DeviceArea) -> DeviceArea {
    switch opening {
    case .pushMasked: spread > 0 ? own.union(needed) : needed
    case .pushClip(let path, _):
      needed.intersection(DeviceArea(path.controlPointBounds, toDevice).expanded(by: 1))
    case .pushFilter(.projection(let projection)):
      needed.projected(by: projection.inDevice(toDevice))
    default: needed
    }
  }

  /// How far the group itself spreads pixels.
  var ownSpread: Double {
    switch opening {
    case .pushShadow(_, let radius, let offset):
      let shadow = ShadowReach(radius: radius, offset: offset, toDevice: toDevice)
      return shadow.reach + max(abs(shadow.offset.width), abs(shadow.offset.height))
    case .pushFilter(.blur(let radius, _)):
      return Double(BoxBlur(sigma: CairoCanvas.sigma(ofBlur: radius, toDevice)).reach)
    // A projection may enlarge what it spreads.
    case .pushFilter(.projection): return spread > 0 ? .infinity : 0
    default: return 0
    }
  }

  private func areas(_ filter: Filter) -> (own: DeviceArea, result: DeviceArea) {
    switch filter {
    case .group, .blend: return (painted, painted)
    case .blur(let radius, _):
      let blur = BoxBlur(sigma: CairoCanvas.sigma(ofBlur: radius, toDevice))
      let blurred = painted.expanded(by: Double(blur.reach))
      return (blurred, blurred)
    // These change pixels on which nothing was painted.
    case .composite: return (.everything, .everything)
    case .color(let matrix):
      return matrix.rows[3][4] > 0 ? (.everything, .everything) : (painted, painted)
    case .alphaThreshold(let low, _, _):
      return low > 0.01 ? (painted, painted) : (.everything, .everything)
    case .projection(let projection):
      return (painted, painted.projected(by: projection.inDevice(toDevice)))
    }
  }
}

extension DisplayItem {
  /// Whether the item opens a group that is painted on a surface of its own.
  fileprivate var isLayer: Bool {
    switch self {
    case .pushOpacity, .pushShadow, .pushFilter, .pushMasked: true
    default: false
    }
  }

  /// Whether the item is a fill with an opaque color and soft edges.
  fileprivate var isOpaqueFill: Bool {
    guard case .fill(_, .color(let color), let style) = self else { return false }
    return style.isAntialiased && color.painted.opacity >= 1
  }

  /// The pixels that an item other than a push may paint.
  fileprivate func painted(_ toDevice: CGAffineTransform) -> DeviceArea {
    let bounds: DeviceArea
    switch self {
    case .fill(let path, _, _):
      if path.isEmpty { return .nothing }
      bounds = DeviceArea(path.controlPointBounds, toDevice)
    case .stroke(let path, let style, _):
      if path.isEmpty { return .nothing }
      let reach = style.reach
      bounds = DeviceArea(path.controlPointBounds.insetBy(dx: -reach, dy: -reach), toDevice)
    case .glyphs(let line, let origin, _):
      bounds = line.ink(at: origin, toDevice)
    case .bitmap(let placed, _): bounds = DeviceArea(placed.frame, toDevice)
    default: return .nothing
    }
    // For antialiased edges, and for glyphs and lines that are aligned to pixels.
    return bounds.expanded(by: 2)
  }
}

extension StrokeStyle {
  /// The farthest distance from its path that the stroke may paint, in points.
  var reach: CGFloat {
    let limit = miterLimit.isFinite ? miterLimit : 10
    return lineWidth / 2 * max(2, lineJoin == .miter ? limit : 2)
  }
}

extension ShapedLine {
  /// Returns the pixels that the line's glyphs and decorations may paint.
  func ink(at origin: CGPoint, _ toDevice: CGAffineTransform) -> DeviceArea {
    let frame = CGRect(x: origin.x, y: origin.y - ascent, width: width, height: height)
    var area = DeviceArea(frame, toDevice)
    for (index, run) in runs.enumerated() {
      area.formUnion(run.ink(at: origin, toDevice))
      for bar in decorationBars(startingAt: index) {
        area.formUnion(DeviceArea(bar.frame.offsetBy(dx: origin.x, dy: origin.y), toDevice))
      }
    }
    return area
  }
}

extension GlyphRun {
  /// Returns the pixels that the run's glyphs may paint.
  func ink(at origin: CGPoint, _ toDevice: CGAffineTransform) -> DeviceArea {
    var area = DeviceArea.nothing
    for glyph in glyphs {
      let bounds =
        glyph.index == Glyph.missing
        ? CGRect(
          x: 0, y: -font.metrics.ascent, width: glyph.advance, height: font.metrics.lineHeight)
        : font.ink(of: glyph.index)
      guard !bounds.isNull else { continue }
      area.formUnion(
        DeviceArea(bounds.offsetBy(dx: origin.x + glyph.x, dy: origin.y + glyph.y), toDevice))
    }
    return area
  }
}

extension FontResource {
  /// Returns bounds of what a glyph paints, in points; `CGRect.null` if it paints nothing.
  fileprivate func ink(of glyph: UInt32) -> CGRect {
    if let font = self as? CairoFont, let extents = font.extents(of: glyph) { return extents }
    let outline = outline(of: glyph).controlPointBounds
    guard hasColoredGlyphs, let picture = picture(of: glyph)?.frame else { return outline }
    return outline.union(picture)
  }
}
