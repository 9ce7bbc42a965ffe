import Galley
import TestSupport
import Testing

/// The first text of a view as it was laid out, in a proposal of this width, in points.
@MainActor
func styled(_ text: Text, width: CGFloat? = nil) throws -> PlacedText {
  let tree = layout(width, nil) { text }
  return try #require(tree.placed.nodes.indices.lazy.compactMap { tree.placed.text(of: $0) }.first)
}
