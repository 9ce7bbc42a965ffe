import Expectations
import Galley
import Testing

@Suite("Details of iOS")
@MainActor
struct PlatformDetailTests {
  private func layout(_ view: some View) -> LayoutTree {
    LayoutTree(of: view, proposal: ProposedViewSize(width: 390, height: 800))
  }

  @Test("a menu picker shows its label only in lists and forms")
  func menuPickers() {
    let picker = Picker("Berth", selection: .constant(1)) { Text("One").tag(1) }
      .pickerStyle(.menu)
    func texts(_ view: some View) -> [String] { layout(view).nodes.compactMap(\.text?.string) }
    expect(texts(VStack { picker }), lacks: "Berth")
    expect(texts(VStack { picker }), contains: "One")
    expect(texts(Form { picker }), contains: "Berth")
  }

  @Test("the badge of a group is before the chevron, and its rows have none")
  func groupBadges() throws {
    let tree = layout(
      List {
        DisclosureGroup("Group", isExpanded: .constant(true)) {
          Text("Row")
          Text("Other").badge(7)
        }
        .badge(4)
        Text("Text").badge(5)
      })
    func frame(_ text: String) throws -> CGRect {
      try require(tree.nodes.first { $0.text?.string == text }).frame
    }
    expectEqual(tree.nodes.filter { $0.text?.string == "4" }.count, 1)
    try expectLess(frame("4").maxX, frame("5").maxX - 14)
    try expectEqual(frame("7").maxX, frame("5").maxX)
  }

  @Test("the rows of a wheel have text of 21 points")
  func wheelRows() {
    let picker = Picker("Size", selection: .constant(1)) { Text("Medium").tag(1) }
      .pickerStyle(.wheel)
    let row = layout(picker).nodes.first { $0.text?.string == "Medium" }
    let text = layout(Text("Medium").font(.system(size: 21)))
    expectEqual(row?.frame.size, text.root.frame.size)
  }

  @Test("a plain list begins with a separator, unless it begins with a header")
  func firstSeparator() {
    func dividers(_ view: some View) -> [CGFloat] {
      layout(view.listStyle(.plain)).nodes.filter { $0.type == "Divider" }.map(\.frame.minY)
    }
    let row = Text("Row").frame(height: 44).listRowInsets(EdgeInsets())
    expectEqual(dividers(List { row }).count, 2)
    expectEqual(dividers(List { row }).min(), 0)
    expectEqual(dividers(List { Section("Header") { row } }).count, 1)
    expect(dividers(List { row.listRowSeparator(.hidden) }).isEmpty)
  }

  @Test("a section hides the separators above and below it, and gives them a color")
  func sectionSeparators() {
    func nodes(_ type: String, _ view: some View) -> [CGFloat] {
      layout(view.listStyle(.plain)).nodes.filter { $0.type == type }.map(\.frame.minY).sorted()
    }
    let rows = ForEach(0..<2) { _ in
      Color.clear.frame(height: 44).listRowInsets(EdgeInsets())
    }
    let standard = nodes("Divider", List { Section { rows } })
    expectEqual(standard.count, 3)
    let hidden: [(VerticalEdge.Set, [CGFloat])] = [
      (.all, [standard[1]]), (.top, [standard[1], standard[2]]),
      (.bottom, [standard[0], standard[1]]),
    ]
    for (edges, rest) in hidden {
      let list = List { Section { rows }.listSectionSeparator(.hidden, edges: edges) }
      expectEqual(nodes("Divider", list), rest)
    }
    // The setting of an inner view counts.
    let inner = List {
      Section { rows.listSectionSeparator(.visible) }.listSectionSeparator(.hidden)
    }
    expectEqual(nodes("Divider", inner), standard)
    let tinted = List { Section { rows }.listSectionSeparatorTint(.red, edges: .bottom) }
    let colors = nodes("Color", tinted).filter { standard.contains($0) }
    expectEqual(colors.last, standard[2])
  }

  @Test("a row hides the separators at its edges, and gives them a color")
  func rowSeparators() {
    let row = Color.clear.frame(height: 44).listRowInsets(EdgeInsets())
    func tops(_ row: some View, _ type: String = "Divider") -> [CGFloat] {
      let nodes = layout(List { row }.listStyle(.plain)).nodes
      return nodes.filter { $0.type == type }.map(\.frame.minY).sorted()
    }
    let standard = tops(row)
    expectEqual(standard.count, 2)
    expect(tops(row.listRowSeparator(.hidden)).isEmpty)
    expectEqual(tops(row.listRowSeparator(.hidden, edges: .top)), [standard[1]])
    expectEqual(tops(row.listRowSeparator(.hidden, edges: .bottom)), [standard[0]])
    expectEqual(tops(row.listRowSeparator(.visible).listRowSeparator(.hidden)), standard)
    let colors = tops(row, "Color")
    for (edges, top) in [(VerticalEdge.Set.top, standard[0]), (.bottom, standard[1])] {
      let tinted = tops(row.listRowSeparatorTint(.red, edges: edges), "Color")
      expectEqual(tinted, (colors + [top]).sorted())
    }
  }

  @Test("row insets of a header or footer replace the style's")
  func headerInsets() {
    func frame(_ insets: EdgeInsets?, _ style: some ListStyle = .plain) -> CGRect {
      let header = Color.red.frame(height: 20).accessibilityIdentifier("header").listRowInsets(
        insets)
      return layout(
        List {
          Section {
            Text("Row")
          } header: {
            header
          }
        }.listStyle(style))["header"]
        .frame
    }
    let (standard, grouped) = (frame(nil), frame(nil, .insetGrouped))
    expectGreater(standard.minX, 0)
    let full = frame(EdgeInsets())
    expectEqual(full.minX, 0)
    expectEqual(full.minY, 0)
    expectEqual(full.width, standard.width + 2 * standard.minX)
    // Sections with backgrounds keep their distance from the edges.
    let indented = frame(EdgeInsets(top: 0, leading: 3, bottom: 0, trailing: 0), .insetGrouped)
    expectLess(0, indented.minX - 3)
    expectLess(indented.minX - 3, grouped.minX)
  }

  @Test("insets of some edges keep the list's insets elsewhere, and the innermost count")
  func rowInsetsOfEdges() {
    let row = Color.red.frame(height: 60).accessibilityIdentifier("row")
    func frame(_ row: some View) -> CGRect {
      layout(List { row }.listStyle(.plain))["row"].frame
    }
    let standard = frame(row)
    let leading = frame(row.listRowInsets(.leading, 2).listRowInsets(.horizontal, 50))
    expectEqual(leading.minX, 2)
    expectEqual(standard.maxX - leading.maxX, 50 - standard.minX)
    expectEqual(leading.minY, standard.minY)
    expectEqual(frame(row.listRowInsets(.all, nil)), standard)
  }

  @Test("rows with controls for editing stay 44 points tall")
  func editedRows() {
    let list = List(selection: .constant(Set([1]))) {
      ForEach(1..<3) { Text("Row \($0)").accessibilityIdentifier("row-\($0)") }
    }
    let tree = layout(list.environment(\.editMode, .constant(.active)))
    expectLess(abs(tree["row-2"].frame.minY - tree["row-1"].frame.minY - 44), 0.01)
  }
}
