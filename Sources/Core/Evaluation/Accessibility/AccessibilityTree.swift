import Foundation

/// The elements of a picture that a screen reader finds, in reading order.
///
/// ```swift
/// let tree = LayoutTree(of: Card()).accessibility
/// #expect(tree.elements.map(\.spokenDescription) == ["Total: $9.99", "Buy. Button."])
/// ```
public struct AccessibilityTree: Hashable, Sendable {
  /// The size of the canvas, in points.
  public var canvas: CGSize
  /// The elements, in reading order.
  public var elements: [AccessibilityElement]

  /// The nodes that the system draws, such as the status bar.
  package var system: [Range<Int>] = []

  package init(canvas: CGSize, elements: [AccessibilityElement] = []) {
    (self.canvas, self.elements) = (canvas, elements)
  }

  /// Returns the first element with a label or an identifier, or `nil`.
  public subscript(_ name: String) -> AccessibilityElement? {
    elements.first { $0.identifier == name } ?? elements.first { $0.label == name }
  }

  /// The spoken text, one line for each element, with further actions, content and input labels.
  public var speech: String {
    elements.map { $0.line + "\n" }.joined()
  }
}

extension AccessibilityTree: CustomStringConvertible {
  /// One line for each element: its number, its frame in points, and its spoken text.
  public var description: String {
    guard !elements.isEmpty else { return "A screen reader finds nothing.\n" }
    let numbers = elements.indices.map { "\($0 + 1)" }
    let width = numbers.last?.count ?? 0
    return zip(numbers, elements).map { number, element in
      let frame = element.frame
      let place =
        "(\(NumberText.points(frame.minX)), \(NumberText.points(frame.minY)))"
        + " \(NumberText.points(frame.width))×\(NumberText.points(frame.height))"
      let name = element.identifier.map { " #\($0)" } ?? ""
      let space = String(repeating: " ", count: width - number.count)
      return "\(space)\(number). \(place)\(name) “\(element.line)”\n"
    }.joined()
  }
}

extension AccessibilityElement {
  /// The actions that a screen reader performs without naming them.
  private static let silentActions: Set = [
    "activate", "increment", "decrement", "escape", "magicTap",
  ]

  /// The spoken text, followed by further actions, content and input labels.
  package var line: String {
    var text = speech.isEmpty ? "(nothing)" : speech
    let named = actions.filter { !Self.silentActions.contains($0) }
    func add(_ name: String, _ words: [String]) {
      if !words.isEmpty { text = Self.sentence(text, "\(name): \(words.joined(separator: ", ")).") }
    }
    add("Actions", named)
    let content = customContent.filter { !$0.isImportant }
    add("More content", content.map { $0.value.isEmpty ? $0.label : "\($0.label): \($0.value)" })
    add("Input labels", inputLabels)
    return text.replacing("\n", with: "⏎")
  }
}

extension AccessibilityTree {
  /// Returns the tree in the stable schema of `galley inspect --stage accessibility --json`.
  ///
  /// - Parameter scene: The scene ID, for `"scene"`.
  /// - Throws: `EncodingError`.
  public func jsonData(scene: String) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(Document(scene: scene, tree: self))
  }

  private struct Document: Encodable {
    struct Frame: Encodable { let x, y, width, height: EncodedLength }
    struct Point: Encodable { let x, y: EncodedLength }
    struct Size: Encodable { let width, height: EncodedLength }
    struct Content: Encodable {
      let label, value: String
      let isImportant: Bool
    }
    struct Position: Encodable { let number, count: Int }
    struct Cell: Encodable {
      let kind: String
      let container, row, column: Int
    }
    struct Element: Encodable {
      let frame: Frame
      let label, value, hint, description, spokenHint: String
      let traits, actions, inputLabels, containers: [String]
      let isEnabled: Bool
      let sortPriority: EncodedLength
      let headingLevel: Int
      let identifier: String?
      let activationPoint: Point
      let position: Position?
      let cell: Cell?
      let customContent: [Content]
      let facts: [String: String]
    }

    let version = 1
    let scene: String
    let canvas: Size
    let elements: [Element]

    init(scene: String, tree: AccessibilityTree) {
      self.scene = scene
      canvas = Size(width: Self.length(tree.canvas.width), height: Self.length(tree.canvas.height))
      elements = tree.elements.map { element in
        let frame = element.frame
        let point = element.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY)
        return Element(
          frame: Frame(
            x: Self.length(frame.minX), y: Self.length(frame.minY),
            width: Self.length(frame.width), height: Self.length(frame.height)),
          label: element.label, value: element.value, hint: element.hint,
          description: element.spokenDescription, spokenHint: element.spokenHint,
          traits: element.traits.names, actions: element.actions,
          inputLabels: element.inputLabels, containers: element.containers,
          isEnabled: element.isEnabled, sortPriority: Self.length(element.sortPriority),
          headingLevel: element.headingLevel, identifier: element.identifier,
          activationPoint: Point(x: Self.length(point.x), y: Self.length(point.y)),
          position: element.position.map { Position(number: $0.number, count: $0.count) },
          cell: element.cell.map {
            Cell(kind: $0.kind.rawValue, container: $0.container, row: $0.row, column: $0.column)
          },
          customContent: element.customContent.map {
            Content(label: $0.label, value: $0.value, isImportant: $0.isImportant)
          }, facts: element.facts)
      }
    }

    private static func length(_ value: CGFloat) -> EncodedLength {
      EncodedLength(value.isFinite ? (value * 10_000).rounded() / 10_000 : value)
    }
  }
}

extension LayoutTree {
  /// The elements that a screen reader finds; empty if layout failed.
  public var accessibility: AccessibilityTree {
    placed.accessibility ?? AccessibilityTree(canvas: canvas)
  }
}
