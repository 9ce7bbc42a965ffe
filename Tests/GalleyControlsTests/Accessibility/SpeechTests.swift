import Expectations
import Galley
import TestSupport
import Testing

/// What a screen reader says about views, in its order.
@MainActor
@Suite("Accessibility speech")
struct SpeechTests {
  func lines(_ view: some View) -> [String] {
    LayoutTree(of: view, proposal: ProposedViewSize(width: 360, height: 800))
      .accessibility.elements.map(\.line)
  }

  private func check(
    _ expected: [String], line: Int = #line, column: Int = #column,
    @ViewBuilder _ view: () -> some View
  ) {
    expectEqual(lines(VStack { view() }), expected, line: line, column: column)
  }

  @Test("accessibility representations add nothing to bars")
  func representedBars() throws {
    let screen = NavigationStack {
      Color.red.accessibilityRepresentation { Text("Hue").navigationTitle("Bar") }
    }
    let renderer = ImageRenderer(content: screen.frame(width: 300, height: 300))
    let tree = try renderer.layoutTree()
    expectEqual(tree.accessibility.elements.map(\.label), ["Hue"])
    expect(tree.texts.isEmpty)
  }

  @Test("Controls say their label, value, traits and hint")
  func controls() {
    let toggle = "Double tap to toggle setting."
    let adjust = "Swipe up or down with one finger to adjust the value."
    let edit = "Double tap to edit."
    check(["Title"]) { Text("Title") }
    check(["Delete. Button."]) { Button("Delete") {} }
    check(["Delete. Button."]) {
      Button {
      } label: {
        Image(systemName: "trash")
      }
    }
    check(["Delete. Dimmed. Button."]) { Button("Delete") {}.disabled(true) }
    check(["One, Two. Button."]) {
      Button {
      } label: {
        HStack {
          Text("One"); Text("Two")
        }
      }
    }
    check(["Site. Link."]) { Link("Site", destination: URL(string: "https://example.com")!) }
    check(["Options. Button."]) { Menu("Options") { Button("A") {} } }
    check(["Info"]) { Label("Info", systemImage: "star") }
    check(["Info"]) { Label("Info", systemImage: "star").labelStyle(.iconOnly) }
    check(["Favorite. Image."]) { Image(systemName: "star.fill") }
    check(["Wi-Fi. Switch Button. On. \(toggle)"]) { Toggle("Wi-Fi", isOn: .constant(true)) }
    check(["Wi-Fi. Dimmed. Switch Button. Off."]) {
      Toggle("Wi-Fi", isOn: .constant(false)).disabled(true)
    }
    check(["Wi-Fi. Switch Button. Off. \(toggle)"]) {
      Toggle("Wi-Fi", isOn: .constant(false)).labelsHidden()
    }
    check(["Volume: 50%. Adjustable. \(adjust)"]) {
      Slider(value: .constant(0.5)) { Text("Volume") }
    }
    check(["Guests: 3. Adjustable. \(adjust)"]) { Stepper("Guests", value: .constant(3)) }
    check(["Name. Text Field. \(edit)"]) { TextField("Name", text: .constant("")) }
    check(["Ada. Text Field. \(edit)"]) { TextField("Name", text: .constant("Ada")) }
    check(["Full name: Ada. Text Field. \(edit)"]) {
      TextField("Name", text: .constant("Ada")).accessibilityLabel("Full name")
    }
    check(["Password. Secure Text Field. \(edit)"]) {
      SecureField("Password", text: .constant(""))
    }
    check(["•••. Secure Text Field. \(edit)"]) { SecureField("Password", text: .constant("abc")) }
    check(["Progress, 75%: 75 percent complete"]) {
      ProgressView(value: 0.75) {
        Text("Progress")
      } currentValueLabel: {
        Text("75%")
      }
    }
    check(["Fuel: 75%"]) { Gauge(value: 0.75) { Text("Fuel") } }
    check(["In progress"]) { ProgressView() }
  }

