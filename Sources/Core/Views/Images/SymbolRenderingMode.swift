import Foundation

extension EnvironmentValues {
  /// The rendering mode of symbols; `nil` derives it from their styles.
  @Stored(in: \.text) public var symbolRenderingMode: SymbolRenderingMode?
}

extension Symbol {
  /// Returns the symbol with the styles of its further layers, if any. Reports a diagnostic if the
  /// mode is not supported.
  ///
  /// - Parameter name: The symbol's name, which determines its layers.
  func rendered(
    _ mode: SymbolRenderingMode?, named name: String, in context: _ResolveContext
  ) -> (symbol: Symbol, levels: [_ResolvedStyle]) {
    let environment = context.environment
    let hasSeveral = environment.standard.foregroundLevels.count > 1
    switch mode {
    case nil where !hasSeveral, .monochrome?: return (self, [])
    case .multicolor?:
      if let (symbol, color) = coloredBadge(as: name) {
        return (symbol, [Color(color)._resolved(in: environment)])
      }
      context.report(
        "the symbol “\(name)” is drawn in one color: its own colors are unknown",
        view: "Image")
      return (self, [])
    default: break
    }
    if let layered = layered(as: name) {
      // Layers beyond the given styles have the last one.
      let hasThree = layered.parts.contains { $0.level == 2 }
      let styles: [HierarchicalShapeStyle] =
        hasThree && environment.standard.foregroundLevels.count != 2
        ? [.secondary, .tertiary] : [.secondary]
      return (layered, styles.map { $0._resolved(in: environment) })
    }
    if let mode, Self.mayHaveLayers(name) {
      context.report(
        "the symbol “\(name)” is drawn in one style: its layers are unknown, so \(mode.name)"
          + " has no effect", view: "Image")
    }
    return (self, [])
  }
}
