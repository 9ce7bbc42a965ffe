import Foundation

/// The outline of an `Image(systemName:)`, which is set like a letter.
///
/// Its unit is a hundredth of the font size; the origin is the center, which lies half the cap
/// height above the baseline. All drawings are Galley's own.
package struct Symbol: Sendable {
  /// Areas; where two of them overlap there is a hole.
  package var areas = Path()
  /// Lines, whose width follows the font's weight.
  package var lines = Path()
  /// Straight lines that are cut out of the areas, as wide as the lines.
  package var cuts: [(from: CGPoint, to: CGPoint)] = []
  /// The size of the drawing with a margin on all sides.
  package var size: CGSize
  /// The line width relative to that of other symbols.
  package var lineFactor: CGFloat = 1
  /// Whether the drawing points forward, and so is mirrored in right-to-left layouts.
  package var mirrors = false

  package init(
    areas: Path, lines: Path, cuts: [(from: CGPoint, to: CGPoint)], size: CGSize,
    lineFactor: CGFloat, mirrors: Bool
  ) {
    self.areas = areas
    self.lines = lines
    self.cuts = cuts
    self.size = size
    self.lineFactor = lineFactor
    self.mirrors = mirrors
  }
}

/// A symbol's size and its baseline, in points: the size follows the font, and the center is half
/// the cap height above the baseline.
package struct SymbolSetting {
  /// Points per unit of the drawing.
  package let unit: CGFloat
  /// Width of the drawing's lines.
  package let lineWidth: CGFloat
  /// With the margin, rounded up to pixels.
  package let size: CGSize
  /// From the top to the baseline of text beside the symbol, on a pixel.
  package let baseline: CGFloat
  /// From the top to the center of the drawing.
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
  let symbol: Symbol
  let setting: SymbolSetting
  /// Whether the drawing is stretched to the frame instead of following the font.
  let isResizable: Bool
  let mirrors: Bool
  package var style: _ResolvedStyle

  package init(
    symbol: Symbol, setting: SymbolSetting, isResizable: Bool, mirrors: Bool,
    style: _ResolvedStyle
  ) {
    self.symbol = symbol
    self.setting = setting
    self.isResizable = isResizable
    self.mirrors = mirrors
    self.style = style
  }
}

/// The drawing of an image; its frame is known after layout.
package struct BitmapDrawing {
  package let bitmap: Bitmap
  /// The size of a tile, in points; `nil` stretches the image.
  package let tile: CGSize?
  /// How pixels are computed when the picture is scaled.
  package let filter: BitmapFilter
  /// The style that a template is drawn in; `nil` keeps the image's own colors.
  package var stencil: _ResolvedStyle?

  package init(bitmap: Bitmap, tile: CGSize?, filter: BitmapFilter, stencil: _ResolvedStyle?) {
    self.bitmap = bitmap
    self.tile = tile
    self.filter = filter
    self.stencil = stencil
  }
}

extension BitmapDrawing {
  /// The steps that draw the image in `frame`.
  func items(in frame: CGRect) -> [DisplayItem] {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return [] }
    return [
      .bitmap(
        PlacedBitmap(bitmap, in: frame, tile: tile, filter: filter),
        stencil: stencil?.paint(in: frame))
    ]
  }
}

extension SymbolDrawing {
  /// The steps that draw the symbol in `frame`.
  func items(in frame: CGRect) -> [DisplayItem] {
    guard !frame.isEmpty, frame.width.isFinite, frame.height.isFinite else { return [] }
    let scale = scale(in: frame)
    let middle = CGPoint(
      x: frame.midX, y: isResizable ? frame.midY : frame.minY + setting.middle)
    let place = CGAffineTransform(
      a: mirrors ? -scale.width : scale.width, b: 0, c: 0, d: scale.height, tx: middle.x,
      ty: middle.y)
    let lineWidth = setting.lineWidth / setting.unit * min(scale.width, scale.height)
    func items(_ paint: Paint) -> [DisplayItem] {
      var items: [DisplayItem] = []
      for cut in symbol.cuts {
        let bar = Path.bar(
          from: cut.from.applying(place), to: cut.to.applying(place), width: lineWidth)
        items.append(.pushClip(bar.cutOut(of: frame), FillStyle(eoFill: true)))
      }
      if !symbol.areas.isEmpty {
        items.append(.fill(symbol.areas.applying(place), paint, FillStyle(eoFill: true)))
      }
      items += symbol.cuts.map { _ in .pop }
      if !symbol.lines.isEmpty {
        let stroke = StrokeStyle(lineWidth: lineWidth, lineCap: .round, lineJoin: .round)
        items.append(.stroke(symbol.lines.applying(place), stroke, paint))
      }
      return items
    }
    // A translucent colour is laid down once, also where lines cross areas.
    if case .color(var color) = style, color.opacity < 1, !symbol.areas.isEmpty,
      !symbol.lines.isEmpty
    {
      let opacity = color.opacity
      color.opacity = 1
      return opacity > 0 ? [.pushOpacity(opacity)] + items(.color(color)) + [.pop] : []
    }
    return items(style.paint(in: frame))
  }

  private func scale(in frame: CGRect) -> CGSize {
    guard isResizable else { return CGSize(width: setting.unit, height: setting.unit) }
    return CGSize(
      width: frame.width / symbol.size.width, height: frame.height / symbol.size.height)
  }
}

extension Path {
  /// The outline of a straight line with round ends.
  fileprivate static func bar(from: CGPoint, to: CGPoint, width: CGFloat) -> Path {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let upright = CGRect(
      x: -width / 2, y: -width / 2, width: length + width, height: width)
    return Path(roundedRect: upright, cornerRadius: width / 2, style: .circular)
      .applying(
        CGAffineTransform(rotationAngle: atan2(dy, dx))
          .concatenating(CGAffineTransform(translationX: from.x, y: from.y)))
  }

  /// Everything around `frame` but this outline, to be filled even-odd.
  fileprivate func cutOut(of frame: CGRect) -> Path {
    var path = Path(frame.insetBy(dx: -frame.width, dy: -frame.height))
    path.addPath(self)
    return path
  }
}
