/// Rules for swapping the axes of views.
@MainActor
enum Transposition {
  /// The other template, and the order of its arguments.
  struct Rule {
    let template: String
    let order: [Int]
  }

  static let table: [String: Rule] = {
    var table: [String: Rule] = [:]
    func same(_ template: String, _ order: [Int]) {
      table[template] = Rule(template: template, order: order)
    }
    func pair(_ a: String, _ b: String, _ order: [Int]) {
      (table[a], table[b]) = (Rule(template: b, order: order), Rule(template: a, order: order))
    }
    same("Color({color})", [0])
    same("Rectangle()", [])
    same("Circle()", [])
    same("LyingShape(size: CGSize(width: {number}, height: {number}))", [1, 0])
    same("ZStack(alignment: {alignment}) {views}", [0])
    pair(
      "HStack(alignment: {vertical}, spacing: {length?}) {views}",
      "VStack(alignment: {horizontal}, spacing: {length?}) {views}", [0, 1])
    pair(
      "LazyHStack(alignment: {vertical}, spacing: {length?}, pinnedViews: .sectionHeaders) {views}",
      "LazyVStack(alignment: {horizontal}, spacing: {length?}, pinnedViews: .sectionFooters) {views}",
      [0, 1])
    same("{view}.frame(width: {length?}, height: {length?}, alignment: {alignment})", [1, 0, 2])
    same(
      "{view}.frame(minWidth: {length?}, idealWidth: {length?}, maxWidth: {length?}, minHeight: {length?}, idealHeight: {length?}, maxHeight: {length?}, alignment: {alignment})",
      [3, 4, 5, 0, 1, 2, 6])
    same("{view}.fixedSize(horizontal: {bool}, vertical: {bool})", [1, 0])
    same(
      "{view}.padding(EdgeInsets(top: {number}, leading: {number}, bottom: {number}, trailing: {number}))",
      [1, 0, 3, 2])
    same("{view}.offset(x: {number}, y: {number})", [1, 0])
    same("{view}.position(x: {number}, y: {number})", [1, 0])
    same("{view}.layoutPriority({number})", [0])
    same("{view}.overlay(alignment: {alignment}) {other}", [0])
    same("{view}.background(alignment: {alignment}) {other}", [0])
    return table
  }()

  /// The positions in `Choices.alignment` of the transposed alignments.
  fileprivate static let alignments = [0, 1, 4, 6, 2, 7, 3, 5, 8]
}

extension Recipe {
  /// The same view with swapped axes; `nil` if that is impossible, as for text.
  @MainActor
  var transposed: Recipe? {
    guard let rule = Transposition.table[template] else { return nil }
    let parameters = Ingredients.full[template]?.parameters ?? []
    var exchanged: [Argument] = []
    for index in rule.order {
      guard let argument = arguments[index].transposed(parameters[index]) else { return nil }
      exchanged.append(argument)
    }
    let others = parts.compactMap(\.transposed)
    guard others.count == parts.count else { return nil }
    return Recipe(template: rule.template, arguments: exchanged, parts: others)
  }
}

extension Argument {
  /// Returns the argument with swapped axes; `nil` for baselines.
  @MainActor
  fileprivate func transposed(_ parameter: Parameter) -> Argument? {
    guard case .option(let index) = self, case .choice(let name, _) = parameter else { return self }
    switch name {
    case "alignment":
      return index < Transposition.alignments.count
        ? .option(Transposition.alignments[index]) : nil
    case "vertical": return index < 3 ? self : nil
    default: return self
    }
  }
}
