import Foundation

extension Image: PrimitiveView {
  /// Adds a leaf that draws the symbol or image. An image that fails to load has size 0 and reports
  /// a warning.
  public static func _resolve(
    _ view: Self, in context: _ResolveContext, into list: inout _NodeList
  ) {
    switch view.source {
    case .symbol(let name):
      list.nodes.append(view.symbol(name, in: context.applying(view.look)))
    case .bitmap(let bitmap, let scale):
      let size = Self.size(of: bitmap, scale: scale)
      list.nodes.append(view.picture(.bitmap(bitmap), size: size, in: context))
    case .vector(let vector):
      list.nodes.append(view.picture(.vector(vector), size: vector.size, in: context))
    case .missing(let reason):
      context.report(reason, view: "Image")
      list.nodes.append(context.leaf(FixedSizeLeafLayout(size: .zero), .view("Image")))
    case .adaptive(let picture):
      return _resolve(view.resolved(picture, in: context.environment), in: context, into: &list)
    case .drawn(let picture): list.nodes.append(view.drawn(picture, in: context))
    }
    if let marks = context.session.accessibility, let node = list.nodes.last {
      view.mark(node, in: marks)
    }
  }

  private func mark(_ node: LayoutNode, in marks: AccessibilityMarks) {
    guard let edit = spoken else { return }
    marks.add(.edit(edit), to: node)
    marks.add(.edit(.addTraits(.isImage)), to: node)
  }

  /// The text for screen readers, as an edit; `nil` for decoration.
  var spoken: AccessibilityEdit? {
    switch (caption, source) {
    case (.label(let label), _): .label(label)
    case (.file(let name), _): .file(name)
    case (.decorative, _): nil
    case (.automatic, .symbol(let name)):
      SymbolDescription.known(name).map { .label($0) } ?? .symbol(SymbolDescription.words(name))
    case (.automatic, _): .file("")
    }
  }

  private func drawn(_ picture: DrawnPicture, in context: _ResolveContext) -> LayoutNode {
    let content = SizedDrawing { size in
      isHidden(in: context) ? Self.placeholder(in: context) : picture.drawing(in: size, context)
    }
    return resizing == nil
      ? context.leaf(FixedSizeLeafLayout(size: picture.size), .view("Image"), payload: content)
      : context.leaf(ResizableLayout(size: picture.size), .view("Image"), payload: content)
  }

  private func symbol(_ name: String, in context: _ResolveContext) -> LayoutNode {
    let drawing = symbolDrawing(name, in: context)
    let content = Drawing(
      isHidden(in: context) ? Self.placeholder(in: context) : .symbol(drawing))
    if resizing != nil {
      let (ink, unit) = (drawing.ink, drawing.setting.unit)
      let size = CGSize(width: ink.width * unit, height: ink.height * unit)
      return context.leaf(ResizableLayout(size: size), .view("Image"), payload: content)
    }
    let node = context.leaf(
      SymbolLayout(setting: drawing.setting), .view("Image"), payload: content)
    node.markAsText()
    return node
  }

  /// Returns the drawing of a symbol, or a placeholder and a diagnostic for an unknown name.
  ///
  /// - Parameter font: The font of the surrounding text; `nil` uses the environment's.
  func symbolDrawing(
    _ name: String, font: FontDescription? = nil, in context: _ResolveContext
  ) -> SymbolDrawing {
    let environment = context.environment
    let name = environment.text.symbolVariants.applied(to: name)
    var symbol = Symbol.placeholder
    if let known = Symbol.named(name) {
      symbol = known
    } else if let other = Symbol.standIn(for: name) {
      symbol = other.symbol
      context.report(
        "unknown symbol “\(name)”; “\(other.name)” is shown instead", view: "Image")
    } else {
      context.report(
        "unknown symbol “\(name)”; an empty box is shown instead", view: "Image")
    }
    var style = ForegroundStyle()._resolved(in: environment)
    var levels: [_ResolvedStyle]
    let mode = symbolMode ?? environment.text.symbolRenderingMode
    if mode == .multicolor || mode == nil && hasOwnColors, let own = symbol.inOwnColors(as: name) {
      symbol = own.symbol
      style = own.colors[0]._resolved(in: environment)
      levels = own.colors.dropFirst().map { $0._resolved(in: environment) }
    } else {
      (symbol, levels) = symbol.rendered(mode, named: name, in: context)
    }
    if levels.isEmpty, let value = look.value.value,
      let shown = symbol.layered(as: name, showing: value)
    {
      (symbol, levels) = (shown, [style.multiplyingOpacity(by: Self.fadedOpacity)])
    }
    let font = font ?? StyledText.font(Text.Style(), in: environment)
    return SymbolDrawing(
      symbol: symbol, setting: SymbolSetting(symbol, font: font, in: context),
      fit: resizing == nil ? .font : .touching,
      mirrors: symbol.mirrors && environment.layoutDirection == .rightToLeft,
      style: style, levels: levels)
  }

  /// The opacity of layers beyond the value that a symbol shows.
  ///
  /// - Source: estimated.
  private static let fadedOpacity = 0.3

  private func isHidden(in context: _ResolveContext) -> Bool {
    context.environment.redactionReasons.contains(.placeholder)
  }

  private static func placeholder(in context: _ResolveContext) -> Drawing.Kind {
    .shape(.placeholder(context.environment.redactionStyle))
  }

  private func picture(
    _ image: DecodedImage, size: CGSize, in context: _ResolveContext
  ) -> LayoutNode {
    let drawing = bitmapDrawing(image, size: size, in: context.environment)
    let content = Drawing(
      isHidden(in: context) ? Self.placeholder(in: context) : .bitmap(drawing))
    return resizing == nil
      ? context.leaf(FixedSizeLeafLayout(size: size), .view("Image"), payload: content)
      : context.leaf(ResizableLayout(size: size), .view("Image"), payload: content)
  }

  /// Returns the size of a bitmap, in points.
  static func size(of bitmap: Bitmap, scale: CGFloat) -> CGSize {
    CGSize(width: CGFloat(bitmap.width) / scale, height: CGFloat(bitmap.height) / scale)
  }

  /// Returns the drawing of a bitmap or vector image.
  func bitmapDrawing(
    _ image: DecodedImage, size: CGSize, in environment: EnvironmentValues
  ) -> BitmapDrawing {
    var drawing = BitmapDrawing(
      image: image, tile: resizing == .tile ? size : nil, filter: interpolation.filter,
      stencil: isStencil(in: environment) ? ForegroundStyle()._resolved(in: environment) : nil)
    drawing.caps = caps
    if case .bitmap(let bitmap) = image, size.width > 0 {
      drawing.density = CGFloat(bitmap.width) / size.width
    }
    if environment.layoutDirection == .rightToLeft {
      (drawing.caps.leading, drawing.caps.trailing) = (caps.trailing, caps.leading)
    }
    return drawing
  }
}
