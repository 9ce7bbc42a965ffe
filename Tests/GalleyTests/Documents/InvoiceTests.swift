import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// A view split into pages: an invoice with 300 rows.
@MainActor
@Suite("Documents with several pages")
struct InvoiceTests {
  struct Item: Identifiable {
    let id: Int
    var name: String { "Article \(id)" }
    var count: Int { id % 7 + 1 }
    var price: Double { Double(id * 37 % 400) / 4 + 1 }
  }

  struct Row: View {
    let item: Item
    var body: some View {
      HStack {
        VStack(alignment: .leading, spacing: 2) {
          Text(item.name)
          if item.id.isMultiple(of: 5) {
            Text("Delivered in two parts").font(.caption).foregroundStyle(.secondary)
          }
        }
        Spacer()
        Text("\(item.count)").frame(width: 50, alignment: .trailing)
        Text(item.price, format: .number.precision(.fractionLength(2)))
          .frame(width: 80, alignment: .trailing)
      }
      .padding(.vertical, 5)
    }
  }

  struct Invoice: View {
    let items: [Item]
    var body: some View {
      LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
        Text("Invoice 2026-117").font(.largeTitle.bold()).accessibilityAddTraits(.isHeader)
        Link("shop.example", destination: URL(string: "https://shop.example/it's")!)
        Section {
          ForEach(items) { item in
            Row(item: item)
            Divider()
          }
        } header: {
          HStack {
            Text("Description")
            Spacer()
            Text("Count").frame(width: 50, alignment: .trailing)
            Text("Price").frame(width: 80, alignment: .trailing)
          }
          .bold().padding(.vertical, 6)
        }
        Text("Total: 1,234.00").bold().padding(.top)
      }
    }
  }

  struct Footer: View {
    @Environment(\.pageNumber) private var number
    @Environment(\.pageCount) private var count
    var body: some View { Text("Page \(number) of \(count)").font(.caption) }
  }

  private func renderer(_ count: Int) -> ImageRenderer<Invoice> {
    ImageRenderer(content: Invoice(items: (1...count).map { Item(id: $0) }))
  }

  /// Returns the texts of a page with their baselines.
  private func texts(_ list: DisplayList) -> [(text: String, y: CGFloat)] {
    var result: [(String, CGFloat)] = []
    var shifts: [CGFloat] = []
    for item in list.items {
      switch item {
      case .pushTransform(let transform): shifts.append(transform.ty)
      case .pushClip, .pushOpacity, .pushFilter, .pushShadow, .pushMasked: shifts.append(0)
      case .pop: shifts.removeLast()
      case .glyphs(let line, let origin, _):
        result.append((line.text, origin.y + shifts.reduce(0, +)))
      default: break
      }
    }
    return result
  }

  @Test("no row is split, and the header is repeated on each page")
  func pages() throws {
    let page = PageSize.a4
    let pages = try renderer(300).pages(page) {
      Footer()
    } footer: {
      Footer()
    }
    expectGreater(pages.count, 8)
    expectLess(pages.count, 20)
    expect(pages.allSatisfy { $0.size == page.size })
    var names: [String] = []
    for (index, list) in pages.enumerated() {
      let texts = texts(list)
      expect(texts.contains { $0.text == "Page \(index + 1) of \(pages.count)" })
      let rows = texts.filter { $0.text.hasPrefix("Article ") }
      names += rows.map(\.text)
      // Only headers and footers extend into the margins.
      for text in texts where !text.text.hasPrefix("Page ") {
        expectGreater(text.y, page.margins.top)
        expectLess(text.y, page.size.height - page.margins.bottom)
      }
      if let first = rows.first {
        let header = try require(texts.first { $0.text == "Description" }, "page \(index + 1)")
        expectLess(header.y, first.y)
        expectLess(first.y - header.y, 40)
      }
      expectAtMost(texts.count { $0.text == "Description" }, 1)
    }
    expectEqual(names, (1...300).map { "Article \($0)" })
    expect(texts(try require(pages.last)).contains { $0.text == "Total: 1,234.00" })
  }

  @Test("content that fits on one page gives one page")
  func onePage() throws {
    try expectEqual(renderer(3).pages(.a4).count, 1)
    try expectEqual(ImageRenderer(content: Text("One")).pages(.a5.landscape).count, 1)
  }

  /// Returns the part of the view that each page shows.
  private func parts(_ pages: [DisplayList]) -> [CGFloat] {
    pages.compactMap { page in
      if case .pushTransform(let transform) = page.items.first { -transform.ty } else { nil }
    }
  }

  @Test("a row begins a page with its padding")
  func padding() throws {
    let rows = VStack(spacing: 0) {
      ForEach(0..<5) { _ in
        HStack { Color.red.frame(width: 30, height: 20) }
          .padding(.vertical, 10)
          .background(Color.yellow.opacity(0.5))
          .frame(minHeight: 40)
      }
    }
    let page = PageSize(width: 100, height: 100, margin: 0)
    expectEqual(parts(try ImageRenderer(content: rows).pages(page)), [0, 80, 160])
    let plain = VStack(spacing: 0) {
      ForEach(0..<5) { _ in Color.red.frame(width: 30, height: 20).padding(.vertical, 10) }
    }
    expectEqual(parts(try ImageRenderer(content: plain).pages(page)), [0, 80, 160])
  }

  @Test("content that overflows the view adds no pages")
  func overhang() throws {
    let view = Color.red.frame(height: 150)
      .overlay(alignment: .top) { Color.blue.frame(width: 10, height: 1e9) }
    let page = PageSize(width: 100, height: 100, margin: 0)
    try expectEqual(ImageRenderer(content: view).pages(page).count, 2)
  }

  @Test("content taller than a page continues, and an empty page is an error")
  func highViews() throws {
    let high = ImageRenderer(content: Color.red.frame(height: 2000))
    let pages = try high.pages(.a4)
    expectEqual(pages.count, 3)
    expect(pages.allSatisfy { !$0.items.isEmpty })
    let small = PageSize(width: 100, height: 100, margin: 60)
    #expect(throws: PaintError.self) { try high.pages(small) }
    let endless = ImageRenderer(content: Color.red.frame(height: 1e9))
    try expectEqual(endless.pages(.a4).count, 10_000)
  }

  @Test(
    "the file contains text, links, title and outline, and equal views give equal bytes",
    .enabled(if: SystemTool("pdftotext") != nil, "needs poppler-utils"))
  func file() throws {
    let options = DocumentOptions(title: "Invoice 2026-117")
    let data = try renderer(300).pdfData(pages: .a4, options: options, footer: { Footer() })
    try expectEqual(
      renderer(300).pdfData(pages: .a4, options: options, footer: { Footer() }), data)
    expectAtMost(data.count, 200_000, "\(data.count) bytes")
    let path = NSTemporaryDirectory() + "galley-invoice-\(getpid()).pdf"
    defer { unlink(path) }
    try data.write(to: URL(fileURLWithPath: path))
    let text = String(
      decoding: try require(SystemTool("pdftotext")).run(["-layout", path, "-"]), as: UTF8.self)
    for id in [1, 149, 299] { expect(text, contains: "Article \(id) ") }
    let information = String(
      decoding: try require(SystemTool("pdfinfo")).run(["-isodates", path]), as: UTF8.self)
    expect(information, contains: "Title:           Invoice 2026-117")
    expect(information, contains: "2000-01-01T00:00:00")
    expect(String(decoding: data, as: UTF8.self), contains: "/Outlines")
    let links = String(
      decoding: try require(SystemTool("pdfinfo")).run(["-url", path]), as: UTF8.self)
    expect(links, contains: "https://shop.example/it's")
    // Below the title, inside the margins.
    let place = try require(
      renderer(300).pages(.a4)[0].notes.last { $0.kind == .link("https://shop.example/it's") })
    expectAtLeast(place.frame.minX, PageSize.a4.margins.leading)
    expectLess(place.frame.width, 200)
    expectGreater(place.frame.minY, PageSize.a4.margins.top + 30)
    expectLess(place.frame.maxY, 200)
  }

  @Test("all pages are tagged as one document", .enabled(if: SystemTool("pdfinfo") != nil))
  func structure() throws {
    let options = DocumentOptions(title: "Invoice", language: "en")
    let path = NSTemporaryDirectory() + "galley-structure-\(getpid()).pdf"
    defer { unlink(path) }
    for data in [
      try renderer(100).pdfData(pages: .a4, options: options, footer: { Footer() }),
      try ImageRenderer(content: Text("One").accessibilityLabel("Two")).pdfData(),
    ] {
      try data.write(to: URL(fileURLWithPath: path))
      let text = String(
        decoding: try require(SystemTool("pdfinfo")).run(["-struct-text", path]), as: UTF8.self)
      let outermost = text.split(separator: "\n").filter { !$0.hasPrefix(" ") }
      expectEqual(outermost, ["Document"])
      expect(text, contains: "\n  P (block)")
    }
    try renderer(100).pdfData(pages: .a4, options: options).write(
      to: URL(fileURLWithPath: path))
    // Each object is at the offset that the cross-reference table states.
    let file = [UInt8](try Data(contentsOf: URL(fileURLWithPath: path)))
    func place(after words: String, from start: Int = 0) -> Int? {
      let words = Array(words.utf8)
      return (start..<file.count - words.count).last { file[$0...].starts(with: words) }
        .map { $0 + words.count }
    }
    func number(at place: Int) -> Int {
      Int(String(decoding: file[place...].prefix { (48...57).contains($0) }, as: UTF8.self)) ?? 0
    }
    let table = number(at: try require(place(after: "startxref\n")))
    let begin = try require(place(after: "xref\n0 ", from: table))
    let count = number(at: begin)
    try expectEqual(count, number(at: require(place(after: "/Size "))))
    let first = begin + "\(count)\n".utf8.count
    for object in 1..<count {
      let line = first + object * 20
      expectEqual(file[line + 17], UInt8(ascii: "n"))
      expect(file[number(at: line)...].starts(with: "\(object) 0 obj\n".utf8), "\(object)")
    }
  }
}
