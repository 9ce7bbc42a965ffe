import Expectations
import Foundation
import Galley
import Testing

/// The placement and use of sheets, covers, alerts, dialogs, popovers and menus.
@MainActor
@Suite("Presented views")
struct PresentedViewTests {
  static let screen = CGSize(width: 390, height: 800)

  func renderer<V: View>(_ view: V) -> ImageRenderer<V> {
    let renderer = ImageRenderer(content: view)
    renderer.proposedSize = ProposedViewSize(Self.screen)
    return renderer
  }

  func texts<V: View>(_ renderer: ImageRenderer<V>) throws -> [String] {
    try renderer.layoutTree().nodes.compactMap(\.text?.string)
  }

  private struct Host<Sheet: View>: View {
    @State var isShown = true
    @State private var dismissed = 0
    let sheet: () -> Sheet
    var body: some View {
      Button("behind \(dismissed)") { isShown = true }
        .sheet(isPresented: $isShown, onDismiss: { dismissed += 1 }, content: sheet)
    }
  }

  private struct Leave: View {
    @Environment(\.dismiss) private var dismiss
    @Environment(\.isPresented) private var isPresented
    var body: some View { Button("leave \(isPresented)") { dismiss() } }
  }

  private struct Tinted: View {
    enum Presentation { case none, sheet, alert, dialog, cover, menu }
    let shows: Presentation
    @State private var isSheet = true
    var body: some View {
      VStack {
        Text("behind").foregroundStyle(.tint)
        Menu("menu") { Button("item") {} }
      }
      .sheet(isPresented: shows == .sheet ? $isSheet : .constant(false)) {
        Button("front") { isSheet = false }
      }
      .alert("title", isPresented: .constant(shows == .alert)) { Button("front") {} }
      .confirmationDialog("title", isPresented: .constant(shows == .dialog)) { Button("front") {} }
      .fullScreenCover(isPresented: .constant(shows == .cover)) { Button("front") {} }
    }
  }

  private struct NarrowSizing: PresentationSizing {
    func proposedSize(
      for root: PresentationSizingRoot, context: PresentationSizingContext
    ) -> ProposedViewSize {
      ProposedViewSize(
        width: 300, height: root.sizeThatFits(ProposedViewSize(width: 300, height: nil)).height + 50
      )
    }
  }

  @Test("a sheet on a wide screen has the size that its content requests")
  func sizing() throws {
    func frame(_ sizing: some PresentationSizing, width: CGFloat = 834) throws -> CGRect {
      let view = Host {
        Color.red.frame(minWidth: 200, idealWidth: 250, minHeight: 100, idealHeight: 120)
          .accessibilityIdentifier("sheet").presentationSizing(sizing)
      }
      let renderer = ImageRenderer(content: view)
      renderer.proposedSize = ProposedViewSize(width: width, height: 1194)
      renderer.environment.horizontalSizeClass = width > 600 ? .regular : .compact
      return try renderer.layoutTree()["sheet"].frame
    }
    try expectEqual(frame(.automatic).size, CGSize(width: 540, height: 620))
    try expectEqual(frame(.form).size, CGSize(width: 540, height: 620))
    try expectEqual(frame(.page).width, 712)
    try expectGreater(frame(.page).height, 1000)
    try expectEqual(frame(.fitted).size, CGSize(width: 250, height: 120))
    try expectEqual(
      frame(.form.fitted(horizontal: false, vertical: true).sticky(vertical: true)).size,
      CGSize(width: 540, height: 120))
    try expectEqual(frame(NarrowSizing()).size, CGSize(width: 300, height: 170))
    try expectEqual(frame(NarrowSizing()).midX, 417)
    // On an iPhone, sheets are as wide as the screen.
    try expectEqual(frame(.fitted, width: 390).width, 390)
  }

