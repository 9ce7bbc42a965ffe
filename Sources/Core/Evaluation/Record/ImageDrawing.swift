import Foundation

/// The outline of an `Image(systemName:)`, which is set like a letter.
///
/// One unit is a hundredth of the font size. The origin is the center, which lies half the cap
/// height above the baseline. All drawings are Galley's own.
package struct Symbol: Sendable {
  /// A filled area, or a stroke along a path.
  package struct Part: Sendable {
    package var path: Path
    /// The stroke width relative to other symbols; `nil` for a fill using the even-odd rule.
    package var lineFactor: CGFloat?
    /// Whether the part is cut out of the preceding parts.
    package var isCut: Bool
    /// The style level of the part, from 0; `nil` if it is only cut out.
    package var level: Int? = 0

    package init(path: Path, lineFactor: CGFloat? = nil, isCut: Bool = false) {
      self.path = path
      self.lineFactor = lineFactor
      self.isCut = isCut
    }
  }

  /// The parts, in drawing order.
  package var parts: [Part]
  /// The size of the drawing, including a margin on all sides.
  package var size: CGSize
  /// Whether the drawing points forward and is mirrored in right-to-left layouts.
  package var mirrors: Bool

  package init(parts: [Part], size: CGSize, mirrors: Bool) {
    self.parts = parts
    self.size = size
    self.mirrors = mirrors
  }
}

/// The size and baseline of a symbol, in points. The size follows the font, and the center is half
/// the cap height above the baseline.
package struct SymbolSetting {
  /// Points per unit of the drawing.
  package let unit: CGFloat
  /// The stroke width.
  package let lineWidth: CGFloat
  /// The size including the margin, rounded up to pixels.
  package let size: CGSize
  /// The distance from the top to the baseline of adjacent text, on a pixel boundary.
  package let baseline: CGFloat
  /// The distance from the top to the center of the drawing.
  package let middle: CGFloat

  package init(
    unit: CGFloat, lineWidth: CGFloat, size: CGSize, baseline: CGFloat, middle: CGFloat
  ) {
    self.unit = unit
    self.lineWidth = lineWidth
    self.size = size
    self.baseline = baseline
    self.middle = middle
  }
}

/// The drawing of a symbol; its frame is known after layout.
package struct SymbolDrawing {
  package let symbol: Symbol
  package var setting: SymbolSetting
  /// How the drawing fits its frame.
  package enum Fit: Sendable {
    /// Its size follows the font.
    case font
    /// It is stretched to the frame, with its margins.
    case stretched
    /// It is stretched until it touches the edges of the frame, as resizable symbols do on iOS.
    case touching
  }

  package var fit: Fit
  let mirrors: Bool
  package var style: _ResolvedStyle
  /// The styles of further levels; empty if all parts share one style.
  package var levels: [_ResolvedStyle]

  package init(
    symbol: Symbol, setting: SymbolSetting, fit: Fit, mirrors: Bool,
    style: _ResolvedStyle, levels: [_ResolvedStyle] = []
  ) {
    self.symbol = symbol
    self.setting = setting
    self.fit = fit
    self.mirrors = mirrors
    self.style = style
    self.levels = levels
  }
}

/// The drawing of an image; its frame is known after layout.
package struct BitmapDrawing {
  package let image: DecodedImage
  /// The size of a tile, in points; `nil` stretches the image.
  package let tile: CGSize?
  /// How pixels are resampled when the image is scaled.
  package let filter: BitmapFilter
  /// The style of a template image; `nil` for the image's own colors.
  package var stencil: _ResolvedStyle?
  /// The insets of edges that are not stretched, in points; left and right as in the image.
  package var caps = EdgeInsets()
  /// The pixels of the image per point.
  package var density: CGFloat = 1

  package init(
    image: DecodedImage, tile: CGSize?, filter: BitmapFilter, stencil: _ResolvedStyle?
  ) {
    self.image = image
    self.tile = tile
    self.filter = filter
    self.stencil = stencil
  }
}

extension BitmapDrawing {
  /// A part of the image along an axis, as fractions of the image, and its position.
  private struct Part {
    let source: ClosedRange<CGFloat>
    let place: ClosedRange<CGFloat>
    let isMiddle: Bool
  }

