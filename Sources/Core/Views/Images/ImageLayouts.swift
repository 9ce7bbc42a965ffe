import Foundation

/// Symbols scale with the font, and are centered at half the cap height above the baseline.
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
  /// Returns the setting of a symbol centered in a frame of this height without margins.
  func centered(in height: CGFloat) -> SymbolSetting {
    SymbolSetting(
      unit: unit, lineWidth: lineWidth, size: CGSize(width: size.width, height: height),
      baseline: baseline - middle + height / 2, middle: height / 2)
  }
}

/// The layout of a symbol, which has a fixed size and its own baseline.
struct SymbolLayout: LeafLayout, RuledLayout {
  let setting: SymbolSetting

  var rule: LayoutRule { .ownSize }

  func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(fixed: .both, steady: .both)
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { setting.size }

  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    guide == .firstTextBaseline || guide == .lastTextBaseline ? setting.baseline : nil
  }
}

/// The layout of an image that takes the proposed size, or its own size without a proposal.
package struct ResizableLayout: LeafLayout, RuledLayout {
  let size: CGSize

  package init(size: CGSize) { self.size = size }

  package var rule: LayoutRule { .resizable }

  package func _knownAnswers(in node: LayoutNode, _ children: _KnownAnswers) -> _KnownAnswers {
    _KnownAnswers(greedy: .both, steady: .both)
  }

  package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: size)
  }
}
