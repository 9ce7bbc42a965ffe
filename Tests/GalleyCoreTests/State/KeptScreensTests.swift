import Expectations
import Observation
import Testing

@testable import Galley

/// Effects of a body beyond its own views reach pictures whose views are reused.
@MainActor
@Suite("Changes that reach beyond a body")
struct KeptScreensTests {
  @Observable
  final class Model {
    var title = "first"
    var isShown = false
    var count = 1
  }

  private let model = Model()

  /// Compares the picture after each change with a newly rendered one.
  private func expectFresh<V: View>(_ view: V, _ changes: [() -> Void]) throws {
    func make() -> ImageRenderer<V> {
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: 200, height: 400)
      return renderer
    }
    let renderer = make()
    _ = try renderer.displayList()
    for change in changes {
      change()
      try expectEqual(renderer.displayList(), make().displayList())
    }
  }

  private func titles(_ names: [String]) -> [() -> Void] {
    names.map { name in { model.title = name } }
  }

  @Test("the title of a screen")
  func title() throws {
    struct Screen: View {
      let model: Model
      var body: some View { Text(model.title).navigationTitle("about \(model.title)") }
    }
    try expectFresh(
      NavigationStack { VStack { Screen(model: model) } }, titles(["a", "b", "c", "longer", "d"]))
  }

  @Test("a sheet that appears, changes and disappears")
  func sheet() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        Text(model.title)
          .sheet(isPresented: .constant(model.isShown)) { Text("sheet of \(model.title)") }
      }
    }
    try expectFresh(
      VStack { Screen(model: model) },
      titles(["a", "b", "c"]) + [{ model.isShown = true }] + titles(["d", "e"])
        + [{ model.isShown = false }] + titles(["f"]))
  }

  @Test("a paragraph of several lines, with a heading and a link")
  func notes() throws {
    struct Part: View {
      let model: Model
      var body: some View {
        VStack {
          Text(String(repeating: "word ", count: model.count * 10))
          Text(model.title).accessibilityAddTraits(.isHeader)
          Text("Read [it](https://example.com/\(model.count)).")
        }
      }
    }
    try expectFresh(
      VStack { Part(model: model) },
      titles(["a", "b", "c"]) + [2, 1, 3, 3].map { count in { model.count = count } }
        + titles(["two\nlines", "one"]))
  }
}
