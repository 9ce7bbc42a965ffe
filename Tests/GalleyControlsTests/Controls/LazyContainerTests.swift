import Expectations
import Galley
import Observation
import TestSupport
import Testing

/// Containers that create only the views that come into sight.
@MainActor
@Suite("Lazy containers", .enabled(if: hasPinnedFonts))
struct LazyContainerTests {
  /// Counts the elements whose views are created.
  private final class Counter {
    private(set) var elements: Set<Int> = []

    func row(_ index: Int) -> some View {
      elements.insert(index)
      return Color.red.frame(width: 30, height: 30)
        .accessibilityIdentifier("\(index)")
    }
  }

  private struct Bodied<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View { content }
  }

  /// A modifier with a body.
  private struct Framed: ViewModifier {
    @State private var width: CGFloat = 1
    func body(content: Content) -> some View { content.border(.red, width: width).padding(1) }
  }

  private struct Shifted: GeometryEffect {
    func effectValue(size: CGSize) -> ProjectionTransform { ProjectionTransform() }
  }

  private struct Case {
    let name: String
    let view: (Counter) -> AnyView

    init(_ name: String, @ViewBuilder _ view: @escaping (Counter) -> some View) {
      (self.name, self.view) = (name, { AnyView(view($0)) })
    }
  }

  private func tree(_ view: some View, height: CGFloat? = 400) -> LayoutTree {
    LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: height))
  }

  private let many = 0..<1_000_000

  @Test("of a million elements, only those near the visible part are created")
  func million() {
    let columns = [GridItem(.adaptive(minimum: 40))]
    let cases = [
      Case("LazyVStack") { counter in
        ScrollView { LazyVStack { ForEach(many) { counter.row($0) } } }
      },
      Case("LazyHStack") { counter in
        ScrollView(.horizontal) { LazyHStack { ForEach(many) { counter.row($0) } } }
      },
      Case("LazyVGrid") { counter in
        ScrollView { LazyVGrid(columns: columns) { ForEach(many) { counter.row($0) } } }
      },
      Case("LazyHGrid") { counter in
        ScrollView(.horizontal) { LazyHGrid(rows: columns) { ForEach(many) { counter.row($0) } } }
      },
      Case("List") { counter in List(many, id: \.self) { counter.row($0) } },
      Case("List of sections") { counter in
        List {
          Text("before")
          ForEach(0..<10) { section in
            Section("\(section)") { ForEach(0..<10_000) { counter.row(10_000 * section + $0) } }
          }
        }
      },
      Case("Form") { counter in
        Form {
          Toggle("on", isOn: .constant(true))
          Section("Rows") { ForEach(many) { counter.row($0) } }
        }
      },
      Case("between others, in a stack") { counter in
        VStack {
          Text("title")
          ScrollView {
            LazyVStack {
              Text("before")
              Group { Bodied { AnyView(ForEach(many) { counter.row($0) }.bold()) } }
              Text("after")
            }
          }
        }
      },
      Case("modifiers of all rows") { counter in
        ScrollView {
          LazyVStack {
            ForEach(many) { counter.row($0) }
              .modifier(Framed()).modifier(Shifted()).transition(.opacity)
              .animation(.default, value: 1).transaction { $0.animation = nil }
          }
        }
      },
      Case("elements of elements") { counter in
        ScrollView {
          LazyVStack {
            ForEach(0..<1000) { outer in
              ForEach(0..<1000) { inner in counter.row(1000 * outer + inner) }
            }
          }
        }
      },
    ]
    for test in cases {
      let counter = Counter()
      let tree = tree(test.view(counter))
      expectLess(counter.elements.count, 200, "\(test.name)")
      expect(tree.node(withIdentifier: "5") != nil, "\(test.name)")
      expectLess(tree.counts.nodes, 3000, "\(test.name)")
      expectEqual(tree.diagnostics, [], "\(test.name)")
    }
  }

  /// Pairs of a lazy view and the same with all its views.
  private func pairs(_ count: Int) -> [(name: String, lazy: AnyView, whole: AnyView)] {
    func color(_ row: Int) -> some View {
      Color.blue.frame(width: 20 + CGFloat(row % 5), height: 10)
        .accessibilityIdentifier("\(row)")
    }
    func pair(_ name: String, _ view: (_ isWhole: Bool) -> some View) -> (
      name: String, lazy: AnyView, whole: AnyView
    ) { (name, AnyView(view(false)), AnyView(view(true))) }
    func rows(_ isWhole: Bool, @ViewBuilder _ row: @escaping (Int) -> some View) -> AnyView {
      let rows = ForEach(0..<count, content: row)
      // An animator needs all views.
      return isWhole ? AnyView(PhaseAnimator([0]) { _ in rows }) : AnyView(rows)
    }
    return [
      pair("stack") { isWhole in ScrollView { LazyVStack { rows(isWhole) { color($0) } } } },
      pair("modified rows") { isWhole in
        ScrollView {
          LazyVStack { rows(isWhole) { color($0) }.modifier(Framed()).transaction { _ in } }
        }
      },
      pair("texts of two heights") { isWhole in
        ScrollView {
          LazyVStack(alignment: .leading) {
            rows(isWhole) {
              Text($0 % 2 == 0 ? "one" : "two\nlines").accessibilityIdentifier("\($0)")
            }
          }
        }
      },
      pair("grid with headers") { isWhole in
        ScrollView {
          LazyVGrid(columns: [GridItem(), GridItem()]) {
            Section {
              rows(isWhole) { color($0) }
            } header: {
              Text("Header")
            } footer: {
              Text("Footer")
            }
          }
        }
      },
      pair("no view or several for an element") { isWhole in
        ScrollView {
          LazyVStack {
            rows(isWhole) { row in
              if row % 3 > 0 { color(row) }
              if row % 3 > 1 { Color.green.frame(height: 3) }
            }
            Text("last")
          }
        }
      },
      pair("list") { isWhole in
        List {
          Text("first")
          Section {
            rows(isWhole) { row in
              color(row).badge(row % 7).listRowSeparator(row % 4 == 0 ? .hidden : .visible)
            }
          } footer: {
            Text("Footer")
          }
        }
      },
      pair("list whose later rows are sections") { isWhole in
        List {
          rows(isWhole) { row in
            if row < 70 { color(row) } else { Section("\(row)") { color(row) } }
          }
        }
      },
      pair("list of sections") { isWhole in
        List { rows(isWhole) { row in Section("\(row)") { color(row) } } }
      },
      pair("selected rows") { isWhole in
        List(selection: .constant(Set([66, 67]))) { rows(isWhole) { color($0) } }
      },
    ]
  }

  @Test("lazy content that fits is placed like other content, for any number of elements")
  func fitting() {
    for count in [64, 65, 150] {
      for (name, lazy, whole) in pairs(count) {
        let (lazy, whole) = (tree(lazy, height: 40_000), tree(whole, height: 40_000))
        expectEqual(lazy.description, whole.description, "\(name), \(count)")
        // In one of the pairs, every third element has no view.
        expect((count - 2..<count).contains { lazy.node(withIdentifier: "\($0)") != nil })
      }
    }
  }

  @Test("visible views are placed like those of other content")
  func visible() {
    for (name, lazy, whole) in pairs(300) {
      for height in [90.0, 1500] {
        let (lazy, whole) = (tree(lazy, height: height), tree(whole, height: height))
        func frames(_ tree: LayoutTree) -> [String] {
          tree.nodes.filter { $0.children.isEmpty && $0.frame.minY < height }
            .map { "\($0.type) \($0.frame)" }
        }
        expectEqual(frames(lazy), frames(whole), "\(name), \(height)")
        expectGreater(frames(lazy).count, 2, "\(name), \(height)")
      }
    }
  }

  @Test("the ideal size counts every view, and a lazy container without a scroll view shows all")
  func whole() {
    let rows = LazyVStack(spacing: 1) {
      ForEach(0..<300) {
        Color.red.frame(height: 10 + CGFloat($0 % 3)).accessibilityIdentifier("\($0)")
      }
    }
    let height: CGFloat = 100 * 33 + 299
    expectEqual(tree(rows, height: nil).canvas.height, height)
    expectEqual(tree(ScrollView { rows }, height: nil).canvas.height, height)
    expectEqual(tree(rows)["299"].frame.height, 12)
  }

  @Test("a scroll view can scroll to a view not yet created, and to the end")
  func scrolling() throws {
    func top(of row: Int, in view: some View) throws -> CGFloat? {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 300, height: 100)
      return try renderer.layoutTree().node(withIdentifier: "\(row)")?.frame.minY
    }
    let rows = LazyVStack(spacing: 0) {
      ForEach(0..<1000) { Color.red.frame(height: 30).accessibilityIdentifier("\($0)") }
    }
    try expectNil(top(of: 500, in: ScrollView { rows }))
    let reader = ScrollViewReader { proxy in
      ScrollView { rows }.onAppear { proxy.scrollTo(500, anchor: .top) }
    }
    try expectEqual(top(of: 500, in: reader), 0)
    let bound = ScrollView { rows.scrollTargetLayout() }
      .scrollPosition(id: .constant(700), anchor: .bottom)
    try expectEqual(top(of: 700, in: bound), 70)
    try expectEqual(top(of: 999, in: ScrollView { rows }.defaultScrollAnchor(.bottom)), 70)
  }

  /// A hundred rows in each of two groups, and the group that is scrolled to.
  private struct Groups: View {
    @State private var group: String?

    var body: some View {
      VStack(spacing: 0) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(["a", "b"], id: \.self) { _ in
              ForEach(0..<100) { _ in Color.red.frame(height: 10) }
            }
          }
          .scrollTargetLayout()
        }
        .scrollPosition(id: $group)
        Text(group ?? "none").accessibilityIdentifier("group").frame(height: 50)
      }
    }
  }

  @Test("nested elements that are created late have all of their identifiers")
  func groups() throws {
    for (distance, group) in [(800.0, "a"), (1200, "b")] {
      let renderer = ImageRenderer(content: Groups())
      renderer.proposedSize = ProposedViewSize(width: 100, height: 150)
      let point = CGPoint(x: 50, y: 50)
      try expect(renderer.session.scroll(at: point, by: CGSize(width: 0, height: distance)))
      try expectEqual(renderer.layoutTree()["group"].text?.string, group)
    }
  }

  @Observable
  final class Model {
    var rows = Array(0..<300)
    var height: CGFloat = 5
    var appeared: Set<Int> = []
  }

  private struct Rows: View {
    let model: Model

    private struct Row: View {
      let model: Model
      let row: Int
      @State private var isTall = false
      var body: some View {
        Color.red.frame(height: isTall ? 50 : row == 70 ? model.height : 5)
          .accessibilityIdentifier("\(row)")
          .onTapGesture { isTall = true }
          .onAppear { model.appeared.insert(row) }
      }
    }

    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) { ForEach(model.rows, id: \.self) { Row(model: model, row: $0) } }
      }
    }
  }

  @Test("changes in views that were created late are shown, and only visible views appear")
  func changes() throws {
    let model = Model()
    let renderer = ImageRenderer(content: Rows(model: model))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    func frames() throws -> [CGRect] {
      let tree = try renderer.layoutTree()
      return ["70", "71", "75"].map { tree[$0].frame }
    }
    try expectEqual(frames().map(\.minY), [350, 355, 375])
    expect(model.appeared.contains(75))
    expect(!model.appeared.contains(200))
    for height in [6, 9, 7, 8.0] {
      model.height = height
      try expectEqual(frames().map(\.minY), [350, 350 + height, 370 + height])
    }
    try renderer.tap("71")
    try expectEqual(frames().map(\.height), [8, 50, 5])
    model.rows.removeFirst(10)
    try expectEqual(frames().map(\.minY), [300, 308, 373])
    model.rows = [75, 71, 70]
    try expectEqual(frames().map(\.minY), [55, 5, 0])
  }
}
