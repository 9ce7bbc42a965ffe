import Foundation

/// The result of layout: the frame, drawing, text and control of each node.
///
/// Made once for a picture, it is what the recorder, overlays, snapshots, inspection and
/// interaction read. It is a value that can be kept, compared, sent to other threads and encoded.
package struct PlacedTree: Sendable {
  /// A view or modifier, in the order of declaration.
  package struct Node: Sendable {
    /// Equal for the same view from evaluation to evaluation.
    package let id: ViewID
    package let kind: NodeKind
    package let layoutDirection: LayoutDirection
    /// Whether the node belongs to an inserted or removed view.
    package let isInTransition: Bool
    /// The animation of the node's latest change, as a number; 0 is none.
    package let animation: UInt16
    /// In the canvas's coordinates, in points, before any rounding to pixels.
    package var frame: CGRect
    private let proposalKey: ProposalKey
    // In a large tree every node is fetched from memory anew: it has small numbers.
    private let parentIndex: Int32
    private let childPosition: Int32
    private let endIndex: Int32
    /// -1 where there is none.
    private let textIndex: Int32
    /// What the node draws, or its effect on the drawing of its content.
    package var drawing: Drawing?

    /// The proposal that the node was placed with; its answer is the frame's size.
    package var proposal: ProposedViewSize { proposalKey.proposal }
    /// Index of the container; the root is its own.
    package var parent: Int { Int(parentIndex) }
    /// Position among the container's children.
    package var position: Int { Int(childPosition) }
    /// Index after the node's last descendant.
    package var end: Int { Int(endIndex) }
    /// Index of the text that the node shows; `nil` for other nodes.
    package var text: Int? { textIndex < 0 ? nil : Int(textIndex) }

    package init(
      id: ViewID, kind: NodeKind, frame: CGRect, proposal: ProposedViewSize, parent: Int,
      position: Int, end: Int, animation: UInt16, isInTransition: Bool,
      layoutDirection: LayoutDirection, drawing: Drawing?, text: Int?
    ) {
      (self.id, self.kind, self.frame) = (id, kind, frame)
      proposalKey = ProposalKey(proposal)
      (self.layoutDirection, self.isInTransition) = (layoutDirection, isInTransition)
      (self.animation, self.drawing) = (animation, drawing)
      // Trees from files have what is written there.
      parentIndex = Int32(clamping: parent)
      childPosition = Int32(clamping: position)
      endIndex = Int32(clamping: end)
      textIndex = text.map { Int32(clamping: $0) } ?? -1
    }
  }

  /// Size of the canvas, in points.
  package let canvas: CGSize
  /// The root first, each node before its descendants.
  package var nodes: ContiguousArray<Node> = []
  package var texts: ContiguousArray<PlacedText> = []
  /// Properties that few nodes have, by index.
  var details: [Int: Details] = [:]
  /// The children of a container in drawing order, where that is not the order of declaration.
  var drawingOrder: [Int: [Int]] = [:]
  /// What was corrected during layout, and what views report; empty when all went well.
  package private(set) var diagnostics: [LayoutDiagnostic]
  /// The work that was done; equal for equal views.
  package let counts: LayoutCounts
  /// Where bars and the like cover edges.
  package let safeAreas: [SafeAreaFrame]
  /// What was gathered when the tree was made.
  package let gathered: Gathering
  /// The explicit guides of each node, if they were gathered.
  var guides: [[ExplicitGuide]] = []
  /// The spacing preferences of each node, if they were gathered.
  var spacings: [ViewSpacing] = []
  /// How each node was laid out, if it was gathered.
  var facts: [LayoutFacts] = []
  /// The number of distinct proposals that each node was measured for, if it was gathered.
  var measurementCounts: [Int] = []
  /// The whole negotiation, if it was gathered.
  package var trace: LayoutTrace?
  /// What each node inherits that is not the default.
  var inherited: [[InheritedValue]] = []
  /// Whether the tree is between two states, so that frames are not rounded to pixels.
  package var isBetweenStates = false
  /// Whether a view is something in a document.
  package private(set) var hasNotes = false

  /// What is gathered on request only.
  package struct Gathering: OptionSet, Sendable, Codable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Explicit alignment guides of every node.
    package static let guides = Gathering(rawValue: 1)
    /// Spacing preferences of every node.
    package static let spacing = Gathering(rawValue: 2)
    /// How often every node was measured.
    package static let measurementCounts = Gathering(rawValue: 4)
    /// The whole negotiation.
    package static let trace = Gathering(rawValue: 8)
    /// The texts of controls' labels, also where they are not shown.
    package static let labels = Gathering(rawValue: 16)
    /// Where views stand in sections.
    package static let sections = Gathering(rawValue: 64)
    /// The rule of every node's layout and its answers, for explanations; not encoded.
    package static let facts = Gathering(rawValue: 32)
    /// What is the same however often views were evaluated before, in whole or in part.
    package static let lasting: Gathering = [.guides, .spacing, .labels, .sections]
  }

  /// Properties that few nodes have.
  struct Details: Sendable {
    /// `.accessibilityIdentifier(_:)`.
    var identifier: String?
    var accessibilityLabel: String?
    /// What the view is in a document.
    var note: DocumentNote?
    /// Where in a section the view stands, if that was gathered.
    var place: SubviewPlace?
    /// Whether the headers of sections in the view stay in sight, if that was gathered.
    var pinsHeaders = false
    var control: PlacedControl?
    var zIndex = 0.0
    /// How far beyond its frame the node is visible, with leading on the left.
    var clipOutset = EdgeInsets()
    /// The matched geometry that the node is the source of.
    var matchedGeometry: MatchedGeometryKey?
    /// The description of the node's drawing, where the tree was decoded.
    var drawing: String?
  }
}

