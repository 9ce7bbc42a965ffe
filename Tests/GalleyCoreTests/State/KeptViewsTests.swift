import Expectations
import Observation
import TestSupport
import Testing

@testable import Galley
@testable import GalleyCore

/// After a change, a renderer evaluates only the changed views of its picture again.
@MainActor
@Suite("Reuse of unchanged views")
struct KeptViewsTests {
  @Observable
  final class Row: Identifiable {
    let id: Int
    var title: String
    var isOpen = false
    var scheme: ColorScheme?
    init(_ id: Int) { (self.id, title) = (id, "Row \(id)") }
  }

  /// Counts events by name.
  final class Log {
    private var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    func take() -> [String: Int] {
      defer { counts = [:] }
      return counts
    }
  }

  private struct RowView: View {
    let row: Row
    let log: Log
    var body: some View {
      let _ = log.note(row.id == 3 ? "row 3" : "row")
      HStack {
        Text(row.title)
        Spacer()
        Text("open").opacity(row.isOpen ? 1 : 0)
        if row.isOpen { Detail(row: row, log: log) }
      }
      .preferredColorScheme(row.scheme)
    }
  }

  private struct Detail: View {
    let row: Row
    let log: Log
    @State private var count = 0
    var body: some View {
      Text("seen \(count)")
        .onAppear {
          log.note("appeared")
          count += 1
        }
        .onChange(of: row.title) { log.note("changed to \(row.title)") }
        .task {
          log.note("started")
          while !Task.isCancelled { await Task.yield() }
          log.note("cancelled")
        }
    }
  }

  private struct Rows: View {
    let rows: [Row]
    let log: Log
    var body: some View {
      VStack {
        ForEach(rows) { row in
          RowView(row: row, log: log).accessibilityIdentifier("row \(row.id)").padding(2)
        }
      }
    }
  }

  private let rows = (0..<20).map(Row.init)
  private let log = Log()

