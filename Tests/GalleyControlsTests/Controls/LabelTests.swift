import Expectations
import Foundation
import Galley
import TestSupport
import Testing

/// Labels in lists and in buttons: their icons, and where the separators of their rows start.
@MainActor
@Suite("Labels")
struct LabelTests {
  private static let size = ProposedViewSize(width: 300, height: 1200)

  private func tree(_ view: some View) -> LayoutTree { LayoutTree(of: view, proposal: Self.size) }

  /// The colors of texts.
  private func colors(_ view: some View) throws -> [String: ResolvedColor] {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = Self.size
    let texts = try renderer.layoutTree().texts
    let paints = try renderer.displayList().items.compactMap { item -> Paint? in
      if case .glyphs(_, _, let paints) = item { paints.first } else { nil }
    }
    var colors: [String: ResolvedColor] = [:]
    for (text, paint) in zip(texts, paints) {
      if case .color(let color) = paint { colors[text] = color }
    }
    return colors
  }

  private func label(_ title: String) -> some View {
    Label {
      Text(title)
    } icon: {
      // In one line, which is painted at once.
      Text("icon of \(title)").fixedSize()
    }
  }

  @Test(
    "in lists, icons are in the tint unless a foreground style is set around them",
    .enabled(if: hasPinnedFonts))
  func iconStyle() throws {
    let colors = try colors(
      List {
        label("plain")
        label("red").foregroundStyle(.red)
        HStack { label("white") }.foregroundStyle(.white)
        label("tinted").listItemTint(.green)
        Picker("Options", selection: .constant(1)) { label("option").tag(1) }
          .pickerStyle(.inline)
      })
    let reference = try self.colors(
      VStack {
        Text("tint").foregroundStyle(.tint)
        Text("red").foregroundStyle(.red)
        Text("white").foregroundStyle(.white)
        Text("green").foregroundStyle(.green)
      })
    expectEqual(colors["icon of plain"], reference["tint"])
    expectEqual(colors["icon of red"], reference["red"])
    expectEqual(colors["icon of white"], reference["white"])
    expectEqual(colors["icon of tinted"], reference["green"])
    expectEqual(colors["icon of option"], reference["tint"])
  }

