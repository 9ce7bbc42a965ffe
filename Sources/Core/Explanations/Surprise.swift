import Foundation
import GalleyCore

/// Layout behavior that people often ask about. Detected from the rules around a view and described
/// in a sentence.
struct Surprise: Sendable {
  /// The machine-readable topic, such as `fixed-size`.
  let topic: String
  /// Finds occurrences at or around a view, each with its sentence.
  let find: @Sendable (Surroundings) -> [(ExplainedNode, String)]

  init(_ topic: String, find: @escaping @Sendable (Surroundings) -> [(ExplainedNode, String)]) {
    (self.topic, self.find) = (topic, find)
  }

  /// Creates a surprise that is detected at a single node.
  init(_ topic: String, at sentence: @escaping @Sendable (ExplainedNode, Surroundings) -> String?) {
    self.init(topic) { surroundings in
      surroundings.chain.compactMap { node in
        sentence(node, surroundings).map { (node, $0) }
      }
    }
  }

  /// All known surprises.
  static let all: [Surprise] =
    [
      fixedSize, frameWithoutMax, frameOverflow, frameAlignment, infiniteFrame, imageSize,
      truncatedText, viewThatFits,
    ] + [
      circle, geometryReader, layoutPriority, backgroundInside, overlaySize, gridColumn,
    ] + [offset, position, alignmentGuide, unusedSpace]
}

/// A view with the nodes that share its size.
struct Surroundings {
  let view: ExplainedNode
  /// The modifiers and similar nodes around the view that derive their size from it, innermost
  /// first.
  let around: [ExplainedNode]
  /// The view's chain of primary views.
  let inside: [ExplainedNode]

  init(_ view: ExplainedNode) {
    self.view = view
    var around: [ExplainedNode] = []
    var current = view
    while current.isPrimary, let parent = current.parent {
      around.append(parent)
      current = parent
    }
    self.around = around
    inside = view.inner
  }

  /// All nodes, outermost first.
  var chain: [ExplainedNode] { around.reversed() + [view] + inside }
  /// The outermost of the nodes, which is a child of the container.
  var member: ExplainedNode { around.last ?? view }
  /// The innermost view.
  var leaf: ExplainedNode { inside.last ?? view }
  /// The container of the member; `nil` for the outermost view.
  var container: ExplainedNode? { member.parent }
}

extension ExplainedNode {
  /// The size, such as `320×200`.
  var sizeText: String { "\(PointText.number(size.width))×\(PointText.number(size.height))" }

  /// The lengths fixed by a `frame`; `nil` for other nodes.
  var fixedFrame: (width: CGFloat?, height: CGFloat?)? {
    if case .frame(let width, let height, _) = rule { (width, height) } else { nil }
  }

  /// The limits of a flexible frame; `nil` for other nodes.
  var flexibleFrame: FlexibleFrameWords? { words as? FlexibleFrameWords }
  var isFrame: Bool { fixedFrame != nil || flexibleFrame != nil }
}
