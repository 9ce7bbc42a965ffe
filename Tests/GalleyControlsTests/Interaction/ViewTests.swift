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
    #expect(tree(text).root.frame == tree(hidden).root.frame)
    #expect(try items(text).contains { $0.hasPrefix("glyphs") })
    #expect(try !items(hidden).contains { $0.hasPrefix("glyphs") })
    #expect(try items(hidden).count == 1)
    #expect(try items(text.unredacted().redacted(reason: .placeholder)) == items(text))
    #expect(try items(text.redacted(reason: .privacy)) == items(text))
    #expect(
      try items(text.privacySensitive().redacted(reason: .privacy)) == items(hidden))
  }

  @Test("views are mirrored only in right-to-left layouts, and only on request")
  func flips() throws {
    let color = Color.red.frame(width: 10, height: 10)
    let flipped = color.flipsForRightToLeftLayoutDirection(true)
    #expect(try items(flipped).count == items(color).count + 2)
    let rightToLeft = flipped.environment(\.layoutDirection, .rightToLeft)
    #expect(try items(rightToLeft) != items(flipped))
    #expect(
      try items(color.transformEffect(CGAffineTransform(translationX: 5, y: 0))) != items(color))
  }

  @Test("a disclosure group shows its content when tapped")
  func disclosure() throws {
    let renderer = ImageRenderer(content: DisclosureGroup("More") { Text("content") })
    func strings() throws -> [String] {
      try renderer.layoutTree().nodes.compactMap(\.text?.string)
    }
    #expect(try strings() == ["More"])
    try renderer.tap("More")
    #expect(try strings() == ["More", "content"])
    let list = List { DisclosureGroup("More", isExpanded: .constant(true)) { Text("content") } }
    #expect(tree(list, 200, 300).nodes.compactMap(\.text?.string) == ["More", "content"])
  }

  @Test("a menu looks like a button with its label and performs its primary action")
  func menu() throws {
    let menu = tree(Menu("Sort") { Button("By name") {} })
    #expect(menu.root.frame == tree(Button("Sort") {}).root.frame)
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
    #expect(isDone)
  }

  @Test("a text editor takes its proposal and can be edited")
  func editor() throws {
    let editor = tree(TextEditor(text: .constant("one")), 120, 80)
    #expect(editor.root.frame.size == CGSize(width: 120, height: 80))
    #expect(editor.nodes.first { $0.text != nil }?.frame.origin == CGPoint(x: 5, y: 8))
    struct Editing: View {
      @State private var text = ""
      var body: some View {
        TextEditor(text: $text).accessibilityLabel("Note")
      }
    }
    let renderer = ImageRenderer(content: Editing())
    try renderer.set("Note", to: "two")
    #expect(try renderer.layoutTree().nodes.compactMap(\.text?.string) == ["two"])
  }

  @Test("a timeline shows the start of 2001, and a reader shows its content")
  func readers() {
    let view = ScrollViewReader { proxy in
      TimelineView(.animation) { context in
        Text("\(Int(context.date.timeIntervalSinceReferenceDate)) s")
          .onAppear { proxy.scrollTo(1) }
      }
    }
    #expect(tree(view).nodes.compactMap(\.text?.string) == ["0 s"])
    let start = Date(timeIntervalSinceReferenceDate: 90)
    let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
    #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [60, 120])
  }

  @Test("an image from a URL shows its placeholder")
  func asyncImage() {
    let view = AsyncImage(url: URL(filePath: "/cat.png")) { image in
      image.resizable()
    } placeholder: {
      Text("loading")
    }
    #expect(tree(view).nodes.compactMap(\.text?.string) == ["loading"])
    #expect(
      tree(AsyncImage(url: nil), 50, 40).root.frame.size == CGSize(width: 50, height: 40))
    let phases = AsyncImage(url: nil) { phase in
      if phase.image == nil { Text("none") } else { Text("some") }
    }
    #expect(tree(phases).nodes.compactMap(\.text?.string) == ["none"])
  }

  @Test("a content-unavailable view is centered in the available space")
  func unavailable() {
    let view = ContentUnavailableView(
      "No Pets", systemImage: "pawprint", description: Text("Add one."))
    let placed = tree(view, 300, 400)
    #expect(placed.root.frame.size == CGSize(width: 300, height: 400))
    let texts = placed.nodes.filter { $0.text != nil }
    #expect(texts.compactMap(\.text?.string) == ["No Pets", "Add one."])
    #expect(texts.allSatisfy { abs($0.frame.midX - 150) <= 0.5 })
    let search = ContentUnavailableView.search(text: "fox")
    #expect(tree(search).nodes.contains { $0.text?.string == "No Results for “fox”" })
  }

  @Test("corners have separate radii that are scaled to fit short sides")
  func corners() {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let even = RectangleCornerRadii(
      topLeading: 8, bottomLeading: 8, bottomTrailing: 8, topTrailing: 8)
    #expect(
      Path(roundedRect: rect, cornerRadii: even) == Path(roundedRect: rect, cornerRadius: 8))
    let sharp = UnevenRoundedRectangle(topLeadingRadius: 30, style: .circular).path(in: rect)
    #expect(sharp.currentPoint == CGPoint(x: 100, y: 0))
    #expect(sharp.boundingRect == rect)
    let long = UnevenRoundedRectangle(
      topLeadingRadius: 300, bottomLeadingRadius: 100, style: .circular
    ).path(in: rect)
    #expect(long.boundingRect == rect)
  }

  @Test("an elliptical gradient and a material are resolved to paints")
  func paints() throws {
    let gradient = EllipticalGradient(colors: [.red, .blue])
    #expect(try items(gradient).first?.contains("elliptical") == true)
    let light = Material.regular._resolved(in: EnvironmentValues())
    var environment = EnvironmentValues()
    environment.colorScheme = .dark
    #expect(Material.regular._resolved(in: environment) != light)
    #expect(Material.thin._resolved(in: EnvironmentValues()) != light)
  }
}
