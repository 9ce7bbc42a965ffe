import Foundation

extension View {
  /// Sets the size of the symbols in this view relative to their font. Default: medium.
  nonisolated public func imageScale(_ scale: Image.Scale) -> some View {
    environment(\.imageScale, scale)
  }

  /// Shows variants of the symbols in this view, such as `.fill`, where they exist. They add to the
  /// variants set by outer views.
  nonisolated public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.text) { $0.symbolVariants.formUnion(variant) }
  }
}

extension EnvironmentValues {
  /// The variants of symbols.
  @Stored(in: \.text) public var symbolVariants: SymbolVariants
}

extension EnvironmentValues {
  /// The size of symbols relative to their font. Default: medium.
  @Stored(in: \.text) public var imageScale: Image.Scale
}

/// Variants of a symbol, such as a filled one.
public struct SymbolVariants: Hashable, Sendable {
  private var suffixes: Set<String> = []

  /// No variant.
  public static let none = SymbolVariants()

  /// Enclosed in a circle.
  public static let circle = SymbolVariants(suffixes: ["circle"])

  /// Enclosed in a square.
  public static let square = SymbolVariants(suffixes: ["square"])

  /// Enclosed in a rectangle.
  public static let rectangle = SymbolVariants(suffixes: ["rectangle"])

  /// Crossed out.
  public static let slash = SymbolVariants(suffixes: ["slash"])

  /// Filled.
  public static let fill = SymbolVariants(suffixes: ["fill"])

  /// These variants, enclosed in a circle.
  public var circle: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["circle"])) }

  /// These variants, enclosed in a square.
  public var square: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["square"])) }

  /// These variants, enclosed in a rectangle.
  public var rectangle: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["rectangle"])) }

  /// These variants, crossed out.
  public var slash: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["slash"])) }

  /// These variants, filled.
  public var fill: SymbolVariants { SymbolVariants(suffixes: suffixes.union(["fill"])) }

  mutating func formUnion(_ other: SymbolVariants) { suffixes.formUnion(other.suffixes) }

  /// Returns the name with the suffixes of the variants that exist.
  func applied(to name: String) -> String {
    ["slash", "circle", "square", "rectangle", "fill"].filter(suffixes.contains).reduce(name) {
      name, suffix in
      name.hasSuffix(suffix) || !Symbol.exists("\(name).\(suffix)") ? name : "\(name).\(suffix)"
    }
  }
}
