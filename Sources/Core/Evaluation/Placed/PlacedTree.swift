import Foundation

/// The result of layout: the frame, drawing, text and control of each node.
///
/// The tree is created once per picture and read by the recorder, overlays, snapshots, inspection
/// and interaction. As a value, it can be stored, compared, encoded and sent between threads.
package struct PlacedTree: Sendable {
  /// The size of the canvas, in points.
  package let canvas: CGSize
  /// The nodes in preorder, starting with the root.
  package var nodes: ContiguousArray<Node> = []
  /// The texts, by the index that their nodes have.
  var sharedTexts: ContiguousArray<SharedText> = []
  /// Rarely used properties, by index.
  var details: [Int: Details] = [:]
  /// The children of containers whose drawing order differs from the order of declaration.
  var drawingOrder: [Int: [Int]] = [:]
  /// The backgrounds of pinned headers, by index; not encoded.
  private(set) var pinnedBackgrounds: [Int: _ResolvedStyle] = [:]
  /// Corrections made during layout and diagnostics reported by views.
  package internal(set) var diagnostics: [LayoutDiagnostic]
  /// The amount of work done; equal for equal views.
  package let counts: LayoutCounts
  /// The safe areas, such as edges covered by bars.
  package let safeAreas: [SafeAreaFrame]
  /// The data gathered when the tree was created.
  package let gathered: Gathering
  /// The explicit guides of each node, if they were gathered.
  var guides: [[ExplicitGuide]] = []
  /// The spacing preferences of each node, if they were gathered.
  var spacings: [ViewSpacing] = []
  /// How each node was laid out, if gathered.
  var facts: [LayoutFacts] = []
  /// The number of distinct proposals each node was measured with, if gathered.
  var measurementCounts: [Int] = []
  /// The whole layout negotiation, if gathered.
  package var trace: LayoutTrace?
  /// The accessibility statements of the views, if gathered.
  private var statements: AccessibilityStatements?
  /// The inherited non-default values of each node.
  var inherited: [[InheritedValue]] = []
  /// The views whose bodies contain the nodes, if gathered.
  private var bodies = DeclaredViews()
  /// For each node, the innermost of those views, if gathered.
  private var declaredIn: [DeclaredViews.Index] = []
  /// Whether the tree is between two states, so that frames are not rounded to pixels.
  package var isBetweenStates = false
  /// Whether any view has a document role or an accessibility label.
  package private(set) var hasNotes = false

  /// Data that is gathered only on request.
  package struct Gathering: OptionSet, Sendable, Codable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    /// Explicit alignment guides of every node.
    package static let guides = Gathering(rawValue: 1)
    /// Spacing preferences of every node.
    package static let spacing = Gathering(rawValue: 2)
    /// The number of times every node was measured.
    package static let measurementCounts = Gathering(rawValue: 4)
    /// The whole layout negotiation.
    package static let trace = Gathering(rawValue: 8)
    /// The texts of control labels, including hidden ones.
    package static let labels = Gathering(rawValue: 16)
    /// The positions of views in sections.
    package static let sections = Gathering(rawValue: 64)
    /// The layout rule and answers of every node, for explanations; not encoded.
    package static let facts = Gathering(rawValue: 32)
    /// The views whose bodies contain the nodes; not encoded.
    package static let declarations = Gathering(rawValue: 128)
    /// The accessibility statements of the views; not encoded.
    package static let accessibility = Gathering(rawValue: 256)
    /// Data that is independent of earlier full or partial evaluations.
    package static let lasting: Gathering = [.guides, .spacing, .labels, .sections]
    /// What a layout tree shows.
    package static let layout: Gathering = [
      .guides, .spacing, .measurementCounts, .declarations, .accessibility,
    ]
    /// What a layout tree shows when tracing.
    package static let tracing = layout.union([.trace, .facts])
  }

  /// Rarely used properties of a node.
  struct Details: Sendable {
    /// The identifier set by `.accessibilityIdentifier(_:)`.
    var identifier: String?
    var accessibilityLabel: String?
    /// The view's role in a document.
    var note: DocumentNote?
    /// The view's position in a section, if gathered.
    var place: SubviewPlace?
    /// Whether the section headers in the view are pinned, if gathered.
    var pinsHeaders = false
    var control: PlacedControl?
    var zIndex = 0.0
    /// How far the node is visible beyond its frame; leading is left.
    var clipOutset = EdgeInsets()
    /// The key of the matched geometry whose source the node is.
    var matchedGeometry: MatchedGeometryKey?
    /// The description of the drawing in a decoded tree.
    var drawing: String?
  }
}

/// The identifier of a view, stable across evaluations in one process.
package struct ViewID: Hashable, Sendable, Codable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

// MARK: Making

