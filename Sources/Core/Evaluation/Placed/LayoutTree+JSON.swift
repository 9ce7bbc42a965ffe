import Foundation

extension LayoutTree {
  /// Returns the tree in the stable schema of `galley inspect --stage layout --json`.
  ///
  /// - Parameters:
  ///   - scene: The scene ID, for `"scene"`.
  ///   - scale: Pixels per point, for `"scale"`.
  public func jsonData(scene: String, scale: CGFloat) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(
      LayoutDocument(scene: scene, scale: scale, canvas: canvas, root: root))
  }
}

private struct LayoutDocument: Encodable {
  let scene: String
  let scale: CGFloat
  let canvas: CGSize
  let root: LayoutTree.Node

  enum Key: String, CodingKey {
    case version, scene, scale, canvas, root
    case path, type, id, frame, proposal, guides, text, children
    case x, y, width, height
    case value, explicit
    case string, lineCount, lineBaselines
  }

  struct GuideKey: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  func encode(to encoder: any Encoder) throws {
    var document = encoder.container(keyedBy: Key.self)
    try document.encode(1, forKey: .version)
    try document.encode(scene, forKey: .scene)
    try document.encode(Number(scale), forKey: .scale)
    var size = document.nestedContainer(keyedBy: Key.self, forKey: .canvas)
    try size.encode(Number(canvas.width), forKey: .width)
    try size.encode(Number(canvas.height), forKey: .height)
    try document.encode(NodeValue(node: root), forKey: .root)
  }

  /// A length rounded to visible precision; infinity is encoded as a word.
  private struct Number: Encodable {
    let value: Double
    init(_ value: CGFloat) { self.value = Double(value) }
    func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      if value.isNaN { return try container.encodeNil() }
      if value.isInfinite { return try container.encode(value < 0 ? "-infinity" : "infinity") }
      let rounded = (value * 10_000).rounded() / 10_000
      if let whole = Int(exactly: rounded) { return try container.encode(whole) }
      try container.encode(rounded)
    }
  }

  private struct NodeValue: Encodable {
    let node: LayoutTree.Node

    func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: Key.self)
      try container.encode(node.path, forKey: .path)
      try container.encode(node.type, forKey: .type)
      try container.encode(node.identifier, forKey: .id)
      var frame = container.nestedContainer(keyedBy: Key.self, forKey: .frame)
      try frame.encode(Number(node.frame.minX), forKey: .x)
      try frame.encode(Number(node.frame.minY), forKey: .y)
      try frame.encode(Number(node.frame.width), forKey: .width)
      try frame.encode(Number(node.frame.height), forKey: .height)
      var proposal = container.nestedContainer(keyedBy: Key.self, forKey: .proposal)
      try proposal.encode(node.proposal.width.map { Number($0) }, forKey: .width)
      try proposal.encode(node.proposal.height.map { Number($0) }, forKey: .height)
      var guides = container.nestedContainer(keyedBy: GuideKey.self, forKey: .guides)
      for guide in node.guides {
        var entry = guides.nestedContainer(
          keyedBy: Key.self, forKey: GuideKey(stringValue: guide.name))
        try entry.encode(Number(guide.value), forKey: .value)
        try entry.encode(guide.explicit.map { Number($0) }, forKey: .explicit)
      }
      if let text = node.text {
        var entry = container.nestedContainer(keyedBy: Key.self, forKey: .text)
        try entry.encode(text.string, forKey: .string)
        try entry.encode(text.lineBaselines.count, forKey: .lineCount)
        try entry.encode(text.lineBaselines.map { Number($0) }, forKey: .lineBaselines)
      } else {
        try container.encodeNil(forKey: .text)
      }
      try container.encode(node.children.map { NodeValue(node: $0) }, forKey: .children)
    }
  }
}
