import Expectations
import Galley
import TestSupport
import Testing

/// The sizes, baselines and appearance of controls at rest.
@MainActor
@Suite("Controls")
struct ControlTests {
  private func node<V: View>(
    _ view: V, _ width: CGFloat? = nil, _ height: CGFloat? = nil
  ) -> LayoutTree.Node {
    layout(width, height) { view.named("control") }["control"]
  }

  private func items(_ view: some View) throws -> [String] {
    try ImageRenderer(content: view).displayList().items.map(\.description)
  }

  // MARK: Progress

  private func bar<V: BinaryFloatingPoint>(
    _ value: V?, total: V
  ) -> (part: CGFloat, diagnostics: Int) {
    let tree = layout(200, nil) { ProgressView(value: value, total: total) }
    let part = tree.nodes.last { $0.type == "Capsule" }?.frame.width ?? 0
    return (part == 200 && value != total ? 0 : part, tree.diagnostics.count)
  }

  @Test("a progress bar is 4 points tall, as wide as proposed and filled in proportion")
  func progressBar() {
    expectClose(node(ProgressView(value: 0.5), 200).frame.size, 200, 4)
    expectClose(node(ProgressView(value: 0.5)).frame.size, 100, 4)
    expect(bar(1, total: 4) == (50, 0))
    expect(bar(0, total: 4) == (0, 0))
    expect(bar(4.0, total: 4.0) == (200, 0))
  }

  @Test("invalid values are clamped and reported")
  func oddProgress() {
    expectEqual(bar(5.0, total: 4.0).part, 0)
    expectEqual(bar(5.0, total: 4.0).diagnostics, 1)
    expect(bar(-1.0, total: 4.0) == (0, 1))
    expect(bar(1.0, total: 0.0) == (0, 1))
    expect(bar(Double.nan, total: 1.0) == (0, 1))
    expect(bar(1.0, total: Double.infinity) == (0, 0))
  }

  @Test("a labeled bar has its label 4 points above")
  func labelledBar() {
    let tree = layout(200, nil) { ProgressView(value: 0.5) { box(60, 24.5) } }
    expectEqual(tree.root.frame.height, 32.5)
  }

  @Test("a spinner is 20 points wide, or 37 with large controls")
  func wheel() {
    expectClose(node(ProgressView()).frame.size, 20, 20)
    expectClose(node(ProgressView().controlSize(.large)).frame.size, 37, 37)
    expectClose(node(ProgressView(value: 0.5).progressViewStyle(.circular)).frame.size, 20, 20)
  }

