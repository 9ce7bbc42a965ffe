import Combine
import Dispatch
import Expectations
import Galley
import Testing

/// Gestures and names that make views interactive.
@MainActor
@Suite("Taps, gestures and accessibility labels")
struct TapTests {
  private func strings<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  private struct Tapped: View {
    @State private var log = ""
    var body: some View {
      VStack {
        Text(verbatim: log)
        Text("one").onTapGesture { log += "1" }
        Text("two").onTapGesture(count: 2) { log += "2" }
        Text("both").onTapGesture(count: 2) { log += "2" }.onTapGesture { log += "1" }
        HStack { Text("row") }.padding().contentShape(Rectangle()).onTapGesture { log += "r" }
        Text("gesture").gesture(TapGesture().onEnded { log += "g" })
        Text("spot").gesture(SpatialTapGesture().onEnded { _ in log += "s" })
        Text("inner").onTapGesture { log += "i" }.gesture(TapGesture().onEnded { log += "o" })
        Button("simultaneous") { log += "b" }
          .simultaneousGesture(TapGesture().onEnded { log += "t" })
        Button("priority") { log += "b" }.highPriorityGesture(TapGesture().onEnded { log += "h" })
        Text("masked").gesture(TapGesture().onEnded { log += "x" }, including: .subviews)
        Text("drag").gesture(DragGesture().onChanged { _ in log += "x" })
        Text("off").onTapGesture { log += "x" }.allowsHitTesting(false)
      }
    }
  }

  private func log(tapping names: String...) throws -> String {
    let renderer = ImageRenderer(content: Tapped())
    for name in names { try renderer.tap(name) }
    return try strings(renderer)[0]
  }

  @Test("a view with a tap gesture is a control")
  func taps() throws {
    try expectEqual(log(tapping: "one", "two", "row", "gesture", "spot"), "12rgs")
    try expectEqual(log(tapping: "both"), "1")
  }

  @Test("inner gestures take precedence unless outer ones are simultaneous or high-priority")
  func precedence() throws {
    try expectEqual(log(tapping: "inner"), "i")
    try expectEqual(log(tapping: "simultaneous"), "bt")
    try expectEqual(log(tapping: "priority"), "h")
  }

  @Test("other gestures add no control", arguments: ["masked", "drag", "off"])
  func others(name: String) {
    let renderer = ImageRenderer(content: Tapped())
    #expect(throws: InteractionError.noControl(name)) { try renderer.tap(name) }
  }

