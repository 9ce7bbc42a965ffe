import Expectations
import Foundation
import Galley
import Testing

/// Where pages begin and end.
@MainActor
@Suite("Page breaks")
struct PageBreakTests {
  /// What a page shows of the view.
  private struct Part {
    /// The visible range, in the view's coordinates.
    var range: ClosedRange<CGFloat> = 0...0
    /// The ranges of the lines of text, in the view's coordinates.
    var lines: [ClosedRange<CGFloat>] = []
    var texts: [String] = []
    /// The number of lines of text of which the page shows only a part.
    var cutLines = 0
    /// The frames of filled areas.
    var areas: [CGRect] = []
  }

  private func parts(_ view: some View, height: CGFloat = 100) throws -> [Part] {
    let page = PageSize(width: 200, height: height, margin: 0)
    return try ImageRenderer(content: view).pages(page).map { page in
      var part = Part()
      for item in page.items {
        switch item {
        case .pushClip(let path, _):
          part.range = path.boundingRect.minY...path.boundingRect.maxY
        case .glyphs(let line, let origin, _):
          let baseline = origin.y
          part.lines.append(baseline - CGFloat(line.ascent)...baseline + CGFloat(line.descent))
          part.texts.append(line.text)
          let glyphs = line.runs.flatMap { run in
            run.glyphs.map { run.font.outline(of: $0.index).boundingRect }
          }
          let isCut = glyphs.contains { glyph in
            glyph.height > 0
              && (baseline + glyph.minY < part.range.lowerBound
                || baseline + glyph.maxY > part.range.upperBound)
          }
          if isCut { part.cutLines += 1 }
        case .fill(let path, _, _): part.areas.append(path.boundingRect)
        default: break
        }
      }
      return part
    }
  }

  private static let words = String(repeating: "some words of a long text ", count: 40)

  @Test("a text longer than a page breaks between its lines")
  func longText() throws {
    let text = Text(Self.words)
    let parts = try parts(text)
    expectGreater(parts.count, 3)
    for part in parts {
      expect(!part.lines.isEmpty)
      for line in part.lines {
        expectAtLeast(line.lowerBound, part.range.lowerBound - 1)
        expectAtMost(line.upperBound, part.range.upperBound + 1)
      }
    }
    let whole = try ImageRenderer(content: text.frame(width: 200)).displayList()
    let lines = whole.items.compactMap { item in
      if case .glyphs(let line, _, _) = item { line.text } else { nil }
    }
    expectEqual(parts.flatMap(\.texts), lines)
    // Every page but the last has no room for another line.
    let line = try require(parts[0].lines.first)
    for part in parts.dropLast() {
      expectGreater(
        part.range.upperBound - part.range.lowerBound, 100 - line.upperBound + line.lowerBound - 1)
    }
  }

  @Test("a card taller than a page keeps its padding with its first and last lines")
  func card() throws {
    let parts = try parts(
      VStack(spacing: 10) {
        Color.red.frame(width: 50, height: 80)
        Text(Self.words).padding(10).background(Color.yellow)
      })
    expectGreater(parts.count, 4)
    // No strip of the card is below the red area.
    expectEqual(parts[0].areas.count, 1)
    expectEqual(parts[0].range, 0...85)
    expectEqual(parts[1].range.lowerBound, 90)
    expectAtLeast(try require(parts[1].lines.first).lowerBound, 99)
    let last = try require(parts.last)
    let bottom = try require(last.areas.first).maxY
    expectAtLeast(last.range.upperBound, bottom)
    let line = try require(last.lines.last)
    expectLess(abs(bottom - line.upperBound - 10), 1.5)
  }

  @Test("a page shows nothing of what only touches its edges")
  func edges() throws {
    let rows = VStack(spacing: 0) {
      ForEach(0..<4) { _ in Color.red.frame(width: 50, height: 40) }
    }
    let parts = try parts(rows)
    expectEqual(parts.map(\.areas.count), [2, 2])
    expectEqual(parts.map(\.range.lowerBound), [0, 80])
  }