  private struct Percent: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
      box(CGFloat(configuration.fractionCompleted ?? 0) * 100, 5)
    }
  }

  @Test("progress views accept custom styles")
  func progressStyle() {
    expectClose(
      node(ProgressView(value: 1, total: 4).progressViewStyle(Percent())).frame.size, 25, 5)
  }

  // MARK: Rows

  @Test("rows take the proposed width and end with the control")
  func rows() {
    let toggle = layout(300, nil) { Toggle("Label", isOn: .constant(true)).named("row") }
    expectEqual(toggle["row"].frame.width, 300)
    expectEqual(toggle["row"].frame.height, 31)
    let stepper = layout(300, nil) { Stepper("Label", value: .constant(1)).named("row") }
    expectEqual(stepper["row"].frame.width, 300)
    expectClose(
      node(Stepper("Label", value: .constant(1)).labelsHidden(), 300).frame.size, 94, 32)
    expectClose(node(Toggle("", isOn: .constant(true)).labelsHidden()).frame.size, 51, 31)
  }

  private struct Tick: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        box(configuration.isOn ? 20 : 10, 10)
        configuration.label
      }
    }
  }

  @Test("toggles accept custom styles")
  func toggleStyle() {
    let toggle = Toggle(isOn: .constant(true)) { box(30, 10) }
    expectClose(node(toggle.toggleStyle(Tick())).frame.size, 50, 10)
    expectEqual(node(toggle.toggleStyle(.button)).frame.size, CGSize(width: 54, height: 24))
  }

  @Test("a slider with a neutral value is filled from there, and selects only enabled values")
  func neutralSlider() throws {
    func fill(_ value: Double, _ neutral: Double?) throws -> CGRect {
      let slider = Slider(value: .constant(value), in: 0...10, neutralValue: neutral) {
        Text("Balance")
      }
      let tree = layout(200, nil) { slider }
      return try require(tree.nodes.last { $0.name.contains("Capsule") && $0.frame.height == 4 })
        .frame
    }
    try expectEqual(fill(8, nil), CGRect(x: 0, y: try fill(8, nil).minY, width: 160, height: 4))
    try expectEqual(fill(8, 5).minX, 100)
    try expectEqual(fill(8, 5).maxX, 160)
    try expectEqual(fill(2, 5).minX, 40)
    try expectEqual(fill(2, 5).maxX, 100)
    var value = 5.0
    let limited = ImageRenderer(
      content: Slider(
        value: Binding(get: { value }, set: { value = $0 }), in: 0...10, enabledBounds: 2...6
      ) {
        Text("Limited")
      } ticks: {
        SliderTick(2)
      })
    try limited.set("Limited", to: 9)
    expectEqual(value, 6)
  }

  private struct Marks: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack { configuration.markedValueLabels }
    }
  }

  @Test("a custom gauge style gets the labels of marked values, and the system's show none")
  func markedGauge() {
    let gauge = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    } markedValueLabels: {
      Text("low").tag(0.2)
      Text("high").tag(0.8)
    }
    expectEqual(layout(200, nil) { gauge.gaugeStyle(Marks()) }.texts, ["low", "high"])
    let plain = Gauge(value: 0.5) {
      Text("Fuel")
    } currentValueLabel: {
      Text("half")
    }
    expectEqual(layout(200, nil) { gauge }.texts, layout(200, nil) { plain }.texts)
    expectEqual(layout(200, nil) { plain.gaugeStyle(Marks()) }.texts, [])
  }

  @Test("a slider is 31 points tall, with its thumb at the value")
  func slider() {
    func thumb(_ value: Double) -> CGFloat {
      let tree = layout(227, nil) { Slider(value: .constant(value), in: 0...10) }
      return tree.nodes.first { $0.type == "Circle" }?.frame.midX ?? 0
    }
    expectClose(node(Slider(value: .constant(0.5)), 227).frame.size, 227, 31)
    expectClose([thumb(0), thumb(5), thumb(10), thumb(99)], [13.5, 113.5, 213.5, 213.5])
  }

  @Test("segments have equal widths and the row is 32 points tall")
  func segmented() {
    let tree = layout(304, nil) {
      Picker("Size", selection: .constant(2)) {
        Text("S").named("s").tag(1)
        Text("Medium").named("m").tag(2)
        Text("XL").named("l").tag(3)
      }
      .pickerStyle(.segmented)
    }
    expectEqual(tree.root.frame.size, CGSize(width: 304, height: 32))
    expectClose(tree.frames("s", "m", "l").map(\.midX), [52, 152, 252], tolerance: 0.5)
  }

  @Test("a menu shows only the selected option")
  func menu() {
    func shown(_ selection: String?) -> [String] {
      layout(300, nil) {
        Picker("Pet", selection: .constant(selection)) {
          ForEach(["Cat", "Dog"], id: \.self) { Text($0).tag(Optional($0)) }
        }
      }.texts
    }
    expectEqual(shown("Dog"), ["Dog"])
    expect(shown("Bird").isEmpty)
    expect(shown(nil).isEmpty)
  }

  @Test("an optional selection matches non-optional tags")
  func optionalSelection() throws {
    enum Pet: Hashable { case cat, dog }
    func shown(_ selection: Pet?, includingOptional: Bool) -> [String] {
      layout(300, nil) {
        Picker("Pet", selection: .constant(selection)) {
          Text("Cat").tag(Pet.cat, includeOptional: includingOptional)
          Text("Dog").tag(Pet.dog, includeOptional: includingOptional)
          Text("None").tag(Pet?.none)
        }
      }.texts
    }
    expectEqual(shown(.dog, includingOptional: true), ["Dog"])
    expect(shown(.dog, includingOptional: false).isEmpty)
    expectEqual(shown(nil, includingOptional: true), ["None"])
  }

  // MARK: Labels and fields

  @Test("a label's icon and title share a baseline")
  func label() {
    let tree = layout(nil, nil) { Label("Title", systemImage: "star") }
    let parts = [tree.nodes.first { $0.type == "Image" }, tree.nodes.first { $0.type == "Text" }]
      .compactMap { $0 }
    let lines = parts.map { $0.frame.minY + $0.dimensions[.firstTextBaseline] }
    expect(lines.count == 2 && lines[0] == lines[1])
    expectEqual(parts[1].frame.minX, parts[0].frame.maxX + 8)
    let title = layout(nil, nil) { Label("Title", systemImage: "star").labelStyle(.titleOnly) }
    expect(!title.nodes.contains { $0.type == "Image" })
    let icon = layout(nil, nil) { Label("Title", systemImage: "star").labelStyle(.iconOnly) }
    expect(!icon.nodes.contains { $0.type == "Text" })
  }

  @Test("text fields are as wide as proposed and 22 points tall, or 34 with a border")
  func textFields() {
    expectClose(node(TextField("Name", text: .constant("")), 200).frame.size, 200, 22)
    expectClose(
      node(TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder), 200)
        .frame.size, 200, 34)
    func strings(_ field: some View) -> [String] {
      layout(200, nil) { field }.texts
    }
    expectEqual(strings(TextField("Name", text: .constant(""))), ["Name"])
    expectEqual(strings(TextField("Name", text: .constant(""), prompt: Text("Ada"))), ["Ada"])
    expectEqual(strings(TextField("Name", text: .constant("Bob"))), ["Bob"])
    expectEqual(strings(SecureField("Word", text: .constant("abc"))), ["•••"])
  }

  @Test("labeled content and group boxes have the expected layout")
  func labelled() {
    let row = layout(200, nil) {
      LabeledContent {
        box(30, 10).named("value")
      } label: {
        box(50, 10).named("label")
      }
    }
    expectClose(row.frames("label", "value").map(\.minX), [0, 170])
    let group = layout(200, nil) {
      GroupBox {
        box(50, 20).named("content")
      } label: {
        box(60, 10).named("label")
      }
    }
    expectEqual(group["label"].frame.origin.x, 16)
    expectClose(group["content"].frame, CGRect(75, 34, 50, 20))
    expectClose(group.root.frame.size, 200, 70)
  }

  @Test("group boxes are on the background style, and inside of others on the next level")
  func groupBoxBackgrounds() throws {
    func paints(_ view: some View) throws -> [Paint] {
      try ImageRenderer(content: view.frame(width: 100)).displayList().items.compactMap {
        if case .fill(_, let paint, _) = $0 { paint } else { nil }
      }
    }
    let (gray, inner) = (Color(.secondaryBackground), Color(.tertiaryBackground))
    let box = GroupBox { EmptyView() }
    try expectEqual(paints(box), paints(gray.frame(height: 40)))
    try expectEqual(
      paints(box.backgroundStyle(.yellow)), paints(Color.yellow.frame(height: 40)))
    try expectEqual(
      paints(GroupBox { box }),
      paints(
        VStack {
          gray.frame(height: 40)
          inner.frame(height: 40)
        }))
  }

  @Test("gauges are a 58-point ring or a bar as wide as proposed")
  func gauges() {
    let ring = Gauge(value: 0.5) { Text("x") }.gaugeStyle(.accessoryCircular)
    expectClose(node(ring).frame.size, 58, 58)
    expectEqual(node(Gauge(value: 0.5) { Text("x") }, 200).frame.width, 200)
    let odd = layout(100, nil) { Gauge(value: 20, in: 0...10) { Text("x") } }
    expectEqual(odd.diagnostics.count, 1)
  }

  @Test("disabled controls look different from enabled ones")
  func disabled() throws {
    func check(_ view: some View) throws {
      try expect(items(view.frame(width: 200)) != items(view.frame(width: 200).disabled(true)))
    }
    try check(Button("a") {})
    try check(Button("a") {}.buttonStyle(.bordered))
    try check(Button("a") {}.buttonStyle(.plain))
    try check(Toggle("a", isOn: .constant(true)))
    try check(Slider(value: .constant(0.5)))
    try check(Stepper("a", value: .constant(1)))
    try check(TextField("a", text: .constant("b")))
    try check(Picker("a", selection: .constant(1)) { Text("b").tag(1) })
    try check(
      Picker("a", selection: .constant(1)) { Text("b").tag(1) }.pickerStyle(.segmented))
  }
}
