import Combine
import Expectations
import Galley
import TestSupport
import Testing

/// Which tabs are resolved and which lifecycle events their views receive.
@MainActor
@Suite("Tabs")
struct TabTests {
  @Test(
    "tapping a tab shows its screen, with and without a selection", arguments: [true, false])
  func tapping(hasSelection: Bool) throws {
    struct Tabs: View {
      let hasSelection: Bool
      @State private var selection: Int? = 1
      var body: some View {
        if hasSelection {
          TabView(selection: $selection) { screens }
        } else {
          TabView { screens }
        }
      }
      @ViewBuilder private var screens: some View {
        Text("first \(selection ?? 0)").tabItem { Text("one") }.tag(1)
        Text("second \(selection ?? 0)").tabItem { Text("two") }.tag(2)
      }
    }
    let renderer = ImageRenderer(content: Tabs(hasSelection: hasSelection))
    renderer.proposedSize = ProposedViewSize(width: 300, height: 400)
    let shown = {
      try renderer.layoutTree().nodes.first { $0.text != nil }?.text?.string
    }
    try expectEqual(shown(), "first 1")
    try renderer.tap("two")
    try expectEqual(shown(), hasSelection ? "second 2" : "second 1")
    try renderer.tap("one")
    try expectEqual(shown(), "first 1")
  }

  private struct Numbers: View {
    struct Counter: View {
      let name: Int
      @State private var count = 0
      var body: some View { Button("screen \(name), count \(count)") { count += 1 } }
    }
    let count: Int
    @State private var selection = 0
    var body: some View {
      TabView(selection: $selection) {
        ForEach(0..<count, id: \.self) { index in
          Counter(name: index).tabItem { Text("tab \(index)") }.tag(index)
        }
      }
    }
  }

  @Test("an iPhone's bar shows four of more than five tabs, and a list of the others")
  func more() throws {
    func texts(_ count: Int, on device: Device) throws -> [String] {
      try ImageRenderer(content: DeviceScreen(device) { Numbers(count: count) }).layoutTree().texts
    }
    let bar = ["tab 0", "tab 1", "tab 2", "tab 3"]
    let screen = "screen 0, count 0"
    try expectEqual(texts(5, on: .iPhone16), [screen] + bar + ["tab 4"])
    try expectEqual(texts(6, on: .iPhone16), [screen] + bar + ["More"])
    try expectEqual(texts(6, on: .iPad), [screen] + bar + ["tab 4", "tab 5"])

    let renderer = ImageRenderer(content: DeviceScreen(.iPhone16) { Numbers(count: 6) })
    let shown = { try renderer.layoutTree().texts }
    try renderer.tap("More")
    try expect(shown(), contains: "tab 5")
    try expect(shown(), lacks: screen)
    try renderer.tap("tab 5")
    try renderer.tap("screen 5, count 0")
    try expect(shown(), contains: "screen 5, count 1")
    // The bar above the screen leads back to the list.
    try expectEqual(shown().filter { $0 == "More" }.count, 2)
    try renderer.tap("tab 1")
    try expectEqual(shown(), ["screen 1, count 0"] + bar + ["More"])
    try renderer.tap("More")
    try renderer.tap("tab 5")
    try expect(shown(), contains: "screen 5, count 1")
  }

  private final class Log {
    private var words: [String] = []
    func note(_ word: String) { words.append(word) }
    func take() -> [String] {
      defer { words = [] }
      return words
    }
  }

  private final class Model: ObservableObject {
    init(_ log: Log, _ name: String) { log.note("model \(name)") }
  }

  /// A screen with its own state and model.
  private struct Screen: View {
    let name: String
    let log: Log
    @StateObject private var model: Model
    @State private var count = 0

    init(_ name: String, _ log: Log) {
      self.name = name
      self.log = log
      _model = StateObject(wrappedValue: Model(log, name))
    }

    var body: some View {
      let _ = model
      VStack {
        Button("add") { count += 1 }
        Text("\(name) \(count)").onAppear { log.note("inner \(name)") }
      }
    }
  }

  /// Tabs and a control for each, outside of the tab view.
  private struct Tabs<Content: View>: View {
    let log: Log
    let content: @MainActor (Log) -> Content
    @State private var selection = "a"

    var body: some View {
      VStack {
        ForEach(["a", "b", "c", "none"], id: \.self) { name in
          Button("go to \(name)") { selection = name }
        }
        TabView(selection: $selection) { content(log) }
      }
    }
  }

