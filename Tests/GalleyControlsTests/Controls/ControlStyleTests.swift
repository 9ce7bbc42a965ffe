import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Custom styles for every kind of control that supports styles.
@MainActor
@Suite("Control styles")
struct ControlStyleTests {
  private func strings(_ view: some View) -> [String] {
    layout(300, nil) { view }.texts
  }

  private func size(_ view: some View) -> CGSize {
    layout(nil, nil) { view.named("control") }["control"].frame.size
  }

  /// A mark around a control, with values that it reads from the environment.
  private struct Marked<Content: View>: View {
    let mark: String
    @ViewBuilder let content: Content
    var body: some View {
      HStack {
        Text(mark)
        content
      }
    }
  }

  private struct Buttons: ButtonStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { configuration.label }
    }
  }

  private struct PrimitiveButtons: PrimitiveButtonStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { Button(configuration) }
    }
  }

  private struct Toggles: ToggleStyle {
    let mark: String
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: isEnabled ? mark : "off") { Toggle(configuration) }
    }
  }

  private struct Labels: LabelStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { Label(configuration) }
    }
  }

  private struct Progress: ProgressViewStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { ProgressView(configuration) }
    }
  }

  private struct Gauges: GaugeStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { configuration.label }
    }
  }

  private struct Boxes: GroupBoxStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) {
        configuration.label
        configuration.content
      }
    }
  }

  private struct Rows: LabeledContentStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { LabeledContent(configuration) }
    }
  }

  private struct Fields: TextFieldStyle {
    let mark: String
    @Environment(\.isEnabled) private var isEnabled
    func _body(configuration: TextField<Self._Label>) -> some View {
      Marked(mark: isEnabled ? mark : "off") { configuration }
    }
  }

  private struct Menus: MenuStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { Menu(configuration) }
    }
  }

  private struct Dates: DatePickerStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) { configuration.label }
    }
  }

  private struct Disclosures: DisclosureGroupStyle {
    let mark: String
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: mark) {
        Button(configuration.isExpanded ? "hide" : "show") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
  }

  @Test("a style creates the views of its own kind of control and no others")
  func own() {
    let date = Date(timeIntervalSince1970: 0)
    let all = VStack {
      Button("button") {}
      Toggle("toggle", isOn: .constant(true))
      Label("label", systemImage: "star")
      ProgressView("progress", value: 0.5)
      Gauge(value: 0.5) { Text("gauge") }
      GroupBox("box") { Text("content") }
      LabeledContent("row") { Text("value") }
      TextField("field", text: .constant(""))
      SecureField("secret", text: .constant(""))
      Menu("menu") { Text("hidden") }
      DatePicker("date", selection: .constant(date), displayedComponents: .date)
      DisclosureGroup("group") { Text("hidden") }
    }
    func check(_ styled: some View, _ expected: String...) {
      let words = strings(styled)
      expectEqual(Array(zip(words, words.dropFirst()).filter { $0.0 == "!" }.map(\.1)), expected)
    }
    check(all)
    check(all.buttonStyle(Buttons(mark: "!")), "button", "menu")
    check(all.buttonStyle(PrimitiveButtons(mark: "!")), "button", "menu")
    check(all.toggleStyle(Toggles(mark: "!")), "toggle")
    check(all.labelStyle(Labels(mark: "!")), "label")
    check(all.progressViewStyle(Progress(mark: "!")), "progress")
    check(all.gaugeStyle(Gauges(mark: "!")), "gauge")
    check(all.groupBoxStyle(Boxes(mark: "!")), "box")
    check(all.labeledContentStyle(Rows(mark: "!")), "row")
    check(all.textFieldStyle(Fields(mark: "!")), "field", "secret")
    check(all.menuStyle(Menus(mark: "!")), "menu")
    check(all.datePickerStyle(Dates(mark: "!")), "date")
    check(all.disclosureGroupStyle(Disclosures(mark: "!")), "show")
  }

  @Test("a nested control in a style uses the enclosing style")
  func nested() {
    expectEqual(
      strings(
        Toggle("t", isOn: .constant(true)).toggleStyle(Toggles(mark: "inner"))
          .toggleStyle(Toggles(mark: "outer"))), ["inner", "outer", "t"])
    expectEqual(
      strings(
        TextField("t", text: .constant("")).textFieldStyle(Fields(mark: "inner"))
          .textFieldStyle(Fields(mark: "outer"))), ["inner", "outer", "t"])
    expectEqual(
      strings(
        Label("t", systemImage: "star").labelStyle(Labels(mark: "inner"))
          .labelStyle(.titleOnly)), ["inner", "t"])
    expectEqual(
      strings(
        Menu("t") {}.menuStyle(Menus(mark: "inner")).menuStyle(Menus(mark: "outer"))
          .buttonStyle(Buttons(mark: "button"))), ["inner", "outer", "button", "t"])
    expectEqual(
      strings(Button("t") {}.buttonStyle(PrimitiveButtons(mark: "inner"))), ["inner", "t"])
    let field = TextField("t", text: .constant("text"))
    expectEqual(
      size(field.textFieldStyle(.plain).textFieldStyle(.roundedBorder)).height, 34)
    expectEqual(size(field.textFieldStyle(.automatic)).height, 22)
  }

  @Test("styles read the environment of their control")
  func environment() {
    expectEqual(
      strings(
        TextField("t", text: .constant("")).disabled(true).textFieldStyle(Fields(mark: "on"))),
      ["off", "t"])
    expectEqual(
      strings(
        VStack { Toggle("t", isOn: .constant(true)).disabled(true) }
          .toggleStyle(Toggles(mark: "on"))), ["off", "t"])
  }

  private struct Folding: View {
    @State private var isExpanded = false
    var body: some View {
      DisclosureGroup("label", isExpanded: $isExpanded) { Text("content") }
        .disclosureGroupStyle(Disclosures(mark: "!"))
      Text(isExpanded ? "open" : "closed")
    }
  }

  @Test("a disclosure group expands through its style's control")
  func disclosure() throws {
    let renderer = ImageRenderer(content: Folding())
    func strings() throws -> [String] {
      try renderer.layoutTree().texts
    }
    try expectEqual(strings(), ["!", "show", "label", "closed"])
    try renderer.tap("show")
    try expectEqual(strings(), ["!", "hide", "label", "content", "open"])
    try renderer.tap("hide")
    try expectEqual(strings(), ["!", "show", "label", "closed"])
    let automatic = ImageRenderer(
      content: DisclosureGroup("label") { Text("content") }.disclosureGroupStyle(.automatic))
    try automatic.tap("label")
    try expect(automatic.layoutTree().nodes.contains { $0.text?.string == "content" })
  }

  private struct Choosing: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button("first") { configuration.selection = configuration.minimumDate ?? .now }
      DatePicker(configuration)
    }
  }

  private struct Calendar: View {
    @State private var date = Date(timeIntervalSince1970: 5e8)
    var body: some View {
      DatePicker(
        selection: $date, in: Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 1e9),
        displayedComponents: .date
      ) { Text("Day") }
      .datePickerStyle(Choosing())
      Text("\(Int(date.timeIntervalSince1970))")
    }
  }

  @Test("a date picker style can change the date")
  func dates() throws {
    let renderer = ImageRenderer(content: Calendar())
    func last() throws -> String? {
      try renderer.layoutTree().texts.last
    }
    try renderer.tap("first")
    try expectEqual(last(), "0")
    try renderer.set("Day", to: Date.distantFuture)
    try expectEqual(last(), "1,000,000,000")
  }

  private struct NestedBoxes: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Marked(mark: "+") { configuration.label }
        configuration.content.groupBoxStyle(NestedBoxes()).labeledContentStyle(NestedRows())
      }
    }
  }

  private struct NestedRows: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
      Marked(mark: "-") { configuration.label }
      configuration.content.labeledContentStyle(NestedRows()).groupBoxStyle(NestedBoxes())
    }
  }

  @Test("styles can apply themselves and each other to nested controls")
  func ownContent() {
    let boxes = GroupBox("outer") {
      LabeledContent("row") { GroupBox("inner") { Text("content") } }
    }
    expectEqual(
      strings(boxes.groupBoxStyle(NestedBoxes())),
      ["+", "outer", "-", "row", "+", "inner", "content"])
  }

  @Test("a tap performs a menu's primary action in every style")
  func menuAction() throws {
    var count = 0
    let menu = Menu("menu") {
      Text("hidden")
    } primaryAction: {
      count += 1
    }
    for styled in [
      AnyView(menu), AnyView(menu.menuStyle(Menus(mark: "!"))), AnyView(menu.menuStyle(.button)),
      AnyView(menu.menuStyle(.borderlessButton)),
    ] { try ImageRenderer(content: styled).tap("menu") }
    expectEqual(count, 4)
  }
}