  @Test("a page ends above the shadows of the next page's rows")
  func shadows() throws {
    let rows = VStack(spacing: 20) {
      ForEach(0..<3) { _ in Color.red.frame(width: 50, height: 45).shadow(radius: 2) }
    }
    let parts = try parts(rows)
    expectEqual(parts.map(\.range.lowerBound), [0, 65, 130])
    expectEqual(parts.dropLast().map(\.range.upperBound), [55, 120])
    // Near the next row if the distance is large.
    let far = VStack(spacing: 70) {
      ForEach(0..<2) { _ in Color.red.frame(width: 50, height: 25) }
    }
    expectEqual(try self.parts(far)[0].range, 0...79)
  }

  @Test(
    "the heading of a card stays with the row below it, unless it is higher than an eighth of a page",
    arguments: [(10.0, [0.0, 80.0, 180.0]), (15.0, [0.0, 95.0, 185.0])])
  func heading(_ height: Double, _ tops: [Double]) throws {
    let card = VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 80)
      VStack(spacing: 0) {
        Color.blue.frame(width: 50, height: height)
        ForEach(0..<3) { _ in Color.green.frame(width: 50, height: 45) }
      }
      .background(Color.yellow)
    }
    expectEqual(try parts(card).map { Double($0.range.lowerBound) }, tops)
  }

  /// How a text above rows of 6 points looks.
  enum Heading: Sendable { case larger, heavier, equal, smaller, declared }

  @Test(
    "a heading without a background stays with the row below it",
    arguments: [
      (Heading.larger, 80.0), (.heavier, 80), (.declared, 80), (.equal, 91), (.smaller, 91),
    ])
  func plainHeading(_ heading: Heading, _ top: Double) throws {
    let size = heading == .larger ? 8.0 : heading == .smaller ? 5 : 6
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 80)
      Text("Heading").font(.system(size: size, weight: heading == .heavier ? .bold : .regular))
        .frame(height: 10)
        .accessibilityAddTraits(heading == .declared ? .isHeader : [])
      Color.black.frame(height: 1)
      ForEach(0..<3) { Text("Row \($0)").font(.system(size: 6)).frame(height: 20) }
    }
    // The heading and the line below it are 11 points high.
    expectEqual(try parts(view).map { Double($0.range.lowerBound) }.prefix(2), [0, top])
  }

  @Test(
    "several texts are a heading of as many, not of fewer", arguments: [(2, 80.0), (1, 90)])
  func headingOfColumns(_ count: Int, _ top: Double) throws {
    func row(_ count: Int, _ weight: Font.Weight) -> some View {
      HStack { ForEach(0..<count, id: \.self) { Text("Text \($0)") } }
        .font(.system(size: 6, weight: weight)).frame(height: weight == .bold ? 10 : 20)
    }
    let view = VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 80)
      row(2, .bold)
      row(count, .regular)
    }
    expectEqual(try parts(view).map { Double($0.range.lowerBound) }, [0, top])
  }

  @Test("headings below each other stay together, up to an eighth of a page")
  func headings() throws {
    func tops(_ height: CGFloat) throws -> [CGFloat] {
      try parts(
        VStack(spacing: 0) {
          Color.red.frame(width: 50, height: 98 - 2 * height)
          Text("1").font(.system(size: 4)).frame(height: height)
          Text("1.1").font(.system(size: 3)).frame(height: height)
          Text("Text").font(.system(size: 2)).frame(height: 20)
        }
      ).map(\.range.lowerBound)
    }
    expectEqual(try tops(6), [0, 86])
    expectEqual(try tops(7), [0, 91])
  }

  @Test("the header of a section stays with its first row if it isn't pinned")
  func plainSectionHeader() throws {
    let section = LazyVStack(spacing: 0) {
      Color.red.frame(width: 50, height: 80)
      Section {
        ForEach(0..<3) { _ in Color.green.frame(width: 50, height: 40) }
      } header: {
        Color.blue.frame(width: 50, height: 10)
      }
    }
    expectEqual(try parts(section).map(\.range.lowerBound), [0, 80, 170])
  }

  @Test("the pinned header of a section stays with its first row")
  func sectionHeader() throws {
    let sections = LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      ForEach(0..<2) { _ in
        Section {
          ForEach(0..<2) { _ in Color.red.frame(width: 50, height: 40) }
        } header: {
          Color.blue.frame(width: 50, height: 10)
        }
      }
    }
    expectEqual(try parts(sections).map(\.areas.count), [3, 3])
  }

  @Test("the pages of a screen show all of its rows")
  func screen() throws {
    let stack = NavigationStack {
      List(0..<20, id: \.self) { Text("Row \($0)") }.navigationTitle("Title")
    }
    let parts = try parts(TabView { stack.tabItem { Text("Tab") } }, height: 300)
    let texts = parts.flatMap(\.texts)
    expectEqual(texts.filter { $0.hasPrefix("Row") }, (0..<20).map { "Row \($0)" })
    expect(texts.contains("Title"))
    expectGreater(parts.count, 3)
  }

  @Test("rows that overlap break where the next row begins")
  func overlappingRows() throws {
    let rows = VStack(spacing: -1) {
      ForEach(0..<10) { _ in
        HStack { Color.red.frame(width: 20, height: 10) }
          .frame(width: 50).padding(10).border(.black)
      }
    }
    expectEqual(try parts(rows).map(\.range.lowerBound), [0, 87, 174, 261])
  }

  @Test("a heading beside a long text moves only if that cuts no line")
  func headingBesideText() throws {
    let columns = HStack(alignment: .top, spacing: 0) {
      VStack(spacing: 0) {
        Color.red.frame(width: 50, height: 185)
        VStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 10)
          ForEach(0..<5) { _ in Color.green.frame(width: 50, height: 50) }
        }
        .background(Color.yellow)
      }
      VStack(spacing: 0) {
        ForEach(0..<40) { Text("Line \($0)").font(.system(size: 12)).frame(height: 15) }
      }
    }
    expectEqual(try parts(columns, height: 200).map(\.cutLines).max(), 0)
  }

  @Test("a heading stays where it is if the row below it doesn't fit under a pinned header")
  func headingUnderHeader() throws {
    let section = LazyVStack(spacing: 0, pinnedViews: .sectionHeaders) {
      Section {
        Color.red.frame(width: 50, height: 72)
        VStack(spacing: 0) {
          Color.blue.frame(width: 50, height: 8)
          Color.green.frame(width: 50, height: 85)
          Color.green.frame(width: 50, height: 40)
        }
        .background(Color.yellow)
      } header: {
        Color.black.frame(width: 50, height: 10)
      }
    }
    // The header, the first row and the heading; then each row of the card below a header.
    expectEqual(try parts(section).count, 3)
  }

  @Test("columns break where no line of text is cut")
  func columns() throws {
    let columns = HStack(alignment: .top, spacing: 0) {
      Text(Self.words).font(.system(size: 12))
      Text(Self.words).font(.system(size: 15))
    }
    let parts = try parts(columns, height: 200)
    expectGreater(parts.count, 4)
    expectEqual(parts.map(\.cutLines), parts.map { _ in 0 })
    // Pages are filled as far as possible.
    for part in parts.dropLast() {
      expectGreater(part.range.upperBound - part.range.lowerBound, 150)
    }
    let whole = try ImageRenderer(content: columns.frame(width: 200)).displayList()
    let lines = whole.items.compactMap { item in
      if case .glyphs(let line, _, _) = item { line.text } else { nil }
    }
    expectEqual(parts.flatMap(\.texts).sorted(), lines.sorted())
  }

  @Test("columns without such a height break where the fewest lines are cut")
  func interleavedColumns() throws {
    let columns = HStack(alignment: .top, spacing: 0) {
      Text(Self.words).font(.system(size: 12)).padding(.top, 7)
      Text(Self.words).font(.system(size: 12))
    }
    let parts = try parts(columns, height: 200)
    expectGreater(parts.count, 2)
    for part in parts { expectAtMost(part.cutLines, 1) }
  }

  @Test("a picture beside a long text stays whole")
  func pictures() throws {
    let columns = HStack(alignment: .top, spacing: 0) {
      Text(Self.words)
      VStack(spacing: 0) {
        ForEach(0..<6) { _ in Color.red.frame(width: 50, height: 60) }
      }
    }
    let parts = try parts(columns)
    expectEqual(parts.prefix(6).map(\.range.lowerBound), [0, 60, 120, 180, 240, 300])
  }
}
