/// What views are called in sentences.
package enum ViewName {
  /// A text by its first words: `Text “Total”`.
  package static func text(_ string: String) -> String {
    let line = string.replacing("\n", with: " ")
    return "Text “\(line.count > 30 ? line.prefix(29) + "…" : line[...])”"
  }

  /// Any other view by its type, with its identifier if it has one: `HStack #row`.
  package static func view(_ kind: NodeKind, identifier: String?) -> String {
    identifier.map { "\(kind.name) #\($0)" } ?? kind.name
  }
}
