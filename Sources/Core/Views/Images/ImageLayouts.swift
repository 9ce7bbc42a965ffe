import Foundation

/// A symbol follows the font, and its middle lies half the height of a capital letter above the
/// baseline.
extension SymbolSetting {
  init(_ symbol: Symbol, font: FontDescription, in context: _ResolveContext) {
    let environment = context.environment
    let capHeight = CGFloat(context.session.textEngine.metrics(for: font).capHeight)
    let grid = environment.pixelGrid
    let unit = CGFloat(font.size) / 100 * Symbol.factor(environment.imageScale)
    let size = CGSize(
      width: grid.ceil(symbol.size.width * unit), height: grid.ceil(symbol.size.height * unit))
    let baseline = grid.round(size.height / 2 + capHeight / 2)
    self.init(
      unit: unit, lineWidth: Symbol.lineWidth(weight: font.weight) * unit,
      size: size, baseline: baseline, middle: baseline - capHeight / 2)
  }
}

extension SymbolSetting {
  /// The setting of a symbol in a frame of this height without a margin.
  func centered(in height: CGFloat) -> SymbolSetting {
    SymbolSetting(
      unit: unit, lineWidth: lineWidth, size: CGSize(width: size.width, height: height),
      baseline: baseline - middle + height / 2, middle: height / 2)
  }
}

/// The layout of a symbol: one size, and a baseline of its own.
struct SymbolLayout: LeafLayout, RuledLayout {
  let setting: SymbolSetting

  var rule: LayoutRule { .ownSize }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { setting.size }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? setting.baseline : nil
  }
}

/// An image that takes the proposed size; along an axis without a proposal it has its own.
package struct ResizableLayout: LeafLayout, RuledLayout {
  let size: CGSize

  package init(size: CGSize) { self.size = size }

  package var rule: LayoutRule { .resizable }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}
