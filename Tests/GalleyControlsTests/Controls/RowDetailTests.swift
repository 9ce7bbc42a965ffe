import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Details of controls in rows, pickers, sidebars and sheets.
@MainActor
@Suite("Details of rows")
struct RowDetailTests {
  @Test("controls in labeled content are centered beside the label; texts share its baseline")
  func labeledControls() throws {
    let tree = layout(300, 300) {
      VStack {
        LabeledContent("Toggle") {
          Toggle("", isOn: .constant(true)).labelsHidden().named("toggle")
        }
        LabeledContent("Stepper") {
          Text("10")
          Stepper("", value: .constant(1)).labelsHidden().named("stepper")
        }
        LabeledContent("Slider") { Slider(value: .constant(0.5)).named("slider") }
        LabeledContent("Large") { Text("value").font(.largeTitle) }
      }
    }
    for name in ["Toggle", "Stepper", "Slider"] {
      let control = tree[name.lowercased()].frame
      try expectLess(abs(frame(name, in: tree).midY - control.midY), 1, "\(name)")
    }
    try expectEqual(frame("10", in: tree).midY, frame("Stepper", in: tree).midY)
    try expectGreater(frame("Large", in: tree).midY, frame("value", in: tree).midY)
  }

  private struct Colors: View {
    @State private var color = "Green"
    var body: some View {
      List {
        Picker("Color", selection: $color) {
          ForEach(["Red", "Green", "Blue"], id: \.self) { Text($0) }
        }
        .pickerStyle(.inline)
        Text(verbatim: "is \(color)")
      }
    }
  }

  @Test("an inline picker in a list is a row for the label and one for each option")
  func inlinePicker() throws {
    let renderer = ImageRenderer(content: Colors())
    renderer.proposedSize = ProposedViewSize(width: 390, height: 600)
    let tree = try renderer.layoutTree()
    let rows = try ["Color", "Red", "Green", "Blue", "is Green"].map { try frame($0, in: tree) }
    for (row, next) in zip(rows, rows.dropFirst()) { expectEqual(next.midY - row.midY, 44) }
    let blue = try frame("Blue", in: tree)
    _ = try renderer.session.press(at: CGPoint(x: blue.midX, y: blue.midY))
    try expect(renderer.layoutTree().texts, contains: "is Blue")
    try renderer.set("Color", to: "Red")
    try expect(renderer.layoutTree().texts, contains: "is Red")
  }

  @Test("a menu shows a picker's own view for its value")
  func currentValueLabel() {
    let picker = Picker(selection: .constant(1)) {
      Text("One").tag(1)
    } label: {
      Text("Number")
    } currentValueLabel: {
      Text("Custom")
    }
    expectEqual(layout(300, nil) { picker }.texts, ["Custom"])
    expectEqual(layout(300, 300) { Form { picker } }.texts, ["Number", "Custom"])
    expectEqual(layout(300, nil) { picker.pickerStyle(.segmented) }.texts, ["One"])
  }

