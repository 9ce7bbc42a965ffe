import Expectations
import Galley
import TestSupport

/// Returns the first laid-out text of a view for a proposed width, in points.
@MainActor
func styled(_ text: Text, width: CGFloat? = nil) throws -> PlacedText {
  let tree = layout(width, nil) { text }
  return try require(tree.placed.nodes.indices.lazy.compactMap { tree.placed.text(of: $0) }.first)
}
