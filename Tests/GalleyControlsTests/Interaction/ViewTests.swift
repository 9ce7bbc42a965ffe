import Expectations
import Foundation
import Galley
import Testing

/// Views and drawing features that accompany interaction.
@MainActor
@Suite("Redaction, menus, disclosure and other views")
struct InteractionViewTests {
  private func tree(_ view: some View, _ width: CGFloat? = 200, _ height: CGFloat? = nil)
    -> LayoutTree
  {
    LayoutTree(of: view, proposal: ProposedViewSize(width: width, height: height))
  }

  private func items(_ view: some View) throws -> [String] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(width: 200, height: 100)
    return try renderer.displayList().items.map { "\($0)" }
  }

  @Test("redacted text keeps its size and shows bars instead of letters")
  func redacted() throws {
    let text = Text("one line\nand another")
    let hidden = text.redacted(reason: .placeholder)
    expectEqual(tree(text).root.frame, tree(hidden).root.frame)
    try expect(items(text).contains { $0.hasPrefix("glyphs") })
    try expect(!items(hidden).contains { $0.hasPrefix("glyphs") })
    try expectEqual(items(hidden).count, 1)
    try expectEqual(items(text.unredacted().redacted(reason: .placeholder)), items(text))
    try expectEqual(items(text.redacted(reason: .privacy)), items(text))
    try expectEqual(
      items(text.privacySensitive().redacted(reason: .privacy)), items(hidden))
  }

  @Test("views are mirrored only in right-to-left layouts, and only on request")
  func flips() throws {
    let color = Color.red.frame(width: 10, height: 10)
    let flipped = color.flipsForRightToLeftLayoutDirection(true)
    try expectEqual(items(flipped).count, items(color).count + 2)
    let rightToLeft = flipped.environment(\.layoutDirection, .rightToLeft)
    try expect(items(rightToLeft) != items(flipped))
    let mirrored = color.layoutDirectionBehavior(.mirrors)
    try expectEqual(items(mirrored), items(flipped))
    try expectEqual(
      items(mirrored.environment(\.layoutDirection, .rightToLeft)), items(rightToLeft))
    try expectEqual(
      items(color.layoutDirectionBehavior(.mirrors(in: .leftToRight))), items(rightToLeft))
    try expect(
      items(color.transformEffect(CGAffineTransform(translationX: 5, y: 0))) != items(color))
  }

  @Test("a disclosure group shows its content when tapped")
  func disclosure() throws {
    let renderer = ImageRenderer(content: DisclosureGroup("More") { Text("content") })
    func strings() throws -> [String] {
      try renderer.layoutTree().nodes.compactMap(\.text?.string)
    }
    try expectEqual(strings(), ["More"])
    try renderer.tap("More")
    try expectEqual(strings(), ["More", "content"])
    let list = List { DisclosureGroup("More", isExpanded: .constant(true)) { Text("content") } }
    expectEqual(tree(list, 200, 300).nodes.compactMap(\.text?.string), ["More", "content"])
  }

  @Test("a menu looks like a button with its label and performs its primary action")
  func menu() throws {
    let menu = tree(Menu("Sort") { Button("By name") {} })
    expectEqual(menu.root.frame, tree(Button("Sort") {}).root.frame)
    var isDone = false
    let renderer = ImageRenderer(
      content: Menu {
        Button("By name") {}
      } label: {
        Label("Sort", systemImage: "ellipsis")
      } primaryAction: {
        isDone = true
      })
    try renderer.tap("Sort")
    expect(isDone)
  }

  @Test("a text editor takes its proposal and can be edited")
  func editor() throws {
    let editor = tree(TextEditor(text: .constant("one")), 120, 80)
    expectEqual(editor.root.frame.size, CGSize(width: 120, height: 80))
    expectEqual(editor.nodes.first { $0.text != nil }?.frame.origin, CGPoint(x: 5, y: 8))
    struct Editing: View {
      @State private var text = ""
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
      }
    }
    let renderer = ImageRenderer(content: Editing())
    try renderer.set("Note", to: "two")
    try expectEqual(renderer.layoutTree().nodes.compactMap(\.text?.string), ["two"])
  }

  @Test("a text editor is ideally as high as its text")
  func editorHeight() {
    func height(_ view: some View) -> CGFloat {
      tree(ScrollView { view.accessibilityIdentifier("view") }, 120, 300)["view"].frame.height
    }
    func editor(_ text: String) -> TextEditor { TextEditor(text: .constant(text)) }
    for text in ["one", "one\ntwo"] {
      expectEqual(height(editor(text)), height(Text(verbatim: text)) + 16)
    }
    expectEqual(height(editor("")), height(editor("one")))
  }

  @Test("a timeline shows the start of 2001, and a reader shows its content")
  func readers() {
    let view = ScrollViewReader { proxy in
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
          .onAppear { proxy.scrollTo(1) }
      }
    }
    expectEqual(tree(view).nodes.compactMap(\.text?.string), ["0 s"])
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    expectEqual(minutes.map(\.timeIntervalSinceReferenceDate), [60, 120])
  }

  @Test("an image from a URL shows its placeholder")
  func asyncImage() {
    let view = AsyncImage(url: URL(filePath: "/cat.png")) { image in
      image.resizable()
    } placeholder: {
      Text("loading")
    }
    expectEqual(tree(view).nodes.compactMap(\.text?.string), ["loading"])
    expectEqual(
      tree(AsyncImage(url: nil), 50, 40).root.frame.size, CGSize(width: 50, height: 40))
    let phases = AsyncImage(url: nil) { phase in
      if phase.image == nil { Text("none") } else { Text("some") }
    }
    expectEqual(tree(phases).nodes.compactMap(\.text?.string), ["none"])
  }

  @Test("a content-unavailable view is centered in the available space")
  func unavailable() {
    let view = ContentUnavailableView(
      "No Pets", systemImage: "pawprint", description: Text("Add one."))
    let placed = tree(view, 300, 400)
    expectEqual(placed.root.frame.size, CGSize(width: 300, height: 400))
    let texts = placed.nodes.filter { $0.text != nil }
    expectEqual(texts.compactMap(\.text?.string), ["No Pets", "Add one."])
    expect(texts.allSatisfy { abs($0.frame.midX - 150) <= 0.5 })
    let search = ContentUnavailableView.search(text: "fox")
    expect(tree(search).nodes.contains { $0.text?.string == "No Results for “fox”" })
  }

  @Test("corners have separate radii that are scaled to fit short sides")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let even = RectangleCornerRadii(
      topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
    expectEqual(
      Path(roundedRect: rect, cornerRadii: even), Path(roundedRect: rect, cornerRadius: 8))
    let sharp = UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular).path(in: rect)
    expectEqual(sharp.currentPoint, CGPoint(x: 100, y: 0))
    expectEqual(sharp.boundingRect, rect)
    let long = UnevenRoundedRectangle(
      topLeadingRadius: 300, bottomLeadingRadius: 100, style: .circular
    ).path(in: rect)
    expectEqual(long.boundingRect, rect)
  }

  @Test("an elliptical gradient and a material are resolved to paints")
  func paints() throws {
    let gradient = EllipticalGradient(colors: [.red, .blue])
    try expectEqual(items(gradient).first?.contains("elliptical"), true)
    let light = Material.regular._resolved(in: EnvironmentValues())
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    expect(Material.regular._resolved(in: environment) != light)
    expect(Material.thin._resolved(in: EnvironmentValues()) != light)
  }
}