  private struct Capsules: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.padding(8).background(.blue, in: .capsule).foregroundStyle(.white)
    }
  }

  private struct Wrapped: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(1) }
  }

  @Test("labels of buttons with a background or an own style are the same in a list as elsewhere")
  func buttons() throws {
    func button(_ title: String) -> some View { Button(title, systemImage: "star") {} }
    /// The distance from the icon to the title, and the icon's width with its margins.
    func gap(_ view: some View) throws -> CGFloat {
      let tree = tree(view)
      let icon = try require(tree.nodes.first { $0.type == "Image" }).frame
      return try require(tree.nodes.first { $0.text != nil }).frame.minX - icon.minX
    }
    let elsewhere = try gap(button("title").buttonStyle(.bordered))
    let inList = try gap(List { Label("title", systemImage: "star") })
    expectGreater(inList, elsewhere)
    let title = button("title")
    let apart = [
      AnyView(title.buttonStyle(.bordered)), AnyView(title.buttonStyle(.borderedProminent)),
      AnyView(title.buttonStyle(.borderless)), AnyView(title.buttonStyle(Capsules())),
    ]
    let ofRow = [
      AnyView(title), AnyView(title.buttonStyle(.plain)), AnyView(title.buttonStyle(Wrapped())),
    ]
    for view in apart { try expectClose(gap(List { view }), elsewhere, tolerance: 0.01) }
    for view in ofRow { try expectClose(gap(List { view }), inList, tolerance: 0.01) }
  }

  @Test("icons in prominent buttons in a list are white", .enabled(if: hasPinnedFonts))
  func prominent() throws {
    let colors = try colors(
      List { Button(action: {}, label: { label("a") }).buttonStyle(.borderedProminent) })
    expectEqual(colors["icon of a"], colors["a"])
    expect(colors["a"] != nil)
  }

  /// The leading ends of the separators of a list's rows, from the edge of their content.
  private func separators(_ view: some View) -> [CGFloat] {
    tree(view).nodes.filter { $0.type == "Divider" }.map { $0.frame.minX - 32 }
  }

  @Test("a separator starts at the leading-most text of a row with several labels")
  func leadingMost() {
    func star(_ title: String) -> some View { Label(title, systemImage: "star") }
    let lines = separators(
      List {
        HStack {
          star("4.5")
          Spacer()
          star("12 km")
        }
        VStack(alignment: .leading) {
          Text("Title")
          star("Meta")
        }
        VStack(alignment: .leading) {
          star("Header")
          Text("Body text")
        }
        // The text of an icon does not count.
        Label {
          Text("Title")
        } icon: {
          Text("☀")
        }
        star("explicit").alignmentGuide(.listRowSeparatorLeading) { _ in 0 }
        HStack(spacing: 0) {
          Color.clear.frame(width: 20, height: 10)
          Color.clear.frame(width: 30).alignmentGuide(.listRowSeparatorLeading) { $0[.trailing] }
          Color.clear.frame(width: 30).alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
        }
        Text("Next")
      })
    expectClose(lines, [40, 0, 0, 40, 0, 50])
  }

  @Test("subtitles of a label in a list start below its title")
  func subtitles() throws {
    let tree = tree(
      List {
        LabeledContent {
          Text("value")
        } label: {
          Label("title", systemImage: "star")
          Text("subtitle")
        }
      })
    try expectClose(frame("subtitle", in: tree).minX, frame("title", in: tree).minX)
  }

  @Test("separators do not start at texts in controls that UIKit draws on iOS")
  func controlTexts() {
    let date = Date(timeIntervalSinceReferenceDate: 700_000_000)
    let lines = separators(
      List {
        TextField("Amount", text: .constant("12.50")).multilineTextAlignment(.trailing)
        TextField("Placeholder", text: .constant("")).multilineTextAlignment(.trailing)
        HStack {
          Spacer()
          DatePicker("Day", selection: .constant(date), displayedComponents: .date).labelsHidden()
        }
        HStack {
          Spacer()
          Picker("Color", selection: .constant(1)) { Text("Red").tag(1) }.labelsHidden()
        }
        Picker("Wheel", selection: .constant(1)) { Text("One").tag(1) }.pickerStyle(.wheel)
        DatePicker("When", selection: .constant(date)).datePickerStyle(.wheel).labelsHidden()
        HStack {
          Color.clear.frame(width: 20, height: 10)
          Text("Label")
          TextField("Name", text: .constant("Ann"))
        }
        Text("Next")
      })
    expectClose(lines, [0, 0, 0, 0, 0, 0, 28])
  }

  @Test("icons without a baseline are centered half a cap height above the title's baseline")
  func iconAlignment() throws {
    func aligned(_ icon: some View) -> LayoutTree {
      layout(200, nil) {
        Label {
          Text("Title").named("title")
        } icon: {
          icon.named("icon")
        }
        .named("label")
      }
    }
    // A symbol is centered at half the cap height, up to rounding to pixels.
    let symbol = aligned(Image(systemName: "star"))
    let center = symbol["icon"].frame.midY - symbol["title"].frame.minY
    for icon in [
      AnyView(box(40, 40)), AnyView(box(12, 12)),
      AnyView(Image(systemName: "star").resizable().frame(width: 30, height: 30)),
      AnyView(box(20, 20).alignmentGuide(.leading) { _ in 1 }),
    ] {
      let tree = aligned(icon)
      let title = tree["title"]
      expectClose(tree["icon"].frame.midY - title.frame.minY, center, tolerance: 0.51)
      expectClose(
        tree["label"].dimensions[.firstTextBaseline],
        title.frame.minY - tree["label"].frame.minY + title.dimensions[.firstTextBaseline])
    }
    let lines = layout(200, nil) {
      Label {
        VStack {
          Text("Name").named("title")
          Text("Role")
        }
      } icon: {
        box(44, 44).named("icon")
      }
    }
    expectClose(
      lines["icon"].frame.midY - lines["title"].frame.minY, center, tolerance: 0.51)
  }
}