  @Test("the tint is gray behind sheets, alerts and dialogs only, and not in them")
  func tint() throws {
    func color<V: View>(_ text: String, _ renderer: ImageRenderer<V>) throws -> ResolvedColor {
      let index = try require(texts(renderer).firstIndex(of: text))
      let paints = try renderer.displayList().items.compactMap { item -> Paint? in
        if case .glyphs(_, _, let paints) = item { paints.first } else { nil }
      }
      guard case .color(let color) = paints[index] else { return .clear }
      return color
    }
    let plain = try color("behind", renderer(Tinted(shows: .none)))
    expectGreater(plain.blue, plain.red)
    for shown in [Tinted.Presentation.sheet, .alert, .dialog] {
      let renderer = renderer(Tinted(shows: shown))
      let behind = try color("behind", renderer)
      expectEqual(behind.red, behind.blue, "\(shown)")
      try expectEqual(color("front", renderer), plain, "\(shown)")
      try expectEqual(renderer.layoutTree().diagnostics, [])
    }
    try expectEqual(color("behind", renderer(Tinted(shows: .cover))), plain)
    let menu = renderer(Tinted(shows: .menu))
    try menu.tap("menu")
    try expectEqual(color("behind", menu), plain)
    let sheet = renderer(Tinted(shows: .sheet))
    try sheet.tap("front")
    try expectEqual(color("behind", sheet), plain)
  }

  @Test("a view that is removed together with its dialog fades out")
  func removed() throws {
    struct Screen: View {
      @State private var isShown = true

      var body: some View {
        VStack {
          if isShown {
            Color.red.confirmationDialog(
              "dialog", isPresented: $isShown.animation(.linear(duration: 1))
            ) {}
          }
          Color.blue
        }
      }
    }
    let renderer = renderer(Screen())
    let before = try renderer.displayList()
    try renderer.animate(to: 0) { try renderer.tap("Cancel") }
    try expectEqual(renderer.displayList(), before)
    expect(renderer.isAnimated)
  }

  @Test("a sheet covers the picture, 10 points below the top")
  func sheet() throws {
    let tree = try renderer(Host { Text("sheet").accessibilityIdentifier("text") }).layoutTree()
    expectEqual(tree.diagnostics, [])
    expectEqual(tree.canvas, Self.screen)
    let sheet = try require(tree.nodes.first { $0.kind == .container("sheet") })
    expectEqual(sheet.frame, CGRect(x: 0, y: 10, width: 390, height: 790))
    expectEqual(tree["text"].frame.midX, 195)
    expectEqual(tree["text"].frame.midY, 405)
    // The view behind keeps its place.
    let behind = try require(tree.nodes.first { $0.text?.string == "behind 0" })
    expectEqual(behind.frame.midY, 400)
  }

  @Test("a sheet has the height that its content requests")
  func detents() throws {
    func height(_ detents: Set<PresentationDetent>) throws -> CGFloat {
      let tree = try renderer(Host { Text("a").presentationDetents(detents) }).layoutTree()
      let sheet = try require(tree.nodes.first { $0.kind == .container("sheet") })
      expectEqual(sheet.frame.maxY, 800)
      return sheet.frame.height
    }
    try expectEqual(height([.large]), 790)
    try expectEqual(height([.medium]), 395)
    try expectEqual(height([.large, .medium]), 395)
    try expectEqual(height([.height(200)]), 200)
    try expectEqual(height([.height(2000)]), 790)
    try expectEqual(height([.height(-.infinity)]), 0)
    try expectEqual(height([.fraction(.nan)]), 790)
    try expectEqual(height([.fraction(0.25)]), 197.5)
  }

  @Test("a navigation bar in a sheet is 56 points tall with a centered title")
  func bar() throws {
    let tree = try renderer(
      Host {
        NavigationStack {
          Color.red.navigationTitle("bar").navigationBarTitleDisplayMode(.inline)
            .accessibilityIdentifier("content")
        }
      }
    ).layoutTree()
    let title = try require(tree.nodes.first { $0.text?.string == "bar" })
    expectLess(abs(title.frame.midY - 38), 0.5)
    expectEqual(tree["content"].frame.minY, 66)
  }

  @Test("on a device, a sheet respects the safe area and the content behind moves back")
  func device() throws {
    let renderer = ImageRenderer(content: DeviceScreen(.iPhone16) { Host { Text("sheet") } })
    let tree = try renderer.layoutTree()
    let insets = Device.iPhone16.safeAreaInsets
    let sheet = try require(tree.nodes.first { $0.kind == .container("sheet") })
    expectEqual(sheet.frame.minY, insets.top + 10)
    expectEqual(sheet.frame.maxY, Device.iPhone16.size.height)
    let text = try require(tree.nodes.first { $0.text?.string == "sheet" })
    expectEqual(text.frame.midY, (sheet.frame.minY + sheet.frame.maxY - insets.bottom) / 2)
    expect(tree.nodes.contains { $0.type == "scaleEffect" })
  }