  /// Returns a renderer that has rendered two changes of the rows, so that it reuses its views.
  private func prepared<V: View>(_ view: V) throws -> ImageRenderer<V> {
    let renderer = renderer(view)
    _ = try renderer.displayList()
    for title in ["another", "and another"] {
      expectNil(renderer.session.keptViews)
      rows[7].title = title
      _ = try renderer.displayList()
    }
    _ = try require(renderer.session.keptViews)
    _ = log.take()
    return renderer
  }

  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 900)
    return renderer
  }

  private func expectFresh<V: View>(_ renderer: ImageRenderer<V>) throws {
    let expected = try self.renderer(renderer.content).displayList()
    try expectEqual(renderer.displayList(), expected)
  }

  @Test("only the changed row of twenty is read, laid out and recorded", .enabled(if: hasPainter))
  func oneRow() throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    let views = renderer.session.keptViews
    let engine = try SharedTextEngine.engine()
    for title in ["x", "a longer title", "y"] {
      rows[3].title = title
      let shapings = engine.counts.shapings
      let list = try renderer.displayList()
      expect(renderer.session.keptViews === views)
      expectEqual(log.take(), ["row 3": 1])
      expectAtMost(engine.counts.shapings, shapings + 1)
      try expectEqual(list, self.renderer(Rows(rows: rows, log: Log())).displayList())
    }
    expectEqual(renderer.session.keptViews?.evaluation.placed.identifiers.count, 20)
  }

  private struct Voting: View {
    let rows: [Row]
    let log: Log
    var body: some View {
      VStack {
        Button("vote") { rows[3].title += "!" }
        Rows(rows: rows, log: log)
      }
    }
  }

  @Test("only the row of twenty that a button changes is read")
  func taps() throws {
    let renderer = try prepared(Voting(rows: rows, log: log))
    // The first search for a control evaluates the whole picture.
    try renderer.tap("vote")
    _ = log.take()
    let views = try require(renderer.session.keptViews)
    for _ in 0..<2 {
      try renderer.tap("vote")
      expectEqual(log.take(), ["row 3": 1])
      expect(renderer.session.keptViews === views)
    }
    try expectFresh(renderer)
  }

  private struct Votes: View {
    let rows: [Row]
    let log: Log
    var body: some View {
      VStack { ForEach(rows) { VoteView(row: $0, log: log) } }
    }
  }

  private struct VoteView: View {
    let row: Row
    let log: Log
    var body: some View {
      let _ = log.note("row")
      Button(row.title) { row.title += "!" }
    }
  }

  @Test("only the tapped button of twenty is read, and is found by its new label")
  func tappedBodies() throws {
    let renderer = try prepared(Votes(rows: rows, log: log))
    // The first search for a control evaluates the whole picture.
    try renderer.tap("Row 3")
    _ = log.take()
    let views = try require(renderer.session.keptViews)
    for label in ["Row 3!", "Row 3!!"] {
      try renderer.tap(label)
      expectEqual(log.take(), ["row": 1])
      expect(renderer.session.keptViews === views)
    }
    #expect(throws: InteractionError.self) { try renderer.tap("Row 3") }
    try expectFresh(renderer)
  }

  @Test("repainting one row produces the complete picture", .enabled(if: hasPainter))
  func painting() throws {
    try expectPaintedAnew { try Array($0.bitmap().pixels) }
    try expectPaintedAnew { try Array($0.pngData()) }
  }

  private func expectPaintedAnew(_ bytes: (ImageRenderer<Rows>) throws -> [UInt8]) throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    for title in ["x", "a longer title", "two\nlines", "y"] {
      rows[3].title = title
      let fresh = self.renderer(Rows(rows: rows, log: Log()))
      try expectEqual(bytes(renderer), bytes(fresh))
      expect(renderer.session.keptViews?.painting != nil)
    }
  }

  @Test("a view that appears, grows and disappears does not remeasure other views")
  func spreadingChange() throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    let views = renderer.session.keptViews
    rows[3].title = "two\nlines"
    let list = try renderer.displayList()
    expect(renderer.session.keptViews === views)
    expectEqual(log.take(), ["row 3": 1])
    try expectEqual(list, self.renderer(Rows(rows: rows, log: Log())).displayList())
    rows[3].title = "one line"
    rows[5].title = "another\ntwo"
    _ = try renderer.displayList()
    expect(renderer.session.keptViews === views)
    try expectEqual(
      renderer.session.keptViews?.evaluation.placed.nodes.map(\.frame),
      self.renderer(Rows(rows: rows, log: Log())).session.shown().nodes.map(\.frame))
  }

  @Test("views in a body that is read again appear, keep state, and lose it when removed")
  func state() async throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    let views = renderer.session.keptViews
    rows[3].isOpen = true
    try expect(renderer.displayList().texts, contains: "seen 1")
    expectEqual(log.take()["appeared"], 1)
    rows[3].title = "new"
    try expect(renderer.displayList().texts, contains: "seen 1")
    expectEqual(log.take()["changed to new"], 1)
    rows[3].isOpen = false
    try expect(renderer.displayList().texts, lacks: "seen 1")
    expect(renderer.session.keptViews === views)
    // Yielding lets other tests register fonts, which discards reused views.
    for _ in 0..<10 { await Task.yield() }
    expectEqual(log.take()["cancelled"], 1)
    rows[3].isOpen = true
    try expect(renderer.displayList().texts, contains: "seen 1")
    expectEqual(log.take()["appeared"], 1)
  }

  @Test("values read outside of bodies are tracked")
  func outsideOfBodies() throws {
    struct List: View {
      let rows: [Row]
      var body: some View { VStack { ForEach(rows) { Text($0.title) } } }
    }
    let renderer = renderer(List(rows: rows))
    for title in ["a", "b", "c", "d", "e"] {
      rows[2].title = title
      try expect(renderer.displayList().texts, contains: title)
    }
  }

  @Test("a row's preference affects the whole picture")
  func colorScheme() throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    renderer.isOpaque = true
    for scheme in [ColorScheme.dark, nil, .light, .dark] {
      rows[3].scheme = scheme
      try expectEqual(renderer.displayList().background, scheme == .dark ? .black : .white)
    }
  }

  @Test("views made from the geometry of other views are updated")
  func geometry() throws {
    struct Wide: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
        value = max(value, nextValue())
      }
    }
    struct Title: View {
      let row: Row
      var body: some View {
        Text(row.title).background {
          GeometryReader { Color.clear.preference(key: Wide.self, value: $0.size.width) }
        }
      }
    }
    struct Widest: View {
      let row: Row
      var body: some View {
        Title(row: row).frame(width: 200, alignment: .leading)
          .overlayPreferenceValue(Wide.self) { Color.red.frame(width: $0, height: 1) }
      }
    }
    let renderer = renderer(Widest(row: rows[0]))
    for title in ["a", "a longer one", "b", "c c c", "d"] {
      rows[0].title = title
      try expectFresh(renderer)
    }
  }

  @Test("changing the environment or size discards reused views")
  func otherContent() throws {
    let renderer = try prepared(Rows(rows: rows, log: log))
    renderer.environment.layoutDirection = .rightToLeft
    expectNil(renderer.session.keptViews)
    rows[3].title = "right"
    let mirrored = self.renderer(Rows(rows: rows, log: Log()))
    mirrored.environment.layoutDirection = .rightToLeft
    try expectEqual(renderer.displayList(), mirrored.displayList())
    renderer.proposedSize = ProposedViewSize(width: 200, height: 900)
    mirrored.proposedSize = renderer.proposedSize
    rows[3].title = "small"
    try expectEqual(renderer.displayList(), mirrored.displayList())
  }

  @Test("a renderer releases its views")
  func release() throws {
    weak var views: KeptViews?
    weak var session: ResolveSession?
    try {
      let renderer = try prepared(Rows(rows: rows, log: log))
      rows[3].title = "x"
      _ = try renderer.displayList()
      views = renderer.session.keptViews
      session = renderer.session.keptViews?.pipeline.session
      expect(views != nil)
      expect(session != nil)
    }()
    expectNil(views)
    expectNil(session)
  }
}

extension DisplayList {
  fileprivate var texts: [String] {
    items.compactMap { if case .glyphs(let line, _, _) = $0 { line.text } else { nil } }
  }
}
