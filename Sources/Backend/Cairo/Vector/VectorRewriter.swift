import Foundation
import GalleyGraphics

/// Rewrites a display list for vector formats. Parts that a format cannot express become images;
/// the rest stays as it is.
struct VectorRewriter {
  private let list: DisplayList
  /// Pixels per point of images.
  let resolution: CGFloat
  /// The blend modes that the format supports.
  private let blends: Set<BlendMode>
  /// The index of the pop for each push.
  private let ends: [Int: Int]
  /// The index of the mask for each `pushMasked`.
  private let middles: [Int: Int]
  private var items: [DisplayItem] = []
  /// The transform from the current items to the canvas.
  private var transform = CGAffineTransform.identity

  /// - Parameters:
  ///   - resolution: Pixels per point of parts that become images.
  ///   - blends: The blend modes that the format supports.
  static func rewrite(
    _ list: DisplayList, resolution: CGFloat, blends: Set<BlendMode>
  ) throws(PaintError) -> DisplayList {
    var rewriter = VectorRewriter(list, resolution, blends)
    try rewriter.rewriteAll()
    var result = list
    result.items = rewriter.items
    return result
  }

  private init(_ list: DisplayList, _ resolution: CGFloat, _ blends: Set<BlendMode>) {
    (self.list, self.resolution, self.blends) = (list, resolution, blends)
    var open: [Int] = []
    var ends: [Int: Int] = [:]
    var middles: [Int: Int] = [:]
    for (index, item) in list.items.enumerated() {
      switch item {
      case .pop: if let start = open.popLast() { ends[start] = index }
      case .maskedBy: if let start = open.last { middles[start] = index }
      case .pushClip, .pushOpacity, .pushTransform, .pushShadow, .pushFilter, .pushMasked:
        open.append(index)
      case .fill, .stroke, .glyphs, .bitmap: break
      }
    }
    for start in open { ends[start] = list.items.count }
    (self.ends, self.middles) = (ends, middles)
  }

  private mutating func rewriteAll() throws(PaintError) {
    var rest = 0
    var index = 0
    while index < list.items.count {
      let end = (ends[index] ?? index) + 1
      if isLoose(index) { rest = min(end, list.items.count) }
      index = end
    }
    if rest > 0 {
      // An item that changes everything below it turns all of that into an image.
      let picture = try image(
        of: Array(list.items[..<rest]), in: canvas, from: .identity, showsGround: true)
      items = picture.map { [.bitmap($0, stencil: nil)] } ?? []
    }
    try rewrite(rest..<list.items.count)
  }

  private var canvas: CGRect { CGRect(origin: .zero, size: list.size) }

  private mutating func rewrite(_ range: Range<Int>) throws(PaintError) {
    var index = range.lowerBound
    while index < range.upperBound {
      let end = min(ends[index] ?? index, range.upperBound)
      try rewrite(index, content: index + 1..<max(end, index + 1))
      index = end + 1
    }
  }

  private mutating func rewrite(_ index: Int, content: Range<Int>) throws(PaintError) {
    let item = list.items[index]
    switch item {
    case .fill(let path, let paint, let style):
      guard paint.needsPixels else { return items.append(item) }
      try fillWithPixels(index, path, paint, style)
    case .stroke(_, _, let paint):
      guard paint.needsPixels else { return items.append(item) }
      try paintThroughPixels(index, [paint])
    case .glyphs(_, _, let paints):
      guard paints.contains(where: \.needsPixels) else { return items.append(item) }
      try paintThroughPixels(index, paints)
    case .bitmap(_, let stencil):
      guard stencil?.needsPixels == true else { return items.append(item) }
      try appendImage(of: index...index)
    case .pushTransform(let inner):
      let outer = transform
      transform = inner.concatenating(outer)
      defer { transform = outer }
      try wrap(item, content)
    case .pushClip: try wrap(item, content)
    case .pushOpacity, .pushMasked:
      if hasLooseBlend(content) { return try appendImage(of: index...content.upperBound) }
      try wrap(item, content)
    case .pushShadow(let color, let radius, let offset):
      if hasLooseBlend(content) { return try appendImage(of: index...content.upperBound) }
      try appendShadow(of: content, color, radius: radius, offset: offset)
      try rewrite(content)
    case .pushFilter(let filter): try rewrite(filter, at: index, content)
    case .maskedBy: items.append(.maskedBy)
    case .pop: break
    }
  }

  /// Appends an item together with its rewritten content.
  private mutating func wrap(_ item: DisplayItem, _ content: Range<Int>) throws(PaintError) {
    items.append(item)
    try rewrite(content)
    items.append(.pop)
  }

