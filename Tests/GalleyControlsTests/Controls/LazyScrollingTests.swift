import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Lazy containers whose start is out of sight.
@MainActor
@Suite("Scrolled lazy containers", .enabled(if: hasPinnedFonts))
struct LazyScrollingTests {
  /// Counts the elements whose views are created.
  private final class Counter {
    var elements: Set<Int> = []

    func row(_ index: Int, _ length: CGFloat = 30) -> some View {
      elements.insert(index)
      return Color.red.frame(width: length, height: length).accessibilityIdentifier("\(index)")
    }
  }

  private static let height: CGFloat = 400

  private func tree(_ view: some View) throws -> LayoutTree {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: Self.height)
    return try renderer.layoutTree()
  }

  private let many = 0..<1_000_000
  private let columns = [GridItem(.adaptive(minimum: 40), spacing: 8)]

  @Test("of a million elements, only those near the visible part are created, wherever it is")
  func million() throws {
    let cases: [(name: String, pitch: CGFloat, lineCount: Int, view: (Counter) -> AnyView)] = [
      (
        "LazyVStack", 40, 1,
        { counter in
          AnyView(ScrollView { LazyVStack(spacing: 10) { ForEach(many) { counter.row($0) } } })
        }
      ),
      (
        "LazyVGrid", 38, 6,
        { counter in
          AnyView(
            ScrollView { LazyVGrid(columns: columns) { ForEach(many) { counter.row($0) } } })
        }
      ),
      (
        "modifiers of all rows", 40, 1,
        { counter in
          AnyView(
            ScrollView {
              LazyVStack(spacing: 10) {
                ForEach(many) { counter.row($0) }
                  .padding(.horizontal, 1).background(.blue).onAppear {}.id("rows").tag(1)
                  .accessibilityLabel("row").zIndex(1)
              }
            })
        }
      ),
    ]
    for (name, pitch, lineCount, view) in cases {
      func check(_ place: String, _ row: Int, _ top: CGFloat, _ scrolled: (AnyView) -> some View)
        throws
      {
        let counter = Counter()
        let tree = try tree(scrolled(view(counter)))
        let frame = try require(tree.node(withIdentifier: "\(row)")?.frame, "\(name), \(place)")
        expectLess(abs(frame.minY - top), 1e-6, "\(name), \(place)")
        expectLess(counter.elements.count, 350, "\(name), \(place)")
        expectLess(tree.counts.nodes, 3000, "\(name), \(place)")
        expectEqual(tree.diagnostics, [], "\(name), \(place)")
      }
      let row = lineCount * 12_345
      let offset = pitch * 12_345
      try check("offset", row, 0) {
        $0.scrollPosition(.constant(ScrollPosition(y: offset)))
      }
      try check("end", 999_999, Self.height - 30) { $0.defaultScrollAnchor(.bottom) }
      try check("edge", 999_999, Self.height - 30) {
        $0.scrollPosition(.constant(ScrollPosition(edge: .bottom)))
      }
      try check("position", row, Self.height - 30) {
        $0.scrollPosition(id: .constant(row), anchor: .bottom)
      }
      try check("proxy", row, 0) { view in
        ScrollViewReader { proxy in view.onAppear { proxy.scrollTo(row, anchor: .top) } }
      }
    }
  }

  @Test("lists and forms of a million elements are as lazy, even at rows with explicit identifiers")
  func lists() throws {
    let cases: [(name: String, view: (Counter) -> AnyView)] = [
      ("List", { counter in AnyView(List(many, id: \.self) { counter.row($0) }) }),
      (
        "rows that can be deleted",
        { counter in
          AnyView(
            List {
              ForEach(many, id: \.self) { counter.row($0) }.onDelete { _ in }.deleteDisabled(true)
            })
        }
      ),
      (
        "Form",
        { counter in
          AnyView(
            Form {
              Toggle("on", isOn: .constant(true))
              Section("Rows") { ForEach(many) { counter.row($0) } }
            })
        }
      ),
      (
        "sections",
        { counter in
          AnyView(
            List {
              ForEach(0..<100) { section in
                Section("\(section)") {
                  ForEach(0..<10_000) {
                    counter.row(10_000 * section + $0).id(10_000 * section + $0)
                  }
                }
              }
            })
        }
      ),
    ]
    for (name, view) in cases {
      func check(_ place: String, _ row: Int, _ scrolled: (AnyView) -> some View) throws {
        let counter = Counter()
        let tree = try tree(scrolled(view(counter)))
        let frame = try require(tree.node(withIdentifier: "\(row)")?.frame, "\(name), \(place)")
        expectAtLeast(frame.minY, 0, "\(name), \(place)")
        expectAtMost(frame.maxY, Self.height, "\(name), \(place)")
        expectLess(counter.elements.count, 400, "\(name), \(place)")
      }
      try check("end", 999_999) { $0.defaultScrollAnchor(.bottom) }
      if name == "sections" { continue }
      try check("proxy", 500_000) { view in
        ScrollViewReader { proxy in view.onAppear { proxy.scrollTo(500_000) } }
      }
      try check("position", 505) { $0.scrollPosition(id: .constant(505)) }
    }
    let numbered = ScrollViewReader { proxy in
      List(100..<2_000, id: \.self) { Color.red.frame(height: 30).accessibilityIdentifier("\($0)") }
        .onAppear { proxy.scrollTo(70) }
    }
    try expect(tree(numbered).node(withIdentifier: "100") != nil)
  }

  @Test("rows of equal height are where they would be if all were created")
  func equal() throws {
    func rows(_ isWhole: Bool, @ViewBuilder _ row: @escaping (Int) -> some View) -> AnyView {
      let rows = ForEach(0..<400, content: row)
      // An animator needs all views.
      return isWhole ? AnyView(PhaseAnimator([0]) { _ in rows }) : AnyView(rows)
    }
    func color(_ row: Int) -> some View {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("\(row)")
    }
    let views: [(name: String, view: (Bool) -> AnyView)] = [
      (
        "stack between others",
        { isWhole in
          AnyView(
            ScrollView {
              Color.green.frame(height: 333)
              LazyVStack {
                Text("before")
                rows(isWhole) { color($0) }
                Color.green.frame(height: 77)
              }
              .padding(5)
              Color.green.frame(height: 33)
            })
        }
      ),
      (
        "two views for each element",
        { isWhole in
          AnyView(
            ScrollView {
              LazyVStack(spacing: 3) {
                rows(isWhole) {
                  color($0)
                  Color.green.frame(height: 7)
                }
              }
            })
        }
      ),
      (
        "grid with headers",
        { isWhole in
          AnyView(
            ScrollView {
              LazyVGrid(columns: [GridItem(.adaptive(minimum: 70))]) {
                ForEach(0..<2) { section in
                  Section {
                    rows(isWhole) { color(section * 1000 + $0) }
                  } header: {
                    Color.green.frame(height: 50)
                  }
                }
              }
            })
        }
      ),
      ("list", { isWhole in AnyView(List { rows(isWhole) { color($0) } }) }),
      (
        "sections in a stack",
        { isWhole in
          AnyView(
            ScrollView {
              LazyVStack(spacing: 0) {
                Section("A") { rows(isWhole) { color($0) } }
                Section("B") { rows(isWhole) { color($0 + 1000) } }
              }
            })
        }
      ),
    ]
    for (name, view) in views {
      for scroll in [
        ScrollPosition(y: 100), ScrollPosition(y: 5003), ScrollPosition(edge: .bottom),
      ] {
        func frames(_ isWhole: Bool) throws -> [String: CGRect] {
          let tree = try tree(view(isWhole).scrollPosition(.constant(scroll)))
          return Dictionary(
            tree.nodes.filter {
              $0.identifier != nil && $0.frame.minY < Self.height && $0.frame.maxY > 0
            }.map { ($0.identifier ?? "", $0.frame) }, uniquingKeysWith: { first, _ in first })
        }
        let (lazy, whole) = (try frames(false), try frames(true))
        expectGreater(whole.count, 4, "\(name), \(scroll)")
        expectEqual(lazy.keys.sorted(), whole.keys.sorted(), "\(name), \(scroll)")
        let moved = lazy.filter { row, frame in
          guard let other = whole[row] else { return true }
          return hypot(frame.minX - other.minX, frame.minY - other.minY) > 1e-6
        }
        expect(moved.isEmpty, "\(name), \(scroll)")
      }
    }
  }

  /// Ten thousand rows of different heights in 400 points.
  private struct Uneven: View {
    @State var position = ScrollPosition()

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 2) {
          ForEach(0..<10_000) { row in
            Color.red.frame(height: height(row))
              .accessibilityIdentifier("\(row)")
          }
        }
      }
      .scrollPosition($position)
    }

    /// Later rows are taller than those from which their heights are estimated.
    private func height(_ row: Int) -> CGFloat {
      let height = 10 + row * 7 % 31 + row / 200
      return CGFloat(height)
    }
  }

  private func rows(_ tree: LayoutTree) -> [(row: Int, frame: CGRect)] {
    tree.nodes.compactMap { node in
      node.identifier.flatMap(Int.init).map { ($0, node.frame) }
    }
  }

  @Test("rows of different heights follow each other, up to both ends, and move steadily")
  func uneven() throws {
    for scroll in [ScrollPosition(y: 3), ScrollPosition(y: 90_000), ScrollPosition(edge: .bottom)] {
      let rows = rows(try tree(Uneven(position: scroll)))
      expectEqual(rows.first.map { $0.frame.minY <= 0 }, true, "\(scroll)")
      expectEqual(rows.last.map { $0.frame.maxY >= Self.height - 1e-6 }, true, "\(scroll)")
      for (row, next) in zip(rows, rows.dropFirst()) {
        expectEqual(next.row, row.row + 1, "\(scroll)")
        expectLess(abs(next.frame.minY - row.frame.maxY - 2), 1e-6, "\(scroll)")
      }
    }
    let end = try tree(Uneven().defaultScrollAnchor(.bottom))
    expectLess(abs(end["9999"].frame.maxY - Self.height), 1e-6)
    // Points by which a row moves while the user scrolls by 1.
    let renderer = ImageRenderer(content: Uneven(position: ScrollPosition(y: 90_000)))
    renderer.proposedSize = ProposedViewSize(width: 300, height: Self.height)
    var latest = Dictionary(uniqueKeysWithValues: rows(try renderer.layoutTree()))
    for _ in 0..<40 {
      try expect(
        renderer.session.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1)))
      let now = Dictionary(uniqueKeysWithValues: rows(try renderer.layoutTree()))
      let steps = now.compactMap { row, frame in latest[row].map { $0.minY - frame.minY } }
      expect(steps.allSatisfy { $0 > 0 && $0 < 4 }, "\(steps)")
      latest = now
    }
  }

  @Test("a row of any height can be scrolled to exactly")
  func exact() throws {
    func frame(_ row: Int, _ anchor: UnitPoint?) throws -> CGRect {
      try tree(
        ScrollViewReader { proxy in
          Uneven().onAppear { proxy.scrollTo(row, anchor: anchor) }
        })["\(row)"].frame
    }
    for row in [40, 300, 5_000, 9_900] {
      expectLess(abs(try frame(row, .top).minY), 0.1)
      expectLess(abs(try frame(row, .center).midY - Self.height / 2), 0.1)
      // Without an anchor, as far as needed.
      expectLess(abs(try frame(row, nil).maxY - Self.height), 0.1)
    }
  }

  /// An element that counts how often its identifier is read.
  private struct Item: Identifiable {
    final class Reads { var count = 0 }

    let reads: Reads
    let number: Int
    var id: Int {
      reads.count += 1
      return number
    }
  }

  /// A thousand rows, scrolled to the middle until a tap.
  private struct Items: View {
    let items: [Item]
    @State private var position = ScrollPosition(y: 5_000)

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(items) {
            Color.red.frame(height: 10).accessibilityIdentifier("row \($0.number)")
          }
        }
      }
      .scrollPosition($position)
      Button("go") { position.scrollTo(id: 900, anchor: .top) }
    }
  }

  @Test("a step toward an element reads each identifier once, even if rows on both sides are late")
  func search() throws {
    let reads = Item.Reads()
    let renderer = ImageRenderer(
      content: Items(items: (0..<1000).map { Item(reads: reads, number: $0) }))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 450)
    try expect(renderer.layoutTree().node(withIdentifier: "row 500") != nil)
    reads.count = 0
    try renderer.tap("go")
    try expectEqual(renderer.layoutTree()["row 900"].frame.minY, 0)
    // Two steps search; layouts read the identifiers of the rows that they create.
    expectGreater(reads.count, 900)
    expectLess(reads.count, 3_600)
  }

  @Test("right-to-left rows scroll from the right edge")
  func rightToLeft() throws {
    let view = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) { ForEach(many) { Counter().row($0) } }
    }
    .scrollPosition(id: .constant(700_000), anchor: .leading)
    .environment(\.layoutDirection, .rightToLeft)
    try expectEqual(tree(view)["700000"].frame.maxX, 300)
    try expectEqual(tree(view)["700001"].frame.maxX, 260)
  }

  @Test("there is no gap after the last of the estimated rows")
  func gap() throws {
    func length(_ count: Int) throws -> CGFloat? {
      let view = ScrollView(.horizontal) {
        LazyHStack(spacing: 10) { ForEach(0..<count, id: \.self) { Counter().row($0, 100) } }
      }
      return try tree(view).nodes.first { $0.type == "LazyHStack" }?.frame.width
    }
    for count in [10, 64, 65, 1000] { try expectEqual(length(count), CGFloat(count * 110 - 10)) }
  }
}
