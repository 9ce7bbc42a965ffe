import Expectations
import Foundation
import Galley
import TestSupport
import Testing

@MainActor
@Suite("Selections and constraints of attributed text")
struct TextSelectionTests {
  private let text: AttributedString = {
    var text = AttributedString("one two three")
    text[text.range(of: "two")!].foregroundColor = .red
    return text
  }()

  private func string(_ text: some AttributedStringProtocol) -> String {
    String(text.characters[...])
  }

  @Test("a selection reads and changes the attributes of its characters")
  func attributes() throws {
    var text = text
    var selection = AttributedTextSelection(range: try require(text.range(of: "e two t")))
    expectEqual(Array(selection.attributes(in: text)[\.foregroundColor]), [nil, .red, nil])
    expectEqual(string(AttributedString(text[selection])), "e two t")
    expectNil(selection.typingAttributes(in: text).foregroundColor)
    text.transformAttributes(in: &selection) { $0.font = ($0.font ?? .default).bold(true) }
    expectEqual(
      text.runs.filter { $0.font != nil }.map { string(text[$0.range]) }, ["e ", "two", " t"])
    expectEqual(Array(selection.attributes(in: text)[\.font]), [Font.body.bold()])
  }

  @Test("text is inserted with the attributes before it, or with those of the selection")
  func insertion() throws {
    var text = text
    let end = try require(text.range(of: "two")).upperBound
    var selection = AttributedTextSelection(insertionPoint: end)
    text.replaceSelection(&selection, withCharacters: "!")
    expectEqual(string(text), "one two! three")
    expectEqual(text.runs.count, 3)
    expectEqual(
      selection,
      AttributedTextSelection(
        insertionPoint: try require(text.range(of: " three")).lowerBound))
    text.transformAttributes(in: &selection) { $0.foregroundColor = .blue }
    expectEqual(string(text), "one two! three")
    text.replaceSelection(&selection, withCharacters: "?")
    let mark = try require(text.range(of: "?"))
    expectEqual(text[mark].foregroundColor, .blue)
    // A new selection is at the end.
    var last = AttributedTextSelection()
    text.replaceSelection(&last, with: AttributedString(" four"))
    expectEqual(string(text), "one two!? three four")
  }

  @Test("replacing several ranges leaves one text, and changes move the selection")
  func ranges() throws {
    var text = text
    let ranges = RangeSet([
      try require(text.range(of: "one")), try require(text.range(of: "three")),
    ])
    var selection = AttributedTextSelection(ranges: ranges)
    text.replaceSelection(&selection, with: AttributedString("1"))
    expectEqual(string(text), "1 two ")
    var two = AttributedTextSelection(range: try require(text.range(of: "two")))
    text.transform(updating: &two) { $0.insert(AttributedString(">>"), at: $0.startIndex) }
    expectEqual(string(AttributedString(text[two])), "two")
    // Positions of a longer text are at the end of a shorter one.
    let stale = AttributedTextSelection(range: self.text.startIndex..<self.text.endIndex)
    expectEqual(string(AttributedString(AttributedString("a")[stale])), "a")
  }

  private struct Plain: AttributedTextFormattingDefinition {
    let isStrict: Bool
    var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
      ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
      NoRed()
      if isStrict { ValueConstraint(for: \.font, values: [nil], default: nil) }
    }
  }

  private struct NoRed: AttributedTextValueConstraint {
    typealias Scope = AttributeScopes.SwiftUIAttributes
    typealias AttributeKey = Scope.ForegroundColorAttribute
    func constrain(_ container: inout Attributes) {
      if container.foregroundColor == .red, container.kern == nil {
        container.foregroundColor = nil
      }
    }
  }

  @Test("constraints replace values, in order, and only text editors apply them")
  func constraints() throws {
    var container = AttributeContainer().foregroundColor(.red).font(.title)
    container.underlineStyle = Text.LineStyle(pattern: .dot)
    var kerned = container.kern(3)
    Plain(isStrict: false).constrain(&container)
    expectNil(container.foregroundColor)
    expectEqual(container.underlineStyle, .single)
    expectEqual(container.font, .title)
    Plain(isStrict: true).constrain(&kerned)
    expectEqual(kerned.foregroundColor, .red)
    expectNil(kerned.font)
    func drawn(_ view: some View) throws -> [String] {
      try ImageRenderer(content: view.frame(width: 200, height: 50)).displayList().items
        .map(\.description)
    }
    let editor = TextEditor(text: .constant(text), selection: .constant(AttributedTextSelection()))
    let plain = TextEditor(text: .constant(AttributedString(string(text))))
    try expect(drawn(editor) != drawn(plain))
    try expectEqual(
      drawn(editor.attributedTextFormattingDefinition(Plain(isStrict: true))),
      drawn(plain))
  }

  @Test("a text editor draws the alignment and the line height that all of its text has")
  func paragraphs() throws {
    func editor(_ text: AttributedString) throws -> (line: CGRect, height: CGFloat) {
      let view = TextEditor(text: .constant(text)).frame(width: 200, height: 90)
      let nodes = try ImageRenderer(content: view).layoutTree().nodes
      let node = try require(nodes.first { $0.text != nil })
      return (node.frame, node.frame.height)
    }
    var right = AttributedString("abc")
    right.alignment = .right
    try expectEqual(editor(right).line.maxX, 195)
    try expectEqual(editor(AttributedString("abc")).line.minX, 5)
    try expectEqual(editor(right + AttributedString("d")).line.minX, 5)
    var tall = AttributedString("abc")
    tall.lineHeight = .exact(points: 50)
    try expectEqual(editor(tall).height, 50)
  }

  @Test("a font is resolved for the environment's text size")
  func fonts() {
    var environment = EnvironmentValues()
    let body = Font.default.resolve(in: environment.fontResolutionContext)
    expectEqual(body.pointSize, 17)
    expect(!body.isBold)
    environment.dynamicTypeSize = .xxxLarge
    let large = Font.body.bold(true).italic(true).resolve(in: environment.fontResolutionContext)
    expectEqual(large.pointSize, 23)
    expect(large.isBold)
    expect(large.isItalic)
    expectEqual(Font.body.bold(true).bold(false), Font.body)
    let scaled = Font.system(size: 10, design: .monospaced).scaled(by: 1.5)
    expectEqual(scaled.resolve(in: environment.fontResolutionContext).pointSize, 15)
    expect(scaled.resolve(in: environment.fontResolutionContext).isMonospaced)
  }
}
