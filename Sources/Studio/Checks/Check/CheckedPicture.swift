import Foundation
import Galley

/// A picture to check: the placed views, what they paint, and where each of them is seen.
package struct CheckedPicture {
  /// A view that draws, in painting order.
  struct Leaf {
    /// The index of the node.
    let index: Int
    /// The frame on the canvas.
    let frame: CGRect
    let place: Place
    /// The lines of a text without the space around their letters; the frame of other views.
    let inks: [CGRect]
    var ink: CGRect { inks.reduce(CGRect.null) { $0.union($1) } }
    /// The part of the lines that can be seen.
    var visibleInk: CGRect? { place.visible.overlap(with: ink) }
  }

  /// What surrounds a view.
  struct Place {
    var transform = ProjectionTransform()
    /// The part of the canvas outside of which content is lost.
    var clip: CGRect
    /// The name of what cuts content off.
    var clipName = "the canvas"
    /// The part of the canvas that can be seen without scrolling.
    var visible: CGRect
    var isScrolled = false
    var opacity = 1.0
  }

  /// What checks need to know beyond the picture.
  package static let gathering: PlacedTree.Gathering = [.declarations, .accessibility]

  package let placed: PlacedTree
  package let list: DisplayList
  package let setting: CheckSetting
  private(set) var leaves: [Leaf] = []
  /// The places of all nodes with elements of the accessibility tree.
  private(set) var places: [Int: Place] = [:]
  let elements: [AccessibilityElement]

  package init(placed: PlacedTree, list: DisplayList, setting: CheckSetting) {
    (self.placed, self.list, self.setting) = (placed, list, setting)
    elements = placed.accessibility?.elements ?? []
    guard !placed.nodes.isEmpty else { return }
    let canvas = CGRect(origin: .zero, size: placed.canvas)
    let known = Set(elements.map(\.index))
    let system = placed.accessibility?.system ?? []
    LargeStack.run {
      visit(0, Place(clip: canvas, visible: canvas), known, Set(system.map(\.lowerBound)))
    }
  }

  private mutating func visit(_ index: Int, _ outer: Place, _ known: Set<Int>, _ system: Set<Int>) {
    if system.contains(index) { return }
    let node = placed.nodes[index]
    var place = outer
    var isMask = false
    func onCanvas(_ rect: CGRect) -> CGRect {
      place.transform.isIdentity ? rect : place.transform.bounds(of: rect) ?? rect
    }
    if let kind = node.drawing?.kind {
      switch kind {
      case .hidden: return
      case .opacity(let opacity):
        if opacity <= 0 { return }
        place.opacity *= opacity
      case .mask: isMask = true
      case .clip:
        let clip = onCanvas(node.frame)
        place.clip = place.clip.overlap(with: clip) ?? CGRect(origin: clip.origin, size: .zero)
        place.clipName = "its container"
        place.visible = place.visible.overlap(with: clip) ?? .zero
      case .scrollClip:
        let clip = onCanvas(node.frame.outset(by: placed.clipOutset(of: index)))
        (place.clip, place.isScrolled) = (.infinite, true)
        place.visible = place.visible.overlap(with: clip) ?? .zero
      case .projection(let projection):
        place.transform = projection.transform(in: node.frame).concatenating(place.transform)
      default:
        if let transform = Drawing.transform(kind, of: node.frame) {
          place.transform = ProjectionTransform(transform).concatenating(place.transform)
        }
      }
    }
    let frame = onCanvas(node.frame)
    if known.contains(index) { places[index] = place }
    if let text = placed.text(of: index) {
      if text.redaction == nil {
        let lines = Self.inks(of: text, in: node.frame).map(onCanvas)
        leaves.append(Leaf(index: index, frame: frame, place: place, inks: lines))
      }
      return
    }
    switch node.drawing?.kind {
    case .style?, .shape?, .symbol?, .bitmap?, .canvas?, .hairline?:
      leaves.append(Leaf(index: index, frame: frame, place: place, inks: [frame]))
    default: break
    }
    let children = placed.reorderedChildren(of: index) ?? placed.children(of: index)
    let isCovered = node.kind == .container(PlacedTree.presentation)
    for child in isCovered ? children.suffix(1) : isMask ? children.prefix(1) : children[...] {
      visit(child, place, known, system)
    }
  }

  /// Returns the lines of a text, from the tops of capitals to the bottoms of descenders.
  private static func inks(of text: PlacedText, in frame: CGRect) -> [CGRect] {
    let scale = CGFloat(text.scale)
    return text.placedLines(width: Double(frame.width / scale)).compactMap { line, origin in
      guard line.width > 0 else { return nil }
      return CGRect(
        x: frame.minX + origin.x * scale, y: frame.minY + (origin.y - line.ascent * 0.76) * scale,
        width: line.width * scale, height: (line.ascent * 0.76 + line.descent * 0.6) * scale)
    }
  }

  /// A number that is equal for pictures with equal texts at equal places.
  var layoutHash: Int {
    var hasher = Hasher()
    func combine(_ rect: CGRect) {
      for length in [rect.minX, rect.minY, rect.width, rect.height] { hasher.combine(length) }
    }
    combine(CGRect(origin: .zero, size: placed.canvas))
    for node in placed.nodes {
      hasher.combine(node.id)
      combine(node.frame)
    }
    for text in placed.texts { hasher.combine(text.string) }
    return hasher.finalize()
  }

  // MARK: Names

  /// Returns the name of a view in findings.
  func name(of index: Int) -> String {
    if let identifier = placed.identifier(of: index) { return "#\(identifier)" }
    if let text = placed.text(of: index) { return ViewName.text(text.string) }
    let element = elements.first { $0.index == index }
    let kind = element.flatMap(Self.kind) ?? contentName(of: index)
    let label = element.map { $0.label.isEmpty ? $0.value : $0.label } ?? ""
    return label.isEmpty ? kind : "\(kind) “\(label.prefix(30))”"
  }

  /// Returns the kind of control that an element is, `nil` for other views.
  private static func kind(of element: AccessibilityElement) -> String? {
    let kinds: [(AccessibilityTraits, String)] = [
      (.isTab, "Tab"), (.isToggle, "Toggle"), (.isTextEntry, "TextField"), (.isLink, "Link"),
      (.isButton, "Button"), (.isAdjustable, "Adjustable"),
    ]
    return kinds.first { element.traits.contains($0.0) }?.1
  }

  /// Returns the type of the view that modifiers modify.
  private func contentName(of index: Int) -> String {
    var index = index
    while placed.nodes[index].kind.role == .modifier, let child = placed.children(of: index).first {
      index = child
    }
    return placed.nodes[index].kind.name
  }

  /// Returns the type of the user's view that declares a view, if known.
  func declaringView(of index: Int) -> String? {
    for node in [index] + placed.ancestors(of: index) {
      if let name = placed.declaredViews(of: node).last { return name }
    }
    return nil
  }

  /// Returns for each node whether it belongs to one of the elements that meet a condition.
  func nodes(of isWanted: (AccessibilityElement) -> Bool) -> [Bool] {
    var belongs = [Bool](repeating: false, count: placed.nodes.count)
    for element in elements where isWanted(element) {
      for node in element.index..<placed.nodes[element.index].end { belongs[node] = true }
    }
    return belongs
  }

  func isText(_ leaf: Leaf) -> Bool { placed.nodes[leaf.index].text != nil }
}

extension PlacedText {
  /// Whether the text consists of emoji, which are pictures.
  var isPicture: Bool {
    string.allSatisfy { character in
      character.isWhitespace
        || character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
    }
  }
}
