import Foundation

/// A symbol's size and its baseline, in points: the size follows the font, and the center is half
/// the cap height above the baseline.
struct SymbolSetting {
  /// Points per unit of the drawing.
  let unit: CGFloat
  /// Width of the drawing's lines.
  let lineWidth: CGFloat
  /// With the margin, rounded up to pixels.
  let size: CGSize
  /// From the top to the baseline of text beside the symbol, on a pixel.
  let baseline: CGFloat
  /// From the top to the center of the drawing.
  let middle: CGFloat

  init(_ symbol: Symbol, in context: _ResolveContext) {
    let environment = context.environment
    let font = StyledText.font(Text.Style(), environment.standard)
    let capHeight = CGFloat(context.session.textEngine.metrics(for: font).capHeight)
    let grid = environment.pixelGrid
    unit = CGFloat(font.size) / 100 * Symbol.factor(environment.imageScale)
    lineWidth = Symbol.lineWidth(weight: font.weight) * symbol.lineFactor * unit
    size = CGSize(
      width: grid.ceil(symbol.size.width * unit), height: grid.ceil(symbol.size.height * unit))
    baseline = grid.round(size.height / 2 + capHeight / 2)
    middle = baseline - capHeight / 2
  }
}

/// The layout of a symbol: one size, and a baseline of its own.
struct SymbolLayout: LeafLayout {
  let setting: SymbolSetting

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { setting.size }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? setting.baseline : nil
  }
}

/// An image that takes the proposed size; along an axis without a proposal it has its own.
struct ResizableLayout: LeafLayout {
  let size: CGSize

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}
