import Foundation

// What the recorder, overlays, snapshots, inspection and interaction ask of a placed tree.

extension PlacedTree {
  /// `.accessibilityIdentifier(_:)`.
  package func identifier(of index: Int) -> String? { details[index]?.identifier }

  package func accessibilityLabel(of index: Int) -> String? { details[index]?.accessibilityLabel }

  /// The accessibility label of a view without texts, apart from modifiers around it.
  package func pictureLabel(of index: Int) -> String? {
    guard let label = details[index]?.accessibilityLabel, !label.isEmpty else { return nil }
    let end = nodes[index].end
    let isInner = index + 1 < end && details[index + 1]?.accessibilityLabel == label
    return isInner || nodes[index..<end].contains { $0.text != nil } ? nil : label
  }

  /// What the view is in a document, apart from views in it that are the same.
  package func note(of index: Int) -> DocumentNote? {
    guard let note = details[index]?.note else { return nil }
    // Modifiers have what the views have that they modify.
    let isInner = index + 1 < nodes[index].end && details[index + 1]?.note == note
    return isInner ? nil : note
  }

  /// Where in a section the view stands, apart from modifiers around it.
  package func place(of index: Int) -> SubviewPlace? {
    guard let place = details[index]?.place else { return nil }
    let parent = nodes[index].parent
    return parent != index && details[parent]?.place == place ? nil : place
  }

  /// Whether the headers of sections in the view stay in sight.
  package func pinsHeaders(_ index: Int) -> Bool { details[index]?.pinsHeaders == true }

  /// The control of a node.
  package func control(of index: Int) -> PlacedControl? { details[index]?.control }

  package func zIndex(of index: Int) -> Double { details[index]?.zIndex ?? 0 }

  /// The frame of the source of a matched geometry, on the canvas.
  package func matchedFrame(of key: MatchedGeometryKey) -> CGRect? {
    details.filter { $0.value.matchedGeometry == key }.map(\.key).min().map { nodes[$0].frame }
  }

  /// How far beyond its frame a node is visible, with leading on the left, in points.
  package func clipOutset(of index: Int) -> EdgeInsets {
    details[index]?.clipOutset ?? EdgeInsets()
  }

  /// A description of a node's drawing; `nil` where it draws nothing.
  package func drawingDescription(of index: Int) -> String? {
    nodes[index].drawing?.kind.description ?? details[index]?.drawing
  }

  /// The text that a node shows.
  package func text(of index: Int) -> PlacedText? { nodes[index].text.map { texts[$0] } }

  /// The explicit guides of a node, by name; empty unless they were gathered.
  package func explicitGuides(of index: Int) -> [ExplicitGuide] {
    guides.isEmpty ? [] : guides[index]
  }

  /// The node's size with its alignment guides, which must have been gathered.
  package func dimensions(of index: Int) -> ViewDimensions {
    ViewDimensions(nodes[index].frame.size, explicit: explicitGuides(of: index))
  }

  /// The node's spacing preferences; `nil` unless they were gathered.
  package func spacing(of index: Int) -> ViewSpacing? { spacings.isEmpty ? nil : spacings[index] }

  /// How the node was laid out; `nil` unless it was gathered.
  package func facts(of index: Int) -> LayoutFacts? { facts.isEmpty ? nil : facts[index] }

  /// What a node inherits that is not the default; empty unless facts were gathered.
  package func inherited(by index: Int) -> [InheritedValue] {
    inherited.isEmpty ? [] : inherited[index]
  }

  /// The number of distinct proposals that the node was measured for; 0 unless it was gathered.
  package func measurementCount(of index: Int) -> Int {
    measurementCounts.isEmpty ? 0 : measurementCounts[index]
  }

  package func hasChildren(_ index: Int) -> Bool { nodes[index].end > index + 1 }

  /// The type of containers of a view and what it presents, one over the other.
  package static let presentation = "Presentation"

  /// The surface of a presentation, which stops taps.
  package static let surface = NodeKind.modifier("presentation")

  /// The nodes that are behind a presentation, out of reach.
  package var covered: [Range<Int>] {
    nodes.indices.filter { nodes[$0].kind == .container(Self.presentation) }.compactMap { index in
      children(of: index).last.map { index + 1..<$0 }
    }
  }

  /// The indices of a node's children, in order of declaration.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }

  /// The same in drawing order, where that is another one.
  package func reorderedChildren(of index: Int) -> [Int]? { drawingOrder[index] }

  /// The containers of a node, the nearest first.
  package func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = index
    while current != 0 {
      current = nodes[current].parent
      result.append(current)
    }
    return result
  }

  /// The positions among siblings from the root down, such as `0.1.0`.
  package func path(of index: Int) -> String {
    let positions = ([index] + ancestors(of: index)).reversed().map { nodes[$0].position }
    return (["0"] + positions.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// The first node with an identifier.
  package func index(ofIdentifier identifier: String) -> Int? {
    details.lazy.filter { $0.value.identifier == identifier }.map(\.key).min()
  }

  /// All identifiers, in order of declaration.
  package var identifiers: [String] {
    details.sorted { $0.key < $1.key }.compactMap(\.value.identifier)
  }
}
