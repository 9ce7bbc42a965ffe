/// The names of views in messages.
package enum ViewName {
  /// Returns the name of a text with its first words: `Text “Total”`.
  package static func text(_ string: String) -> String {
    let line = string.replacing("\n", with: " ")
    return "Text “\(line.count > 30 ? line.prefix(29) + "…" : line[...])”"
  }

  /// Returns the name of any other view with its type and identifier, if any: `HStack #row`.
  package static func view(_ kind: NodeKind, identifier: String?) -> String {
    identifier.map { "\(kind.name) #\($0)" } ?? kind.name
  }
}