  private func renderer<V: View>(
    _ log: Log, @ViewBuilder _ content: @escaping @MainActor (Log) -> V
  ) -> ImageRenderer<some View> {
    let renderer = ImageRenderer(content: Tabs(log: log, content: content))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 500)
    return renderer
  }

  private func texts<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().texts.filter { !$0.hasPrefix("go to") }
  }

  @Test("the selected tab appears once; others appear when selected")
  func appearing() throws {
    let log = Log()
    let renderer = renderer(log) { log in
      Screen("a", log).tabItem { Text("A") }.tag("a").onAppear { log.note("outer a") }
      Screen("b", log).onAppear { log.note("outer b") }.tag("b").tabItem { Text("B") }
      Screen("c", log).tag("c").tabItem { Text("C") }.task { log.note("task c") }
    }
    try expectEqual(texts(renderer), ["add", "a 0", "A", "B", "C"])
    expectEqual(Set(log.take()), ["model a", "outer a", "inner a"])
    _ = try renderer.displayList()
    expectEqual(log.take(), [])
    try renderer.tap("go to b")
    try expectEqual(texts(renderer), ["add", "b 0", "A", "B", "C"])
    expectEqual(log.take().sorted(), ["inner b", "model b", "outer b"])
    try renderer.tap("go to c")
    expectEqual(log.take().sorted(), ["inner c", "model c", "task c"])
  }

  @Test("a deselected tab keeps its state and appears again")
  func returning() throws {
    let log = Log()
    let renderer = renderer(log) { log in
      Screen("a", log).tabItem { Text("A") }.tag("a")
      Screen("b", log).tabItem { Text("B") }.tag("b")
    }
    try renderer.tap("add")
    try renderer.tap("go to b")
    try expect(texts(renderer), contains: "b 0")
    try renderer.tap("add")
    try renderer.tap("add")
    _ = log.take()
    try renderer.tap("go to a")
    try expect(texts(renderer), contains: "a 1")
    expectEqual(log.take(), ["inner a"])
    try renderer.tap("go to b")
    try expect(texts(renderer), contains: "b 2")
    expectEqual(log.take(), ["inner b"])
  }

  private struct Labelled: View {
    let log: Log
    var body: some View { Screen("a", log).tabItem { Text("A") }.tag("a") }
  }

  private struct Several: View {
    let log: Log
    @State private var isLong = true
    var body: some View {
      Screen("b", log).tabItem { Text("B") }.tag("b")
      if isLong { Screen("c", log).tabItem { Text("C") }.tag("c") }
    }
  }

  private struct Marked: ViewModifier {
    let name: String
    func body(content: Content) -> some View {
      content.tabItem { Text(name.uppercased()) }.tag(name)
    }
  }

  private func check<V: View>(
    _ comment: Comment, @ViewBuilder _ content: @escaping @MainActor (Log) -> V
  ) throws {
    let log = Log()
    let renderer = renderer(log, content)
    try expectEqual(texts(renderer), ["add", "a 0", "A", "B", "C"], comment)
    expectEqual(log.take().sorted(), ["inner a", "model a"], comment)
    try renderer.tap("go to c")
    try expectEqual(texts(renderer), ["add", "c 0", "A", "B", "C"], comment)
    expectEqual(log.take().sorted(), ["inner c", "model c"], comment)
    try renderer.tap("add")
    try renderer.tap("go to a")
    try renderer.tap("go to c")
    try expect(texts(renderer), contains: "c 1", comment)
  }

  @Test("tabs are found in views, groups, lists, conditions and modifiers")
  func structure() throws {
    try check("views with bodies") { log in
      Labelled(log: log)
      Several(log: log)
    }
    try check("for each") { log in
      ForEach(["a", "b", "c"], id: \.self) { name in
        Screen(name, log).tabItem { Text(name.uppercased()) }.tag(name)
      }
    }
    try check("groups, conditions, type-erased views") { log in
      Group {
        Screen("a", log).tabItem { Text("A") }.tag("a")
        if log.take().count >= 0 { AnyView(Screen("b", log).tabItem { Text("B") }.tag("b")) }
      }
      .font(.title)
      if log.take().count < 0 {
        Text("never")
      } else {
        Screen("c", log).tabItem { Text("C") }.tag("c")
      }
    }
    try check("modifiers") { log in
      Screen("a", log).modifier(Marked(name: "a"))
      Screen("b", log).padding().modifier(Marked(name: "b").concat(EmptyModifier()))
      Screen("c", log).modifier(Marked(name: "c")).environment(\.font, .title)
    }
    try check("tabs") { log in Three(log: log)._view }
  }

  private struct Three: TabContent {
    typealias TabValue = String
    let log: Log
    var body: some TabContent<String> {
      Tab("A", systemImage: "star", value: "a") { Screen("a", log) }
      Tab("B", systemImage: "star", value: "b") { Screen("b", log) }
      Tab("C", systemImage: "star", value: "c") { Screen("c", log) }
    }
  }

  private struct Title: View {
    @Environment(\.font) private var font
    var body: some View { Text(font == .title ? "title" : "none").tabItem { Text("A") } }
  }

  @Test("a tab's body reads the tab's environment")
  func environment() throws {
    let tree = layout(100, 200) { TabView { Title().font(.title) } }
    expectEqual(tree.texts, ["title", "A"])
  }

  @Test("an unmatched selection shows the first tab; no tabs show nothing")
  func noSelection() throws {
    let log = Log()
    let renderer = renderer(log) { Screen("a", $0).tag("a") }
    try renderer.tap("go to none")
    try expectEqual(texts(renderer), ["add", "a 0"])
    expectNil(layout(100, 200) { TabView {} }.failure)
    expectNil(layout(100, 200) { TabView { ForEach(0..<0) { Text("\($0)") } } }.failure)
  }

  @Test("an optional selection matches non-optional tags")
  func optionalSelection() {
    func shown(_ selection: String?) -> [String] {
      layout(100, 200) {
        TabView(selection: .constant(selection)) {
          Text("first").tabItem { Text("A") }.tag("a")
          Text("second").tabItem { Text("B") }.tag("b")
        }
      }.texts
    }
    expectEqual(shown("b"), ["second", "A", "B"])
    expectEqual(shown("a"), ["first", "A", "B"])
  }

  @Test("without a selection, the first screen is shown even if others lack tags")
  func untagged() {
    let tree = layout(100, 200) {
      TabView {
        Text("first").tabItem { Text("A") }.tag(1)
        Text("second").tabItem { Text("B") }
      }
    }
    expectEqual(tree.texts, ["first", "A", "B"])
  }

  @Test("pages without labels: only the first one appears")
  func pages() throws {
    let log = Log()
    let renderer = renderer(log) { log in
      Screen("a", log)
      ForEach(["b", "c"], id: \.self) { Screen($0, log) }
    }
    try expectEqual(texts(renderer), ["add", "a 0"])
    expectEqual(log.take().filter { $0.hasPrefix("inner") }, ["inner a"])
  }

  @Test("tabs accept modifiers and all kinds of badges")
  func modifiers() {
    let tree = layout(300, 200) {
      TabView {
        Tab("A", systemImage: "star") { Text("first") }
          .customizationBehavior(.disabled, for: .sidebar, .tabBar)
          .defaultVisibility(.hidden, for: .sidebar)
          .tabPlacement(.pinned)
          .badge("new")
        Tab("B", systemImage: "star") { Text("second") }.badge(Text(verbatim: "text"))
        Tab("C", systemImage: "star") { Text("third") }.badge(String("string"))
        Tab("D", systemImage: "star") { Text("fourth") }.badge(nil as Text?)
      }
    }
    let texts = tree.texts
    expectEqual(Set(texts), ["first", "A", "B", "C", "D", "new", "text", "string"])
  }

  private struct Follower: View {
    let log: Log
    let number: Int
    var body: some View {
      Text("b").onChange(of: number) { log.note("\($0) \($1)") }
    }
  }

  private struct Numbered: View {
    let log: Log
    @State private var number = 0
    @State private var selection = 0
    var body: some View {
      Button("next") { number += 1 }
      Button("turn") { selection = 1 - selection }
      TabView(selection: $selection) {
        Follower(log: log, number: number).tabItem { Text("A") }.tag(0)
        Text("b").tabItem { Text("B") }.tag(1)
      }
    }
  }

  @Test("a visited tab keeps observing values; an unvisited one does not")
  func following() throws {
    let log = Log()
    let renderer = ImageRenderer(content: Numbered(log: log))
    renderer.proposedSize = ProposedViewSize(width: 200, height: 300)
    try renderer.tap("next")
    expectEqual(log.take(), ["0 1"])
    try renderer.tap("turn")
    try renderer.tap("next")
    expectEqual(log.take(), ["1 2"])
  }
}
