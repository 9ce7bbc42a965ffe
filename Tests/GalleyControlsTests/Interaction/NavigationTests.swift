import Expectations
import Foundation
import Galley
import Testing

/// Screens pushed onto a navigation stack.
@MainActor
@Suite("Navigation")
struct NavigationTests {
  private func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 390, height: 800)
    return renderer
  }

  private func texts<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  private struct Detail: View {
    let name: String
    @State private var count = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      VStack {
        Button("count \(count)") { count += 1 }
        Button("done") { dismiss() }
        NavigationLink("deeper") { Text("deepest").navigationTitle("Deep") }
      }
      .navigationTitle(name)
      .navigationBarTitleDisplayMode(.inline)
    }
  }

  @Test(
    "a link pushes its screen, whose bar has a back button", arguments: [true, false])
  func link(isInList: Bool) throws {
    struct Stack: View {
      let isInList: Bool
      @State private var name = "Ada"
      var body: some View {
        NavigationStack {
          Group {
            if isInList {
              List { NavigationLink("open") { Detail(name: name) } }
            } else {
              NavigationLink("open") { Detail(name: name) }
            }
          }
          .navigationTitle("All")
        }
      }
    }
    let renderer = renderer(Stack(isInList: isInList))
    try expect(texts(renderer), contains: "open")
    try renderer.tap("open")
    try expectEqual(texts(renderer).first, "count 0")
    try expect(texts(renderer), contains: "Ada")
    try expect(texts(renderer), contains: "All")
    try renderer.tap("count 0")
    try renderer.tap("deeper")
    try expect(texts(renderer), contains: "deepest")
    // The screen below keeps its state.
    try renderer.tap("Ada")
    try expectEqual(texts(renderer).first, "count 1")
    try renderer.tap("done")
    try expect(texts(renderer), contains: "open")
    try renderer.tap("open")
    try expectEqual(texts(renderer).first, "count 0")
  }

  private struct Values: View {
    @State private var path: [Int]
    init(_ path: [Int]) { _path = State(initialValue: path) }
    var body: some View {
      NavigationStack(path: $path) {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("word", value: "word")
        }
        .navigationDestination(for: Int.self) { number in
          VStack {
            Text("number \(number)")
            NavigationLink("next", value: number + 1)
            Button("home") { path = [] }
          }
          .navigationTitle("Title \(number)")
        }
      }
    }
  }

  @Test("a path's values determine the screens")
  func path() throws {
    let renderer = renderer(Values([7, 8]))
    try expectEqual(texts(renderer).first, "number 8")
    try expect(texts(renderer), contains: "Title 7")
    try renderer.tap("next")
    try expectEqual(texts(renderer).first, "number 9")
    try renderer.tap("Title 8")
    try expectEqual(texts(renderer).first, "number 8")
    try renderer.tap("home")
    try expectEqual(texts(renderer).first, "one")
    try renderer.tap("one")
    try expectEqual(texts(renderer).first, "number 1")
  }

  @Test("a value without a destination is reported; everything else is shown")
  func missing() throws {
    struct Words: View {
      var body: some View {
        NavigationStack { NavigationLink("word", value: "word") }
      }
    }
    let renderer = renderer(Words())
    try renderer.tap("word")
    try expectEqual(texts(renderer), ["word"])
    try expectEqual(
      renderer.layoutTree().diagnostics.map(\.message),
      ["no navigationDestination(for:) handles a value of type String"])
  }

  @Test("a navigation path accepts values of any type")
  func anyPath() throws {
    struct Mixed: View {
      @State private var path = NavigationPath()
      var body: some View {
        NavigationStack(path: $path) {
          Button("both") {
            path.append(1)
            path.append("word")
          }
          .navigationDestination(for: Int.self) { Text("number \($0)") }
          .navigationDestination(for: String.self) { Text("text \($0) \(path.count)") }
        }
      }
    }
    let renderer = renderer(Mixed())
    try renderer.tap("both")
    try expect(texts(renderer), contains: "text word 2")
    try renderer.tap("Back")
    try expect(texts(renderer), contains: "number 1")
  }

  @Test("a condition or an item shows a screen until it is dismissed")
  func presented() throws {
    struct Conditions: View {
      @State private var isShown = false
      @State private var item: Int?
      @State private var isActive = false
      var body: some View {
        NavigationStack {
          VStack {
            Button("show") { isShown = true }
            Button("item") { item = 5 }
            NavigationLink("old", isActive: $isActive) { Text("active") }
          }
          .navigationDestination(isPresented: $isShown) { Text("shown") }
          .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let renderer = renderer(Conditions())
    for (button, text) in [("show", "shown"), ("item", "item 5"), ("old", "active")] {
      try renderer.tap(button)
      try expect(texts(renderer), contains: text)
      try renderer.tap("Back")
      try expect(texts(renderer), contains: "show")
    }
  }

  @Test("the back button can be hidden; a sheet over a pushed screen is shown")
  func hidden() throws {
    struct Hidden: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          NavigationLink("open") {
            Button("sheet") { isShown = true }
              .navigationBarBackButtonHidden()
              .sheet(isPresented: $isShown) { Text("over") }
          }
        }
      }
    }
    let renderer = renderer(Hidden())
    try renderer.tap("open")
    try expectEqual(texts(renderer), ["sheet"])
    try renderer.tap("sheet")
    try expectEqual(texts(renderer), ["sheet", "over"])
  }
}