  private mutating func rewrite(
    _ filter: Filter, at index: Int, _ content: Range<Int>
  ) throws(PaintError) {
    switch filter {
    case .blur, .alphaThreshold, .composite, .projection:
      try appendImage(of: index...content.upperBound)
    case .blend(let mode):
      if hasLooseBlend(content) { return try appendImage(of: index...content.upperBound) }
      if mode == .normal { return try wrap(.pushFilter(.group), content) }
      try wrap(list.items[index], content)
    case .group:
      if hasLooseBlend(content) {
        if let cut = cutting(content) { return items += cut }
        return try appendImage(of: index...content.upperBound)
      }
      try wrap(list.items[index], content)
    case .color(let matrix):
      let inner = list.items[content]
      guard matrix.keepsOpacity, !inner.contains(where: \.hasOwnColors), !hasLooseBlend(content)
      else { return try appendImage(of: index...content.upperBound) }
      // Use the rewritten content: filters inside it apply first, and materials above see the
      // content unchanged.
      let start = items.count
      try wrap(.pushFilter(.group), content)
      // Mixing mapped colors equals mapping mixed colors, unless a color is out of range.
      if items[start...].contains(where: \.isMixed),
        items[start...].contains(where: { $0.isCutOff(by: matrix) })
      {
        items.removeSubrange(start...)
        return try appendImage(of: index...content.upperBound)
      }
      for index in start..<items.count { items[index] = items[index].recolored(by: matrix) }
    }
  }

  // MARK: Blending

