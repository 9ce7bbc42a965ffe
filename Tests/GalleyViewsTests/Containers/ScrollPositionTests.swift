import Expectations
import Galley
import TestSupport
import Testing

/// Scrolling requested with a proxy or a binding.
@MainActor
@Suite("Scroll positions")
struct ScrollPositionTests {
  /// Twenty 30-point rows in 100 points.
  private struct Rows: View {
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<20) { row in Color.red.frame(height: 30).accessibilityIdentifier("\(row)") }
      }
    }
  }

  private func tops<V: View>(_ view: V, _ rows: [Int]) throws -> [CGFloat] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 50, height: 100)
    return try tops(renderer, rows)
  }

  private func tops<V: View>(_ renderer: ImageRenderer<V>, _ rows: [Int]) throws -> [CGFloat] {
    let tree = try renderer.layoutTree()
    let top = tree["scroll"].frame.minY
    return rows.map { tree["\($0)"].frame.minY - top }
  }

  private func reader(_ action: @escaping (ScrollViewProxy) -> Void) -> some View {
    ScrollViewReader { proxy in
      ScrollView { Rows() }.accessibilityIdentifier("scroll").onAppear { action(proxy) }
    }
  }

  @Test("a proxy scrolls in onAppear as far as needed or to an anchor, but not past the end")
  func proxy() throws {
    try expectEqual(tops(reader { _ in }, [0, 10]), [0, 300])
    // Only as far as needed: row 10 ends at the bottom; a visible row does not move.
    try expectEqual(tops(reader { $0.scrollTo(10) }, [0, 10]), [-230, 70])
    try expectEqual(tops(reader { $0.scrollTo(2) }, [0, 2]), [0, 60])
    try expectEqual(tops(reader { $0.scrollTo(10, anchor: .top) }, [10]), [0])
    try expectEqual(tops(reader { $0.scrollTo(10, anchor: .center) }, [10]), [35])
    try expectEqual(tops(reader { $0.scrollTo(10, anchor: .bottom) }, [10]), [70])
    try expectEqual(tops(reader { $0.scrollTo(19, anchor: .top) }, [19]), [70])
    try expectEqual(tops(reader { $0.scrollTo(0, anchor: .bottom) }, [0]), [0])
    try expectEqual(tops(reader { $0.scrollTo(77) }, [0]), [0])
  }

  private struct Chat: View {
    var body: some View {
      ScrollViewReader { proxy in
        VStack(spacing: 0) {
          ScrollView(.horizontal) {
            HStack(spacing: 0) {
              ForEach(["a", "b", "c"], id: \.self) { name in
                Color.blue.frame(width: 40).id(name + "!").accessibilityIdentifier(name)
              }
            }
          }
          Button("last") { proxy.scrollTo("c!") }
          Button("first") { proxy.scrollTo("a") }
        }
      }
    }
  }

  @Test("a button scrolls to identifiers of views and of elements")
  func button() throws {
    let renderer = ImageRenderer(content: Chat())
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    func starts() throws -> [CGFloat] {
      let tree = try renderer.layoutTree()
      return ["a", "b", "c"].map { tree[$0].frame.minX }
    }
    try expectEqual(starts(), [0, 40, 80])
    try renderer.tap("last")
    try expectEqual(starts(), [-20, 20, 60])
    try renderer.tap("first")
    try expectEqual(starts(), [0, 40, 80])
  }

  private struct Cards: View {
    @State var position: ScrollPosition
    @State private var seen: CGFloat = 0
    var body: some View {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<10) { card in
            Color.blue.frame(width: 40).accessibilityIdentifier("\(card)")
          }
        }
        .scrollTargetLayout()
      }
      .scrollPosition($position)
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.x) { seen = $1 }
      .accessibilityIdentifier("\(position.viewID(type: Int.self) ?? -1) \(seen)")
    }
  }

  @Test("right-to-left positions count from the right edge, and users scroll to the left")
  func rightToLeft() throws {
    func renderer(_ position: ScrollPosition) -> ImageRenderer<some View> {
      let renderer = ImageRenderer(
        content: Cards(position: position).environment(\.layoutDirection, .rightToLeft))
      renderer.proposedSize = ProposedViewSize(width: 100, height: 20)
      return renderer
    }
    func end(_ position: ScrollPosition) throws -> CGFloat {
      try renderer(position).layoutTree()["0"].frame.maxX
    }
    try expectEqual(end(ScrollPosition()), 100)
    try expectEqual(end(ScrollPosition(x: 10)), 110)
    try expectEqual(end(ScrollPosition(edge: .leading)), 100)
    try expectEqual(end(ScrollPosition(edge: .trailing)), 400)
    try expectEqual(end(ScrollPosition(id: 3, anchor: .leading)), 220)
    try expectEqual(end(ScrollPosition(id: 3, anchor: .trailing)), 160)
    try expectEqual(end(ScrollPosition(id: 3)), 160)
    let used = renderer(ScrollPosition(idType: Int.self))
    try expect(used.session.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: -90, height: 0)))
    try expectEqual(used.layoutTree()["0"].frame.maxX, 190)
    try expectEqual(used.layoutTree()["2 90.0"].frame.width, 100)
    try expect(!used.session.scroll(at: CGPoint(x: 50, y: 10), by: .zero))
    try expect(used.session.scroll(at: CGPoint(x: 50, y: 10), by: CGSize(width: 999, height: 0)))
    try expectEqual(used.layoutTree()["0"].frame.maxX, 100)
  }

  private struct Bound: View {
    @State var position: ScrollPosition
    var anchor: UnitPoint?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Rows() }.scrollPosition($position, anchor: anchor)
          .accessibilityIdentifier("scroll").frame(height: 100)
        Button("top") { position.scrollTo(edge: .top) }
        Button("12") { position.scrollTo(id: 12) }
      }
    }
  }

  @Test("a position refers to a view, an edge or a point")
  func position() throws {
    func top(_ position: ScrollPosition, anchor: UnitPoint? = nil) throws -> CGFloat {
      let renderer = ImageRenderer(content: Bound(position: position, anchor: anchor))
      renderer.proposedSize = ProposedViewSize(width: 50, height: 200)
      return try tops(renderer, [0])[0]
    }
    try expectEqual(top(ScrollPosition()), 0)
    try expectEqual(top(ScrollPosition(edge: .bottom)), -500)
    try expectEqual(top(ScrollPosition(y: 45)), -45)
    try expectEqual(top(ScrollPosition(point: CGPoint(x: 9, y: 9_999))), -500)
    try expectEqual(top(ScrollPosition(id: 5, anchor: .top)), -150)
    try expectEqual(top(ScrollPosition(id: 5), anchor: .center), -115)
    let renderer = ImageRenderer(content: Bound(position: ScrollPosition(edge: .bottom)))
    renderer.proposedSize = ProposedViewSize(width: 50, height: 200)
    try expectEqual(tops(renderer, [19]), [70])
    try renderer.tap("top")
    try expectEqual(tops(renderer, [0]), [0])
    try renderer.tap("12")
    try expectEqual(tops(renderer, [12]), [70])
    expectEqual(ScrollPosition(id: 3).viewID(type: Int.self), 3)
    expect(ScrollPosition(id: 3) != ScrollPosition(id: 4))
    expectEqual(ScrollPosition(x: 3, y: 4).point, CGPoint(x: 3, y: 4))
  }

  @Test("an identifier binding scrolls to its view; nil does not scroll")
  func identifier() throws {
    func top(_ id: Int?) throws -> CGFloat {
      try tops(
        ScrollView { Rows() }.scrollPosition(id: .constant(id), anchor: .top)
          .accessibilityIdentifier("scroll"), [0])[0]
    }
    try expectEqual(top(nil), 0)
    try expectEqual(top(4), -120)
    try expectEqual(top(100), 0)
  }

  @Test("nested scroll views both scroll, respecting margins")
  func nested() throws {
    let view = ScrollViewReader { proxy in
      ScrollView {
        VStack(spacing: 0) {
          Color.green.frame(height: 300)
          ScrollView { Rows() }.contentMargins(10).frame(height: 60)
          Color.green.frame(height: 300)
        }
      }
      .onAppear { proxy.scrollTo(10, anchor: .top) }
    }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 50, height: 100))
    // Row 10 is at the inner view's top, below the margin, and also at the outer view's top.
    expectEqual(tree["10"].frame.minY, 0)
    expectEqual(tree["9"].frame.minY, -30)
  }

  /// Twenty 30-point rows that the user scrolls.
  private struct Followed: View {
    var hasLayout = true
    var anchor: UnitPoint?
    @State private var row: Int?
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<20) { Color.red.frame(height: 30).accessibilityIdentifier("\($0)") }
          }
          .scrollTargetLayout(isEnabled: hasLayout)
          .padding(.top, 10)
        }
        .scrollPosition(id: $row, anchor: anchor)
        .accessibilityIdentifier("scroll").frame(height: 100)
        Text(row.map { "\($0)" } ?? "none").accessibilityIdentifier("row")
        Button("7") { row = 7 }
      }
    }
  }

  private func scrolled<V: View>(_ view: V, _ distances: CGFloat...) throws -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 200)
    for distance in distances {
      let point = CGPoint(x: 25, y: try renderer.layoutTree()["scroll"].frame.midY)
      try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: distance)))
    }
    return renderer
  }

  @Test("an identifier binding follows the user to the first visible view")
  func followsPerson() throws {
    func row(_ view: Followed, _ distance: CGFloat) throws -> String? {
      try scrolled(view, distance).layoutTree()["row"].text?.string
    }
    try expectEqual(row(Followed(), 5), "0")
    try expectEqual(row(Followed(), 39), "0")
    try expectEqual(row(Followed(), 40), "1")
    try expectEqual(row(Followed(), 999), "16")
    try expectEqual(row(Followed(anchor: .center), 40), "2")
    try expectEqual(row(Followed(anchor: .bottom), 40), "3")
    try expectEqual(row(Followed(hasLayout: false), 40), "none")
  }

  @Test("the position that the user scrolls to stays until the program requests another")
  func staysAfterPerson() throws {
    let renderer = try scrolled(Followed(anchor: .center), 47)
    // Row 2 is not centered, even though the binding holds it.
    try expectEqual(tops(renderer, [2]), [23])
    try renderer.tap("7")
    try expectEqual(tops(renderer, [7]), [35])
    // The user scrolls on from there, back to where the binding was.
    let point = CGPoint(x: 25, y: try renderer.layoutTree()["scroll"].frame.midY)
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: 60)))
    try expectEqual(renderer.layoutTree()["row"].text?.string, "9")
    try renderer.tap("7")
    try expectEqual(tops(renderer, [7]), [35])
  }

  private struct Positioned: View {
    @State private var position = ScrollPosition(idType: Int.self, edge: .top)
    @State private var offsets: [CGFloat] = []
    @State private var phases = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<20) { Color.red.frame(height: 30).accessibilityIdentifier("\($0)") }
          }
          .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y) { offsets += [$0, $1] }
        .onScrollPhaseChange { old, new in if old == .idle, new.isScrolling { phases += 1 } }
        .accessibilityIdentifier("scroll").frame(height: 100)
        Text("\(position.isPositionedByUser) \(position.viewID(type: Int.self) ?? -1)")
          .accessibilityIdentifier("position")
        Text("\(offsets.map(Int.init).description) \(phases)").accessibilityIdentifier("seen")
        Button("bottom") { position.scrollTo(edge: .bottom) }
      }
    }
  }

  @Test("a position tracks where the user scrolled, and observers are called")
  func positionedByUser() throws {
    let renderer = try scrolled(Positioned(), 70, 20)
    func text(_ name: String) throws -> String? { try renderer.layoutTree()[name].text?.string }
    try expectEqual(text("position"), "true 3")
    try expectEqual(text("seen"), "[0, 0, 0, 70, 70, 90] 2")
    try expectEqual(tops(renderer, [0]), [-90])
    try renderer.tap("bottom")
    try expectEqual(text("position"), "false -1")
    try expectEqual(tops(renderer, [19]), [70])
    let point = CGPoint(x: 25, y: try renderer.layoutTree()["scroll"].frame.midY)
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: -10)))
    try expectEqual(text("position"), "true 16")
    try renderer.tap("bottom")
    try expectEqual(tops(renderer, [19]), [70])
  }

  @Test("observers receive the geometry after layout, of the first scroll view")
  func geometry() {
    var seen: [ScrollGeometry] = []
    let margins = LayoutTree(
      of: ScrollView { Color.red.frame(height: 600) }.contentMargins(.top, 20)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { seen += [$0, $1] },
      proposal: ProposedViewSize(width: 50, height: 100))
    expectEqual(margins.diagnostics, [])
    expectEqual(seen.count, 2)
    for geometry in seen {
      expectEqual(geometry.contentSize, CGSize(width: 50, height: 600))
      expectEqual(geometry.contentOffset, CGPoint(x: 0, y: -20))
      expectEqual(geometry.contentInsets, EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
      expectEqual(geometry.containerSize, CGSize(width: 50, height: 100))
      expectEqual(geometry.bounds, CGRect(x: 0, y: -20, width: 50, height: 100))
      expectEqual(geometry.visibleRect, CGRect(x: 0, y: -20, width: 50, height: 100))
    }
    var widths: [CGFloat] = []
    let two = LayoutTree(
      of: HStack {
        ScrollView { Color.red.frame(width: 10, height: 300) }.padding(5)
        ScrollView { Color.red.frame(width: 20, height: 300) }
      }
      .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.width) { widths.append($1) },
      proposal: ProposedViewSize(width: 50, height: 100))
    expectEqual(two.diagnostics, [])
    expectEqual(widths, [10])
  }

  private struct Measured: View {
    let report: (CGFloat, CGFloat) -> Void
    @State private var height: CGFloat = 0
    var body: some View {
      VStack(spacing: 0) {
        ScrollView { Rows() }
          .scrollPosition(.constant(ScrollPosition(y: 45)))
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentSize.height) { height = $1 }
          .onScrollGeometryChange(for: CGFloat.self, of: \.contentOffset.y, action: report)
          .onScrollGeometryChange(for: CGFloat.self, of: \.containerSize.height, action: report)
          .accessibilityIdentifier("scroll")
        Color.blue.frame(height: height / 20)
      }
    }
  }

  @Test("views can depend on the geometry, which is observed at the final scroll position")
  func dependent() throws {
    var seen: [CGFloat] = []
    try expectEqual(tops(Measured { seen += [$0, $1] }, [0]), [-45])
    // The blue view makes the scroll view shorter.
    expectEqual(seen.sorted(), [45, 45, 70, 100, 100, 100])
  }

  private func column(_ name: String, _ count: Int = 20) -> some View {
    LazyVStack(spacing: 0) {
      ForEach(0..<count, id: \.self) { row in
        Color.red.frame(width: 10, height: 30).accessibilityIdentifier("\(name)\(row)")
      }
    }
  }

  @Test(
    "rows are found in the scroll view of a position, even if others have the same identifiers",
    arguments: [20, 1000])
  func positionsWithSameIdentifiers(count: Int) {
    func scrollView(_ name: String, _ row: Int?) -> some View {
      ScrollView { column(name, count) }.scrollPosition(id: .constant(row), anchor: .top)
    }
    let tree = LayoutTree(
      of: HStack(spacing: 0) {
        scrollView("a", count / 2)
        scrollView("b", count / 4)
        scrollView("c", nil)
      }, proposal: ProposedViewSize(width: 90, height: 100))
    expectClose(tree["a\(count / 2)"].frame.minY, 0)
    expectClose(tree["b\(count / 4)"].frame.minY, 0)
    expectEqual(tree["c0"].frame.minY, 0)
  }

  @Test(
    "rows are found in the content of a reader, even if others have the same identifiers",
    arguments: [20, 1000])
  func readersWithSameIdentifiers(count: Int) {
    func reader(_ name: String, _ row: Int) -> some View {
      ScrollViewReader { proxy in
        ScrollView { column(name, count) }.padding(.top, 10)
          .onAppear { proxy.scrollTo(row, anchor: .top) }
      }
    }
    let tree = LayoutTree(
      of: HStack(spacing: 0) {
        reader("a", count / 2)
        reader("b", count / 4)
      }
      .background { ScrollView { column("c", count) } },
      proposal: ProposedViewSize(width: 90, height: 100))
    expectClose(tree["a\(count / 2)"].frame.minY, 10)
    expectClose(tree["b\(count / 4)"].frame.minY, 10)
    expectEqual(tree["c0"].frame.minY, 0)
  }

  @Test("a reader in a scroll view scrolls to its own content")
  func readersInside() {
    let view = ScrollView {
      VStack(spacing: 0) {
        ForEach(["a", "b"], id: \.self) { name in
          ScrollViewReader { proxy in
            column(name).onAppear { if name == "b" { proxy.scrollTo(2, anchor: .top) } }
          }
        }
      }
    }
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 90, height: 100))
    expectEqual(tree["b2"].frame.minY, 0)
  }
}
