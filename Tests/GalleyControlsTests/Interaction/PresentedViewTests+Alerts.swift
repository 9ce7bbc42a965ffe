import Expectations
import Foundation
import Galley
import TestSupport
import Testing

// Alerts, and dialogs with several choices.
extension PresentedViewTests {
  private struct Question: View {
    @State private var isAsking = true
    @State private var name = "Ada"
    @State private var log: [String] = []
    var body: some View {
      Text(log.joined(separator: " "))
        .alert("Delete?", isPresented: $isAsking) {
          TextField("Name", text: $name)
          Button("Delete", role: .destructive) { log.append("deleted \(name)") }
          Button("Cancel", role: .cancel) { log.append("cancelled") }
        } message: {
          Text("It is gone then.")
        }
    }
  }

  @Test(
    "an alert is centered, with the cancel button first; pressing a button dismisses it")
  func alert() throws {
    let renderer = renderer(Question())
    let tree = try renderer.layoutTree()
    func frame(_ text: String) throws -> CGRect {
      try require(tree.nodes.first { $0.text?.string == text }).frame
    }
    expectLess(abs(try frame("Delete?").midX - 195), 0.5)
    try expectAtLeast(frame("It is gone then.").minY, frame("Delete?").maxY)
    expectLess(abs(try frame("Cancel").midY - frame("Delete").midY), 0.5)
    try expectLess(frame("Cancel").midX, 195)
    try expectGreater(frame("Delete").midX, 195)
    let surface = try require(tree.nodes.first { $0.type == "presentation" })
    expectEqual(surface.frame.width, 270)
    expectLess(abs(surface.frame.midY - 400), 0.5)

    _ = try renderer.session.press(at: CGPoint(x: 10, y: 10))
    try expect(texts(renderer), contains: "Delete?")
    try renderer.set("Name", to: "Bo")
    let delete = try frame("Delete")
    _ = try renderer.session.press(at: CGPoint(x: delete.midX, y: delete.midY))
    try expectEqual(texts(renderer), ["deleted Bo"])
  }

  @Test("the fields of an alert are boxes, whatever the style of fields behind it")
  func alertFields() throws {
    let renderer = renderer(
      Text("a").alert("Log in", isPresented: .constant(true)) {
        TextField("User", text: .constant("Ada")).accessibilityIdentifier("user")
        SecureField("Password", text: .constant("")).accessibilityIdentifier("password")
        Button("OK") {}
      }
      .textFieldStyle(.plain))
    let tree = try renderer.layoutTree()
    let (user, password) = (tree["user"].frame, tree["password"].frame)
    // The alert is 270 points wide.
    expectEqual(user.width, 270 - 2 * 16)
    expectAtLeast(user.height, 30)
    expectAtLeast(password.minY, user.maxY)
    let boxes = try renderer.displayList().filledRects.filter { abs($0.width - 238) < 1 }
    expectEqual(boxes.count, 2)
    let text = try require(tree.nodes.first { $0.text?.string == "Ada" })
    expectEqual(text.frame.minX, user.minX + 7)
  }

  @Test("an alert without buttons has an OK button")
  func ok() throws {
    var isShown = true
    let binding = Binding {
      isShown
    } set: {
      isShown = $0
    }
    let renderer = renderer(Text("a").alert("b", isPresented: binding) {})
    try renderer.tap("OK")
    expect(!isShown)
  }

  @Test("a dialog has a cancel button at the bottom")
  func dialog() throws {
    var isShown = true
    var log: [String] = []
    let binding = Binding {
      isShown
    } set: {
      isShown = $0
    }
    let renderer = renderer(
      Text("a").confirmationDialog("b", isPresented: binding) {
        Button("One") { log.append("one") }
        Button("Two", role: .destructive) {}
      })
    let tree = try renderer.layoutTree()
    let frames = try ["One", "Two", "Cancel"].map { text in
      try require(tree.nodes.first { $0.text?.string == text }).frame
    }
    expectLess(frames[0].maxY, frames[1].minY)
    expectLess(frames[1].maxY, frames[2].minY)
    expect(!tree.nodes.contains { $0.text?.string == "b" })
    expectLess(frames[2].maxY, 792)
    try renderer.tap("One")
    expect(!isShown)
    expectEqual(log, ["one"])
  }

