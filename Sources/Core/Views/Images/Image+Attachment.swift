import Foundation

extension Image {
  /// Returns the image as an inline attachment of a text run: a symbol in the run's font, or a
  /// bitmap on the baseline; `nil` if the image is missing.
  func attachment(in run: StyledText.Run, _ context: _ResolveContext) -> PlacedAttachment? {
    switch source {
    case .symbol(let name):
      let context = context.applying(look)
      let font = look.value.font == nil ? run.font : nil
      var drawing = symbolDrawing(name, font: font, in: context)
      let setting = drawing.setting
      let height = setting.size.height - 2 * Symbol.margin.height * setting.unit
      let frame = CGRect(
        x: 0, y: -(setting.baseline - setting.middle) - height / 2 - run.baselineOffset,
        width: drawing.symbol.size.width * setting.unit, height: height)
      drawing.setting = setting.centered(in: height)
      drawing.fit = .font
      return PlacedAttachment(.symbol(drawing), frame: frame, key: self)
    case .bitmap(let bitmap, let scale):
      return attachment(
        .bitmap(bitmap), size: Self.size(of: bitmap, scale: scale), in: run, context)
    case .vector(let vector):
      return attachment(.vector(vector), size: vector.size, in: run, context)
    case .missing(let reason):
      context.report(reason, view: "Image")
      return nil
    case .adaptive(let picture):
      return resolved(picture, in: context.environment).attachment(in: run, context)
    case .drawn:
      context.report(Self.cannotBeDrawnHere, view: "Image")
      return nil
    }
  }

  private func attachment(
    _ image: DecodedImage, size: CGSize, in run: StyledText.Run, _ context: _ResolveContext
  ) -> PlacedAttachment? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return PlacedAttachment(
      .bitmap(bitmapDrawing(image, size: size, in: context.environment)),
      frame: CGRect(
        x: 0, y: -size.height - run.baselineOffset, width: size.width, height: size.height),
      key: self)
  }
}
