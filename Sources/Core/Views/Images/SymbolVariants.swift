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
  /// The suffixes in the order that they have in names.
  private static let order = ["slash", "circle", "square", "rectangle", "fill"]
  private static let shapes: Set = ["circle", "square", "rectangle"]

  private var suffixes: Set<String> = []

  /// No variant.
  public static let none = SymbolVariants()

  /// Enclosed in a circle.
  public static let circle = none.circle

  /// Enclosed in a square.
  public static let square = none.square

  /// Enclosed in a rectangle.
  public static let rectangle = none.rectangle

  /// Filled.
  public static let fill = none.fill

  /// Crossed out.
  public static let slash = none.slash

  /// These variants, enclosed in a circle.
  public var circle: SymbolVariants { adding("circle") }

  /// These variants, enclosed in a square.
  public var square: SymbolVariants { adding("square") }

  /// These variants, enclosed in a rectangle.
  public var rectangle: SymbolVariants { adding("rectangle") }

  /// These variants, filled.
  public var fill: SymbolVariants { adding("fill") }

  /// These variants, crossed out.
  public var slash: SymbolVariants { adding("slash") }

  /// Whether these variants include all of the others.
  public func contains(_ other: SymbolVariants) -> Bool {
    other.suffixes.isSubset(of: suffixes)
  }

  mutating func formUnion(_ other: SymbolVariants) {
    for suffix in other.suffixes { self = adding(suffix) }
  }

  /// Returns the variants with another one. A symbol is enclosed in one shape, the last.
  private func adding(_ suffix: String) -> SymbolVariants {
    var suffixes = suffixes
    if Self.shapes.contains(suffix) { suffixes.subtract(Self.shapes) }
    suffixes.insert(suffix)
    return SymbolVariants(suffixes: suffixes)
  }

  /// Returns the name of the symbol with as many of the variants as there is a symbol for, in
  /// addition to those in the name: `heart.fill` in a circle is `heart.circle.fill`.
  func applied(to name: String) -> String {
    guard !suffixes.isEmpty else { return name }
    var words = name.split(separator: ".").map(String.init)
    var own: Set<String> = []
    while words.count > 1, let last = words.last, Self.order.contains(last) {
      own.insert(words.removeLast())
    }
    let wanted = Self.order.filter { suffix in
      suffixes.contains(suffix) && !own.contains(suffix)
        && (own.isDisjoint(with: Self.shapes) || !Self.shapes.contains(suffix))
    }
    let choices = (0..<1 << wanted.count).map { bits in
      wanted.indices.filter { bits >> $0 & 1 == 1 }.map { wanted[$0] }
    }
    // Of equally many variants, the shape and the filling are more visible than the slash.
    for choice in choices.reversed().sorted(by: { $0.count > $1.count }) where !choice.isEmpty {
      let suffixes = Self.order.filter { own.contains($0) || choice.contains($0) }
      let variant = (words + suffixes).joined(separator: ".")
      if Symbol.exists(variant) { return variant }
    }
    return name
  }
}
