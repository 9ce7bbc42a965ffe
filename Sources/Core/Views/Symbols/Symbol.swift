import Foundation
import Synchronization

/// The drawings behind `Image(systemName:)`, in the notation of `SymbolOutline`.
extension Symbol {
  /// The size of symbols relative to the font.
  static func factor(_ scale: Image.Scale) -> CGFloat {
    switch scale {
    case .small: 0.79
    case .medium: 1
    case .large: 1.28
    }
  }

  /// Returns the line width for a font weight of 100…900, in hundredths of the font size.
  static func lineWidth(weight: Int) -> CGFloat {
    let widths: [CGFloat] = [2.6, 4, 5.8, 7.6, 9, 10.4, 12, 14, 16]
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let lower = min(Int(position), widths.count - 2)
    return widths[lower] + (widths[lower + 1] - widths[lower]) * (position - CGFloat(lower))
  }

  /// The line width that drawings are designed for.
  static let regularLineWidth = lineWidth(weight: 400)
  /// The margin around the drawing.
  static let margin = CGSize(width: 7, height: 6)

  /// Creates a drawing from `SymbolOutline` notation: areas, lines cut out of them, and lines.
  init(
    areas: String = "", lines: String = "", cuts: String = "", lineFactor: CGFloat = 1,
    mirrors: Bool = false
  ) {
    self.init(
      areas: SymbolOutline.path(areas), lines: SymbolOutline.path(lines),
      cuts: SymbolOutline.path(cuts), lineFactor: lineFactor, mirrors: mirrors)
  }

  private init(
    areas: Path, lines: Path, cuts: Path, lineFactor: CGFloat = 1, mirrors: Bool = false
  ) {
    let parts = [
      Part(path: areas), Part(path: cuts, lineFactor: lineFactor, isCut: true),
      Part(path: lines, lineFactor: lineFactor),
    ].filter { !$0.path.isEmpty }
    self.init(parts: parts, size: Self.size(of: parts), mirrors: mirrors)
  }

  /// Returns the drawing with `mark`, at about half its size, drawn on it or cut out of it.
  func showing(_ mark: Symbol, isCut: Bool) -> Symbol {
    let space = max(
      mark.size.width - 2 * Self.margin.width, mark.size.height - 2 * Self.margin.height)
    let scale = min(56 / max(space, 1), 0.56)
    var shown = self
    for var part in mark.parts {
      part.path = part.path.applying(CGAffineTransform(scaleX: scale, y: scale))
      part.lineFactor = part.lineFactor.map { $0 * 0.8 }
      // Cuts within a cut mark are filled again.
      part.isCut = part.isCut != isCut
      shown.parts.append(part)
    }
    return shown
  }

  /// Returns twice the distance from the center to the farthest point, which keeps the center
  /// fixed.
  static func size(of parts: [Part]) -> CGSize {
    var (halfWidth, halfHeight): (CGFloat, CGFloat) = (0, 0)
    for part in parts where !part.isCut {
      let reach = regularLineWidth * (part.lineFactor ?? 0) / 2
      let bounds = part.path.controlPointBounds.insetBy(dx: -reach, dy: -reach)
      halfWidth = max(halfWidth, -bounds.minX, bounds.maxX)
      halfHeight = max(halfHeight, -bounds.minY, bounds.maxY)
    }
    return CGSize(
      width: 2 * (halfWidth + margin.width), height: 2 * (halfHeight + margin.height))
  }

  /// Returns the symbol with a name, or `nil` if there is none.
  static func named(_ name: String) -> Symbol? {
    if let symbol = drawn.withLock({ $0[name] }) { return symbol }
    let drawing = renamed(name)
    // Unlocked while drawing: some symbols look up others.
    guard var symbol = table[drawing]?() ?? list.symbol(drawing) else { return nil }
    if drawing != name, followsReading(name) { symbol.mirrors = true }
    let found = symbol
    drawn.withLock { $0[name] = found }
    return found
  }

  /// Whether a name refers to the reading direction, as that of `sidebar.leading` does.
  private static func followsReading(_ name: String) -> Bool {
    name.split(separator: ".").contains {
      ["forward", "backward", "leading", "trailing"].contains($0)
    }
  }

  /// Maps other spellings, and names such as `square.righthalf.fill`, the original form of half-filled
  /// symbols.
  private static func renamed(_ name: String) -> String {
    if let other = SymbolTable.spellings[name] { return other }
    return name.contains("half.fill") && !name.contains("half.filled")
      ? name.replacingOccurrences(of: "half.fill", with: "half.filled") : name
  }

  /// Returns the closest existing symbol: filled or unfilled, or without its badge.
  static func standIn(for name: String) -> (name: String, symbol: Symbol)? {
    let isFilled = name.hasSuffix(".fill")
    let plain = isFilled ? String(name.dropLast(5)) : name
    var forms = [isFilled ? plain : name + ".fill"]
    if let badge = plain.range(of: ".badge.") {
      let form = String(plain[..<badge.lowerBound])
      forms += isFilled ? [form + ".fill", form] : [form, form + ".fill"]
    }
    for form in forms {
      if let symbol = named(form) { return (form, symbol) }
    }
    return nil
  }

  /// The symbols drawn so far.
  private static let drawn = Mutex<[String: Symbol]>([:])

  /// The drawing for unknown symbols.
  static var placeholder: Symbol { Symbol(lines: "R -38 -38 76 76 12") }

  /// Whether a symbol with the name exists.
  package static func exists(_ name: String) -> Bool {
    let name = renamed(name)
    return table[name] != nil || list.contains(name)
  }

  private static let table: [String: @Sendable () -> Symbol] = SymbolTable.signs
    .merging(SymbolTable.arrows) { first, _ in first }
    .merging(SymbolTable.living) { first, _ in first }
    .merging(SymbolTable.things) { first, _ in first }
    .merging(SymbolTable.enclosed) { first, _ in first }
    .merging(SymbolTable.changed) { first, _ in first }
    .merging(SymbolTable.derived) { first, _ in first }

  private static let list = SymbolList(
    SymbolTable.animals, SymbolTable.tools, SymbolTable.world, SymbolTable.objects,
    SymbolTable.marksAndCharts, SymbolTable.games, SymbolTable.devices, SymbolTable.grids,
    SymbolTable.directions, SymbolTable.reading, SymbolTable.people, SymbolTable.places,
    SymbolTable.frames, SymbolTable.keys, SymbolTable.moves, SymbolTable.goods)

  /// All names, in alphabetical order.
  package static var names: [String] { Set(table.keys).union(list.names).sorted() }
}

/// The symbol drawings by name, grouped by subject.
package enum SymbolTable {
  typealias Entries = [String: @Sendable () -> Symbol]
}
