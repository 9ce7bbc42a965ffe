import Foundation
import Galley

/// The nodes of a layout snapshot, ready for comparison. Lengths are rounded as in printed layouts.
struct LayoutModel {
  /// The canvas size, such as `320×120`.
  var canvas: String
  /// The position of the canvas in the picture; `nil` if the canvas is the whole picture.
  var margins: LayoutTree.Margins?
  var nodes: [LayoutModelNode]
  /// For each type, the number of nodes that neither have a name or text nor contain one that does.
  private var plainNodes: [String: Int] = [:]

  /// Parses a printed layout, such as a golden. Lines that aren't nodes keep their text, so that
  /// they can still be compared.
  init(parsing text: String) {
    var lines = text.utf8.split(separator: UInt8(ascii: "\n")).map { Substring($0) }
    if let first = lines.first, first.hasPrefix("canvas ") {
      (canvas, margins) = Self.canvas(first.dropFirst("canvas ".count))
      lines.removeFirst()
    } else {
      canvas = ""
    }
    nodes = lines.map { LayoutModelNode(line: $0) }
    connect()
  }

  /// Creates the model of the current layout.
  init(_ tree: LayoutTree) {
    canvas = LayoutWords.size(tree.canvas)
    margins = tree.margins
    nodes = zip(tree.nodes, tree.depths).map { LayoutModelNode($0, depth: $1) }
    for (index, node) in tree.placed.nodes.enumerated() where nodes.indices.contains(index) {
      nodes[index].isRightToLeft = node.layoutDirection == .rightToLeft
    }
    connect()
  }

  /// Connects parents and children by the nodes' depths.
  private mutating func connect() {
    var open: [Int] = []
    for index in nodes.indices {
      while let last = open.last, nodes[last].depth >= nodes[index].depth { open.removeLast() }
      if let parent = open.last {
        nodes[index].parent = parent
        nodes[index].position = nodes[parent].children.count
        nodes[parent].children.append(index)
      }
      open.append(index)
    }
    for index in nodes.indices {
      nodes[index].kind = NodeKind(
        name: nodes[index].type, hasSubviews: !nodes[index].children.isEmpty)
    }
    // Start at the end, so that the first of several views in a node wins.
    for index in nodes.indices.reversed() {
      if nodes[index].identifier != nil || !nodes[index].text.isEmpty {
        nodes[index].described = index
      }
      if let parent = nodes[index].parent, let described = nodes[index].described {
        nodes[parent].described = described
      }
    }
    for index in nodes.indices where nodes[index].described == nil {
      plainNodes[nodes[index].type, default: 0] += 1
      nodes[index].number = plainNodes[nodes[index].type] ?? 0
    }
  }

  /// The nodes without a parent: one, unless the file was edited by hand.
  var roots: [Int] { nodes.indices.filter { nodes[$0].parent == nil } }

  /// Parses `320×120` or `320×120 at (12, 16) in 480×180`.
  private static func canvas(_ words: Substring) -> (String, LayoutTree.Margins?) {
    guard let place = words.range(of: " at ("), let end = words.range(of: ") in ") else {
      return (String(words), nil)
    }
    let size = String(words[..<place.lowerBound])
    guard place.upperBound <= end.lowerBound else { return (size, nil) }
    let corner = words[place.upperBound..<end.lowerBound].split(separator: ",").map {
      Double($0.drop { $0 == " " }) ?? .nan
    }
    let picture = Self.size(words[end.upperBound...])
    guard corner.count == 2, corner.allSatisfy(\.isFinite), picture.width > 0, picture.height > 0
    else { return (size, nil) }
    return (
      size, LayoutTree.Margins(origin: CGPoint(x: corner[0], y: corner[1]), picture: picture)
    )
  }

  private static func size(_ words: some StringProtocol) -> CGSize {
    let numbers = words.split(separator: "×").map { Double($0) ?? 0 }
    return numbers.count == 2 && numbers.allSatisfy(\.isFinite)
      ? CGSize(width: numbers[0], height: numbers[1]) : .zero
  }

