import Foundation
import Galley
import TestSupport
import Testing

/// Where the links of documents are.
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

  @Test("what is scrolled away or clipped is no link, and a part of it is as large as is seen")
  func clipped() throws {
    let rows = try links(Rows())
    #expect(rows.count == 4)
    expectEqual(rows[0], CGRect(x: 0, y: 0, width: 100, height: 30))
    expectEqual(rows[3], CGRect(x: 0, y: 90, width: 100, height: 10))
    // The same inside of a transform.
    let moved = try links(Rows().scaleEffect(0.5, anchor: .topLeading))
    #expect(moved.count == 4)
    expectEqual(moved[3], CGRect(x: 0, y: 45, width: 50, height: 5))
    let pages = try ImageRenderer(content: Rows()).pages(
      PageSize(width: 140, height: 240, margin: 20))
    #expect(pages.count > 2)
    #expect(pages.map(\.notes.count) == [4] + pages.dropFirst().map { _ in 0 })
  }

  @Test("a link is where its view is drawn, also turned and seen from the side")
  func projected() throws {
    let link = Link(destination: Self.url) { Color.red.frame(width: 100, height: 20) }
      .buttonStyle(.plain)
    let turned = try links(
      link.rotation3DEffect(.degrees(90), axis: (0, 0, 1)).frame(width: 200, height: 200))
    #expect(turned.count == 1)
    expectEqual(turned[0], CGRect(x: 90, y: 50, width: 20, height: 100), tolerance: 0.01)
    let moved = try links(
      link.projectionEffect(ProjectionTransform(CGAffineTransform(translationX: 30, y: 40))))
    #expect(moved.count == 1)
    expectEqual(moved[0], CGRect(x: 30, y: 40, width: 100, height: 20), tolerance: 0.01)
    let tilted = try links(
      link.rotation3DEffect(.degrees(60), axis: (0, 1, 0)).frame(width: 200, height: 200))
    #expect(tilted.count == 1 && tilted[0].width < 70 && tilted[0].height > 20)
  }

  @Test("headers and footers of pages have their links, and what they report is reported")
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
    #expect(pages.count == 2)
    for page in pages {
      #expect(page.notes.count == 1)
      let frame = try #require(page.notes.first).frame
      #expect(frame.minY >= 200 && frame.maxY <= 240 && abs(frame.midX - 70) < 0.01)
    }
    #expect(renderer.diagnostics.count { $0.description.contains("Nothing that there is") } == 1)
  }
}
