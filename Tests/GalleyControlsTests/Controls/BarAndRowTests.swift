import Expectations
import Galley
import TestSupport
import Testing

/// The behavior of lists, forms and bars in iOS 18.
@MainActor
@Suite("Rows and bars")
struct BarAndRowTests {
  private func colors(_ view: some View, in size: CGSize = CGSize(width: 300, height: 400)) throws
    -> [String: ResolvedColor]
  {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(size)
    var colors: [String: ResolvedColor] = [:]
    let texts = try renderer.layoutTree().texts
    let lines = try renderer.displayList().items.compactMap { item -> Paint? in
      if case .glyphs(_, _, let paints) = item { paints.first } else { nil }
    }
    for (text, paint) in zip(texts, lines) {
      if case .color(let color) = paint { colors[text] = color }
    }
    return colors
  }

  private func separators(_ view: some View) -> [CGRect] {
    let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: 400))
    return tree.nodes.filter { $0.type == "Divider" }.map(\.frame)
  }

  @Test("a separator starts at the row's content, or at a label's text")
  func leading() throws {
    let plain = separators(
      List {
        Text("One"); Text("Two")
      })
    expectEqual(plain.map(\.minX), [32])
    expectEqual(plain.map(\.maxX), [284])
    let list = List {
      Label("One", systemImage: "star").accessibilityIdentifier("label")
      HStack {
        Label("Two", systemImage: "star")
        Spacer()
        Text("2")
      }
      Text("Three")
    }
    let tree = LayoutTree(of: list, proposal: ProposedViewSize(width: 300, height: 400))
    let text = try require(tree.nodes.first { $0.text?.string == "One" })
    expectEqual(separators(list).map(\.minX), [text.frame.minX, text.frame.minX])
  }

  @Test("a separator starts at the row's first text, whatever precedes it")
  func firstText() throws {
    let list = List {
      HStack {
        Circle().frame(width: 50, height: 50)
        VStack(alignment: .leading) {
          Text("Name")
          Text("What was said last")
        }
        Spacer()
        Text("9:41")
      }
      .frame(height: 70)
      HStack {
        Spacer()
        Button("Centred") {}.buttonStyle(.bordered)
        Spacer()
      }
      HStack {
        Text("A")
        Text("B").alignmentGuide(.listRowSeparatorLeading) { $0[.leading] }
      }
      Picker("", selection: .constant(1)) {
        Text("One").tag(1)
        Text("Two").tag(2)
      }
      .pickerStyle(.segmented)
      Color.red
      Text("End")
    }
    let tree = LayoutTree(of: list, proposal: ProposedViewSize(width: 300, height: 600))
    let texts = Dictionary(
      tree.nodes.compactMap { node in node.text.map { ($0.string, node.frame.minX) } }
    ) { first, _ in first }
    let lines = tree.nodes.filter { $0.type == "Divider" }.map(\.frame.minX)
    expectEqual(lines, [texts["Name"], texts["Centred"], texts["B"], 32, 32])
    try expectEqual(require(texts["Name"]), 90)
  }

  @Test("section labels form an index at the trailing edge, centered in the visible area")
  func sectionIndex() throws {
    func list(_ visibility: Visibility) -> some View {
      List {
        ForEach(["A", "B", "C"], id: \.self) { letter in
          Section {
            ForEach(0..<9) { Text("\(letter)\($0)") }
          }
          .sectionIndexLabel(letter)
        }
        Section { Text("Other") }
      }
      .listStyle(.plain)
      .listSectionIndexVisibility(visibility)
    }
    func letters(_ view: some View) -> (index: [CGRect], row: CGRect?) {
      let tree = LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: 400))
      func frames(_ texts: Set<String>) -> [CGRect] {
        tree.nodes.filter { texts.contains($0.text?.string ?? "") }.map(\.frame)
      }
      return (
        frames(["A", "B", "C"]), tree.nodes.first { $0.type == "Divider" }?.frame
      )
    }
    let shown = letters(list(.automatic))
    expectEqual(shown.index.count, 3)
    expect(shown.index.allSatisfy { $0.minX >= 285 && $0.maxX <= 300 })
    expect(zip(shown.index, shown.index.dropFirst()).allSatisfy { $1.midY - $0.midY == 14 })
    expectEqual(shown.row?.maxX, 285)
    let hidden = letters(list(.hidden))
    expect(hidden.index.isEmpty)
    expectEqual(hidden.row?.maxX, 300)
  }

  @Test("in edit mode, a separator starts at the text, not at the control before it")
  func editing() throws {
    struct Rows: View {
      @State private var mode = EditMode.active
      var body: some View {
        List {
          ForEach(["One", "Two"], id: \.self) { Text($0) }.onDelete { _ in }
        }
        .environment(\.editMode, $mode)
      }
    }
    let tree = LayoutTree(of: Rows(), proposal: ProposedViewSize(width: 300, height: 400))
    let text = try require(tree.nodes.first { $0.text?.string == "One" })
    expectGreater(text.frame.minX, 60)
    expectEqual(separators(Rows()).map(\.minX), [text.frame.minX])
    expectEqual(separators(Rows()).map(\.maxX), [284])
  }

  @Test("a row's explicit guides move its separator")
  func guides() {
    let lines = separators(
      List {
        Text("One").alignmentGuide(.listRowSeparatorLeading) { _ in 50 }
          .alignmentGuide(.listRowSeparatorTrailing) { _ in 120 }
        Text("Two")
      })
    expectEqual(lines.map(\.minX), [82])
    expectEqual(lines.map(\.maxX), [152])
  }

  @Test("in right-to-left layouts, a separator starts at the right")
  func rightToLeft() {
    let lines = separators(
      List {
        Text("One"); Text("Two")
      }.environment(\.layoutDirection, .rightToLeft))
    expectEqual(lines.map(\.minX), [16])
    expectEqual(lines.map(\.maxX), [268])
  }

  @Test("a picker's value uses the tint, or gray in a form", .enabled(if: hasPinnedFonts))
  func picker() throws {
    let picker = Picker("Berth", selection: .constant(1)) { Text("B 12").tag(1) }
    let (alone, inForm) = (try colors(picker)["B 12"], try colors(Form { picker })["B 12"])
    let secondary = try colors(Text("x").foregroundStyle(.secondary))["x"]
    expectEqual(alone, try colors(Text("x").foregroundStyle(.tint))["x"])
    expectEqual(inForm, secondary)
    expect(secondary != nil)
  }

  @Test("in a bar, buttons use the tint and texts do not", .enabled(if: hasPinnedFonts))
  func toolbar() throws {
    let colors = try colors(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .topBarLeading) { Text("Plain") }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
        }
      })
    expectEqual(colors["Plain"], colors["Content"])
    expect(colors["Done"] != colors["Plain"])
    expect(colors["Done"] != nil)
  }

  @Test("in a bar, a label shows only its symbol, larger than in text")
  func barSymbols() {
    func frames(_ view: some View) -> [CGSize] {
      LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: 400)).nodes
        .filter { $0.type == "Image" }.map(\.frame.size)
    }
    let button = Button("Add", systemImage: "plus") {}
    let bar = NavigationStack { Text("Content").toolbar { ToolbarItem { button } } }
    let (inBar, inText) = (frames(bar), frames(button))
    expectEqual(inBar.count, 1)
    expectEqual(inText.count, 1)
    expectLess(abs(inBar[0].width / inText[0].width - 1.28), 0.03)
    expect(!LayoutTree(of: bar).nodes.contains { $0.text?.string == "Add" })
  }

  @Test("circular progress is a spinner even if determinate")
  func progress() throws {
    func list(_ view: some View) throws -> String {
      try ImageRenderer(content: view.progressViewStyle(.circular)).displayList().description
    }
    try expectEqual(list(ProgressView(value: 0.6)), list(ProgressView()))
    try expect(list(ProgressView().tint(.orange)) != list(ProgressView()))
  }

  @Test("a navigation stack hides the content behind it", .enabled(if: hasPainter))
  func opaqueStack() throws {
    for (scheme, ground) in [(ColorScheme.light, UInt8(255)), (.dark, 0)] {
      let renderer = ImageRenderer(
        content: ZStack {
          Color.red
          NavigationStack { Text("Hi") }
        }.environment(\.colorScheme, scheme))
      renderer.proposedSize = ProposedViewSize(width: 60, height: 60)
      let bitmap = try renderer.bitmap()
      expectEqual(Array(bitmap.pixels.prefix(4)), [ground, ground, ground, 255])
    }
  }

  @Test("a content-unavailable view without actions reserves no space for them")
  func unavailable() {
    func texts(_ view: some View) -> CGRect {
      LayoutTree(of: view, proposal: ProposedViewSize(width: 300, height: 400)).nodes
        .filter { $0.text != nil || $0.type == "Image" }.map(\.frame)
        .reduce(CGRect.null) { $0.union($1) }
    }
    let bare = texts(ContentUnavailableView("No Mail", systemImage: "envelope"))
    expectAtMost(abs(bare.midY - 200), 1)
  }
}