  @Test("Fields of several lines, focused fields and dates are read as on iOS")
  func fields() {
    struct Focused: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Name", text: .constant("Ada")).focused($isFocused)
          .onAppear { isFocused = true }
      }
    }
    let words = "Use the rotor to access Misspelled Words"
    check(["Note. Text Field. Double tap to edit., \(words)"]) {
      TextEditor(text: .constant("Note"))
    }
    check(["Bio. Text Field. Double tap to edit., \(words)"]) {
      TextField("Bio", text: .constant(""), axis: .vertical)
    }
    check(["Ada. Text Field. Is editing. \(words)"]) { Focused() }
    struct Part { var isOn: Bool }
    check(["All. Switch Button. Mixed. Double tap to toggle setting."]) {
      Toggle("All", sources: .constant([Part(isOn: true), Part(isOn: false)]), isOn: \.isOn)
    }
    let start = Date(timeIntervalSince1970: 0)
    let month = lines(
      DatePicker("Start", selection: .constant(start), displayedComponents: .date)
        .datePickerStyle(.graphical).environment(\.timeZone, .gmt))
    expectEqual(
      month.prefix(3),
      [
        "January 1970. Button.", "Previous Month. Button.", "Next Month. Button.",
      ])
    expect(month, contains: "Selected: Thursday, January 1. Button.")
    expectEqual(month.last, "Saturday, January 31. Button.")
    let wheels = lines(
      DatePicker("Start", selection: .constant(start), displayedComponents: .date)
        .datePickerStyle(.wheel).environment(\.timeZone, .gmt))
    expectEqual(wheels.count { $0.contains("Adjustable.") }, 3)
    expect(wheels.contains { $0.hasPrefix("January. Adjustable.") })
    check(["Start", "Date Picker: Jan 1, 1970. Button.", "Time Picker: 12:00\u{202F}AM. Button."]) {
      DatePicker("Start", selection: .constant(start)).environment(\.timeZone, .gmt)
    }
  }

  @Test("The swipe actions of a row are actions of its element")
  func swipes() {
    let row = Text("Row").swipeActions {
      Button("Flag") {}
      Button("Archive", systemImage: "archivebox") {}
    }
    let list = List {
      row
      ForEach(0..<1) { _ in Text("Other") }.onDelete { _ in }
    }
    expectEqual(lines(list), ["Row. Actions: Flag, Archive.", "Other. Actions: Delete."])
    check(["Row"]) { row }
    let edited = List {
      ForEach(0..<1) { _ in Text("Milk") }.onDelete { _ in }.onMove { _, _ in }
    }
    .environment(\.editMode, .constant(.active))
    expectEqual(
      lines(edited), ["Remove Milk. Button.", "Milk. Actions: Delete.", "Reorder Milk. Button."])
    let selected = List(selection: .constant("B")) {
      ForEach(["A", "B"], id: \.self) { Text($0) }
    }
    expectEqual(lines(selected), ["A", "Selected: B"])
  }

  @Test("Cells and rows know their places in tables and lists")
  func cells() {
    func places(_ view: some View) -> [String] {
      LayoutTree(of: view, proposal: ProposedViewSize(width: 360, height: 600))
        .accessibility.elements.map { element in
          let cell = element.cell.map { "\($0.kind) \($0.container): \($0.row), \($0.column)" }
          return "\(element.label) \(cell ?? "-")"
        }
    }
    let grid = Grid {
      GridRow {
        Text("A"); Text("B")
      }
      Text("All")
      Divider()
      GridRow {
        HStack {
          Text("C"); Text("D")
        }.gridCellColumns(2); Text("E")
      }
    }
    expectEqual(
      places(grid),
      [
        "A table 1: 1, 1", "B table 1: 1, 2", "All table 1: 2, 1", "C table 1: 3, 1",
        "D table 1: 3, 1", "E table 1: 3, 3",
      ])
    let list = List {
      Section {
        Text("A"); Text("B")
      } header: {
        Text("Head")
      }
      Text("C")
    }
    expectEqual(places(list), ["HEAD -", "A list 1: 1, 1", "B list 1: 2, 1", "C list 2: 1, 1"])
    expectEqual(
      places(
        Grid {
          GridRow {
            Text("A"); Text("B")
          }
        }), ["A -", "B -"])
  }

  @Test("Pickers say the selection, or each option with its position")
  func pickers() {
    let options = ForEach(["A", "B", "C"], id: \.self) { Text($0) }
    check(["Size: B. Button."]) { Picker("Size", selection: .constant("B")) { options } }
    check(["A. Button. 1 of 3.", "Selected: B. Button. 2 of 3.", "C. Button. 3 of 3."]) {
      Picker("Size", selection: .constant("B")) { options }.pickerStyle(.segmented)
    }
    check(["Size: B. Adjustable. Swipe up or down with one finger to adjust the value."]) {
      Picker("Size", selection: .constant("B")) { options }.pickerStyle(.wheel)
    }
  }

  @Test("Shapes are silent unless a modifier gives them something to say")
  func shapes() {
    check([]) {
      Rectangle()
      Color.red
      Divider()
      Image(systemName: "star").accessibilityHidden(true)
      Text("Gone").hidden()
      Text("Clear").opacity(0)
      Rectangle().accessibilityAddTraits(.isButton)
    }
    check(["Logo", "12", "Opens"]) {
      Rectangle().accessibilityLabel("Logo")
      Color.red.accessibilityValue("12")
      Circle().accessibilityHint("Opens")
    }
  }

  @Test("Modifiers set the properties of elements")
  func modifiers() {
    check(["Name: 3. Button. Does it."]) {
      Text("x").accessibilityLabel("Name").accessibilityValue("3").accessibilityHint("Does it.")
        .accessibilityAddTraits(.isButton)
    }
    check(["Title. Heading."]) { Text("Title").accessibilityAddTraits(.isHeader) }
    check(["Title. Heading."]) { Text("Title").accessibilityHeading(.h2) }
    check(["Selected: Row"]) { Text("Row").accessibilityAddTraits(.isSelected) }
    check(["Buy"]) { Button("Buy") {}.accessibilityRemoveTraits(.isButton) }
    check(["Dog. Age: 3 years. More content: Height: 40 cm."]) {
      Text("Dog").accessibilityCustomContent("Age", "3 years", importance: .high)
        .accessibilityCustomContent("Height", "40 cm")
    }
    check(["Mail. Actions: Archive, Delete."]) {
      Text("Mail").accessibilityAction(named: "Archive") {}
        .accessibilityActions { Button("Delete") {} }
    }
    check(["Rating. Adjustable. Swipe up or down with one finger to adjust the value."]) {
      Text("Rating").accessibilityAdjustableAction { _ in }
    }
    check(["Send. Input labels: Send, Mail."]) {
      Text("Send").accessibilityInputLabels(["Send", "Mail"])
    }
    check(["Title. The help"]) { Text("Title").help("The help") }
    check(["New, Mail. Button."]) {
      Button("Mail") {}.accessibilityLabel { label in
        Text("New"); label
      }
    }
    check(["Escape"]) { Text("Escape").accessibilityAction(.escape) {} }
    check(["Dot. Button."]) {
      Circle().onTapGesture {}.accessibilityAddTraits(.isButton).padding()
        .accessibilityLabel("Dot")
    }
    // A modifier of a container applies to each element in it.
    check(["A: 1", "B: 1"]) {
      HStack {
        Text("A"); Text("B")
      }.accessibilityValue("1")
    }
  }

  @Test("Elements can be joined, ignored, contained and replaced")
  func elements() {
    let row = HStack {
      Text("Cat"); Text("Asleep"); Button("Feed") {}; Button("Wake") {}
    }
    check(["Cat, Asleep. Actions: Feed, Wake."]) { row.accessibilityElement(children: .combine) }
    check(["Pet"]) { row.accessibilityElement().accessibilityLabel("Pet") }
    check(["(nothing)"]) { row.accessibilityElement(children: .ignore) }
    let tree = LayoutTree(
      of: row.accessibilityElement(children: .contain).accessibilityLabel("Pets")
    ).accessibility
    expectEqual(tree.elements.map(\.label), ["Cat", "Asleep", "Feed", "Wake"])
    expect(tree.elements.allSatisfy { $0.containers == ["Pets"] })
    check(["Level: 30%. Adjustable. Swipe up or down with one finger to adjust the value."]) {
      Color.red.accessibilityRepresentation {
        Slider(value: .constant(0.3)) { Text("Level") }
      }
    }
    check(["Mon", "Tue"]) {
      Canvas { _, _ in }.frame(height: 50)
        .accessibilityChildren {
          HStack {
            Text("Mon"); Text("Tue")
          }
        }
    }
  }

  @Test("Lines are read from the leading edge, and higher priorities come first")
  func order() {
    let columns = HStack {
      VStack {
        box(60, 20, "A"); box(60, 20, "C")
      }
      VStack {
        box(60, 20, "B"); box(60, 20, "D")
      }
    }
    expectEqual(lines(columns), ["A", "B", "C", "D"])
    // In right-to-left layouts, the first column is on the right.
    expectEqual(lines(columns.environment(\.layoutDirection, .rightToLeft)), ["A", "B", "C", "D"])
    expectEqual(
      lines(columns.scaleEffect(x: -1)), ["B", "A", "D", "C"], "the order follows the picture")
    check(["Second", "First"]) {
      Text("First")
      Text("Second").accessibilitySortPriority(1)
    }
    let contained = HStack {
      VStack {
        box(60, 20, "A"); box(60, 20, "C")
      }.accessibilityElement(children: .contain)
      VStack {
        box(60, 20, "B"); box(60, 20, "D")
      }.accessibilityElement(children: .contain)
    }
    expectEqual(lines(contained), ["A", "C", "B", "D"])
    check(["Only"]) {
      Text("Behind")
      VStack { Text("Only") }.accessibilityAddTraits(.isModal)
    }
  }

  private func box(_ width: CGFloat, _ height: CGFloat, _ label: String) -> some View {
    Color.red.frame(width: width, height: height).accessibilityLabel(label)
  }

  @Test("Bars are read around the content, and a sheet alone")
  func screens() {
    let stack = NavigationStack {
      List {
        Section("Bills") { Text("Row") }
      }
      .navigationTitle("Home")
      .toolbar { Button("Add") {} }
    }
    expectEqual(
      lines(
        TabView {
          Tab("Overview", systemImage: "house") { stack }
          Tab("Search", systemImage: "star") { Text("x") }
        }),
      [
        "Add. Button.", "Home. Heading.", "BILLS. Heading.", "Row",
        "Selected: Overview. Tab. 1 of 2.", "Search. Tab. 2 of 2.",
      ])
    expectEqual(lines(stack.sheet(isPresented: .constant(true)) { Text("Sheet") }), ["Sheet"])
  }

  @Test("A back button says where it leads, and a view without elements says so")
  func backButton() {
    let stack = NavigationStack(path: .constant([1])) {
      Text("Root").navigationTitle("Home")
        .navigationDestination(for: Int.self) { _ in Text("Inner").navigationTitle("Details") }
    }
    expectEqual(lines(stack), ["Home. Back Button.", "Details. Heading.", "Inner"])
    let silent = LayoutTree(of: Color.red).accessibility
    expectEqual(silent.description, "A screen reader finds nothing.\n")
    expect(silent.speech.isEmpty)
  }
}
