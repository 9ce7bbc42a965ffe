import Foundation

/// What people often ask about a view: where it happens is found by the rules around the view, and
/// said in a sentence.
struct Surprise: Sendable {
  /// A word for programs, such as `fixed-size`.
  let topic: String
  /// Where it happens at a view or around it, with what is to be said.
  let find: @Sendable (Surroundings) -> [(ExplainedNode, String)]

  init(_ topic: String, find: @escaping @Sendable (Surroundings) -> [(ExplainedNode, String)]) {
    (self.topic, self.find) = (topic, find)
  }

  /// One that happens at a node of its own.
  init(_ topic: String, at sentence: @escaping @Sendable (ExplainedNode, Surroundings) -> String?) {
    self.init(topic) { surroundings in
      surroundings.chain.compactMap { node in
        sentence(node, surroundings).map { (node, $0) }
      }
    }
  }

  /// All that are known.
  static let all: [Surprise] =
    [
      fixedSize, frameWithoutMax, frameOverflow, frameAlignment, infiniteFrame, imageSize,
      truncatedText, viewThatFits,
    ] + [
      circle, geometryReader, layoutPriority, backgroundInside, overlaySize, gridColumn,
    ] + [offset, position, alignmentGuide, unusedSpace]
}

/// A view with all that it shares its size with.
struct Surroundings {
  let view: ExplainedNode
  /// Modifiers and the like around the view that it is the primary view of, the nearest first.
  let around: [ExplainedNode]
  /// The view's primary view, that one's and so on.
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

  /// From the outermost to the innermost.
  var chain: [ExplainedNode] { around.reversed() + [view] + inside }
  /// The one that is a view of the container.
  var member: ExplainedNode { around.last ?? view }
  /// The innermost view.
  var leaf: ExplainedNode { inside.last ?? view }
  /// What the member is a view of; `nil` for the outermost view.
  var container: ExplainedNode? { member.parent }
}

extension ExplainedNode {
  /// `320×200`.
  var sizeText: String { "\(PointText.number(size.width))×\(PointText.number(size.height))" }

  /// The lengths that a `frame` fixes; `nil` for other nodes.
  var fixedFrame: (width: CGFloat?, height: CGFloat?)? {
    if case .frame(let width, let height, _) = rule { (width, height) } else { nil }
  }

  /// The limits of a flexible frame; `nil` for other nodes.
  var flexibleFrame: FlexibleFrameWords? { words as? FlexibleFrameWords }
  var isFrame: Bool { fixedFrame != nil || flexibleFrame != nil }
}