  /// Returns the parts along an axis. Caps that leave no space between them shrink proportionally.
  /// Parts meet at pixel boundaries to avoid visible seams.
  private func parts(
    _ first: CGFloat, _ last: CGFloat, of whole: CGFloat, from start: CGFloat, to end: CGFloat,
    scale: CGFloat
  ) -> [Part] {
    func length(_ cap: CGFloat) -> CGFloat { cap > 0 && cap.isFinite ? cap : 0 }
    let (before, after) = (min(length(first), whole), min(length(last), whole))
    guard before + after > 0, before + after < whole, end > start else {
      return [Part(source: 0...1, place: start...max(start, end), isMiddle: true)]
    }
    let shrinking = min((end - start) / (before + after), 1)
    func snapped(_ edge: CGFloat) -> CGFloat {
      scale > 0 ? min(max((edge * scale).rounded() / scale, start), end) : edge
    }
    let (left, right) = (snapped(start + before * shrinking), snapped(end - after * shrinking))
    return [
      Part(source: 0...before / whole, place: start...left, isMiddle: false),
      Part(
        source: before / whole...1 - after / whole, place: left...max(left, right), isMiddle: true),
      Part(source: 1 - after / whole...1, place: min(right, end)...end, isMiddle: false),
    ].filter { $0.place.lowerBound < $0.place.upperBound }
  }

  /// Returns the nine parts of an image with caps.
  private func placedParts(in frame: CGRect, scale: CGFloat) -> [PlacedBitmap] {
    guard let (bitmap, density) = pixels(scale) else { return [] }
    let columns = parts(
      caps.leading, caps.trailing, of: CGFloat(bitmap.width) / density, from: frame.minX,
      to: frame.maxX, scale: scale)
    let rows = parts(
      caps.top, caps.bottom, of: CGFloat(bitmap.height) / density, from: frame.minY,
      to: frame.maxY, scale: scale)
    return rows.flatMap { row in
      columns.compactMap { column -> PlacedBitmap? in
        guard
          let part = bitmap.cropped(
            to: CGRect(
              x: column.source.lowerBound, y: row.source.lowerBound,
              width: column.source.upperBound - column.source.lowerBound,
              height: row.source.upperBound - row.source.lowerBound))
        else { return nil }
        let place = CGRect(
          x: column.place.lowerBound, y: row.place.lowerBound,
          width: column.place.upperBound - column.place.lowerBound,
          height: row.place.upperBound - row.place.lowerBound)
        let size = CGSize(
          width: column.isMiddle ? CGFloat(part.width) / density : place.width,
          height: row.isMiddle ? CGFloat(part.height) / density : place.height)
        let repeats = tile != nil && (row.isMiddle || column.isMiddle)
        return PlacedBitmap(part, in: place, tile: repeats ? size : nil, filter: filter)
      }
    }
  }
}

extension BitmapDrawing {
  /// Returns the display items that draw the image in `frame`.
  ///
  /// - Parameter scale: Pixels per point, used to rasterize vector images.
  func items(in frame: CGRect, scale: CGFloat) -> [DisplayItem] {
    guard let stencil else { return items(in: frame, stencil: nil, scale: scale) }
    return stencil.items(in: frame) { items(in: frame, stencil: $0, scale: scale) }
  }

  /// Returns the display items that draw the image in `frame`, or `paint` masked by its opacity.
  package func items(
    in frame: CGRect, stencil paint: Paint?, scale: CGFloat
  ) -> [DisplayItem] {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return [] }
    if caps != EdgeInsets() {
      return placedParts(in: frame, scale: scale).map { .bitmap($0, stencil: paint) }
    }
    guard let bitmap = bitmap(filling: tile ?? frame.size, scale: scale) else { return [] }
    return [
      .bitmap(PlacedBitmap(bitmap, in: frame, tile: tile, filter: filter), stencil: paint)
    ]
  }

  /// Returns the image at its own size, and its pixels per point.
  private func pixels(_ scale: CGFloat) -> (bitmap: Bitmap, density: CGFloat)? {
    switch image {
    case .bitmap(let bitmap): (bitmap, density)
    case .vector(let vector): bitmap(filling: vector.size, scale: scale).map { ($0, scale) }
    }
  }

  private func bitmap(filling size: CGSize, scale: CGFloat) -> Bitmap? {
    switch image {
    case .bitmap(let bitmap): bitmap
    // A vector image that was loaded can be drawn, unless memory runs out.
    case .vector(let vector):
      try? vector.bitmap(width: size.width * scale, height: size.height * scale)
    }
  }
}