  @Test("on tablets, a dialog is a popover without a cancel button")
  func tabletDialog() throws {
    func tree(_ view: some View) -> LayoutTree {
      let dialog = view.confirmationDialog(
        "b", isPresented: .constant(true), titleVisibility: .visible
      ) {
        Button("One") {}
        Button("Cancel", role: .cancel) {}
      }
      return layout(820, 1180) { DeviceScreen(.iPad) { dialog } }
    }
    func frame(_ text: String, in tree: LayoutTree) throws -> CGRect {
      try require(tree.nodes.first { $0.text?.string == text }).frame
    }
    let small = tree(Text("a"))
    expect(small.texts, contains: "b")
    expect(small.texts, lacks: "Cancel")
    try expectLess(abs(frame("One", in: small).midX - 410), 0.5)
    try expectGreater(frame("One", in: small).minY, frame("a", in: small).maxY)
    try expectLess(frame("One", in: small).maxY, 800)
    // The dialog of a whole screen is below its middle.
    let whole = tree(Color.clear)
    try expectGreater(frame("One", in: whole).minY, 592)
    try expectLess(frame("One", in: whole).maxY, 800)
  }

  @Test("a tablet's dialog is never empty, and a tap outside of it cancels it")
  func tabletCancel() throws {
    var log: [String] = []
    let binding = Binding {
      log.isEmpty
    } set: { _ in
      log.append("dismissed")
    }
    func dialog(_ hasOther: Bool) -> ImageRenderer<some View> {
      let view = Text("a").confirmationDialog("b", isPresented: binding) {
        if hasOther { Button("One") {} }
        Button("Cancel", role: .cancel) { log.append("cancelled") }
      }
      let renderer = ImageRenderer(content: DeviceScreen(.iPad) { view })
      renderer.proposedSize = ProposedViewSize(width: 820, height: 1180)
      return renderer
    }
    try expectEqual(texts(dialog(false)), ["a", "Cancel"])
    let both = dialog(true)
    try expectEqual(texts(both), ["a", "One"])
    _ = try both.session.press(at: CGPoint(x: 10, y: 100))
    expectEqual(log, ["dismissed", "cancelled"])
  }

  @Test("two buttons of an alert are in a column if a title is too long for half of it")
  func longTitles() throws {
    func frames(_ title: String) throws -> [CGRect] {
      let alert = Text("a").alert("b", isPresented: .constant(true)) {
        Button("Cancel", role: .cancel) {}
        Button(title) {}
      }
      let tree = try renderer(alert).layoutTree()
      return try [title, "Cancel"].map { text in
        try require(tree.nodes.first { $0.text?.string == text }).frame
      }
    }
    let long = try frames("Delete All Photographs")
    expectClose(long.map(\.midX), [195, 195], tolerance: 0.5)
    expectClose(long[1].midY - long[0].midY, 44.5, tolerance: 1)
    let short = try frames("Delete")
    expectEqual(short[0].midY, short[1].midY)
    expectLess(short[1].midX, short[0].midX)
  }

  @Test("buttons of alerts have no icons")
  func icons() throws {
    let tree = try renderer(
      Text("a").alert("b", isPresented: .constant(true)) {
        Button("Add", systemImage: "plus") {}
      }
    ).layoutTree()
    let label = try require(tree.nodes.first { $0.text?.string == "Add" })
    expectLess(abs(label.frame.midX - 195), 0.5)
  }

  @Test("disabled buttons of alerts and dialogs are gray")
  func disabledButtons() throws {
    func paints(_ view: some View) throws -> [String] {
      try renderer(view).displayList().items.compactMap { item in
        if case .glyphs(_, _, let paints) = item { "\(paints)" } else { nil }
      }
    }
    let gray = try require(paints(Text("Go").foregroundStyle(Color(.tertiaryLabel))).first)
    for isEnabled in [true, false] {
      let button = Button("Go") {}.disabled(!isEnabled)
      let alert = Color.white.alert("a", isPresented: .constant(true)) { button }
      let dialog = Color.white.confirmationDialog("a", isPresented: .constant(true)) { button }
      try expectEqual(paints(alert).contains(gray), !isEnabled)
      try expectEqual(paints(dialog).contains(gray), !isEnabled)
    }
  }

  @Test("older alerts and action sheets call their buttons' actions")
  func older() throws {
    var (isShown, log) = (true, [String]())
    let binding = Binding {
      isShown
    } set: {
      isShown = $0
    }
    let alert = renderer(
      Text("a").alert(isPresented: binding) {
        Alert(
          title: Text("b"), primaryButton: .cancel(),
          secondaryButton: .destructive(Text("Go")) { log.append("go") })
      })
    try alert.tap("Go")
    isShown = true
    let sheet = renderer(
      Text("a").actionSheet(isPresented: binding) {
        ActionSheet(title: Text("c"), buttons: [.default(Text("On")) { log.append("on") }])
      })
    try sheet.tap("On")
    expectEqual(log, ["go", "on"])
    expect(!isShown)
  }
}