extension PlacedTree {
  /// Creates a tree from a placement.
  package init(_ placement: Placement, gathering: Gathering = []) {
    canvas = placement.canvas
    diagnostics = placement.tree.diagnostics
    counts = placement.tree.counts
    safeAreas = placement.safeAreaFrames
    gathered = gathering
    if gathering.contains(.trace) { trace = placement.tree.trace }
    nodes.reserveCapacity(placement.nodes.count)
    placement.withNodes { placed in
      for index in placed.indices {
        if index % 32 == 0 { placement.fetchPayloads(of: index..<index + 32) }
        add(placed[index], at: index)
      }
    }
    for (index, outset) in placement.clipOutsets {
      details[index, default: Details()].clipOutset = outset
    }
    for index in placement.pinned {
      details[index, default: Details()].zIndex += Self.pinnedZIndex
      drawingOrder[nodes[index].parent] = []
      pinnedBackgrounds[index] = placement.nodes[index].node.pinnedBackground
    }
    sortByZIndex()
    gather(gathering, placement)
    // Includes the diagnostics of canvas code.
    RendererContext.current.moveDiagnostics(to: placement.tree)
    diagnostics = placement.tree.diagnostics
  }

  /// Pinned headers and footers are drawn in front of the views that scroll.
  private static let pinnedZIndex = 1_000.0

  private mutating func add(_ placed: Placement.Node, at index: Int) {
    let payload = placed.payload
    if let text = payload as? TextPayload {
      nodes.append(Node(placed, drawing: nil, text: sharedTexts.count))
      sharedTexts.append(text.placed(for: placed.proposal))
    } else {
      nodes.append(Node(placed, drawing: Drawing.of(payload, in: placed.frame.size), text: nil))
    }
    if placed.hasRareProperties { addDetails(of: placed.node, at: index, parent: placed.parent) }
  }

  /// Adds diagnostics reported since the tree was created, such as by shapes while drawing.
  package mutating func takeDiagnostics(of context: RendererContext) {
    diagnostics += context.takeOwnDiagnostics().filter { !diagnostics.contains($0) }
  }

  /// Replaces the nodes in a range with those of a new placement.
  ///
  /// - Returns: Whether it succeeded; otherwise the tree must be created again.
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
      let payload = entry.payload
      var text: Int?
      if let payload = payload as? TextPayload, let next = free.popFirst() {
        sharedTexts[next] = payload.placed(for: entry.proposal)
        text = next
      }
      nodes[index] = Node(
        entry, drawing: Drawing.of(payload, in: entry.frame.size), text: text)
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

  mutating func sortByZIndex() {
    for container in drawingOrder.keys {
      drawingOrder[container] = children(of: container).sorted { a, b in
        let (first, second) = (zIndex(of: a), zIndex(of: b))
        return first == second ? a < b : first < second
      }
    }
  }

  private mutating func gather(_ gathering: Gathering, _ placement: Placement) {
    if gathering.contains(.measurementCounts) {
      measurementCounts = placement.nodes.indices.map { placement.nodes[$0].node.measurementCount }
    }
    if gathering.contains(.guides) { guides = placement.explicitGuides() }
    if gathering.contains(.declarations) {
      bodies = placement.tree.declaredViews
      declaredIn = placement.nodes.indices.map { placement.nodes[$0].node.declaredIn }
    }
    if gathering.contains(.spacing) {
      spacings = placement.nodes.indices.map { placement.nodes[$0].node.spacing }
    }
    // Last, because it measures more.
    if gathering.contains(.facts) {
      facts = nodes.indices.map { placement.facts(of: $0, name: Self.name) }
    }
  }

  /// Returns the name of a view for explanations; a modifier is named after its content.
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

  /// Creates a tree with one empty view.
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

// MARK: Declarations

extension PlacedTree {
  /// Returns the types of the views whose body is the node, outermost first, such as `PriceCard` for
  /// its stack. Views of Galley are left out.
  package func declaredViews(of index: Int) -> [String] {
    guard declaredIn.indices.contains(index) else { return [] }
    let outer = index == 0 ? DeclaredViews.none : declaredIn[nodes[index].parent]
    return bodies.names(of: declaredIn[index], outside: outer)
  }
}

// MARK: Reusing gathered data

extension PlacedTree {
  /// Adopts the gathered facts of a tree of the same views.
  package mutating func takeFacts(of other: PlacedTree) {
    guard other.nodes.count == nodes.count else { return }
    facts = other.facts
    inherited = other.inherited
  }

  /// Takes the statements of the placement's views about their accessibility.
  @MainActor
  package mutating func takeStatements(_ marks: AccessibilityMarks, of placement: Placement) {
    let placed = self
    statements = LargeStack.run { AccessibilityStatements(marks, of: placement, placed: placed) }
  }

  /// The elements that a screen reader finds; `nil` if the statements were not gathered. The tree is
  /// built when it is first read.
  package var accessibility: AccessibilityTree? { statements?.tree(of: self) }

  /// Sets the inherited values of nodes from environments keyed by node identity.
  package mutating func takeInherited(_ environments: [UInt64: EnvironmentValues]) {
    // Most views share their environment with their ancestors.
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