  /// The canvas size in points; zero if unknown.
  var canvasSize: CGSize { Self.size(canvas) }
  /// The picture size in points; zero if unknown.
  var pictureSize: CGSize { margins?.picture ?? canvasSize }
  /// The top left corner of the canvas in the picture, in points.
  var origin: CGPoint { margins?.origin ?? .zero }

  /// Returns the type with the identifier or text of the node, or else of the first view in it that
  /// has one, such as `HStack with “Flat white”`, or else with its number among nodes of its type.
  /// A modifier is named after the view it modifies.
  func name(of index: Int) -> String {
    let node = nodes[index]
    if let identifier = node.identifier { return "\(node.type) #\(identifier)" }
    if !node.text.isEmpty { return "\(node.type) \(node.name(limit: 31))" }
    if let view = viewInside(index) {
      let inner = nodes[view].described
      let words = inner == view || inner == nil ? "" : contents(of: view)
      return "\(node.type) around \(nodes[view].shortName)\(words)"
    }
    if node.described != nil { return node.type + contents(of: index) }
    let all = plainNodes[node.type] ?? 1
    return all == 1 || node.parent == nil ? node.type : "\(node.type) \(node.number) of \(all)"
  }

  /// Returns ` with` and the first view in the node that has a name or text.
  private func contents(of index: Int) -> String {
    nodes[index].described.map { " with \(nodes[$0].shortName)" } ?? ""
  }

  /// Returns the view that a modifier applies to; `nil` for views and empty modifiers.
  private func viewInside(_ index: Int) -> Int? {
    guard !nodes[index].isView else { return nil }
    var index = index
    // A background's view comes after the background's content.
    while !nodes[index].isView,
      let child = nodes[index].kind == .background
        ? nodes[index].children.last : nodes[index].children.first
    { index = child }
    return nodes[index].isView ? index : nil
  }

  /// Returns the positions among siblings from the root down, such as `0.1.0`.
  func path(of index: Int) -> String {
    var positions: [Int] = []
    var current = index
    while let parent = nodes[current].parent {
      positions.append(nodes[current].position)
      current = parent
    }
    return (["0"] + positions.reversed().map(String.init)).joined(separator: ".")
  }

  /// Returns the number of descendants of the node at `index`.
  func descendants(of index: Int) -> Int {
    nodes[(index + 1)...].prefix { $0.depth > nodes[index].depth }.count
  }
}

/// A node of a layout snapshot.
struct LayoutModelNode {
  var depth = 0
  var parent: Int?
  /// The index among the node's siblings.
  var position = 0
  var children: [Int] = []
  /// The first node with an identifier or text, among this node and its descendants.
  var described: Int?
  /// The number among nodes of the same type without such descendants, from 1.
  var number = 0
  /// The view's type or the modifier's name, or the words of an unreadable line.
  var type = ""
  var kind = NodeKind.view("")
  var identifier: String?
  /// The frame in points on the canvas; `nil` if the line is unreadable.
  var frame: CGRect?
  var proposal = ""
  /// The guides in the order of the line, in points relative to the view.
  var guides: [(name: String, value: Double)] = []
  /// The quoted text with its number of lines, as printed.
  var text = ""
  /// Whether the layout direction is right to left, which printed layouts omit.
  var isRightToLeft = false

  init(_ node: LayoutTree.Node, depth: Int) {
    self.depth = depth
    type = node.type
    identifier = node.identifier
    frame = CGRect(
      x: LayoutWords.rounded(node.frame.minX), y: LayoutWords.rounded(node.frame.minY),
      width: LayoutWords.rounded(node.frame.width), height: LayoutWords.rounded(node.frame.height))
    proposal = node.proposal.description
    guides = node.explicitGuides.map { ($0.name, LayoutWords.rounded($0.value)) }
    text = node.quotedText ?? ""
  }

