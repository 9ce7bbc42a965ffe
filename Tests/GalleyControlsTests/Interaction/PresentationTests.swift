import Expectations
import Foundation
import Galley
import Testing

/// Presentations that are reported instead of rendered.
@MainActor
@Suite("Presentation, focus and settings")
struct PresentationTests {
  private struct Pet: Identifiable { let id = 1 }

  private struct Failure: LocalizedError {
    var errorDescription: String? { "No food" }
  }

  private func messages(_ view: some View) -> [String] {
    LayoutTree(of: view).diagnostics.map(\.message)
  }

  @Test("without a picture size, presentations are reported by name")
  func presented() {
    func all(_ isOn: Bool) -> [String] {
      let shown = Binding.constant(isOn)
      let item = Binding<Pet?>.constant(isOn ? Pet() : nil)
      return messages(
        Text("a")
          .sheet(isPresented: shown) { Text("x") }
          .sheet(item: item) { Text("\($0.id)") }
          .fullScreenCover(isPresented: shown) { Text("x") }
          .popover(item: item) { _ in Text("x") }
          .inspector(isPresented: shown) { Text("x") }
          .alert("Delete?", isPresented: shown) { Button("OK") {} }
          .alert("Rename \("Ada")", isPresented: shown, presenting: item.wrappedValue) { _ in
            Button("OK") {}
          } message: {
            Text("\($0.id)")
          }
          .alert(isPresented: shown, error: Failure()) {}
          .alert(isPresented: shown) {
            Alert(title: Text("Old"), dismissButton: .default(Text("OK")))
          }
          .confirmationDialog("Sure?", isPresented: shown) { Button("Yes", role: .destructive) {} })
    }
    expectEqual(all(false), [])
    // Repeated reports about the same view are merged.
    expectEqual(
      all(true).map { $0.replacingOccurrences(of: Self.ending, with: "") },
      [
        "a sheet", "a full-screen cover", "a popover", "an inspector",
        "the alert 'Delete?'", "the alert 'Rename Ada'", "the alert 'No food'",
        "the alert 'Old'", "the confirmation dialog 'Sure?'",
      ])
  }

  private static let ending =
    " is not shown because presentations need a picture with a fixed size; propose one, such as"
    + " a device's"

  private struct Screen: View {
    @State private var isShown = false
    var body: some View { Button("show") { isShown = true }.sheet(isPresented: $isShown) {} }
  }

  @Test("a sheet presented by a button is reported")
  func later() throws {
    let renderer = ImageRenderer(content: Screen())
    try expect(renderer.layoutTree().diagnostics.isEmpty)
    try renderer.tap("show")
    try expectEqual(renderer.layoutTree().diagnostics.count, 1)
  }

  private struct Leaving: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    @Environment(\.presentationMode) private var mode
    @Environment(\.openURL) private var openURL
    var body: some View {
      Button("leave \(isPresented)") {
        dismiss()
        mode.wrappedValue.dismiss()
        openURL(URL(filePath: "/there"))
      }
    }
  }

  @Test("environment actions are available")
  func actions() throws {
    var opened: [String] = []
    let renderer = ImageRenderer(
      content: Leaving().environment(
        \.openURL,
        OpenURLAction {
          opened.append($0.path)
          return .handled
        }))
    try renderer.tap("leave false")
    expectEqual(opened, ["/there"])
    try ImageRenderer(content: Leaving()).tap("leave false")
  }

  @Test("collections remove and move elements like list rows")
  func editing() {
    var numbers = [0, 1, 2, 3, 4]
    numbers.move(fromOffsets: [0, 3], toOffset: 2)
    expectEqual(numbers, [1, 0, 3, 2, 4])
    numbers.move(fromOffsets: [0], toOffset: 5)
    expectEqual(numbers, [0, 3, 2, 4, 1])
    numbers.remove(atOffsets: [1, 4, 9])
    expectEqual(numbers, [0, 2, 4])
  }

  private struct Fields: View {
    enum Field { case name, mail }
    @FocusState private var field: Field?
    @FocusState private var isActive: Bool
    @State private var name = ""
    var body: some View {
      VStack {
        Inner(focus: $isActive)
        TextField("Name", text: $name).focused($field, equals: .name).submitLabel(.next)
        Button("next") {
          field = field == nil ? .name : .mail
          isActive.toggle()
        }
        Text("\(field.map { "\($0)" } ?? "none") \(isActive)")
      }
      .defaultFocus($field, .name)
    }
  }

  private struct Inner: View {
    @FocusState.Binding var focus: Bool
    var body: some View { Text(focus ? "in" : "out").focused($focus) }
  }

  @Test("the focus state is set by the app")
  func focus() throws {
    let renderer = ImageRenderer(content: Fields())
    func strings() throws -> [String] {
      try renderer.layoutTree().nodes.compactMap(\.text?.string)
    }
    try expect(strings(), contains: "none false")
    try renderer.tap("next")
    try expect(strings(), contains: "name true")
    try expect(strings(), contains: "in")
    try renderer.tap("next")
    try expect(strings(), contains: "mail false")
  }

  private enum Theme: String { case plain, loud }

  private struct Settings: View {
    @AppStorage("theme") private var theme = Theme.plain
    @AppStorage("count") private var count = 1
    @AppStorage("name") private var name: String?
    @SceneStorage("count") private var sceneCount = 5
    @State private var isShown = true
    var body: some View {
      VStack {
        Text("\(theme.rawValue) \(count) \(name ?? "-") \(sceneCount)")
        if isShown { Other() }
        Button("hide") { isShown.toggle() }
        Button("set") {
          theme = .loud
          name = "Ada"
          sceneCount += 1
        }
      }
    }
  }

  private struct Other: View {
    @AppStorage("count") private var number = 1
    var body: some View { Stepper("Number \(number)", value: $number) }
  }

  private struct More: View {
    @AppStorage("count") private var number = 1
    var body: some View { Button("more") { number += 1 } }
  }

  @Test("settings are shared by key and start with defaults in every renderer")
  func storage() throws {
    for _ in 0..<2 {
      let renderer = ImageRenderer(
        content: VStack {
          Settings()
          More()
        })
      func strings() throws -> [String] {
        try renderer.layoutTree().nodes.compactMap(\.text?.string)
      }
      try expectEqual(strings()[0], "plain 1 - 5")
      try renderer.tap("more")
      try expectEqual(strings()[0...1], ["plain 2 - 5", "Number 2"])
      try renderer.tap("set")
      try renderer.tap("hide")
      try renderer.tap("more")
      try renderer.tap("hide")
      try expectEqual(strings()[0...1], ["loud 3 Ada 6", "Number 3"])
    }
  }
}
