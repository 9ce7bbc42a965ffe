import Foundation

// Queries used by the recorder, overlays, snapshots, inspection and interaction.

extension PlacedTree {
  /// Returns the identifier set by `.accessibilityIdentifier(_:)`.
  package func identifier(of index: Int) -> String? { details[index]?.identifier }

  package func accessibilityLabel(of index: Int) -> String? { details[index]?.accessibilityLabel }

  /// Returns the accessibility label of a view without texts; `nil` for modifiers around that view.
  package func pictureLabel(of index: Int) -> String? {
    guard let label = details[index]?.accessibilityLabel, !label.isEmpty else { return nil }
    let end = nodes[index].end
    let isInner = index + 1 < end && details[index + 1]?.accessibilityLabel == label
    return isInner || nodes[index..<end].contains { $0.text != nil } ? nil : label
  }

  /// Returns the view's role in a document; `nil` if a view inside it has the same role.
  package func note(of index: Int) -> DocumentNote? {
    guard let note = details[index]?.note else { return nil }
    // Modifiers have the same note as the views they modify.
    let isInner = index + 1 < nodes[index].end && details[index + 1]?.note == note
    return isInner ? nil : note
  }

  /// Returns the view's position in a section; `nil` if its container has the same position.
  package func place(of index: Int) -> SubviewPlace? {
    guard let place = details[index]?.place else { return nil }
    let parent = nodes[index].parent
    return parent != index && details[parent]?.place == place ? nil : place
  }

  /// Whether the section headers in the view are pinned.
  package func pinsHeaders(_ index: Int) -> Bool { details[index]?.pinsHeaders == true }

  /// Returns the control of a node.
  package func control(of index: Int) -> PlacedControl? { details[index]?.control }

  package func zIndex(of index: Int) -> Double { details[index]?.zIndex ?? 0 }

  /// Returns the frame of a matched geometry's source, on the canvas.
  package func matchedFrame(of key: MatchedGeometryKey) -> CGRect? {
    details.filter { $0.value.matchedGeometry == key }.map(\.key).min().map { nodes[$0].frame }
  }

  /// Returns how far a node is visible beyond its frame, in points; leading is left.
  package func clipOutset(of index: Int) -> EdgeInsets {
    details[index]?.clipOutset ?? EdgeInsets()
  }

  /// Whether `hidden()` or an opacity of zero hides a node, itself or with the views around it.
  package func isHidden(_ index: Int) -> Bool {
    func hides(_ index: Int) -> Bool {
      switch nodes[index].drawing?.kind {
      case .hidden: true
      case .opacity(let opacity): opacity <= 0
      default: false
      }
    }
    return hides(index) || ancestors(of: index).contains(where: hides)
  }

  /// Returns a description of a node's drawing; `nil` if it draws nothing.
  package func drawingDescription(of index: Int) -> String? {
    nodes[index].drawing?.kind.description ?? details[index]?.drawing
  }

  /// Returns the text of a node.
  package func text(of index: Int) -> PlacedText? {
    nodes[index].text.map { sharedTexts[$0].text }
  }

  /// The texts of all nodes, in order of declaration.
  package var texts: [PlacedText] { sharedTexts.map(\.text) }

  /// Returns the explicit guides of a node by name; empty unless they were gathered.
  package func explicitGuides(of index: Int) -> [ExplicitGuide] {
    guides.isEmpty ? [] : guides[index]
  }

  /// Returns the node's size and alignment guides, which must have been gathered.
  package func dimensions(of index: Int) -> ViewDimensions {
    ViewDimensions(nodes[index].frame.size, explicit: explicitGuides(of: index))
  }

  /// Returns the node's spacing preferences; `nil` unless they were gathered.
  package func spacing(of index: Int) -> ViewSpacing? { spacings.isEmpty ? nil : spacings[index] }

  /// Returns how the node was laid out; `nil` unless facts were gathered.
  package func facts(of index: Int) -> LayoutFacts? { facts.isEmpty ? nil : facts[index] }

  /// Returns the node's inherited non-default values; empty unless facts were gathered.
  package func inherited(by index: Int) -> [InheritedValue] {
    inherited.isEmpty ? [] : inherited[index]
  }

  /// Returns the number of distinct proposals the node was measured with; 0 unless gathered.
  package func measurementCount(of index: Int) -> Int {
    measurementCounts.isEmpty ? 0 : measurementCounts[index]
  }

  package func hasChildren(_ index: Int) -> Bool { nodes[index].end > index + 1 }

  /// The type of containers that stack a view and its presentations.
  package static let presentation = "Presentation"

  /// The surface of a presentation, which blocks taps.
  package static let surface = NodeKind.modifier("presentation")

  /// The nodes behind a presentation, which cannot be reached.
  package var covered: [Range<Int>] {
    nodes.indices.filter { nodes[$0].kind == .container(Self.presentation) }.compactMap { index in
      children(of: index).last.map { index + 1..<$0 }
    }
  }

  /// Returns the indices of a node's children, in order of declaration.
  package func children(of index: Int) -> [Int] {
    var result: [Int] = []
    var child = index + 1
    while child < nodes[index].end {
      result.append(child)
      child = nodes[child].end
    }
    return result
  }

  /// Returns the children in drawing order; `nil` if it is the order of declaration.
  package func reorderedChildren(of index: Int) -> [Int]? { drawingOrder[index] }

  /// Returns the containers of a node, nearest first.
  package func ancestors(of index: Int) -> [Int] {
    var result: [Int] = []
    var current = index
    while current != 0 {
      current = nodes[current].parent
      result.append(current)
    }
    return result
  }

  /// Returns the positions among siblings from the root down, such as `0.1.0`.
  package func path(of index: Int) -> String {
    let positions = ([index] + ancestors(of: index)).reversed().map { nodes[$0].position }
    return (["0"] + positions.dropFirst().map(String.init)).joined(separator: ".")
  }

  /// Returns the first node with an identifier.
  package func index(ofIdentifier identifier: String) -> Int? {
    details.lazy.filter { $0.value.identifier == identifier }.map(\.key).min()
  }

  /// All identifiers, in order of declaration.
  package var identifiers: [String] {
    details.sorted { $0.key < $1.key }.compactMap(\.value.identifier)
  }
}
