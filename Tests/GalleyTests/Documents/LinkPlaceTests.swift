import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The positions of links in documents.
@MainActor
@Suite("Links in documents")
struct LinkPlaceTests {
  private static let url = URL(string: "https://shop.example/item")!

  private func links(_ view: some View) throws -> [CGRect] {
    try ImageRenderer(content: view).displayList().notes.map(\.frame)
  }

  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<50) { row in
              Link(destination: LinkPlaceTests.url) { Color.red.frame(width: 100, height: 30) }
            }
          }
        }
        .frame(width: 100, height: 100)
        Color.blue.frame(width: 100, height: 500)
      }
    }
  }

  @Test("hidden links are omitted, and partly visible ones cover only the visible part")
  func clipped() throws {
    let rows = try links(Rows())
    expectEqual(rows.count, 4)
    expectClose(rows[0], CGRect(x: 0, y: 0, width: 100, height: 30))
    expectClose(rows[3], CGRect(x: 0, y: 90, width: 100, height: 10))
    // The same inside a transform.
    let moved = try links(Rows().scaleEffect(0.5, anchor: .topLeading))
    expectEqual(moved.count, 4)
    expectClose(moved[3], CGRect(x: 0, y: 45, width: 50, height: 5))
    let pages = try ImageRenderer(content: Rows()).pages(
      PageSize(width: 140, height: 240, margin: 20))
    expectGreater(pages.count, 2)
    let counts = pages.map { page in
      page.notes.count { if case .link = $0.kind { true } else { false } }
    }
    expectEqual(counts, [4] + pages.dropFirst().map { _ in 0 })
  }

  @Test("a link is where its view is drawn, even if rotated or projected")
  func projected() throws {
    let link = Link(destination: Self.url) { Color.red.frame(width: 100, height: 20) }
      .buttonStyle(.plain)
    let turned = try links(
      link.rotation3DEffect(.degrees(90), axis: (0, 0, 1)).frame(width: 200, height: 200))
    expectEqual(turned.count, 1)
    expectClose(turned[0], CGRect(x: 90, y: 50, width: 20, height: 100), tolerance: 0.01)
    let moved = try links(
      link.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 30, y: 40))))
    expectEqual(moved.count, 1)
    expectClose(moved[0], CGRect(x: 30, y: 40, width: 100, height: 20), tolerance: 0.01)
    let tilted = try links(
      link.rotation3DEffect(.degrees(60), axis: (0, 1, 0)).frame(width: 200, height: 200))
    expect(tilted.count == 1 && tilted[0].width < 70 && tilted[0].height > 20)
  }

  @Test("page headers and footers keep their links and report their diagnostics")
  func margins() throws {
    let renderer = ImageRenderer(content: Color.red.frame(width: 100, height: 300))
    let pages = try renderer.pages(
      PageSize(width: 140, height: 240, margin: 40),
      footer: {
        VStack {
          Link(destination: Self.url) { Color.blue.frame(width: 20, height: 10) }
          Image("Nothing that there is")
        }
      })
    expectEqual(pages.count, 2)
    for page in pages {
      expectEqual(page.notes.count, 1)
      let frame = try require(page.notes.first).frame
      expectAtLeast(frame.minY, 200)
      expectAtMost(frame.maxY, 240)
      expectLess(abs(frame.midX - 70), 0.01)
    }
    expectEqual(renderer.diagnostics.count { $0.description.contains("Nothing that there is") }, 1)
  }

  @Test("links in a text cover their own words, with one part for each line")
  func linksInText() throws {
    var text = AttributedString("Read the manual at home")
    let range = try require(text.range(of: "the manual"))
    text[range].link = URL(string: "https://example.com/manual?a=1&b=2")
    let word = try require(text.range(of: "manual"))
    text[word].font = .body.bold()
    let view = Text(text).padding(10)
    let list = try ImageRenderer(content: view).displayList()
    try require(list.notes.count == 1)
    let note = list.notes[0]
    expectEqual(note.kind, .link("https://example.com/manual?a=1&b=2"))
    func width(_ text: Text) throws -> CGFloat {
      try require(
        ImageRenderer(content: text).displayList().items.compactMap { item -> CGFloat? in
          guard case .glyphs(let line, _, _) = item else { return nil }
          return CGFloat(line.width + line.trailingWhitespace)
        }.first)
    }
    let before = try width(Text("Read "))
    let link = try width(Text("the \(Text("manual").bold())"))
    expectLess(abs(note.frame.minX - 10 - before), 0.1, "\(note.frame)")
    expectLess(abs(note.frame.width - link), 0.1, "\(note.frame)")
    expectAtLeast(note.frame.minY, 9)
    expectAtMost(note.frame.maxY, list.size.height - 9)
    // Wrapped onto two lines, the link has two parts. Markdown links count, too.
    let wrapped = try ImageRenderer(
      content: Text("Read [the manual](https://example.com) at home").frame(width: 80)
    ).displayList().notes.filter { $0.kind != .paragraph }
    expectEqual(wrapped.count, 2)
    expectEqual(wrapped.map(\.frame.minY).sorted(), wrapped.map(\.frame.minY))
    expect(wrapped.allSatisfy { $0.kind == .link("https://example.com") })
    // The link rotates with the text and is omitted for hidden text.
    let turned = try ImageRenderer(
      content: Text("[up](https://example.com)").rotationEffect(.degrees(90))
    ).displayList()
    expectEqual(turned.notes.count, 1)
    expect(turned.notes.allSatisfy { $0.frame.height > $0.frame.width * 0.9 })
    try expectEqual(
      ImageRenderer(content: view.redacted(reason: .placeholder)).displayList().notes, [])
    try expectEqual(ImageRenderer(content: view.hidden()).displayList().notes, [])

    let svg = String(decoding: try ImageRenderer(content: view).svgData(), as: UTF8.self)
    expect(svg, contains: "<a href=\"https://example.com/manual?a=1&amp;b=2\">")
    let pdf = try ImageRenderer(content: view).pdfData()
    guard let tool = SystemTool("pdfinfo") else { return }
    let path = NSTemporaryDirectory() + "galley-links-\(UUID().uuidString).pdf"
    defer { unlink(path) }
    try pdf.write(to: URL(fileURLWithPath: path))
    let links = String(decoding: try tool.run(["-url", path]), as: UTF8.self)
    expect(links, contains: "https://example.com/manual?a=1&b=2")
  }
}
