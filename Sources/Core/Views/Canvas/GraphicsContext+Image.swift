import Foundation

extension GraphicsContext {
  /// An image resolved to a size.
  public struct ResolvedImage {
    /// The size of the image, in points.
    public let size: CGSize
    /// The distance from the top of the image to its baseline, in points. Bitmaps use the bottom.
    public let baseline: CGFloat
    /// The shading of a symbol or template image; `nil` for images in their own colors.
    public var shading: Shading?
    fileprivate let drawing: Drawing

    fileprivate enum Drawing {
      case symbol(SymbolDrawing)
      case bitmap(BitmapDrawing)
      case missing
    }
  }

  /// Resolves an image to its size. An image that fails to load has size 0 and reports a warning.
  public func resolve(_ image: Image) -> ResolvedImage {
    switch image.source {
    case .symbol(let name):
      let drawing = image.symbolDrawing(name, in: context)
      return ResolvedImage(
        size: drawing.setting.size, baseline: drawing.setting.baseline, shading: .foreground,
        drawing: .symbol(drawing))
    case .bitmap(let bitmap, let scale):
      return resolve(.bitmap(bitmap), of: image, size: Image.size(of: bitmap, scale: scale))
    case .vector(let vector): return resolve(.vector(vector), of: image, size: vector.size)
    case .missing(let reason):
      context.report(reason, view: "Image")
      return ResolvedImage(size: .zero, baseline: 0, shading: nil, drawing: .missing)
    case .adaptive(let picture): return resolve(image.resolved(picture, in: environment))
    case .drawn:
      context.report(Image.cannotBeDrawnHere, view: "Image")
      return ResolvedImage(size: .zero, baseline: 0, shading: nil, drawing: .missing)
    }
  }

  private func resolve(
    _ picture: DecodedImage, of image: Image, size: CGSize
  ) -> ResolvedImage {
    let drawing = image.bitmapDrawing(picture, size: size, in: environment)
    return ResolvedImage(
      size: size, baseline: size.height, shading: drawing.stencil == nil ? nil : .foreground,
      drawing: .bitmap(drawing))
  }

  /// Draws an image stretched to fill a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard !rect.isEmpty else { return }
    func steps(_ paint: Paint?) -> [DisplayItem] {
      switch image.drawing {
      case .symbol(var drawing):
        if drawing.fit == .font, rect.size != image.size { drawing.fit = .stretched }
        return drawing.items(in: rect, paint: paint ?? .color(.clear))
      case .bitmap(let drawing):
        return drawing.items(in: rect, stencil: paint, scale: environment.displayScale)
      case .missing: return []
      }
    }
    draw(
      image.shading?.items(in: rect, self, steps) ?? steps(nil), within: Path(rect), style)
  }

  /// Draws an image at its own size, with its `anchor` at `point`. Default: its center.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: anchor.rectangle(of: image.size, at: point))
  }

  /// Draws an image stretched to fill a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with its `anchor` at `point`. Default: its center.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// One of the canvas's symbol views, laid out.
  public struct ResolvedSymbol {
    /// The size of the view, in points.
    public let size: CGSize
    /// The drawing, relative to the symbol's top left corner.
    let items: [DisplayItem]

    package init(size: CGSize, items: [DisplayItem]) { (self.size, self.items) = (size, items) }
  }

  /// Returns the canvas's symbol view with a tag, or `nil` if no symbol has it. A context that is
  /// kept after the canvas has been drawn has no symbols.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    context.session.isOver ? nil : symbols.symbol(tagged: AnyHashable(id), in: environment)
  }

  /// Draws a view stretched to fill a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0, !symbol.items.isEmpty else { return }
    let place = CGAffineTransform(
      a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height,
      tx: rect.minX, ty: rect.minY)
    let steps = [.pushTransform(place)] + symbol.items + [.pop]
    // Opacity, blend mode and filters apply to the symbol as a group.
    draw(isPlain ? steps : [.pushFilter(.group)] + steps + [.pop], within: Path(rect))
  }

  /// Draws a view at its own size, with its `anchor` at `point`. Default: its center.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(symbol, in: anchor.rectangle(of: symbol.size, at: point))
  }
}

extension UnitPoint {
  /// Returns a rectangle of a size, with its `anchor` at `point`.
  func rectangle(of size: CGSize, at point: CGPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * x, y: point.y - size.height * y, width: size.width,
      height: size.height)
  }
}
