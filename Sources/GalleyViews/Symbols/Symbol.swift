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

  /// Line width for a font's weight of 100…900, in hundredths of the font's size.
  static func lineWidth(weight: Int) -> CGFloat {
    let widths: [CGFloat] = [2.6, 4, 5.8, 7.6, 9, 10.4, 12, 14, 16]
    let position = CGFloat(min(max(weight, 100), 900)) / 100 - 1
    let lower = min(Int(position), widths.count - 2)
    return widths[lower] + (widths[lower + 1] - widths[lower]) * (position - CGFloat(lower))
  }

  /// The line width that drawings are made for.
  static let regularLineWidth = lineWidth(weight: 400)
  private static let margin = CGSize(width: 7, height: 6)

  /// A drawing in the notation of `SymbolOutline`.
  init(
    areas: String = "", lines: String = "", cuts: String = "", lineFactor: CGFloat = 1,
    mirrors: Bool = false
  ) {
    let (areas, lines) = (SymbolOutline.path(areas), SymbolOutline.path(lines))
    self.init(
      areas: areas, lines: lines, cuts: SymbolOutline.segments(SymbolOutline.path(cuts)),
      size: Self.size(areas: areas, lines: lines, lineFactor: lineFactor), lineFactor: lineFactor,
      mirrors: mirrors)
  }

  /// Twice the distance from the middle to the farthest point, so that the middle stays in place.
  private static func size(areas: Path, lines: Path, lineFactor: CGFloat) -> CGSize {
    let reach = regularLineWidth * lineFactor / 2
    let bounds = [
      areas.isEmpty ? nil : areas.boundingRect,
      lines.isEmpty ? nil : lines.boundingRect.insetBy(dx: -reach, dy: -reach),
    ].compactMap { $0 }
    let halfWidth = bounds.map { max(-$0.minX, $0.maxX) }.max() ?? 0
    let halfHeight = bounds.map { max(-$0.minY, $0.maxY) }.max() ?? 0
    return CGSize(
      width: 2 * (halfWidth + margin.width), height: 2 * (halfHeight + margin.height))
  }

  /// The symbol called `name`; `nil` when there is none.
  static func named(_ name: String) -> Symbol? {
    drawn.withLock { drawn in
      if let symbol = drawn[name] { return symbol }
      let symbol = table[name]?()
      drawn[name] = symbol
      return symbol
    }
  }

  /// The drawings that were asked for so far.
  private static let drawn = Mutex<[String: Symbol]>([:])

  /// The drawing in place of a symbol that does not exist.
  static var placeholder: Symbol { Symbol(lines: "R -38 -38 76 76 12") }

  /// Whether there is a symbol called `name`.
  static func exists(_ name: String) -> Bool { table[name] != nil }

  private static let table: [String: @Sendable () -> Symbol] = SymbolTable.signs
    .merging(SymbolTable.arrows) { first, _ in first }
    .merging(SymbolTable.living) { first, _ in first }
    .merging(SymbolTable.things) { first, _ in first }

  /// All names, in alphabetical order.
  static var names: [String] { table.keys.sorted() }
}

/// The drawings, by name and subject.
enum SymbolTable {
  typealias Entries = [String: @Sendable () -> Symbol]
}