  /// Whether an item blends with the picture below the range in a mode that the format doesn't
  /// support.
  private func hasLooseBlend(_ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      if isLoose(index) { return true }
      index = (ends[index] ?? index) + 1
    }
    return false
  }

  private func isLoose(_ index: Int) -> Bool {
    switch list.items[index] {
    case .pushFilter(.blend(let mode)): mode != .normal && !blends.contains(mode)
    case .pushFilter(.composite): true
    case .pushClip, .pushTransform:
      hasLooseBlend(index + 1..<min(ends[index] ?? index + 1, list.items.count))
    default: false
    }
  }

  /// An image draws faster than more pieces than this.
  private static let pieceLimit = 64

  /// Rewrites fills and strokes with others erased from them, as in symbols, to clips; `nil` if the
  /// content has anything else.
  private func cutting(_ content: Range<Int>) -> [DisplayItem]? {
    let content = list.items[content]
    guard let bounds = DisplayList.paintedBounds(of: content) else { return nil }
    let around = bounds.insetBy(dx: -1, dy: -1)
    var result: [DisplayItem] = []
    var index = content.startIndex
    while index < content.endIndex {
      switch content[index] {
      case .fill(_, let paint, _), .stroke(_, _, let paint):
        if paint.needsPixels { return nil }
        result.append(content[index])
        index += 1
      case .pushFilter(.blend(.destinationOut)):
        guard ends[index] == index + 2, let pieces = content[index + 1].pieces,
          pieces.count <= Self.pieceLimit
        else { return nil }
        let clips = pieces.map { piece in
          var path = Path(around)
          path.addPath(piece)
          return DisplayItem.pushClip(path, FillStyle(eoFill: true))
        }
        result = clips + result + clips.map { _ in .pop }
        index += 3
      default: return nil
      }
    }
    return result
  }

  // MARK: Images

  /// Replaces a paint that vector formats lack by an image clipped to the fill's path.
  private mutating func fillWithPixels(
    _ index: Int, _ path: Path, _ paint: Paint, _ style: FillStyle
  ) throws(PaintError) {
    guard let placed = try pixels(of: paint, index, covering: path.boundingRect) else { return }
    items += [.pushClip(path, style)] + placed + [.pop]
  }

  /// Replaces such a paint of a stroke or text by an image with a mask.
  private mutating func paintThroughPixels(
    _ index: Int, _ paints: [Paint]
  ) throws(PaintError) {
    guard paints.count == 1, let paint = paints.first,
      let bounds = DisplayList.paintedBounds(of: list.items[index...index], overhang: 1)
    else { return try appendImage(of: index...index) }
    guard let placed = try pixels(of: paint, index, covering: bounds) else { return }
    items += [.pushMasked] + placed + [.maskedBy, list.items[index].blackened, .pop]
  }

  /// Returns an image of a paint in a rectangle; `nil` if it is not visible.
  private func pixels(
    of paint: Paint, _ index: Int, covering bounds: CGRect
  ) throws(PaintError) -> [DisplayItem]? {
    guard case .backdrop = paint else {
      guard let box = visible(bounds) else { return nil }
      let item = DisplayItem.fill(Path(box), paint, FillStyle())
      return try image(of: [item], in: box, from: transform).map { [.bitmap($0, stencil: nil)] }
    }
    guard abs(transform.determinant) > 1e-9,
      let box = bounds.applying(transform).overlap(with: canvas)
    else { return nil }
    let below = Array(list.items[...index])
    guard let picture = try image(of: below, in: box, from: .identity, showsGround: true) else {
      return nil
    }
    return [.pushTransform(transform.inverted()), .bitmap(picture, stencil: nil), .pop]
  }

  private mutating func appendImage(of range: ClosedRange<Int>) throws(PaintError) {
    let last = min(range.upperBound, list.items.count - 1)
    let part = list.items[range.lowerBound...last]
    guard let bounds = DisplayList.paintedBounds(of: part, overhang: 1), let box = visible(bounds)
    else { return }
    if let picture = try image(of: Array(part), in: box, from: transform) {
      items.append(.bitmap(picture, stencil: nil))
    }
  }

  /// Appends only the shadow: the content as a mask, moved and blurred.
  private mutating func appendShadow(
    of content: Range<Int>, _ color: ResolvedColor, radius: Double, offset: CGSize
  ) throws(PaintError) {
    let radius = radius.isFinite ? max(radius, 0) : 0
    guard color.opacity > 0, abs(offset.width) < 1e6, abs(offset.height) < 1e6,
      let bounds = DisplayList.paintedBounds(of: list.items[content], overhang: 1),
      let box = visible(
        bounds.offsetBy(dx: offset.width, dy: offset.height)
          .insetBy(dx: -radius * 1.6 - 1, dy: -radius * 1.6 - 1))
    else { return }
    let steps: [DisplayItem] =
      [
        .pushMasked, .fill(Path(box), .color(color), FillStyle()), .maskedBy,
        .pushTransform(CGAffineTransform(translationX: offset.width, y: offset.height)),
        .pushFilter(.blur(radius: radius / 2, isOpaque: false)),
      ] + list.items[content] + [.pop, .pop, .pop]
    // A soft shadow needs few pixels.
    let enough = radius > 0 ? max(6 / CGFloat(radius), 1) : resolution
    if let picture = try image(
      of: steps, in: box, from: transform, resolution: min(resolution, enough))
    {
      items.append(.bitmap(picture, stencil: nil))
    }
  }

  /// Returns the part of a rectangle that is on the canvas.
  private func visible(_ bounds: CGRect) -> CGRect? {
    guard abs(transform.determinant) > 1e-9 else { return nil }
    return bounds.overlap(with: canvas.applying(transform.inverted()))
  }

  /// The largest number of pixels and the longest side of an image.
  private static let pixelLimit: CGFloat = 25_000_000
  private static let sideLimit: CGFloat = 16_000

  /// Returns an image of some items; `nil` if the box is thinner than a pixel.
  ///
  /// - Parameters:
  ///   - steps: The items, in the coordinates of `box`.
  ///   - transform: The transform from there to the canvas. Only its scale matters.
  ///   - showsGround: Whether to paint the canvas's background below.
  private func image(
    of steps: [DisplayItem], in box: CGRect, from transform: CGAffineTransform,
    resolution: CGFloat? = nil, showsGround: Bool = false
  ) throws(PaintError) -> PlacedBitmap? {
    var scale = (resolution ?? self.resolution) * abs(transform.determinant).squareRoot()
    // However a part is transformed, limit its pixels to those of a few pages.
    let most = min(
      Self.pixelLimit,
      max(4 * canvas.width * canvas.height * self.resolution * self.resolution, 65_536))
    scale = min(
      scale, Self.sideLimit / max(box.width, box.height, 1e-6),
      (most / max(box.width * box.height, 1e-6)).squareRoot())
    let corner = CGAffineTransform(translationX: -box.minX, y: -box.minY)
    let part = DisplayList(
      size: box.size, scale: Double(scale), background: showsGround ? list.background : nil,
      items: [.pushTransform(corner)] + steps + [.pop])
    let bitmap: Bitmap
    do {
      bitmap = try PaintedPicture(of: part).bitmap()
    } catch .invalidCanvas {
      return nil
    }
    let frame = CGRect(
      x: box.minX, y: box.minY, width: CGFloat(bitmap.width) / scale,
      height: CGFloat(bitmap.height) / scale)
    return PlacedBitmap(bitmap, in: frame)
  }
}

extension CGAffineTransform {
  /// The factor by which the transform scales areas.
  var determinant: CGFloat { a * d - b * c }
}
