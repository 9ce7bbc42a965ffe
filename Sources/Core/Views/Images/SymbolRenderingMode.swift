import Foundation

/// How the layers of a symbol are colored.
public struct SymbolRenderingMode: Hashable, Sendable {
  let name: String
  /// One style for the whole symbol.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The foreground style, and its secondary level for a shape around a mark and for what a badge
  /// belongs to.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// A style for each layer, as `foregroundStyle(_:_:)` gives them.
  public static let palette = SymbolRenderingMode(name: "palette")
  /// The symbol's own colors. A picture shows one color, and a diagnostic says so.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
}

extension View {
  /// Sets how the layers of symbols in this view are colored. Default: in one style, or in several
  /// where `foregroundStyle(_:_:)` sets several.
  nonisolated public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}

extension EnvironmentValues {
  /// How the layers of symbols are colored; `nil` leaves it to their styles.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { text.symbolRenderingMode }
    set { text.symbolRenderingMode = newValue }
  }
}

extension Symbol {
  /// The symbol as a rendering mode draws it: with a style for each further level, if there are any.
  /// A diagnostic says where the mode cannot be followed.
  ///
  /// - Parameter name: Its name, which tells what is a layer.
  func rendered(
    _ mode: SymbolRenderingMode?, named name: String, in context: _ResolveContext
  ) -> (symbol: Symbol, levels: [_ResolvedStyle]) {
    let environment = context.environment
    let hasSeveral = environment.standard.foregroundLevels.count > 1
    switch mode {
    case nil where !hasSeveral, .monochrome?: return (self, [])
    case .multicolor?:
      context.session.tree.report(
        "the symbol “\(name)” is drawn in one color, as its own colors are not known",
        view: "Image")
      return (self, [])
    default: break
    }
    if let layered = layered(as: name) {
      return (layered, [HierarchicalShapeStyle.secondary._resolved(in: environment)])
    }
    if let mode, Self.mayHaveLayers(name) {
      context.session.tree.report(
        "the symbol “\(name)” is drawn in one style, as its layers are not known: \(mode.name)"
          + " makes no difference", view: "Image")
    }
    return (self, [])
  }
}
