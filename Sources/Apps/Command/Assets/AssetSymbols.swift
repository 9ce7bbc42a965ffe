import Foundation
import Galley
import GalleySource

/// Swift source with symbols for the colors and images of asset catalogs, as Xcode generates it.
struct AssetSymbols {
  /// An asset, or a namespace of assets.
  private indirect enum Entry {
    case asset(symbol: String, name: String)
    case namespace(symbol: String, name: String, [Entry])
  }

  private let colors: [Entry]
  private let images: [Entry]

  /// - Parameter catalogs: The catalogs. If several contain an asset of the same name, the first
  ///   wins.
  init(_ catalogs: [AssetCatalog]) {
    func entries(_ names: [String], dropping suffix: String) -> [Entry] {
      Self.entries(Set(names).sorted(), under: "", dropping: suffix)
    }
    colors = entries(catalogs.flatMap { $0.colors.keys }, dropping: "Color")
    images = entries(catalogs.flatMap { $0.images.keys }, dropping: "Image")
  }

  var isEmpty: Bool { colors.isEmpty && images.isEmpty }

  private static func entries(
    _ names: [String], under prefix: String, dropping suffix: String
  ) -> [Entry] {
    var (entries, seen): ([Entry], Set<String>) = ([], [])
    var spaces: [String] = []
    for name in names {
      let rest = name.dropFirst(prefix.count)
      if let slash = rest.firstIndex(of: "/") {
        let space = String(rest[..<slash])
        if !spaces.contains(space) { spaces.append(space) }
        continue
      }
      // If two names map to the same symbol, the first wins.
      let symbol = symbol(String(rest), dropping: suffix)
      if !symbol.isEmpty, seen.insert(symbol).inserted {
        entries.append(.asset(symbol: symbol, name: name))
      }
    }
    for space in spaces {
      let symbol = type(space)
      let inner = prefix + space + "/"
      guard !symbol.isEmpty, seen.insert(symbol).inserted else { continue }
      entries.append(
        .namespace(
          symbol: symbol, name: prefix + space,
          Self.entries(names.filter { $0.hasPrefix(inner) }, under: inner, dropping: suffix)))
    }
    return entries
  }

  // MARK: Names

  /// Returns the symbol of an asset in lower camel case, without the suffix `Color` or `Image` and
  /// without a leading digit.
  static func symbol(_ name: String, dropping suffix: String) -> String {
    var words = words(of: name)
    if words.count > 1, words.last == suffix { words.removeLast() }
    guard let first = words.first else { return "" }
    return legal(lowered(first) + words.dropFirst().joined())
  }

  /// Returns the name of a namespace.
  static func type(_ name: String) -> String { legal(words(of: name).joined()) }

  /// Splits a name into capitalized words. A word ends at any character other than a letter or
  /// digit, after a digit, and before a capital letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var last: Character?
    for character in name {
      defer { last = character }
      guard character.isLetter || character.isNumber else { continue }
      let continues =
        if let last, last.isLetter || last.isNumber {
          character.isNumber == last.isNumber && !(character.isUppercase && last.isLowercase)
        } else {
          false
        }
      if continues {
        words[words.count - 1].append(character)
      } else {
        words.append(character.uppercased())
      }
    }
    return words
  }

  /// Turns `Card` into `card` and `BGColor` into `bgColor`: the last of several leading capital
  /// letters starts the next word.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals > 1 && capitals < word.count ? capitals - 1 : capitals
    return word.prefix(count).lowercased() + word.dropFirst(count)
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Self", "Type", "Protocol",
  ]

  private static func legal(_ symbol: String) -> String {
    if symbol.first?.isNumber == true { return "_" + symbol }
    return keywords.contains(symbol) ? "`\(symbol)`" : symbol
  }

  // MARK: Source

  /// Returns the source of the generated file.
  ///
  /// - Parameters:
  ///   - taken: Names that the files already declare, left out of `Color` and similar types.
  ///   - bundle: An expression for the bundle that contains the catalogs.
  func source(taken: Set<String> = [], bundle: String) -> String {
    var lines = ["import SwiftUI", "", "private let resourceBundle: Foundation.Bundle = \(bundle)"]
    for (kind, entries) in [("Color", colors), ("Image", images)] where !entries.isEmpty {
      lines += ["", "extension \(kind)Resource {"]
      lines += Self.lines(entries, indent: "  ") { symbol, name in
        let literal = name.swiftLiteral
        return "static let \(symbol) = \(kind)Resource(name: \(literal), bundle: resourceBundle)"
      }
      lines.append("}")
      let others =
        kind == "Color"
        ? ["extension Color", "extension UIColor", "extension ShapeStyle where Self == Color"]
        : ["extension UIImage"]
      for head in others {
        let type = head.contains("UI") ? "UI\(kind)" : kind
        let argument = type.hasPrefix("UI") ? "resource: " : ""
        // A protocol cannot contain nested types.
        let isProtocol = head.contains("where")
        let own = Self.lines(
          entries, indent: "  ", namespaces: !isProtocol, leavingOut: taken.union(Self.known)
        ) { symbol, name in
          let resource = "\(kind)Resource(name: \(name.swiftLiteral), bundle: resourceBundle)"
          return "static var \(symbol): \(type) { \(type)(\(argument)\(resource)) }"
        }
        if !own.isEmpty { lines += ["", "\(head) {"] + own + ["}"] }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Names that `Color`, `UIColor` or `ShapeStyle` already declare. Assets must not shadow them.
  private static let known: Set<String> = [
    "accentColor", "background", "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText",
    "fill", "foreground", "gray", "green", "indigo", "label", "lightGray", "lightText", "link",
    "magenta", "mint", "opaqueSeparator", "orange", "pink", "placeholder", "placeholderText",
    "primary", "purple", "quaternary", "quaternaryLabel", "quinary", "red", "regularMaterial",
    "secondary", "secondaryLabel", "selection", "separator", "teal", "tertiary", "tertiaryLabel",
    "thickMaterial", "thinMaterial", "tint", "tintColor", "ultraThickMaterial", "ultraThinMaterial",
    "white", "windowBackground", "yellow", "random",
  ]

  private static func lines(
    _ entries: [Entry], indent: String, namespaces: Bool = true, leavingOut: Set<String> = [],
    _ declaration: (_ symbol: String, _ name: String) -> String
  ) -> [String] {
    entries.flatMap { entry -> [String] in
      switch entry {
      case .asset(let symbol, let name):
        if leavingOut.contains(symbol) { return [] }
        return [indent + declaration(symbol, name)]
      case .namespace(let symbol, _, let inner):
        guard namespaces, !leavingOut.contains(symbol) else { return [] }
        return ["\(indent)enum \(symbol) {"]
          + lines(inner, indent: indent + "  ", declaration) + ["\(indent)}"]
      }
    }
  }
}