  @Test("a sheet is dismissed by its content or by pressing outside")
  func dismissing() throws {
    let renderer = renderer(Host { Leave().presentationDetents([.medium]) })
    try renderer.tap("leave true")
    try expectEqual(texts(renderer), ["behind 1"])
    try renderer.tap("behind 1")
    try expect(texts(renderer), contains: "leave true")
    // Pressing the sheet outside its button does nothing.
    _ = try renderer.session.press(at: CGPoint(x: 20, y: 780))
    try expect(texts(renderer), contains: "leave true")
    _ = try renderer.session.press(at: CGPoint(x: 20, y: 20))
    try expectEqual(texts(renderer), ["behind 2"])
  }

  @Test("a sheet with dismissal disabled stays and blocks the content behind it")
  func staying() throws {
    let renderer = renderer(
      Host { Text("a").presentationDetents([.medium]).interactiveDismissDisabled() })
    _ = try renderer.session.press(at: CGPoint(x: 195, y: 400))
    _ = try renderer.session.press(at: CGPoint(x: 20, y: 20))
    try expectEqual(texts(renderer), ["behind 0", "a"])
  }

  private struct Endless: View {
    var body: some View { Text("a").sheet(isPresented: .constant(true)) { Endless() } }
  }

  @Test("stacked sheets are limited")
  func endless() throws {
    let tree = try renderer(Endless()).layoutTree()
    expectEqual(tree.nodes.filter { $0.kind == .container("sheet") }.count, 20)
    expect(
      tree.diagnostics.map(\.message),
      contains: "a sheet is not shown because it is presented over 20 others")
  }

  @Test("one of two presentations is shown, and the other is reported")
  func two() throws {
    let tree = try renderer(
      Text("a").sheet(isPresented: .constant(true)) { Text("b") }
        .alert("c", isPresented: .constant(true)) {}
    ).layoutTree()
    expectEqual(tree.nodes.compactMap(\.text?.string), ["a", "b"])
    expectEqual(
      tree.diagnostics.map(\.message),
      ["the alert 'c' is not shown because a sheet is already presented"])
  }

  @Test("a cover fills the screen")
  func cover() throws {
    let tree = try renderer(
      Text("a").fullScreenCover(isPresented: .constant(true)) { Color.red.ignoresSafeArea() }
    ).layoutTree()
    let cover = try require(tree.nodes.first { $0.kind == .container("fullScreenCover") })
    expectEqual(cover.frame, CGRect(origin: .zero, size: Self.screen))
  }

  private struct Sorting: View {
    @State private var isOn = false
    @State private var log = "none"
    var body: some View {
      VStack {
        Menu("Sort") {
          Button("By name") { log = "name" }
          Toggle("Up", isOn: $isOn)
          Divider()
          Button("Remove", systemImage: "trash", role: .destructive) { log = "removed" }
        }
        Text("\(log) \(isOn)")
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
  }

  @Test("a menu is below its button, and pressing a control dismisses it")
  func menu() throws {
    let renderer = renderer(Sorting())
    try expectEqual(texts(renderer), ["Sort", "none false"])
    try renderer.tap("Sort")
    var tree = try renderer.layoutTree()
    expect(tree.nodes.compactMap(\.text?.string), contains: "By name")
    let button = try require(tree.nodes.first { $0.text?.string == "Sort" })
    let surface = try require(tree.nodes.first { $0.type == "presentation" })
    expectEqual(surface.frame.width, 250)
    expectLess(abs(surface.frame.minY - button.frame.maxY - 8), 8)
    try renderer.tap("Up")
    try expectEqual(texts(renderer), ["Sort", "none true"])
    try renderer.tap("Sort")
    try renderer.tap("Remove")
    try expectEqual(texts(renderer), ["Sort", "removed true"])
    try renderer.tap("Sort")
    tree = try renderer.layoutTree()
    expect(tree.nodes.contains { $0.text?.string == "By name" })
    _ = try renderer.session.press(at: CGPoint(x: 380, y: 790))
    try expectEqual(texts(renderer), ["Sort", "removed true"])
  }

  @Test(
    "presentations follow the layout direction and keep their own state", arguments: [true, false])
  func direction(isRightToLeft: Bool) throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    let renderer = renderer(
      Text("a").sheet(isPresented: .constant(true)) { Counter() }
        .environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
    try renderer.tap("count 0")
    try renderer.tap("count 1")
    try expect(texts(renderer), contains: "count 2")
  }
}
