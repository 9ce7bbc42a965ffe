import Expectations
import SwiftUI
import Testing

@MainActor
@Suite("UIKit previews")
struct UIKitPreviewTests {
  private let previews = Preview.all
    .filter { $0.source?.fileID == "SwiftUITests/UIKitPreviews.swift" }

  private func drawing(_ index: Int, in size: CGSize) throws -> [String] {
    let renderer = ImageRenderer(content: previews[index].body())
    renderer.proposedSize = ProposedViewSize(size)
    return try renderer.displayList().items.map(\.description)
  }

  @Test("controllers fill the screen, and views have their own size")
  func previewed() throws {
    expectEqual(previews.map(\.name), ["Controller", "View", "Stack"])
    expectEqual(previews.map(\.layout.canvas), [.screen, .fitted, .screen])
    let screen = try drawing(0, in: CGSize(width: 60, height: 50))
    expect(screen.contains { $0.hasSuffix(" 60 50 with #FF0000") })
    let view = try drawing(1, in: CGSize(width: 60, height: 50))
    expect(view.contains { $0.hasSuffix(" 30 20 with #0000FF") })
    let tree = LayoutTree(of: previews[1].body(), proposal: ProposedViewSize(width: 60, height: 60))
    expectEqual(tree.root.frame.size, CGSize(width: 30, height: 20))
  }

  private let alone = Preview.all
    .filter { $0.source?.fileID == "SwiftUITests/UIKitAlonePreviews.swift" }

  private func texts(_ preview: Preview) throws -> [String] {
    let renderer = ImageRenderer(content: preview.body())
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    return try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  @Test("a controller that is the data source of its table lives as long as its preview")
  func kept() throws {
    try expectEqual(texts(require(alone.first)), ["A", "B", "C"])
  }

  @Test("a file that imports only UIKit can have previews")
  func importedAlone() throws {
    expectEqual(alone.map(\.name), ["Rows", "Label"])
    try expectEqual(texts(require(alone.last)), ["Hello"])
  }
}

@MainActor
@Suite("Attributed strings of Foundation and UIKit")
struct AttributedStringConversionTests {
  private func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
  }

  @Test(
    "HTML becomes text with line breaks, lists and entities",
    arguments: [
      ("a  b\n c", "a b c"), ("<p>One</p><p>Two</p>", "One\nTwo\n"), ("a<br>b<br/>c", "a\nb\nc"),
      ("<ul><li>x</li><li>y</li></ul>", "\t•\tx\n\t•\ty\n"),
      ("1 &lt; 2 &amp; &#65;&#x42;", "1 < 2 & AB"),
      ("<style>p { }</style>x<script>1 < 2</script>y", "xy"),
      ("<b>bold</b> and <i>more</i>", "bold and more"),
      ("&unknown; &#x110000; <", "&unknown; &#x110000; "), ("</b></p>x<b", "x"), ("", ""),
    ])
  func texts(source: String, text: String) throws {
    try expectEqual(html(source).string, text)
  }

  @Test("bold, italic and linked text of HTML has attributes that SwiftUI draws")
  func attributes() throws {
    let source = try html("<h1>Big</h1><b>b</b><a href='https://example.com'>link</a>")
    let font = source.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
    expectEqual(font?.pointSize, 24)
    expectEqual(font?.fontDescriptor.symbolicTraits.contains(.traitBold), true)
    let string = AttributedString(source)
    expectEqual(string.runs.compactMap(\.link), [URL(string: "https://example.com")])
    expectEqual(String(string.characters), "Big\nblink")
  }

  @Test("colors, lines, links and spacing survive conversion to SwiftUI and back")
  func conversion() throws {
    let source = NSMutableAttributedString(string: "red plain")
    source.setAttributes(
      [
        .foregroundColor: UIColor.red, .underlineStyle: NSNumber(value: 1),
        .kern: NSNumber(value: 2),
      ],
      range: NSRange(location: 0, length: 3))
    let string = AttributedString(source)
    let first = try require(string.runs.first)
    expectEqual(first.swiftUI.foregroundColor, Color(uiColor: .red))
    expectEqual(first.swiftUI.kern, 2)
    expectEqual(first.swiftUI.underlineStyle, .single)
    let back = NSAttributedString(string)
    expectEqual(back.string, "red plain")
    var range = NSRange()
    let attributes = back.attributes(at: 0, effectiveRange: &range)
    expectEqual(range.length, 3)
    expectEqual(attributes[.underlineStyle] as? NSNumber, 1)
    expectEqual(attributes[.kern] as? NSNumber, 2)
    expectEqual((attributes[.foregroundColor] as? UIColor)?.cgColor, UIColor.red.cgColor)
  }

  @Test("documents in other formats or with wrong encodings are rejected")
  func refused() {
    #expect(throws: CocoaError.self) {
      try NSAttributedString(
        data: Data("{\\rtf1}".utf8), options: [.documentType: NSAttributedString.DocumentType.rtf])
    }
    #expect(throws: CocoaError.self) { try NSAttributedString(data: Data([0xFF, 0xFE, 0xFF])) }
  }
}