/// The identifier of a view; equal for the same view in two evaluations of one process.
package struct ViewID: Hashable, Sendable, Codable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

// MARK: Making

extension PlacedTree {
  /// Creates the tree of a placement.
  package init(_ placement: Placement, gathering: Gathering = []) {
    canvas = placement.canvas
    diagnostics = placement.tree.diagnostics
    counts = placement.tree.counts
    safeAreas = placement.safeAreaFrames
    gathered = gathering
    if gathering.contains(.trace) { trace = placement.tree.trace }
    nodes.reserveCapacity(placement.nodes.count)
    for (index, entry) in placement.nodes.enumerated() {
      var text: Int?
      if let payload = entry.node.payload as? TextPayload {
        text = texts.count
        texts.append(payload.placed(for: entry.proposal))
      }
      nodes.append(Node(entry, text: text))
      addDetails(of: entry.node, at: index, parent: entry.parent)
    }
    for (index, outset) in placement.clipOutsets {
      details[index, default: Details()].clipOutset = outset
    }
    sortByZIndex()
    gather(gathering, placement)
    // Those of the code that has drawn canvases are among them.
    RendererContext.current.moveDiagnostics(to: placement.tree)
    diagnostics = placement.tree.diagnostics
  }

  /// Adds what was said in a context since the tree was made: by shapes, when they were drawn.
  package mutating func takeDiagnostics(of context: RendererContext) {
    diagnostics += context.takeOwnDiagnostics().filter { !diagnostics.contains($0) }
  }

  /// Takes over the nodes in a range from a placement in which those are others.
  ///
  /// - Returns: Whether it could be done: else the tree has to be made anew.
  package mutating func replace(_ range: Range<Int>, from placement: Placement) -> Bool {
    let new = placement.nodes[range]
    let known = nodes[range].compactMap(\.text)
    let payloads = new.compactMap { $0.node.payload as? TextPayload }
    guard gathered.isEmpty, !hasNotes, known.count == payloads.count,
      range.allSatisfy({ zIndex(of: $0) == 0 }),
      new.allSatisfy({
        $0.node.zIndex == 0 && $0.node.note == nil && $0.node.accessibilityLabel == nil
      })
    else { return false }
    var free = known[...]
    for index in range {
      let entry = placement.nodes[index]
      var text: Int?
      if let payload = entry.node.payload as? TextPayload, let next = free.popFirst() {
        texts[next] = payload.placed(for: entry.proposal)
        text = next
      }
      nodes[index] = Node(entry, text: text)
      details[index] = nil
      addDetails(of: entry.node, at: index, parent: entry.parent)
    }
    return true
  }

  private mutating func addDetails(of node: LayoutNode, at index: Int, parent: Int) {
    if node.zIndex != 0 {
      details[index, default: Details()].zIndex = node.zIndex
      drawingOrder[parent] = []
    }
    if let identifier = node.identifier {
      details[index, default: Details()].identifier = identifier
    }
    if let hook = node.hook as? MatchedGeometryHook, let key = hook.sourceKey {
      details[index, default: Details()].matchedGeometry = key
    }
    if !node.hasTraits { return }
    if let label = node.accessibilityLabel {
      details[index, default: Details()].accessibilityLabel = label
      hasNotes = true
    }
    if let note = node.note {
      details[index, default: Details()].note = note
      hasNotes = true
    }
    if gathered.contains(.sections) {
      if let place = node.subviewPlace { details[index, default: Details()].place = place }
      if node.pinsHeaders { details[index, default: Details()].pinsHeaders = true }
    }
    if let control = PlacedControl(node.controls) {
      details[index, default: Details()].control = control
    }
  }