  @Test("outside of lists, an inline picker is a wheel")
  func inlineWheel() {
    let picker = Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }
    let wheel = layout(300, nil) { picker.pickerStyle(.wheel) }
    expectEqual(layout(300, nil) { picker.pickerStyle(.inline) }.root.frame, wheel.root.frame)
  }

  @Test("pickers count the numbers of a range from 0, unless the range has ids")
  func rangeTags() {
    let counted = Picker("People", selection: .constant(2)) {
      ForEach(2..<100) { Text("\($0) people") }
    }
    let tagged = Picker("People", selection: .constant(2)) {
      ForEach(2..<100, id: \.self) { Text("\($0) people") }
    }
    expectEqual(layout(nil, nil) { counted }.texts, ["4 people"])
    expectEqual(layout(nil, nil) { tagged }.texts, ["2 people"])
  }

  private struct Sidebar: View {
    @State private var isExpanded = true
    var body: some View {
      List {
        Section("Items", isExpanded: $isExpanded) { Text("Row") }
        Section("More") { Text("Other") }
      }
      .listStyle(.sidebar)
    }
  }

  @Test("a sidebar has prominent headers, with a chevron if their section collapses")
  func sidebar() throws {
    let renderer = ImageRenderer(content: Sidebar())
    renderer.proposedSize = ProposedViewSize(width: 390, height: 600)
    let tree = try renderer.layoutTree()
    expectEqual(tree.texts, ["Items", "Row", "More", "Other"])
    let title = layout(nil, nil) { Text("Items").font(.title3.bold()) }.root.frame
    try expectEqual(frame("Items", in: tree).size, title.size)
    expectEqual(tree.nodes.filter { $0.type == "Image" }.count, 1)
    try renderer.set("Items", to: false)
    try expectEqual(renderer.layoutTree().texts, ["Items", "More", "Other"])
  }

  @Test("a label in a header or a footer looks like a label outside of lists")
  func headerLabel() throws {
    let tree = layout(390, 600) {
      List {
        Section {
          Label("Row", systemImage: "star")
        } header: {
          Label("Header", systemImage: "star")
        } footer: {
          Label("Footer", systemImage: "star")
        }
      }
    }
    func gap(_ text: String) throws -> CGFloat {
      let text = try frame(text, in: tree)
      let icons = tree.nodes.filter { $0.type == "Image" && abs($0.frame.midY - text.midY) < 4 }
      return try text.minX - require(icons.first).frame.maxX
    }
    try expectEqual(gap("HEADER"), 8)
    try expectEqual(gap("Footer"), 8)
    try expectGreater(gap("Row"), 12)
  }

  private func paints(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 300, height: 300)
    return try renderer.displayList().items.compactMap { item in
      if case .glyphs(_, _, let paints) = item { "\(paints)" } else { nil }
    }
  }

  @Test("controls in both bars of a screen have limited text sizes")
  func barText() throws {
    let renderer = ImageRenderer(
      content: NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .topBarTrailing) { Button("Top") {} }
          ToolbarItem(placement: .bottomBar) { Button("Bottom") {} }
        }
      })
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    renderer.environment.dynamicTypeSize = .accessibility3
    let tree = try renderer.layoutTree()
    try expectEqual(frame("Bottom", in: tree).height, frame("Top", in: tree).height)
    try expectLess(frame("Bottom", in: tree).height, frame("Content", in: tree).height)
  }

  @Test("the gradient of a linear gauge runs along its bar")
  func gauge() throws {
    let gauge = Gauge(value: 0.5) { Text("A") }.tint(Gradient(colors: [.blue, .red]))
    let renderer = ImageRenderer(content: gauge)
    renderer.proposedSize = ProposedViewSize(width: 200, height: nil)
    let bar = try require(
      renderer.displayList().items.map(\.description).last { $0.contains("linear") })
    expect(bar.contains(/from \(0, (\d+)\) to \(100, \1\)/), "\(bar)")
  }

  @Test("a disabled link is dimmed")
  func disabledLink() throws {
    let link = NavigationLink("Link", value: 1)
    let enabled = try paints(List { link })
    let disabled = try paints(List { link.disabled(true) })
    try expectEqual(disabled, paints(List { Text("Link").foregroundStyle(Color(.tertiaryLabel)) }))
    expect(enabled != disabled)
  }

  @Test("a vertical text field has at least and at most its numbers of lines")
  func fieldLines() {
    func height(_ lines: Int, _ limit: (TextField<Text>) -> some View) -> CGFloat {
      let text = Array(repeating: "a", count: lines).joined(separator: "\n")
      let field = TextField("Note", text: .constant(text), axis: .vertical)
      return LayoutTree(of: limit(field), proposal: ProposedViewSize(width: 200, height: 600))
        .root.frame.height
    }
    let heights = (0...6).map { height($0) { $0 } }
    let limited = [0, 4, 6].map { height($0) { $0.lineLimit(3...5) } }
    expectEqual(limited, Array(heights[3...5]))
    expectEqual(height(1) { $0.lineLimit(3, reservesSpace: true) }, heights[3])
    expectEqual([1, 4].map { height($0) { $0.lineLimit(2) } }, [heights[1], heights[2]])
    expectEqual([1, 6].map { height($0) { $0.lineLimit(2...) } }, [heights[2], heights[6]])
  }

  @Test("a vertical text field scrolls to lines that do not fit, inside its border")
  func scrolledLines() throws {
    let text = "One\nTwo\nThree\nFour\nFive\nSix"
    let field = TextField("Note", text: .constant(text), axis: .vertical)
    for field in [AnyView(field), AnyView(field.lineLimit(5)), AnyView(field.lineLimit(2...8))] {
      let view = VStack(spacing: 8) {
        field.textFieldStyle(.roundedBorder).named("field")
        Color.blue.frame(height: 60)
      }
      let tree = layout(200, 130) { view }
      expectEqual(tree.local("field"), CGRect(0, 0, 200, 62))
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 130)
      let clips = try renderer.displayList().items.compactMap { item -> CGRect? in
        if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
      }
      expect(clips.contains { $0.minY == 6 && $0.height == 50 }, "\(clips)")
    }
  }

  @Test("a vertical text field keeps its least number of lines where less fits")
  func reservedLines() {
    let field = TextField("Note", text: .constant("One"), axis: .vertical)
    func height(_ field: some View, in height: CGFloat) -> CGFloat {
      let view = VStack(spacing: 8) {
        field.named("field")
        Color.blue.frame(height: 60)
      }
      return layout(200, height) { view }["field"].frame.height
    }
    for field in [
      AnyView(field.lineLimit(3, reservesSpace: true)), AnyView(field.lineLimit(4...8)),
    ] {
      let whole = height(field, in: 600)
      expectGreater(whole, 60)
      expectEqual(height(field, in: 100), whole)
    }
  }

  @Test("views resolve colors in their own color schemes")
  func lateColors() throws {
    func dark(_ text: Text) -> some View { text.environment(\.colorScheme, .dark) }
    let direct = try paints(dark(Text("x").foregroundColor(.primary)))
    try expectEqual(paints(VStack { dark(Text("x")) }.foregroundStyle(Color.primary)), direct)
    try expectEqual(paints(VStack { dark(Text("x")) }.foregroundStyle(.primary)), direct)
    // A level means the style around the view that sets it.
    let faded = VStack { VStack { Text("x") }.foregroundStyle(.secondary) }.foregroundStyle(
      Color.red)
    try expectEqual(paints(faded), paints(Text("x").foregroundStyle(Color.red.opacity(0.6))))
  }

  @Test("views resolve tints and styles of one's own in their own environments")
  func lateStyles() throws {
    struct Warning: ShapeStyle {
      func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
        environment.isEnabled ? Color.red : Color.gray
      }
    }
    let red = try paints(Text("x").foregroundStyle(.red))
    try expectEqual(paints(VStack { Text("x").tint(.red) }.foregroundStyle(.tint)), red)
    let warnings = HStack {
      Text("x")
      Text("x").disabled(true)
    }
    try expectEqual(
      paints(warnings.foregroundStyle(Warning())), red + paints(Text("x").foregroundStyle(.gray)))
  }

  @Test("in a calendar, today has the tint and is filled if it is selected")
  func today() throws {
    let now = Date(timeIntervalSinceReferenceDate: 5 * 86_400)
    func calendar(day: Int) throws -> [String] {
      var view = AnyView(
        DatePicker(
          "", selection: .constant(now.addingTimeInterval(Double(day) * 86_400)),
          displayedComponents: .date
        ).datePickerStyle(.graphical))
      view = AnyView(view.environment(\.now, now).environment(\.timeZone, .gmt).tint(.red))
      return try paints(view)
    }
    func count(_ color: Color, in paints: [String]) throws -> Int {
      let paint = try require(self.paints(Text("x").foregroundStyle(color)).first)
      return paints.filter { $0 == paint }.count
    }
    // The arrows are symbols; the chevron of the title, too.
    try expectEqual(count(.red, in: calendar(day: 3)), 2)
    try expectEqual(count(.red, in: calendar(day: 0)), 0)
    try expectEqual(count(.white, in: calendar(day: 0)), 1)
  }

  @Test("a sheet that allows interaction does not dim the view behind it")
  func interaction() throws {
    func height(_ interaction: PresentationBackgroundInteraction) throws -> (Int, CGFloat) {
      let view = Color.yellow.sheet(isPresented: .constant(true)) {
        Text("Sheet").presentationDetents([.medium])
          .presentationBackgroundInteraction(interaction)
      }
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
      let tree = try renderer.layoutTree()
      let fills = try renderer.displayList().filledRects
      let screens = fills.filter { $0 == CGRect(x: 0, y: 0, width: 390, height: 800) }
      return try (screens.count, frame("Sheet", in: tree).midY)
    }
    let (dimmed, middle) = try height(.automatic)
    for interaction in [PresentationBackgroundInteraction.enabled, .enabled(upThrough: .medium)] {
      try expect(height(interaction) == (dimmed - 1, middle))
    }
    try expect(height(.enabled(upThrough: .height(100))) == (dimmed, middle))
  }
}
