import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// The names of controls and the values that they accept.
@MainActor
@Suite("Control values")
struct ControlValueTests {
  private func strings<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().texts
  }

  /// A value and a control for it.
  private struct Host<Value, Content: View>: View {
    @State var value: Value
    @ViewBuilder let content: (Binding<Value>) -> Content
    var body: some View {
      content($value)
      Text(verbatim: "= \(value)")
    }
  }

  private func renderer<Value, V: View>(
    _ value: Value, @ViewBuilder _ content: @escaping (Binding<Value>) -> V
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Host(value: value, content: content))
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    return renderer
  }

  private func value<V: View>(_ renderer: ImageRenderer<V>) throws -> String {
    try String(strings(renderer).last?.dropFirst(2) ?? "")
  }

  @Test("date and color pickers provide their values to editors")
  func editedValues() throws {
    func value(_ view: some View) throws -> String? {
      let placed = layout(300, nil) { view }.placed
      let index = try require(placed.nodes.indices.first { placed.control(of: $0) != nil })
      return placed.control(of: index)?.value
    }
    let date = Date(timeIntervalSince1970: 1_790_000_000)
    let picker = DatePicker("Due", selection: .constant(date))
    try expectEqual(value(picker), "2026-09-21T14:13:20Z")
    let zone = try require(TimeZone(secondsFromGMT: 5400))
    try expectEqual(value(picker.environment(\.timeZone, zone)), "2026-09-21T15:43:20+01:30")
    let style = Date.ISO8601FormatStyle(timeZoneSeparator: .colon)
    try expectEqual(style.parse("2026-09-21T15:43:20+01:30"), date)
    try expectEqual(style.parse("2026-09-21T14:13:20Z"), date)
    let color = Color(red: 1, green: 0.5, blue: 0, opacity: 0.5)
    try expectEqual(value(ColorPicker("Tint", selection: .constant(color))), "#FF8000")
  }

  // MARK: Names

  @Test("a control is named by its label, even if hidden")
  func labels() throws {
    let slider = renderer(0.0) { Slider(value: $0) { Text("Volume") } }
    try slider.set("Volume", to: 0.25)
    try expectEqual(value(slider), "0.25")
    try expect(strings(slider), lacks: "Volume")

    let toggle = renderer(false) { Toggle("Sound", isOn: $0).labelsHidden() }
    try toggle.tap("Sound")
    try expectEqual(value(toggle), "true")

    let field = renderer("") { TextField("Name", text: $0, prompt: Text("Ada")) }
    try field.set("Name", to: "Bob")
    try field.set("Name", to: "Eve")
    try expectEqual(value(field), "Eve")

    let secret = renderer("a") { SecureField("Word", text: $0) }
    try secret.set("Word", to: "b")
    try expectEqual(value(secret), "b")

    let picker = renderer(1) { selection in
      Picker("Size", selection: selection) {
        Text("S").tag(1)
        Text("L").tag(2)
      }
      .pickerStyle(.segmented)
    }
    try picker.set("Size", to: 2)
    try expectEqual(value(picker), "2")

    let icon = renderer(0) { count in
      Button("Add", systemImage: "plus") { count.wrappedValue += 1 }.labelStyle(.iconOnly)
    }
    try icon.tap("Add")
    try expectEqual(value(icon), "1")

    let composed = renderer(0.0) { value in
      Slider(value: value) {
        HStack {
          Image(systemName: "star")
          Label("Stars", systemImage: "star")
        }
      }
    }
    try composed.set("Stars", to: 1)
    try expectEqual(value(composed), "1.0")
  }

  @Test("a visible text takes precedence over a hidden label")
  func precedence() throws {
    let renderer = renderer(0.0) { value in
      Button("Volume") { value.wrappedValue = 7 }
      Slider(value: value) { Text("Volume") }
    }
    try renderer.tap("Volume")
    try expectEqual(value(renderer), "7.0")
    let beside = self.renderer(0.0) { value in
      HStack {
        Text("Volume")
        Slider(value: value) { Text("Volume") }
      }
    }
    try beside.set("Volume", to: 1)
    try expectEqual(value(beside), "1.0")
  }

  // MARK: Numbers

  @Test("a slider accepts numbers of any type")
  func numbers() throws {
    let slider = renderer(0.0) { Slider(value: $0, in: 0...10) { Text("s") } }
    func check(_ number: some Hashable, _ expected: String) throws {
      try slider.set("s", to: number)
      try expectEqual(value(slider), expected, "\(type(of: number))")
    }
    try check(Float(0.5), "0.5")
    try check(CGFloat(1.5), "1.5")
    try check(Float16(2.5), "2.5")
    try check(Double(3.5), "3.5")
    try check(4, "4.0")
    try check(UInt8(5), "5.0")
    try check(Int64(6), "6.0")
    try check(UInt.max, "10.0")
    try check(-Double.infinity, "0.0")
    for wrong in [AnyHashable("7"), AnyHashable(true), AnyHashable(Double.nan)] {
      #expect(throws: InteractionError.wrongValue("s")) { try slider.set("s", to: wrong) }
    }
    let small = renderer(Float(0)) { Slider(value: $0) { Text("s") } }
    try small.set("s", to: 0.1)
    try expectEqual(value(small), "0.1")
  }

  @Test("a stepped slider shows and sets the nearest step")
  func steps() throws {
    func thumb(_ value: Double, _ step: Double) -> CGFloat {
      let tree = layout(227, nil) { Slider(value: .constant(value), in: 0...10, step: step) }
      return tree.nodes.first { $0.type == "Circle" }?.frame.midX ?? 0
    }
    expectClose([thumb(4, 5), thumb(1, 5), thumb(6.2, 0.5)], [113.5, 13.5, 133.5])
    // The last step does not reach the upper bound.
    expectClose([thumb(10, 4), thumb(9.5, 4)], [173.5, 173.5])
    for none in [0, -1, .nan, .infinity] { expectClose([thumb(4, none)], [93.5]) }

    let slider = renderer(1.0) { Slider(value: $0, in: 1...10, step: 2) { Text("s") } }
    for (number, expected) in [(4.2, "5.0"), (0, "1.0"), (99, "9.0"), (3.9, "3.0")] {
      try slider.set("s", to: number)
      try expectEqual(value(slider), expected)
    }
    let tiny = renderer(0.0) {
      Slider(value: $0, in: 0...1, step: .leastNonzeroMagnitude) { Text("s") }
    }
    try tiny.set("s", to: 0.5)
    try expectEqual(value(tiny), "0.5")
    let wide = layout(227, nil) {
      Slider(value: .constant(1), in: -Double.greatestFiniteMagnitude...1e308, step: 1)
    }
    expect(wide.nodes.allSatisfy { $0.frame.isFinite })
    let tree = layout(227, nil) { Slider(value: .constant(11), in: 0...10, step: 3) }
    expectEqual(tree.diagnostics.count, 1)
  }

  @Test("a value outside of its range is reported for the control that shows it")
  func valuesOutside() {
    func views(_ view: some View) -> [String] { LayoutTree(of: view).diagnostics.map(\.view) }
    expectEqual(views(Slider(value: .constant(5.0))), ["Slider"])
    expectEqual(views(Gauge(value: 5) { Text("Gauge") }), ["Gauge"])
    expectEqual(views(ProgressView(value: 5)), ["ProgressView"])
    expectEqual(views(Slider(value: .constant(0.5))), [])
  }

  @Test("a stepper's buttons change the value within its bounds")
  func stepper() throws {
    let stepper = renderer(3) { Stepper("Count", value: $0, in: 0...5, step: 2) }
    try stepper.tap("Increment")
    try expectEqual(value(stepper), "5")
    #expect(throws: InteractionError.disabled("Increment")) { try stepper.tap("Increment") }
    for expected in ["3", "1", "0"] {
      try stepper.tap("Decrement")
      try expectEqual(value(stepper), expected)
    }
    try stepper.set("Count", to: 99)
    try expectEqual(value(stepper), "5")
    #expect(throws: InteractionError.wrongValue("Count")) { try stepper.set("Count", to: 1.5) }
    #expect(throws: InteractionError.notTappable("Count")) { try stepper.tap("Count") }

    let free = renderer(0.5) { Stepper("Count", value: $0, step: 0.25) }
    try free.tap("Decrement")
    try expectEqual(value(free), "0.25")

    let own = renderer(0) { count in
      Stepper("Own") {
        count.wrappedValue += 10
      } onDecrement: {
        count.wrappedValue -= 1
      }
    }
    try own.tap("Increment")
    try own.tap("Decrement")
    try expectEqual(value(own), "9")
  }

  @Test("steps stop at the limits of the value's type")
  func overflow() throws {
    let small = renderer(UInt8(250)) { Stepper("c", value: $0, step: 10) }
    try small.tap("Increment")
    try expectEqual(value(small), "250")
    let bounded = renderer(UInt8(250)) { Stepper("c", value: $0, in: 3...255, step: 10) }
    try bounded.tap("Increment")
    try expectEqual(value(bounded), "255")
    let large = renderer(Int.max) { Stepper("c", value: $0) }
    try large.tap("Increment")
    try expectEqual(value(large), "\(Int.max)")
    let least = renderer(0) { Stepper("c", value: $0, step: .min) }
    try least.tap("Decrement")
    try least.tap("Increment")
    try expectEqual(value(least), "0")
    #expect(throws: InteractionError.wrongValue("c")) { try small.set("c", to: 300) }
  }

  @Test("a field formats and parses in the picture's locale")
  func formattedFields() throws {
    let renderer = renderer(1234.5) { TextField("Amount", value: $0, format: .number) }
    try expectEqual(strings(renderer), ["1,234.5", "= 1234.5"])
    renderer.environment.locale = Locale(identifier: "de_DE")
    try expectEqual(strings(renderer), ["1.234,5", "= 1234.5"])
    try renderer.set("Amount", to: "7.654,25")
    try expectEqual(strings(renderer), ["7.654,25", "= 7654.25"])
    let named = self.renderer(Optional(0.5)) {
      TextField("Part", value: $0, format: .percent.locale(Locale(identifier: "en_US")))
    }
    named.environment.locale = Locale(identifier: "de_DE")
    try expectEqual(strings(named).first, "50%")
    try named.set("Part", to: "")
    try expectEqual(value(named), "nil")
    try named.set("Part", to: "25%")
    try expectEqual(value(named), "Optional(0.25)")
    // The format also follows a nested environment with a different locale.
    let inner = self.renderer(1234.5) {
      TextField("Amount", value: $0, format: .number)
        .environment(\.locale, Locale(identifier: "de_DE"))
    }
    try inner.set("Amount", to: "1,5")
    try expectEqual(strings(inner), ["1,5", "= 1.5"])
  }

  @Test("a date picker accepts dates within its range")
  func dates() throws {
    let (start, end) = (Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 1e9))
    let picker = renderer(start) { DatePicker(selection: $0, in: start...end) { Text("Day") } }
    try picker.set("Day", to: Date(timeIntervalSince1970: 2e9))
    try expectEqual(value(picker), "\(end)")
    #expect(throws: InteractionError.wrongValue("Day")) { try picker.set("Day", to: 3) }
  }

  @Test("a link opens its URL")
  func link() throws {
    var opened: [URL] = []
    let url = try require(URL(string: "https://example.org/a"))
    let renderer = ImageRenderer(
      content: Link("Go", destination: url)
        .environment(
          \.openURL,
          OpenURLAction {
            opened.append($0)
            return .handled
          }))
    try renderer.tap("Go")
    expectEqual(opened, [url])
  }
}
