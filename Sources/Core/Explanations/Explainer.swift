import Foundation
import GalleyCore

/// Creates the explanation of one node.
struct Explainer {
  private let node: ExplainedNode

  init(_ tree: PlacedTree, _ index: Int) { node = ExplainedNode(tree: tree, index: index) }

  private typealias Sentence = LayoutExplanation.Sentence

  var explanation: LayoutExplanation {
    LayoutExplanation(
      path: node.path, name: title, width: length(.horizontal), height: length(.vertical),
      x: position(.horizontal), y: position(.vertical), notes: notes)
  }

  private var title: String {
    guard node.isModifier, let view = node.inner.last else { return node.name }
    return "\(node.name) around \(view.name)"
  }

  /// The maximum number of sentences; containers farther out say little about the view.
  private static let sentenceLimit = 24

  private func shortened(_ sentences: [Sentence]) -> [Sentence] {
    guard sentences.count > Self.sentenceLimit else { return sentences }
    let last = sentences.suffix(Self.sentenceLimit)
    let count = sentences.count - last.count
    let first = Sentence(
      path: "0",
      text: "(\(count) sentences about outer containers and modifiers are omitted.)")
    return [first] + last
  }

  // MARK: Sizes

  private func length(_ axis: Axis) -> LayoutExplanation.Length {
    LayoutExplanation.Length(
      proposed: node.proposal[axis], length: node.size[axis],
      sentences: shortened(offers(axis) + answers(axis)))
  }

  /// Returns the sentences from the node that decides the proposal down to the node itself.
  private func offers(_ axis: Axis) -> [Sentence] {
    var sentences: [Sentence] = []
    var current = node
    while let parent = current.parent {
      let step = parent.words.offer(axis, to: current, by: parent)
      if let text = step.sentence { sentences.append(Sentence(path: parent.path, text: text)) }
      if step.isDecided { return sentences.reversed() }
      current = parent
    }
    sentences.append(Sentence(path: "0", text: canvas(axis)))
    return sentences.reversed()
  }

  private func canvas(_ axis: Axis) -> String {
    let root = ExplainedNode(tree: node.tree, index: 0)
    guard let length = root.proposal[axis] else {
      return
        "No \(axis.length) is proposed, so the canvas is as \(axis.extended) as its"
        + " content."
    }
    return "The canvas is \(PointText.points(length)) \(axis.extended) and proposes all of it."
  }

  /// Returns the sentence for the node's own answer, preceded by those for the answers it follows
  /// from.
  private func answers(_ axis: Axis) -> [Sentence] {
    var sentences: [Sentence] = []
    var offers: [Sentence] = []
    var current = node
    while true {
      let step = current.words.answer(axis, of: current)
      if let text = step.sentence { sentences.append(Sentence(path: current.path, text: text)) }
      guard !step.isDecided, let inner = current.primary else { break }
      let offer = current.words.offer(axis, to: inner, by: current)
      if let text = offer.sentence { offers.append(Sentence(path: current.path, text: text)) }
      current = inner
    }
    return offers + sentences.reversed()
  }

  // MARK: Places

  private func position(_ axis: Axis) -> LayoutExplanation.Position {
    let frame = node.tree.nodes[node.index].frame
    var sentences: [Sentence] = []
    var current = node
    while let parent = current.parent {
      if let text = parent.words.place(axis, of: current, in: parent) {
        sentences.append(Sentence(path: parent.path, text: text))
      }
      current = parent
    }
    if let text = placeOfRoot(current, axis) {
      sentences.append(Sentence(path: "0", text: text))
    }
    if sentences.isEmpty {
      sentences = [
        Sentence(path: "0", text: "Nothing moves it: it starts at the canvas's edge.")
      ]
    }
    return LayoutExplanation.Position(
      position: axis == .horizontal ? frame.minX : frame.minY,
      sentences: shortened(sentences.reversed()))
  }

  private func placeOfRoot(_ root: ExplainedNode, _ axis: Axis) -> String? {
    let (space, length) = (node.tree.canvas[axis], root.size[axis])
    guard !PointText.areEqual(space, length) else { return nil }
    func number(_ value: CGFloat) -> String { PointText.number(value) }
    return length > space
      ? "The canvas centers its content, which is \(number(length - space)) \(axis.larger) and"
        + " therefore starts \(number((length - space) / 2)) before the edge."
      : "The canvas centers its content, \(number(length)) \(axis.extended): (\(number(space)) −"
        + " \(number(length))) ÷ 2 = \(number((space - length) / 2))."
  }

  // MARK: Notes

  private var notes: [LayoutExplanation.Note] {
    let surroundings = Surroundings(node)
    return Surprise.all.flatMap { surprise in
      surprise.find(surroundings).map { place, text in
        LayoutExplanation.Note(topic: surprise.topic, path: place.path, text: text)
      }
    }
  }
}