  private struct Composed: View {
    @State private var log = ""
    @GestureState private var offset = CGSize.zero
    private var taps: some Gesture {
      TapGesture(count: 2).onEnded { log += "2" }
        .exclusively(before: TapGesture().onEnded { log += "1" })
    }
    private var mapped: some Gesture<Int> {
      TapGesture().map { 7 }.onEnded { log += "\($0)" }
    }
    private var together: some Gesture {
      DragGesture().updating($offset) { value, state, _ in state = value.translation }
        .simultaneously(with: TapGesture().onEnded { log += "t" })
    }
    private var never: some Gesture {
      LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture()).onEnded { _ in
        log += "x"
      }
    }
    var body: some View {
      VStack {
        Text(verbatim: log)
        Text("taps").gesture(taps)
        Text("mapped").gesture(mapped)
        Text("together").gesture(together).offset(offset)
        Text("never").gesture(never)
        Text("any").gesture(AnyGesture(TapGesture()).onEnded { log += "a" })
        Text("mine").gesture(Mine { log += "m" })
      }
    }
  }

  private struct Mine: Gesture {
    typealias Value = Void
    let action: () -> Void
    var body: some Gesture<Void> { TapGesture().onEnded { action() } }
  }

  @Test("taps are found in composed gestures")
  func composed() throws {
    let renderer = ImageRenderer(content: Composed())
    for name in ["taps", "mapped", "together", "any", "mine"] { try renderer.tap(name) }
    try expectEqual(strings(renderer)[0], "17tam")
    #expect(throws: InteractionError.noControl("never")) { try renderer.tap("never") }
  }

  private struct Labelled: View {
    @State private var log = ""
    @State private var name = ""
    let add = "Add \(1)"
    var body: some View {
      VStack {
        Text(verbatim: log + name)
        Button {
          log += "+"
        } label: {
          Image(systemName: "plus")
        }
        .padding()
        .accessibilityLabel(add)
        .accessibilityHint("Adds a pet")
        Button {
          log += "-"
        } label: {
          Image(systemName: "minus").accessibilityLabel("Remove")
        }
        HStack { Button("inside") { log += "i" } }.accessibilityLabel(Text("Group"))
        TextField("", text: $name).accessibilityLabel("Name")
        VStack { Button("nested") { log += "n" } }.onTapGesture { log += "v" }
      }
    }
  }

  /// Counts the evaluations of views.
  private final class Evaluations { var count = 0 }

  private struct Counted: View {
    let evaluations: Evaluations
    @State private var taps = 0
    var body: some View {
      VStack {
        // Unlike a body, this closure runs for every evaluation.
        ForEach(0..<1) { _ in
          evaluations.count += 1
          return Text(verbatim: "\(taps)")
        }
        Button("more") { taps += 1 }
        Toggle(
          "twice",
          isOn: Binding {
            taps > 1
          } set: {
            taps = $0 ? 2 : 0
          })
      }
    }
  }

  @Test("after an interaction, nothing is reevaluated until something changes")
  func evaluations() throws {
    let evaluations = Evaluations()
    let renderer = ImageRenderer(content: Counted(evaluations: evaluations))
    func count(_ work: () throws -> Void) rethrows -> Int {
      evaluations.count = 0
      try work()
      return evaluations.count
    }
    // Once to find the control, and once for the result of the tap.
    try expectAtLeast(count { try renderer.tap("more") }, 2)
    // Once more to detect that the loop's closure reads state, because it is outside of bodies.
    try expect((1...2).contains(count { try renderer.tap("more") }))
    try expectEqual(count { try renderer.set("twice", to: false) }, 1)
    // Work enqueued on the main queue runs, and changes nothing here.
    var wasDone = false
    DispatchQueue.main.async { wasDone = true }
    var list: DisplayList?
    try expectEqual(count { list = try renderer.displayList() }, 0)
    expect(wasDone)
    // The evaluation serves one call, so that a renderer stores only its state.
    var again: DisplayList?
    try expectEqual(count { again = try renderer.displayList() }, 1)
    expectEqual(again, list)
    try renderer.tap("more")
    renderer.scale = 3
    try expectEqual(count { _ = try renderer.displayList() }, 1)
    try renderer.tap("more")
    // Layout trees contain more than interactions need.
    var shown: [String] = []
    try expectEqual(count { shown = try strings(renderer) }, 1)
    expectEqual(shown.first, "2")
  }

  private final class Count: ObservableObject { @Published var value = 0 }

  private struct Observing: View {
    @ObservedObject var model: Count
    @State private var taps = 0
    var body: some View {
      VStack {
        Text(verbatim: "\(taps) \(model.value)")
        Button("more") { taps += 1 }
      }
    }
  }

  @Test("changes after an interaction are shown")
  func changesAfterwards() throws {
    let model = Count()
    let renderer = ImageRenderer(content: Observing(model: model))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    try renderer.tap("more")
    model.value = 7
    let list = try renderer.displayList()
    try renderer.tap("more")
    DispatchQueue.main.async { model.value = 8 }
    let later = try renderer.displayList()
    expect(list != later)
    try expectEqual(strings(renderer)[0], "2 8")
    let fresh = ImageRenderer(content: Observing(model: model))
    fresh.proposedSize = renderer.proposedSize
    try fresh.tap("more")
    try fresh.tap("more")
    try expectEqual(fresh.displayList(), later)
  }

  @Test("an accessibility label names a control")
  func labels() throws {
    let renderer = ImageRenderer(content: Labelled())
    try renderer.tap("Add 1")
    try renderer.tap("Remove")
    try renderer.tap("Group")
    try renderer.set("Name", to: "Ada")
    try renderer.tap("nested")
    try expectEqual(strings(renderer)[0], "+-inAda")
  }

  @Test("accessibility traits form a set")
  func traits() {
    var traits: AccessibilityTraits = [.isButton, .isHeader]
    expect(traits.contains(.isButton))
    expect(!traits.contains(.isImage))
    expectEqual(traits.remove(.isButton), .isButton)
    expect(traits.insert(.isImage).inserted)
    expectEqual(traits.update(with: .isImage), .isImage)
    expectEqual(traits.union(.isLink).intersection([.isLink, .isButton]), .isLink)
    expectEqual(traits.symmetricDifference([.isImage]), .isHeader)
  }
}
