import Combine
import Expectations
import Galley
import Observation
import TestSupport
import Testing

/// After a change, only bodies that depend on it are read again.
@MainActor
@Suite("Evaluating what depends on a change")
struct EvaluationTests {
  /// Counts body reads by name.
  final class Log {
    private var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
    /// Returns the names read since the last call, sorted, with counts above 1.
    func take() -> [String] {
      defer { counts = [:] }
      return counts.sorted { $0.key < $1.key }
        .map { $0.value == 1 ? $0.key : "\($0.key) \($0.value)" }
    }
  }

  private struct Leaf: View {
    let name: String
    let log: Log
    var body: some View {
      let _ = log.note(name)
      Text(name)
    }
  }

  private struct Counter: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.note("counter")
      VStack {
        Button("add") { count += 1 }
        Leaf(name: "count \(count)", log: log)
        Leaf(name: "label", log: log)
      }
    }
  }

  private struct Screen: View {
    let log: Log
    var body: some View {
      let _ = log.note("screen")
      VStack {
        Leaf(name: "title", log: log)
        Counter(log: log)
      }
    }
  }

  @Test("a state change reads the bodies of its view and of changed subviews")
  func state() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Screen(log: log))
    _ = try renderer.displayList()
    expectEqual(log.take(), ["count 0", "counter", "label", "screen", "title"])
    _ = try renderer.displayList()
    expectEqual(log.take(), [])
    try renderer.tap("add")
    expectEqual(log.take(), ["count 1", "counter"])
    _ = try renderer.displayList()
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "count 1" })
    expectEqual(log.take(), [])
  }

  private struct Switch: View {
    let log: Log
    @Binding var isOn: Bool
    var body: some View {
      let _ = log.note("switch")
      Toggle("on", isOn: $isOn)
      Text(isOn ? "yes" : "no")
    }
  }

  private struct Owner: View {
    let log: Log
    @State private var isOn = false
    @State private var other = 0
    var body: some View {
      let _ = log.note("owner")
      VStack {
        Switch(log: log, isOn: $isOn)
        Button("other") { other += 1 }
        Text("\(other)")
      }
    }
  }

  @Test("a view that passes on a binding does not depend on its value; the reader does")
  func bindings() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Owner(log: log))
    _ = try renderer.displayList()
    _ = log.take()
    try renderer.tap("on")
    expectEqual(log.take(), ["switch"])
    try renderer.tap("other")
    expectEqual(log.take(), ["owner"])
  }

  private struct Maker<Content: View>: View {
    let log: Log
    @ViewBuilder let content: () -> Content
    var body: some View {
      let _ = log.note("maker")
      content()
    }
  }

  private struct Lender: View {
    let log: Log
    @State private var word = "old"
    var body: some View {
      let _ = log.note("lender")
      VStack {
        Maker(log: log) { Text(word) }
        Button("change") { word = "new" }
      }
    }
  }

  @Test("a closure that reads another view's state makes its caller depend on it")
  func closures() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Lender(log: log))
    _ = try renderer.displayList()
    _ = log.take()
    try renderer.tap("change")
    expectEqual(log.take(), ["maker"])
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "new" })
  }

  @Observable final class Model {
    var a = 0
    var b = 0
  }

  private struct Reader: View {
    let log: Log
    let model: Model
    let path: KeyPath<Model, Int>
    let name: String
    var body: some View {
      let _ = log.note(name)
      Text("\(name) \(model[keyPath: path])")
    }
  }

  @Test("a change of an observable model reads the views that use the property")
  func observable() throws {
    let (log, model) = (Log(), Model())
    let renderer = ImageRenderer(
      content: VStack {
        Reader(log: log, model: model, path: \.a, name: "a")
        Reader(log: log, model: model, path: \.b, name: "b")
      })
    _ = try renderer.displayList()
    expectEqual(log.take(), ["a", "b"])
    model.b = 1
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "b 1" })
    expectEqual(log.take(), ["b"])
  }

  final class Votes: ObservableObject {
    @Published var count = 0
  }

  private struct Follower: View {
    let log: Log
    @ObservedObject var votes: Votes
    var body: some View {
      let _ = log.note("follower")
      Text("\(votes.count)")
    }
  }

  @Test("a change of an observed object reads the views that observe it")
  func objects() throws {
    let (log, votes) = (Log(), Votes())
    let renderer = ImageRenderer(
      content: VStack {
        Leaf(name: "still", log: log)
        Follower(log: log, votes: votes)
      })
    _ = try renderer.displayList()
    _ = log.take()
    votes.count = 5
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "5" })
    expectEqual(log.take(), ["follower"])
  }

  private struct Colored: View {
    let log: Log
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      let _ = log.note("colored")
      Text(scheme == .dark ? "dark" : "light")
    }
  }

  @Test("a change of an environment value reads the views that use it")
  func environment() throws {
    let log = Log()
    let renderer = ImageRenderer(
      content: VStack {
        Leaf(name: "still", log: log)
        Colored(log: log)
      })
    _ = try renderer.displayList()
    _ = log.take()
    renderer.environment.colorScheme = .dark
    try expect(renderer.layoutTree().nodes.contains { $0.text?.string == "dark" })
    expectEqual(log.take(), ["colored"])
  }

  private struct Card<Content: View>: View {
    let log: Log
    let content: Content
    var body: some View {
      let _ = log.note("card")
      content.padding()
    }
  }

  private struct Rows: View {
    let log: Log
    @State private var rows = [1, 2, 3]
    var body: some View {
      let _ = log.note("rows")
      VStack {
        Card(log: log, content: HStack { Text("same") })
        ForEach(rows, id: \.self) { Leaf(name: "row \($0)", log: log) }
        Button("more") { rows.append(rows.count + 1) }
      }
    }
  }

  @Test("only new rows of a list are read; views with equal content are not")
  func lists() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Rows(log: log))
    _ = try renderer.displayList()
    expectEqual(log.take(), ["card", "row 1", "row 2", "row 3", "rows"])
    try renderer.tap("more")
    expectEqual(log.take(), ["row 4", "rows"])
  }

  private struct Faded: View {
    let log: Log
    @State private var opacity = 0.496
    var body: some View {
      let _ = log.note("faded")
      VStack {
        Card(log: log, content: Text("a").foregroundStyle(.red.opacity(opacity)))
        Button("more") { opacity = 0.504 }
        Button("the same") { opacity = 0.504 }
      }
    }
  }

  @Test("texts with styles that differ but print alike are different", .enabled(if: hasPainter))
  func printedAlike() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Faded(log: log))
    let before = try renderer.bitmap()
    _ = log.take()
    try renderer.tap("more")
    expectEqual(log.take(), ["card", "faded"])
    try expect(renderer.bitmap() != before)
    try renderer.tap("the same")
    expectEqual(log.take(), [])
  }

  private struct Framed: ViewModifier {
    let log: Log
    let name: String
    func body(content: Content) -> some View {
      let _ = log.note(name)
      HStack {
        content
        Text(name)
      }
    }
  }

  private struct Modified: View {
    let log: Log
    @State private var count = 0
    var body: some View {
      let _ = log.note("modified")
      VStack {
        Text("count \(count)").modifier(Framed(log: log, name: "inner"))
          .modifier(Framed(log: log, name: "outer"))
        Button("add") { count += 1 }
      }
    }
  }

  @Test("a modifier's body is read once, even if its content changes")
  func modifiers() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Modified(log: log))
    _ = try renderer.displayList()
    expectEqual(log.take(), ["inner", "modified", "outer"])
    try renderer.tap("add")
    expectEqual(log.take(), ["modified"])
    let texts = try renderer.layoutTree().texts
    expectEqual(texts, ["count 1", "inner", "outer", "add"])
  }

  private final class Delegate {}
  private struct Weakly: View {
    let log: Log
    weak var delegate: Delegate?
    weak var other: (any AnyObject)?
    var action: () -> Void = {}
    var body: some View {
      let _ = log.note("weak")
      Text(delegate == nil ? "alone" : "together")
    }
  }

  @Test("weak references and closures of a view can be compared")
  func weakReferences() throws {
    let log = Log()
    var delegate: Delegate? = Delegate()
    let renderer = ImageRenderer(content: Weakly(log: log, delegate: delegate, other: delegate))
    _ = try renderer.displayList()
    _ = try renderer.displayList()
    expectEqual(log.take().first?.hasPrefix("weak"), true)
    delegate = nil
    _ = try renderer.displayList()
  }

  @Test("a frame of an animation reads no bodies")
  func frames() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Moving(log: log))
    _ = try renderer.displayList()
    try renderer.animate(to: 0.5) { try renderer.tap("go") }
    _ = log.take()
    for frame in 0...30 {
      renderer.advance(to: Double(frame) / 30)
      _ = try renderer.displayList()
    }
    expectEqual(log.take(), [])
  }

  private struct Moving: View {
    let log: Log
    @State private var isMoved = false
    var body: some View {
      let _ = log.note("moving")
      VStack {
        Leaf(name: "leaf", log: log).offset(x: isMoved ? 50 : 0)
        Button("go") { withAnimation(.linear(duration: 1)) { isMoved = true } }
      }
    }
  }
}