extension DecodedImage: CustomStringConvertible {
  /// The size in pixels, or in points for vector images.
  public var description: String {
    switch self {
    case .bitmap(let bitmap): "\(bitmap.width)×\(bitmap.height)"
    case .vector(let vector):
      "\(NumberText.points(vector.size.width))×\(NumberText.points(vector.size.height)) points"
    }
  }
}

extension SymbolDrawing {
  /// Returns the display items that draw the symbol in `frame`.
  func items(in frame: CGRect) -> [DisplayItem] {
    style.items(in: frame) { items(in: frame, paint: $0) }
  }

  /// Returns the display items that draw the symbol in `frame` with `paint`.
  package func items(in frame: CGRect, paint: Paint) -> [DisplayItem] {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return [] }
    let (middle, scale) = place(in: frame)
    let place = CGAffineTransform(
      a: mirrors ? -scale.width : scale.width, b: 0, c: 0, d: scale.height, tx: middle.x,
      ty: middle.y)
    let lineWidth = setting.lineWidth / setting.unit * min(scale.width, scale.height)
    func item(_ part: Symbol.Part, _ paint: Paint) -> DisplayItem {
      let path = part.path.applying(place)
      guard let factor = part.lineFactor else {
        return .fill(path, paint, FillStyle(eoFill: true))
      }
      let stroke = StrokeStyle(
        lineWidth: lineWidth * factor, lineCap: .round, lineJoin: .round)
      return .stroke(path, stroke.reportingDashes(along: path), paint)
    }
    func items(_ paint: Paint) -> [DisplayItem] {
      let items = symbol.parts.flatMap { part in
        part.isCut
          ? [.pushFilter(.blend(.destinationOut)), item(part, .color(.black)), .pop]
          : [item(part, paint)]
      }
      return symbol.parts.contains(where: \.isCut)
        ? [.pushFilter(.group)] + items + [.pop] : items
    }
    if !levels.isEmpty {
      let paints = [paint] + levels.map { $0.paint(in: frame) }
      // Each part replaces those below it, so that translucent colors do not add up.
      let items = symbol.parts.flatMap { part -> [DisplayItem] in
        let cut = [
          DisplayItem.pushFilter(.blend(.destinationOut)), item(part, .color(.black)), .pop,
        ]
        guard let level = part.level else { return cut }
        return cut + [item(part, paints[min(level, paints.count - 1)])]
      }
      return [.pushFilter(.group)] + items + [.pop]
    }
    // Translucent colors are applied once, even where strokes overlap fills.
    if case .color(var color) = paint, color.opacity < 1, symbol.parts.count > 1 {
      let opacity = color.opacity
      color.opacity = 1
      return opacity > 0 ? [.pushOpacity(opacity)] + items(.color(color)) + [.pop] : []
    }
    return items(paint)
  }

  /// Returns the position of the drawing's origin, and the points per unit.
  private func place(in frame: CGRect) -> (origin: CGPoint, scale: CGSize) {
    switch fit {
    case .font:
      return (
        CGPoint(x: frame.midX, y: frame.minY + setting.middle),
        CGSize(width: setting.unit, height: setting.unit)
      )
    case .stretched:
      return (
        CGPoint(x: frame.midX, y: frame.midY),
        CGSize(
          width: frame.width / symbol.size.width, height: frame.height / symbol.size.height)
      )
    case .touching:
      let ink = ink
      let scale = CGSize(width: frame.width / ink.width, height: frame.height / ink.height)
      return (
        CGPoint(
          x: frame.midX - (mirrors ? -ink.midX : ink.midX) * scale.width,
          y: frame.midY - ink.midY * scale.height), scale
      )
    }
  }

  /// The bounds of what is drawn, in units; never empty.
  package var ink: CGRect {
    let lineWidth = setting.lineWidth / setting.unit
    let bounds = symbol.parts.filter { !$0.isCut && !$0.path.isEmpty }.map { part in
      let reach = lineWidth * (part.lineFactor ?? 0) / 2
      return part.path.boundingRect.insetBy(dx: -reach, dy: -reach)
    }
    let ink = bounds.reduce(CGRect.null) { $0.union($1) }
    guard ink.width > 0, ink.height > 0 else {
      return CGRect(
        x: -symbol.size.width / 2, y: -symbol.size.height / 2, width: symbol.size.width,
        height: symbol.size.height)
    }
    return ink
  }
}
