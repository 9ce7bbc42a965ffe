import Combine
import Expectations
import Galley
import Observation
import TestSupport
import Testing

/// State by identity, and evaluation until nothing changes.
@MainActor
@Suite("State, identity and updates")
struct StateTests {
  private func strings<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().texts
  }

  // MARK: State

  private struct Counter: View {
    let title: String
    @State private var count = 0
    var body: some View {
      Button("\(title): \(count)") { count += 1 }.accessibilityIdentifier(title)
    }
  }

  @Test("state survives evaluations and belongs to one position")
  func counters() throws {
    let renderer = ImageRenderer(
      content: VStack {
        Counter(title: "a")
        Counter(title: "b")
      })
    try expectEqual(strings(renderer), ["a: 0", "b: 0"])
    try renderer.tap("a")
    try renderer.tap("a")
    try renderer.tap("b: 0")
    try expectEqual(strings(renderer), ["a: 2", "b: 1"])
    try expectGreater(ImageRenderer(content: Counter(title: "a")).layoutTree().nodes.count, 0)
  }

  private struct Branches: View {
    @State private var isFirst = true
    var body: some View {
      VStack {
        Button("switch") { isFirst.toggle() }
        if isFirst { Counter(title: "one") } else { Counter(title: "two") }
      }
    }
  }

  @Test("a branch has its own identity; its state is discarded with it")
  func branches() throws {
    let renderer = ImageRenderer(content: Branches())
    try renderer.tap("one")
    try expect(strings(renderer), contains: "one: 1")
    try renderer.tap("switch")
    try expect(strings(renderer), contains: "two: 0")
    try renderer.tap("switch")
    try expect(strings(renderer), contains: "one: 0")
  }

  private struct Reordering: View {
    @State private var names = ["x", "y", "z"]
    @State private var generation = 0
    var body: some View {
      VStack {
        Button("reverse") { names.reverse() }
        Button("renew") { generation += 1 }
        ForEach(names, id: \.self) { Counter(title: $0) }.id(generation)
      }
    }
  }

  @Test("elements of ForEach keep their state when moved; new ids start with new state")
  func reordering() throws {
    let renderer = ImageRenderer(content: Reordering())
    try renderer.tap("x")
    try renderer.tap("z")
    try renderer.tap("z")
    try renderer.tap("reverse")
    try expectEqual(strings(renderer).suffix(3), ["z: 2", "y: 0", "x: 1"])
    try renderer.tap("renew")
    try expectEqual(strings(renderer).suffix(3), ["z: 0", "y: 0", "x: 0"])
  }

  @Test("elements with duplicate ids are all shown and reported once")
  func duplicateIDs() {
    let tree = LayoutTree(of: VStack { ForEach(["a", "b", "a", "a"], id: \.self) { Text($0) } })
    expectEqual(tree.texts, ["a", "b", "a", "a"])
    expectEqual(tree.diagnostics.count, 1)
    expectEqual(tree.diagnostics.first?.view, "ForEach")
  }

  private struct Settings: View {
    @State private var isOn = false
    @State private var volume = 0.25
    @State private var name = ""
    @State private var size = "S"
    var body: some View {
      VStack {
        Toggle("Sound", isOn: $isOn)
        Slider(value: $volume, in: 0...10).accessibilityIdentifier("volume")
        TextField("Name", text: $name)
        Picker("Size", selection: $size) {
          Text("S").tag("S")
          Text("L").tag("L")
        }
        Text("\(isOn ? "on" : "off") \(Int(volume)) \(name) \(size)")
        Button("Never") {}.disabled(true)
      }
    }
  }

  @Test("controls are found by identifier or label")
  func controls() throws {
    let renderer = ImageRenderer(content: Settings())
    renderer.proposedSize = ProposedViewSize(width: 300, height: nil)
    try renderer.tap("Sound")
    try renderer.set("volume", to: 99)
    try renderer.set("Name", to: "Ada")
    try renderer.set("Size", to: "L")
    try expect(strings(renderer), contains: "on 10 Ada L")
    try renderer.set("Sound", to: false)
    try expect(strings(renderer), contains: "off 10 Ada L")
    #expect(throws: InteractionError.noControl("nothing")) { try renderer.tap("nothing") }
    #expect(throws: InteractionError.disabled("Never")) { try renderer.tap("Never") }
    #expect(throws: InteractionError.wrongValue("Sound")) { try renderer.set("Sound", to: 3) }
    #expect(throws: InteractionError.wrongValue("Size")) { try renderer.set("Size", to: 3) }
  }

  private struct Editing: View {
    struct Row: Identifiable {
      let id: Int
      var text: String
    }
    @State private var rows = [Row(id: 1, text: "one"), Row(id: 2, text: "two")]
    var body: some View {
      VStack {
        ForEach($rows) { $row in TextField("field \(row.id)", text: $row.text) }
        Text(rows.map(\.text).joined(separator: " "))
      }
    }
  }

  @Test("elements of a collection can be changed through its binding")
  func bindingElements() throws {
    let renderer = ImageRenderer(content: Editing())
    try renderer.set("two", to: "zwei")
    try expect(strings(renderer), contains: "one zwei")
    let number = Binding<Int>.constant(3)
    expectEqual(Binding<Int?>(number).wrappedValue, 3)
    expectNil(Binding<Int>(Binding<Int?>.constant(nil)).map(\.wrappedValue))
  }

  // MARK: Updates in response to layout

  private struct Equalised: View {
    @State private var width: CGFloat?
    var body: some View {
      VStack(alignment: .leading) {
        ForEach([30, 80, 55], id: \.self) { length in
          Color.red.frame(width: length, height: 10)
            .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = max(width ?? 0, $0) }
            .frame(width: width)
            .accessibilityIdentifier("\(Int(length))")
        }
      }
    }
  }

  @Test("state set from geometry triggers another layout pass")
  func geometry() {
    let tree = LayoutTree(of: Equalised())
    for id in ["30", "80", "55"] { expectEqual(tree[id].frame.width, 80) }
    expect(tree.diagnostics.isEmpty)
  }

  private struct Restless: View {
    @State private var width: CGFloat = 1
    var body: some View {
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: CGFloat.self, of: \.size.width) { width = $0 + 1 }
    }
  }

  @Test("a view that changes in every pass is drawn in its last state and reported")
  func restless() {
    let tree = LayoutTree(of: Restless())
    expectEqual(tree.diagnostics.count, 1)
    expectEqual(tree.diagnostics.first?.view, "Restless")
  }

  private struct LifeCycle: View {
    @State private var log: [String] = []
    @State private var number = 0
    let subject: PassthroughSubject<Int, Never>
    var body: some View {
      VStack {
        Text(log.joined(separator: " "))
        Button("next") { number += 1 }
      }
      .onAppear { log.append("appear") }
      .onChange(of: number) { old, new in log.append("\(old)-\(new)") }
      .onReceive(subject) { log.append("got\($0)") }
      .task {
        log.append("task")
        await Task.yield()
        log.append("late")
      }
    }
  }

  @MainActor private final class TaskLog {
    var words: [String] = []
  }

  private struct Working: View {
    let log: TaskLog
    @State private var number = 0
    @State private var isShown = true
    var body: some View {
      Button("next") { number += 1 }
      Button("hide") { isShown = false }
      if isShown {
        Text("work").task(id: number) {
          let number = number
          log.words.append("starts \(number)")
          await withTaskCancellationHandler {
            try? await Task.sleep(for: .seconds(600))
          } onCancel: {
            MainActor.assumeIsolated { log.words.append("ends \(number)") }
          }
        }
      }
    }
  }

  @Test("a task ends when it is replaced, or when its view or renderer is removed")
  func endingTasks() throws {
    let log = TaskLog()
    do {
      let renderer = ImageRenderer(content: Working(log: log))
      _ = try renderer.layoutTree()
      try renderer.tap("next")
      try renderer.tap("next")
      expectEqual(log.words, ["starts 0", "ends 0", "starts 1", "ends 1", "starts 2"])
      log.words = []
      try renderer.tap("hide")
      expectEqual(log.words, ["ends 2"])
    }
    do {
      let renderer = ImageRenderer(content: Working(log: log))
      _ = try renderer.layoutTree()
      log.words = []
    }
    expectEqual(log.words, ["ends 0"])
  }

  @Test("appearance, changes and received values are handled, and tasks run until they suspend")
  func lifeCycle() throws {
    let subject = PassthroughSubject<Int, Never>()
    let renderer = ImageRenderer(content: LifeCycle(subject: subject))
    try expect(strings(renderer)[0] == "task appear" || strings(renderer)[0] == "appear task")
    try renderer.tap("next")
    subject.send(7)
    let words = try strings(renderer)[0]
    expect(words, endsWith: "0-1 got7")
    expect(words, lacks: "late")
  }

  @Test("tasks may have names")
  func namedTasks() throws {
    let log = TaskLog()
    let view = Color.red.task(name: "load") { log.words.append("loads") }
      .task(id: 1, name: "watch", priority: .low) { log.words.append("watches") }
    _ = try ImageRenderer(content: view).layoutTree()
    expectEqual(log.words.sorted(), ["loads", "watches"])
  }

  private struct Metric: View {
    @ScaledMetric private var side = 20.0
    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test("a metric scales with the text size")
  func scaledMetric() {
    expectEqual(LayoutTree(of: Metric()).root.frame.width, 20)
    expectGreater(LayoutTree(of: Metric().dynamicTypeSize(.accessibility5)).root.frame.width, 50)
  }

  @Test("rows of a list never come from an earlier picture")
  func listRows() throws {
    struct Names: View {
      let model: NameModel
      var body: some View {
        List(model.names, id: \.self) { Text($0) }
      }
    }
    let model = NameModel()
    let renderer = ImageRenderer(content: Names(model: model))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
    let texts = { try renderer.layoutTree().texts }
    for round in 0..<20 {
      model.names = (0...(round % 4)).map { "\(round).\($0)" }
      try expectEqual(texts(), model.names)
      // Another picture reuses the memory of earlier nodes.
      _ = try ImageRenderer(content: VStack { ForEach(0..<50) { Text("x\($0)") } }).displayList()
      try expectEqual(texts(), model.names)
    }
  }
}

@Observable
private final class NameModel {
  var names: [String] = []
}
