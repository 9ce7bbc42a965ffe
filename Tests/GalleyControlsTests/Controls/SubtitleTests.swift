import Expectations
import Galley
import TestSupport
import Testing

/// The titles and subtitles of labels with several texts.
@MainActor
@Suite("Subtitles")
struct SubtitleTests {
  @ViewBuilder private var texts: some View {
    Text("Title")
    Text("First")
    Text("Second")
  }

  private func frames(_ view: some View) throws -> [CGRect] {
    let tree = layout(300, 200) { view }
    return try ["Title", "First", "Second"].map { name in
      try require(tree.nodes.first { $0.text?.string == name }, "no \(name)").frame
    }
  }

  /// Controls in rows, which show the texts of their labels below each other.
  private var controls: [(name: String, view: AnyView)] {
    [
      ("Toggle", AnyView(Toggle(isOn: .constant(true)) { texts })),
      ("Stepper", AnyView(Stepper(value: .constant(1)) { texts })),
      ("ColorPicker", AnyView(ColorPicker(selection: .constant(.red)) { texts })),
      ("DatePicker", AnyView(DatePicker(selection: .constant(.now)) { texts })),
      (
        "LabeledContent",
        AnyView(
          LabeledContent {
            box(20, 20)
          } label: {
            texts
          })
      ),
      (
        "checkbox", AnyView(Toggle(isOn: .constant(true)) { texts }.toggleStyle(.checkbox))
      ),
      (
        "Picker in a list",
        AnyView(
          List {
            Picker(selection: .constant(1)) {
              Text("One").tag(1)
            } label: {
              texts
            }
          })
      ),
      (
        "Label in a list",
        AnyView(List { Label(title: { texts }, icon: { Image(systemName: "star") }) })
      ),
    ]
  }

  @Test("the texts after the first are below it, in a smaller font")
  func belowTitle() throws {
    let plain = layout(nil, nil) { Text("Title") }.root.frame.height
    let small = layout(nil, nil) { Text("First").font(.subheadline) }.root.frame.height
    for (name, view) in controls {
      let parts = try frames(view)
      expectEqual(parts.map(\.minX), Array(repeating: parts[0].minX, count: 3), "\(name)")
      expectEqual(parts.map(\.height), [plain, small, small], "\(name)")
      expectAtLeast(parts[1].minY, parts[0].maxY, "\(name)")
      expectAtLeast(parts[2].minY, parts[1].maxY, "\(name)")
    }
  }

  @Test("subtitles are in the secondary style")
  func style() throws {
    func items(_ label: some View) throws -> [String] {
      try ImageRenderer(content: Toggle(isOn: .constant(false)) { label }.frame(width: 300))
        .displayList().items.map(\.description)
    }
    let stack = VStack(alignment: .leading) {
      Text("Title")
      Group {
        Text("First")
        Text("Second")
      }
      .font(.subheadline).foregroundStyle(.secondary)
    }
    try expectEqual(items(texts), items(stack))
  }

  @Test("in lists, a subtitle starts below the title of a Label")
  func label() throws {
    let tree = layout(300, 200) {
      List {
        Toggle(isOn: .constant(true)) {
          Label("Title", systemImage: "star")
          Text("First")
        }
      }
    }
    func frame(_ text: String) throws -> CGRect {
      try require(tree.nodes.first { $0.text?.string == text }, "no \(text)").frame
    }
    try expectEqual(frame("First").minX, frame("Title").minX)
    try expectAtLeast(frame("First").minY, frame("Title").maxY)
  }

  @Test("a symbol and a text in a label stay side by side")
  func symbol() throws {
    let tree = layout(300, 60) {
      Toggle(isOn: .constant(true)) {
        Image(systemName: "star")
        Text("Title")
      }
    }
    let title = try require(tree.nodes.first { $0.text?.string == "Title" }).frame
    let symbol = try require(tree.nodes.first { $0.type == "Image" }).frame
    expectAtLeast(title.minX, symbol.maxX)
    expectLess(abs(title.midY - symbol.midY), 1)
  }

  private struct Items: View {
    var body: some View {
      Menu("Show") {
        Button(action: {}) {
          Text("Title")
          Image(systemName: "star").accessibilityIdentifier("icon")
          Text("First")
          Text("Second")
        }
        Button("Other", systemImage: "trash") {}
        Toggle(isOn: .constant(true)) {
          Text("On")
          Text("Always")
        }
        Menu {
          Text("Inside")
        } label: {
          Text("More")
          Text("Much")
        }
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("in menus, images are icons and further texts are subtitles", arguments: [false, true])
  func menu(isNewer: Bool) throws {
    let renderer = ImageRenderer(content: Items())
    renderer.proposedSize = ProposedViewSize(CGSize(width: 390, height: 600))
    if isNewer { renderer.environment.systemTheme = .ios26 }
    func frame(_ text: String) throws -> CGRect {
      try require(renderer.layoutTree().nodes.last { $0.text?.string == text }, "no \(text)").frame
    }
    let button = try frame("Show")
    _ = try renderer.session.press(at: CGPoint(x: button.midX, y: button.midY))
    for (title, subtitle) in [
      ("Title", "First"), ("First", "Second"), ("On", "Always"), ("More", "Much"),
    ] {
      let (title, subtitle) = try (frame(title), frame(subtitle))
      expectEqual(title.minX, subtitle.minX)
      expectAtLeast(subtitle.minY, title.maxY)
    }
    let icons = try renderer.layoutTree().nodes.filter { $0.type == "Image" }.map(\.frame)
    let (star, trash) = (icons[0], icons[1])
    try expectEqual(frame("Title").minX, frame("Other").minX)
    expectLess(abs(star.midX - trash.midX), 4)
    try expectLess(abs(star.midY - (frame("Title").minY + frame("Second").maxY) / 2), 1)
    try expectEqual(star.maxX < frame("Title").minX, isNewer)
  }
}
