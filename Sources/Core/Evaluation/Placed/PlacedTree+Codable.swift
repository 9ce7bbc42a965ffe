import Foundation

/// Everything except glyphs and outlines is encoded: drawings as descriptions, texts as strings and
/// baselines. Lengths that JSON cannot represent as numbers are words such as `infinity`.
extension PlacedTree: Codable {
  private enum Key: CodingKey { case canvas, nodes, diagnostics, counts, gathered, safeAreas }

  package init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    let size = try values.decode(EncodedSize.self, forKey: .canvas)
    let gathered = try values.decode(Gathering.self, forKey: .gathered).subtracting(.facts)
    self.init(
      canvas: CGSize(width: size.width.value, height: size.height.value),
      diagnostics: try values.decode([LayoutDiagnostic].self, forKey: .diagnostics),
      counts: try values.decode(LayoutCounts.self, forKey: .counts),
      nodes: try values.decode([EncodedNode].self, forKey: .nodes), gathered: gathered,
      safeAreas: (try values.decodeIfPresent([EncodedSafeArea].self, forKey: .safeAreas) ?? [])
        .map { SafeAreaFrame(whole: $0.whole.rect, safe: $0.safe.rect) })
  }

  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(EncodedSize(canvas), forKey: .canvas)
    try values.encode(diagnostics, forKey: .diagnostics)
    try values.encode(counts, forKey: .counts)
    try values.encode(gathered.subtracting(.accessibility), forKey: .gathered)
    if !safeAreas.isEmpty {
      try values.encode(
        safeAreas.map {
          EncodedSafeArea(whole: EncodedNode.Frame($0.whole), safe: EncodedNode.Frame($0.safe))
        }, forKey: .safeAreas)
    }
    try values.encode(nodes.indices.map { EncodedNode($0, in: self) }, forKey: .nodes)
  }
}

/// A length that may be infinite.
struct EncodedLength: Codable {
  let value: CGFloat
  init(_ value: CGFloat) { self.value = value }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let number = try? container.decode(Double.self) {
      value = CGFloat(number)
      return
    }
    switch try container.decode(String.self) {
    case "infinity": value = .infinity
    case "-infinity": value = -.infinity
    case "nan": value = .nan
    case let word:
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "“\(word)” is not a length")
    }
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    if value.isFinite {
      try container.encode(Double(value))
    } else {
      try container.encode(value.isNaN ? "nan" : value < 0 ? "-infinity" : "infinity")
    }
  }
}

struct EncodedSize: Codable {
  let width: EncodedLength
  let height: EncodedLength
  init(_ size: CGSize) {
    (width, height) = (EncodedLength(size.width), EncodedLength(size.height))
  }
}

struct EncodedSafeArea: Codable {
  let whole: EncodedNode.Frame
  let safe: EncodedNode.Frame
}

/// The encoded form of a node.
struct EncodedNode: Codable {
  struct Frame: Codable {
    let x, y, width, height: EncodedLength

    init(_ rect: CGRect) {
      (x, y) = (EncodedLength(rect.minX), EncodedLength(rect.minY))
      (width, height) = (EncodedLength(rect.width), EncodedLength(rect.height))
    }

    var rect: CGRect { CGRect(x: x.value, y: y.value, width: width.value, height: height.value) }
  }

  struct Proposal: Codable {
    let width: EncodedLength?
    let height: EncodedLength?
  }

  let id: ViewID
  let kind: NodeKind
  let identifier: String?
  let label: String?
  let frame: Frame
  let proposal: Proposal
  let parent: Int
  let position: Int
  let end: Int
  let rightToLeft: Bool?
  let zIndex: Double?
  let text: TextSummary?
  let draws: String?
  let control: PlacedControl?
  let guides: [ExplicitGuide]?
  let measurements: Int?

  init(_ index: Int, in tree: PlacedTree) {
    let node = tree.nodes[index]
    id = node.id
    kind = node.kind
    identifier = tree.identifier(of: index)
    label = tree.accessibilityLabel(of: index)
    frame = Frame(node.frame)
    proposal = Proposal(
      width: node.proposal.width.map { EncodedLength($0) },
      height: node.proposal.height.map { EncodedLength($0) })
    parent = node.parent
    position = node.position
    end = node.end
    rightToLeft = node.layoutDirection == .rightToLeft ? true : nil
    zIndex = tree.zIndex(of: index) == 0 ? nil : tree.zIndex(of: index)
    text = tree.text(of: index)?.summary
    draws = tree.drawingDescription(of: index)
    control = tree.control(of: index)
    guides = tree.gathered.contains(.guides) ? tree.explicitGuides(of: index) : nil
    measurements =
      tree.gathered.contains(.measurementCounts) ? tree.measurementCount(of: index) : nil
  }

  /// Returns the node without its details.
  func node(text: Int?) -> PlacedTree.Node {
    PlacedTree.Node(
      id: id, kind: kind, frame: frame.rect,
      proposal: ProposedViewSize(width: proposal.width?.value, height: proposal.height?.value),
      parent: parent, position: position, end: end, animation: 0, isInTransition: false,
      layoutDirection: rightToLeft == true ? .rightToLeft : .leftToRight, drawing: nil, text: text)
  }
}

extension PlacedTree {
  /// Creates a tree from its encoded parts.
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
        text = sharedTexts.count
        sharedTexts.append(SharedText(PlacedText(summary)))
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
