import Expectations
import Galley
import Observation
import TestSupport
import Testing

/// State of rows, and of views around rows, that a lazy container creates late.
@MainActor
@Suite("State in lazy containers", .enabled(if: hasPinnedFonts))
struct LazyRowStateTests {
  @Observable
  final class Model {
    var rows = Array(0..<1000)
    var appeared: [Int] = []
    var created: Set<Int> = []
  }

  private struct Row: View {
    let model: Model
    let row: Int
    @State private var isTall = false

    var body: some View {
      Color.red.frame(height: isTall ? 20 : 10)
        .accessibilityIdentifier("\(row)")
        .onTapGesture { isTall.toggle() }
        .onAppear { model.appeared.append(row) }
    }
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { Row(model: model, row: $0) } }
      }
    }
  }

  /// Ten groups of a hundred rows.
  private struct Groups: View {
    let model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<10) { group in
            ForEach(0..<100) { Row(model: model, row: 100 * group + $0) }
          }
        }
      }
    }
  }

  private func renderer(_ view: some View) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 100, height: 100)
    return renderer
  }

  /// The height of a row; `nil` if it is out of sight.
  private func height(_ row: Int, _ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.layoutTree().node(withIdentifier: "\(row)")?.frame.height
  }

  private func scroll(_ renderer: ImageRenderer<some View>, by distance: CGFloat) throws {
    let point = CGPoint(x: 50, y: 50)
    try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: distance)))
  }

  @Test("rows that come back into sight keep their state and appear again")
  func scrolledBack() throws {
    func check(_ view: some View, _ model: Model) throws {
      let renderer = renderer(view)
      try scroll(renderer, by: 5000)
      try renderer.tap("502")
      try expectEqual(height(502, renderer), 20)
      try scroll(renderer, by: -5000)
      try expectNil(height(502, renderer))
      try scroll(renderer, by: 5000)
      try expectEqual(height(502, renderer), 20)
      try expectEqual(height(503, renderer), 10)
      expectEqual(model.appeared.count { $0 == 502 }, 2)
    }
    let model = Model()
    try check(Rows(model: model), model)
    let grouped = Model()
    try check(Groups(model: grouped), grouped)
  }

  @Test("the state of a removed element is discarded, even out of sight")
  func removed() throws {
    let model = Model()
    let renderer = renderer(Rows(model: model))
    try scroll(renderer, by: 5000)
    try renderer.tap("503")
    try renderer.tap("504")
    try scroll(renderer, by: -5000)
    try expectNil(height(503, renderer))
    model.rows.remove(at: 503)
    try expectNil(height(503, renderer))
    model.rows.insert(503, at: 503)
    try scroll(renderer, by: 5000)
    try expectEqual(height(503, renderer), 10)
    try expectEqual(height(504, renderer), 20)
  }

  /// Rows in a view and a modifier, each with a body that depends on its own state.
  private struct Part: View {
    let model: Model
    @State private var length: CGFloat = 10

    var body: some View {
      ForEach(model.rows, id: \.self) { row in
        let _ = model.created.insert(row)
        Color.blue.frame(height: length).accessibilityIdentifier("\(row)")
      }
      .modifier(Tall(length: $length))
    }

    private struct Tall: ViewModifier {
      @Binding var length: CGFloat
      @State private var inset: CGFloat = 0
      func body(content: Content) -> some View {
        content.padding(.top, inset).onTapGesture {
          length += 5
          inset += 2
        }
      }
    }
  }

  @Test("changes inside a body around rows are shown and create no other rows")
  func bodies() throws {
    let model = Model()
    let renderer = renderer(ScrollView { LazyVStack(spacing: 0) { Part(model: model) } })
    try expectEqual(height(1, renderer), 10)
    for step in 1...2 {
      try renderer.tap("1")
      try expectEqual(height(1, renderer), 10 + 5 * CGFloat(step))
      // Below the row before it, and its own inset.
      try expectEqual(renderer.layoutTree()["1"].frame.minY, 10 + 9 * CGFloat(step))
    }
    expectLess(model.created.count, 200)
  }

  /// A row that shows a view with its own state when tapped.
  private struct Opening: View {
    let row: Int
    @State private var isOpen = false

    var body: some View {
      Color.red.frame(height: 10)
        .onTapGesture { isOpen = true }
        .overlay { ZStack { if isOpen { Growing(name: "inner \(row)") } } }
        .accessibilityIdentifier("\(row)")
    }
  }

  private struct Growing: View {
    let name: String
    @State private var width = 10.0

    var body: some View {
      Color.blue.frame(width: width).accessibilityIdentifier(name).onTapGesture { width += 5 }
    }
  }

  private func rows(@ViewBuilder _ row: @escaping (Int) -> some View) -> some View {
    ScrollView { LazyVStack(spacing: 0) { ForEach(0..<1000) { row($0) } } }
  }

  private func width(_ name: String, _ renderer: ImageRenderer<some View>) throws -> CGFloat? {
    try renderer.layoutTree().node(withIdentifier: name)?.frame.width
  }

  @Test("views that appear when only their row is evaluated keep their state")
  func updated() throws {
    let renderer = renderer(rows { Opening(row: $0) })
    for row in 0..<3 { try renderer.tap("\(row)") }
    let kept = try require(renderer.session.keptViews)
    try renderer.tap("3")
    try renderer.tap("inner 3")
    expect(renderer.session.keptViews === kept)
    try expectEqual(width("inner 3", renderer), 15)
    try scroll(renderer, by: 5000)
    try expectNil(width("inner 3", renderer))
    try scroll(renderer, by: -5000)
    try expectEqual(width("inner 3", renderer), 15)
  }

  @Test("views that rows create after placement keep their state")
  func created() throws {
    let reader = rows { row in
      GeometryReader { _ in Growing(name: "\(row)") }.frame(height: 10)
    }
    let layer = rows { row in
      Color.red.frame(height: 10)
        .overlayPreferenceValue(Nothing.self) { _ in Growing(name: "\(row)") }
    }
    func check(_ view: some View) throws {
      let renderer = renderer(view)
      try renderer.tap("3")
      try expectEqual(width("3", renderer), 15)
      try scroll(renderer, by: 5000)
      try expectNil(width("3", renderer))
      try scroll(renderer, by: -5000)
      try expectEqual(width("3", renderer), 15)
      try expectEqual(width("4", renderer), 10)
    }
    try check(reader)
    try check(layer)
  }

  private struct Nothing: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) {}
  }

  @Test("the state of replaced views is forgotten")
  func replaced() throws {
    let model = Model()
    let renderer = renderer(
      rows { row in Row(model: model, row: row).id(model.rows[0]) })
    let count = { renderer.session.store.rows.stateCount }
    try scroll(renderer, by: 5000)
    try scroll(renderer, by: -5000)
    let before = count()
    expectGreater(before, 0)
    for _ in 0..<5 {
      model.rows[0] += 1
      try expectEqual(height(1, renderer), 10)
    }
    expectAtMost(count(), before)
  }
}
