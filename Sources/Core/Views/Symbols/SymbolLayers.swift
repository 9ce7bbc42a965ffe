import Foundation

/// The style level of each part of a symbol, derived from its name.
///
/// For a mark in a shape, as in `plus.circle.fill`, a badge on a symbol, as in `folder.badge.plus`,
/// or a slash through a symbol, as in `bell.slash`, the mark, badge or slash has the first style,
/// and the shape or symbol the second. In `cloud.sun.rain`, each word has the next style.
extension Symbol {
  private static let shapes: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "octagon", "hexagon", "diamond", "seal", "shield",
    "app",
  ]

  /// What is beside a cloud.
  private static let weather: Set<Substring> = [
    "sun", "moon", "bolt", "rain", "heavyrain", "drizzle", "snow", "sleet", "hail", "fog",
  ]

  /// Words that describe how a symbol is drawn instead of adding another part.
  private static let forms: Set<Substring> = [
    "fill", "left", "right", "up", "down", "forward", "backward", "leading", "trailing",
    "horizontal", "vertical", "righthalf", "lefthalf", "tophalf", "bottomhalf", "filled",
  ]

  /// Whether the symbol with a name may have several layers.
  static func mayHaveLayers(_ name: String) -> Bool {
    name.split(separator: ".").count { !forms.contains($0) } > 1
  }

  /// Returns the symbol with a level for each part, or `nil` if all parts have the same level.
  func layered(as name: String) -> Symbol? {
    var words = name.split(separator: ".")
    if let badge = words.firstIndex(of: "badge") {
      let isDot = words[(badge + 1)...].allSatisfy { $0 == "fill" }
      return layeredBadge(count: isDot ? 2 : 3)
    }
    if words.contains("slash") { return layeredBadge(count: 2) }
    let isFilled = words.last == "fill"
    if isFilled { words.removeLast() }
    if words.count > 1, words[0] == "cloud", words.dropFirst().allSatisfy(Self.weather.contains) {
      return layeredCloud(isFilled: isFilled, words.dropFirst())
    }
    guard words.count > 1, let shape = words.last, Self.shapes.contains(shape),
      !words.contains("on")
    else { return nil }
    return isFilled ? layeredArea() : layeredOutline()
  }

  /// Returns the symbol with its badge on the second level, and the badge's own color; `nil` if the
  /// symbol has no badge, or one whose color is unknown.
  ///
  /// - Source: `plus` is green in a picture that iOS painted; the others are Apple's conventions.
  func coloredBadge(as name: String) -> (Symbol, SystemColor)? {
    let words = name.split(separator: ".")
    guard let badge = words.firstIndex(of: "badge"), var colored = layered(as: name) else {
      return nil
    }
    for index in colored.parts.indices {
      colored.parts[index].level = colored.parts[index].level.map { 1 - $0 }
    }
    switch words[(badge + 1)...].first {
    case "plus", "checkmark": return (colored, .green)
    case "minus", "xmark", "fill", nil: return (colored, .red)
    default: return nil
    }
  }

  /// Returns the symbol with a level for each of its own colors, the first of which is that of the first level;
  /// `nil` for symbols whose colors are unknown.
  ///
  /// - Source: Apple's conventions: white clouds, a yellow sun, yellow lightning and blue rain; white marks in
  ///   a yellow triangle, a green plus and a red minus; green leaves.
  func inOwnColors(as name: String) -> (symbol: Symbol, colors: [Color])? {
    switch name {
    case "sun.max", "sun.max.fill", "sun.min", "sun.min.fill", "bolt.fill", "star.fill":
      return (self, [.yellow])
    case "heart.fill": return (self, [.red])
    case "leaf", "leaf.fill": return (self, [.green])
    case "cloud.fill": return (self, [.white])
    case "exclamationmark.triangle.fill": return layeredArea().map { ($0, [.white, .yellow]) }
    case "plus.circle.fill": return layeredArea().map { ($0, [.white, .green]) }
    case "minus.circle.fill": return layeredArea().map { ($0, [.white, .red]) }
    default: break
    }
    let words = name.split(separator: ".")
    guard words.count > 2, words[0] == "cloud", words.last == "fill" else { return nil }
    let others = words[1..<(words.count - 1)].compactMap { word -> Color? in
      switch word {
      case "sun", "bolt": .yellow
      case "rain", "heavyrain", "drizzle": .cyan
      default: nil
      }
    }
    guard others.count == words.count - 2 else { return nil }
    return layered(as: name).map { ($0, [.white] + others) }
  }

  /// Assigns the first level to the cloud, which is the first figure of the areas or lines, and the next levels
  /// to the others.
  private func layeredCloud(isFilled: Bool, _ others: ArraySlice<Substring>) -> Symbol? {
    guard
      let index = parts.firstIndex(where: { ($0.lineFactor == nil) == isFilled && !$0.isCut })
    else { return nil }
    var split = self
    let (cloud, rest) = parts[index].path.firstFigure
    split.parts[index].path = cloud
    if !rest.isEmpty {
      split.parts.insert(Part(path: rest, lineFactor: parts[index].lineFactor), at: index + 1)
    }
    let last = split.parts.count - 1
    guard last > 0 else { return nil }
    return split.leveled { place, part in
      if place == index { return 0 }
      guard others.count > 1 else { return 1 }
      // Rain and lightning are added to a sun or moon. Lightning beside rain is an area.
      return (others.first == "bolt" ? part.lineFactor != nil : place == last) ? 2 : 1
    }
  }

  /// Assigns the first level to the last parts: those of a badge or slash.
  private func layeredBadge(count: Int) -> Symbol? {
    guard parts.count > count else { return nil }
    return leveled { index, part in part.isCut ? nil : index < parts.count - count ? 1 : 0 }
  }

  /// Assigns levels to an area and the marks cut out of it.
  private func layeredArea() -> Symbol? {
    guard let first = parts.first, first.lineFactor == nil, !first.isCut else { return nil }
    var split = self
    let (shape, holes) = first.path.firstFigure
    split.parts[0].path = shape
    if !holes.isEmpty { split.parts.insert(Part(path: holes, isCut: true), at: 1) }
    guard split.parts.count > 1 else { return nil }
    return split.leveled { _, part in part.isCut ? 0 : 1 }
  }

  /// Assigns levels to an outline and the marks inside it.
  private func layeredOutline() -> Symbol? {
    guard let index = parts.firstIndex(where: { $0.lineFactor != nil && !$0.isCut }) else {
      return nil
    }
    var split = self
    let (shape, mark) = parts[index].path.firstFigure
    split.parts[index].path = shape
    if !mark.isEmpty {
      split.parts.insert(Part(path: mark, lineFactor: parts[index].lineFactor), at: index + 1)
    }
    guard split.parts.count > 1 else { return nil }
    return split.leveled { place, part in part.isCut ? nil : place == index ? 1 : 0 }
  }

  private func leveled(_ level: (Int, Part) -> Int?) -> Symbol {
    var copy = self
    for index in parts.indices { copy.parts[index].level = level(index, parts[index]) }
    return copy
  }
}

extension Path {
  /// The first subpath, and all others.
  var firstFigure: (Path, Path) {
    var (first, others) = (Path(), Path())
    var count = 0
    forEach { element in
      if case .move = element { count += 1 }
      if count > 1 { others.add(element) } else { first.add(element) }
    }
    return (first, others)
  }

  private mutating func add(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .closeSubpath: closeSubpath()
    }
  }
}