  init(line: Substring) {
    let indent = line.utf8.prefix { $0 == UInt8(ascii: " ") }.count
    depth = indent / 2
    let line = line.dropFirst(indent)
    guard let (head, frame, rest) = Self.findFrame(line) else {
      type = String(line)
      return
    }
    self.frame = frame
    if let hash = head.range(of: " #") {
      type = String(head[..<hash.lowerBound])
      identifier = String(head[hash.upperBound...])
    } else {
      type = String(head)
    }
    readTail(rest)
  }

  /// The key for matching siblings.
  var key: String { identifier.map { "\(type) #\($0)" } ?? type }

  func guide(_ name: String) -> Double? { guides.first { $0.name == name }?.value }

  /// Returns a text baseline on the canvas, in points.
  func canvasBaseline(_ name: String) -> Double? {
    guard let frame, let value = guide(name) else { return nil }
    return LayoutWords.rounded(frame.minY + value)
  }

  /// Whether the node is a view, or a modifier with an identifier.
  var isView: Bool { kind.role != .modifier || identifier != nil }

  /// The identifier, or else the beginning of the text, or else the type.
  var shortName: String { name(limit: 16) }

  /// - Parameter limit: The maximum number of characters of the text.
  func name(limit: Int) -> String {
    if let identifier { return "#\(identifier)" }
    guard !text.isEmpty else { return type }
    let words = quotedText.drop { $0 == "\"" }.dropLast()
    return "“\(words.count > limit ? words.prefix(limit - 2) + "…" : words)”"
  }

  /// The text in the quotation marks of sentences, with the number of lines if there are several.
  var shownText: String {
    let quoted = quotedText
    guard quoted.count > 1, quoted.first == "\"" else { return text }
    return "“\(quoted.dropFirst().dropLast())”\(text[quoted.endIndex...])"
  }

  private var quotedText: Substring {
    guard let end = text.lastIndex(of: "\"") else { return Substring(text) }
    return text[...end]
  }

  /// Splits `Type #id (x, y) W×H for P…` around the frame. Identifiers may contain parentheses.
  private static func findFrame(
    _ line: Substring
  ) -> (head: Substring, frame: CGRect, rest: Substring)? {
    var start = line.startIndex
    while let paren = line[start...].range(of: " (") {
      if let (frame, rest) = readFrame(line[paren.upperBound...]) {
        return (line[..<paren.lowerBound], frame, rest)
      }
      start = paren.upperBound
    }
    return nil
  }

  /// Parses `x, y) W×H for rest`.
  private static func readFrame(_ text: Substring) -> (CGRect, Substring)? {
    guard let comma = text.range(of: ", "), let x = number(text[..<comma.lowerBound]),
      let close = text[comma.upperBound...].range(of: ") "),
      let y = number(text[comma.upperBound..<close.lowerBound]),
      let cross = text[close.upperBound...].firstIndex(of: "×"),
      let width = number(text[close.upperBound..<cross]),
      let end = text[cross...].range(of: " for "),
      let height = number(text[text.index(after: cross)..<end.lowerBound])
    else { return nil }
    return (CGRect(x: x, y: y, width: width, height: height), text[end.upperBound...])
  }

  /// Parses `P guide value guide value "text" 3 lines`.
  private mutating func readTail(_ tail: Substring) {
    let quote = tail.range(of: " \"")?.lowerBound ?? tail.endIndex
    var words = tail[..<quote].split(separator: " ")[...]
    proposal = words.popFirst().map(String.init) ?? ""
    while let value = words.last.flatMap({ Self.number($0) }), words.count >= 2 {
      words.removeLast()
      guides.insert((String(words.removeLast()), value), at: 0)
    }
    if quote < tail.endIndex { text = String(tail[tail.index(after: quote)...]) }
  }

  private static func number(_ text: Substring) -> Double? {
    switch text {
    case "∞": .infinity
    case "-∞": -.infinity
    case "nan": .nan
    default: Double(text)
    }
  }
}
