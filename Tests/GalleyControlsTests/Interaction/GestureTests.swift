import Expectations
import Galley
import Testing

/// Taps of composed gestures and of views with several controls.
@MainActor
@Suite("Composed gestures")
struct GestureTests {
  final class Log {
    private var words = ""
    func note(_ word: String) { words += word }
    func take() -> String {
      defer { words = "" }
      return words
    }
  }

  private func tap(_ view: some View, _ name: String = "x") throws {
    try ImageRenderer(content: view).tap(name)
  }

  private func tapGesture(_ log: Log, _ word: String, count: Int = 1) -> some Gesture<Void> {
    TapGesture(count: count).onEnded { log.note(word) }
  }

  // MARK: Gestures

  @Test("both simultaneous gestures occur unless one takes fewer taps")
  func simultaneously() throws {
    let log = Log()
    func check(_ gesture: some Gesture, _ expected: String, _ comment: Comment) throws {
      try tap(Text("x").gesture(gesture), "x")
      expectEqual(log.take(), expected, comment)
    }
    let (a, b) = (tapGesture(log, "a"), tapGesture(log, "b"))
    try check(a.simultaneously(with: b), "ab", "two taps")
    try check(tapGesture(log, "2", count: 2).simultaneously(with: b), "b", "the shorter one")
    try check(a.simultaneously(with: tapGesture(log, "2", count: 2)), "a", "the shorter one")
    try check(a.simultaneously(with: DragGesture()), "a", "a gesture that never occurs")
    try check(a.simultaneously(with: b).simultaneously(with: tapGesture(log, "c")), "abc", "three")
    try check(
      a.simultaneously(with: TapGesture().map { 7 }).onEnded { value in
        log.note("(\(value.first != nil) \(value.second ?? 0))")
      }, "a(true 7)", "both values, once")
    try check(
      a.simultaneously(with: TapGesture(count: 3).map { 7 }).onEnded { value in
        log.note("(\(value.first != nil) \(value.second ?? 0))")
      }, "a(true 0)", "the value of one gesture")
  }

  @Test("sequenced gestures add up their taps")
  func sequenced() throws {
    let log = Log()
    let (a, b) = (tapGesture(log, "a"), tapGesture(log, "b"))
    try tap(
      Text("x").gesture(
        a.sequenced(before: b).onEnded {
          if case .second(_, let second) = $0, second != nil { log.note("!") }
        }))
    expectEqual(log.take(), "ab!")
    try tap(Text("x").gesture(a.sequenced(before: DragGesture()).onEnded { _ in log.note("!") }))
    expectEqual(log.take(), "a")
    let never = Text("x").gesture(LongPressGesture().sequenced(before: b))
    #expect(throws: InteractionError.noControl("x")) { try tap(never) }
    // The sequence needs two taps, so a single tap goes to the other gesture.
    try tap(Text("x").gesture(a.sequenced(before: b)).onTapGesture { log.note("o") })
    expectEqual(log.take(), "o")
  }

  @Test("an exclusive gesture falls back to the second gesture")
  func exclusively() throws {
    let log = Log()
    let (a, b) = (tapGesture(log, "a"), tapGesture(log, "b"))
    try tap(Text("x").gesture(a.exclusively(before: b)))
    expectEqual(log.take(), "a")
    try tap(Text("x").gesture(tapGesture(log, "2", count: 2).exclusively(before: b)))
    expectEqual(log.take(), "b")
    try tap(
      Text("x").gesture(
        LongPressGesture().exclusively(before: b).onEnded {
          if case .second = $0 { log.note("!") }
        }))
    expectEqual(log.take(), "b!")
  }

  // MARK: Modifiers

  @Test("simultaneous gestures of a view and its ancestors all occur")
  func simultaneousModifiers() throws {
    let log = Log()
    let button = Button("x") { log.note("x") }
    try tap(
      button.simultaneousGesture(tapGesture(log, "a")).simultaneousGesture(tapGesture(log, "b")))
    expectEqual(log.take(), "xab")
    // Around a modifier that adds a node, and around a stack.
    try tap(button.padding().simultaneousGesture(tapGesture(log, "a")))
    expectEqual(log.take(), "xa")
    try tap(
      VStack {
        button
        Text("y")
      }.simultaneousGesture(tapGesture(log, "a")))
    expectEqual(log.take(), "xa")
    try tap(button.simultaneousGesture(tapGesture(log, "2", count: 2)))
    expectEqual(log.take(), "x")
    try tap(
      Text("x").onTapGesture(count: 2) { log.note("2") }.simultaneousGesture(tapGesture(log, "a")))
    expectEqual(log.take(), "a")
  }

  @Test("high-priority gestures precede those of subviews")
  func highPriority() throws {
    let log = Log()
    let button = Button("x") { log.note("x") }
    try tap(button.highPriorityGesture(tapGesture(log, "h")))
    expectEqual(log.take(), "h")
    try tap(HStack { button.padding() }.highPriorityGesture(tapGesture(log, "h")))
    expectEqual(log.take(), "h")
    // A double-tap gesture leaves a single tap to the button.
    try tap(button.highPriorityGesture(tapGesture(log, "h", count: 2)))
    expectEqual(log.take(), "x")
    try tap(
      button.simultaneousGesture(tapGesture(log, "a")).highPriorityGesture(tapGesture(log, "h")))
    expectEqual(log.take(), "h")
    try tap(
      button.highPriorityGesture(tapGesture(log, "h")).simultaneousGesture(tapGesture(log, "a")))
    expectEqual(log.take(), "ha")
    try tap(button.highPriorityGesture(tapGesture(log, "h"), isEnabled: false))
    expectEqual(log.take(), "x")
  }

  @Test("an outer gesture leaves taps to inner controls")
  func outer() throws {
    let log = Log()
    let button = Button("x") { log.note("x") }
    try tap(VStack { button.padding() }.onTapGesture { log.note("o") })
    expectEqual(log.take(), "x")
    try tap(VStack { Text("x") }.padding().onTapGesture { log.note("o") })
    expectEqual(log.take(), "o")
  }

  private struct Switch: View {
    let log: Log
    @State private var isOn = false
    var body: some View {
      Toggle("x", isOn: $isOn)
        .simultaneousGesture(TapGesture().onEnded { log.note("t") })
        .onChange(of: isOn) { log.note($1 ? "on" : "off") }
    }
  }

  @Test("a tap switches a toggle and performs its gesture")
  func toggle() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Switch(log: log))
    try renderer.tap("x")
    expectEqual(log.take(), "ton")
    try renderer.set("x", to: false)
    expectEqual(log.take(), "off")
  }

  @Test("disabled controls are skipped")
  func disabled() throws {
    let log = Log()
    let button = Button("x") { log.note("x") }
    try tap(button.disabled(true).simultaneousGesture(tapGesture(log, "a")))
    expectEqual(log.take(), "a")
    #expect(throws: InteractionError.disabled("x")) {
      try tap(button.simultaneousGesture(tapGesture(log, "a")).disabled(true))
    }
    try tap(button.highPriorityGesture(tapGesture(log, "h")).allowsHitTesting(true))
    expectEqual(log.take(), "h")
  }
}