  private mutating func sortByZIndex() {
    for container in drawingOrder.keys {
      drawingOrder[container] = children(of: container).sorted { a, b in
        let (first, second) = (zIndex(of: a), zIndex(of: b))
        return first == second ? a < b : first < second
      }
    }
  }

  private mutating func gather(_ gathering: Gathering, _ placement: Placement) {
    if gathering.contains(.measurementCounts) {
      measurementCounts = placement.nodes.map(\.node.measurementCount)
    }
    if gathering.contains(.guides) { guides = placement.explicitGuides() }
    if gathering.contains(.spacing) { spacings = placement.nodes.map(\.node.spacing) }
    // Last, as more is measured for it.
    if gathering.contains(.facts) {
      facts = nodes.indices.map { placement.facts(of: $0, name: Self.name) }
    }
  }

  /// What a view is called that may not be shown: a modifier by what it is around.
  private static func name(of node: LayoutNode) -> String {
    var (node, identifier) = (node, node.identifier)
    while node.kind.role == .modifier, node.children.count == 1, let child = node.children.first {
      node = child
      identifier = identifier ?? node.identifier
    }
    if identifier == nil, let text = node.payload as? TextPayload {
      return ViewName.text(text.string)
    }
    return ViewName.view(node.kind, identifier: identifier)
  }

  /// Creates a tree of one empty view.
  package init(emptyCanvas size: CGSize) {
    canvas = size
    diagnostics = []
    counts = LayoutCounts()
    safeAreas = []
    gathered = []
    nodes = [
      Node(
        id: ViewID(rawValue: 0), kind: .view("EmptyView"),
        frame: CGRect(x: size.width / 2, y: size.height / 2, width: 0, height: 0),
        proposal: ProposedViewSize(size), parent: 0, position: 0, end: 1, animation: 0,
        isInTransition: false, layoutDirection: .leftToRight, drawing: nil, text: nil)
    ]
  }
}

extension PlacedTree.Node {
  /// - Parameter text: The index of the text that the node shows.
  fileprivate init(_ entry: Placement.Node, text: Int?) {
    let node = entry.node
    self.init(
      id: ViewID(rawValue: node.identity), kind: node.kind, frame: entry.frame,
      proposal: entry.proposal, parent: entry.parent, position: entry.position,
      end: entry.end, animation: node.animation, isInTransition: node.isInTransition,
      layoutDirection: node.layoutDirection,
      drawing: Self.drawing(of: node, in: entry.frame.size), text: text)
  }

  private static func drawing(of node: LayoutNode, in size: CGSize) -> Drawing? {
    guard let payload = node.payload else { return nil }
    return payload as? Drawing ?? (payload as? SizedDrawing)?.drawing(in: size)
  }
}

extension PlacedTree {
  /// Creates a tree that was encoded.
  init(
    canvas: CGSize, diagnostics: [LayoutDiagnostic], counts: LayoutCounts, nodes: [EncodedNode],
    gathered: Gathering, safeAreas: [SafeAreaFrame]
  ) {
    self.canvas = canvas
    self.safeAreas = safeAreas
    self.diagnostics = diagnostics
    self.counts = counts
    self.gathered = gathered
    for (index, node) in nodes.enumerated() {
      var text: Int?
      if let summary = node.text {
        text = texts.count
        texts.append(PlacedText(summary))
      }
      self.nodes.append(node.node(text: text))
      var details = Details(
        identifier: node.identifier, accessibilityLabel: node.label, control: node.control,
        zIndex: node.zIndex ?? 0)
      details.drawing = node.draws
      if node.identifier != nil || node.label != nil || node.control != nil || node.zIndex != nil
        || node.draws != nil
      {
        self.details[index] = details
      }
      if node.zIndex != nil { drawingOrder[node.parent] = [] }
      if let guides = node.guides { self.guides.append(guides) }
      if let count = node.measurements { measurementCounts.append(count) }
    }
    sortByZIndex()
  }
}

// MARK: Taking over what was gathered

extension PlacedTree {
  /// Takes over how the nodes of the same views were laid out.
  package mutating func takeFacts(of other: PlacedTree) {
    guard other.nodes.count == nodes.count else { return }
    facts = other.facts
    inherited = other.inherited
  }

  /// Keeps what the nodes inherit, by their identities.
  package mutating func takeInherited(_ environments: [UInt64: EnvironmentValues]) {
    // Most views inherit what those around them do.
    var known: [ObjectIdentifier: [InheritedValue]] = [:]
    inherited = nodes.map { node in
      guard let environment = environments[node.id.rawValue] else { return [] }
      let key = environment.storageIdentity
      if let values = known[key] { return values }
      let values = environment.inheritedValues
      known[key] = values
      return values
    }
  }
}
